/** Lets organizers work in the table of entries. What they save is seen without a reload. */
import { render } from 'preact'
import { languageOfPage } from '#browser/pageWords.ts'
import { dataOfPage } from '#browser/pageData.ts'
import { Refusal } from '#browser/refusal.ts'
import { failureText, requireUserOfPage, send } from '#browser/userRequests.ts'
import { pathOf } from '#values/pathSegment.ts'
import { fill } from '#values/words.ts'
import type { Answer } from '../../pages/entryForm.tsx'
import { boatOf, EntriesTable, type EntriesWork } from '../../pages/entriesTable.tsx'
import { takeDecisions } from './decisions.ts'
import { changedFields } from '../../rules/entryTexts.ts'
import type { EntriesTablePage, EntryRow } from '../../steps/entriesPage.ts'

const root = document.getElementById('entries')
const status = document.getElementById('status')
let page = dataOfPage('page-data') as EntriesTablePage

const draw = () => {
  if (root) render(<EntriesTable page={page} work={work} />, root)
}

/** Reads the page again, also for what waits. */
const refresh = async () => {
  const reply = await send(location.pathname, { cache: 'no-store' })
  const later = new DOMParser().parseFromString(await reply.text(), 'text/html')
  page = dataOfPage('page-data', later) as EntriesTablePage
  const waiting = later.getElementById('waiting')
  if (waiting) document.getElementById('waiting')?.replaceWith(waiting)
  draw()
}

const say = (sentence: string) => {
  if (status) status.textContent = sentence
}

const entryWith = (id: string) => page.entries.find((entry) => entry.id === id)

const put = (body: object) =>
  send(pathOf('/sailingserver/api/v1/regattas', [page.regatta], '/entries'), {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'accept-language': languageOfPage(),
      'if-match': page.etag,
    },
  })

/** Another organizer, or a sailor, changed an entry since the table was read. */
const isOutdated = (error: unknown) => error instanceof Refusal && error.status === 412

/** @returns what the other one changed in this entry */
const meanwhile = async (before: EntryRow): Promise<string | undefined> => {
  await refresh()
  const now = entryWith(before.id)
  if (now === undefined) return page.words.isGone
  const values = changedFields(before.texts, now.texts).map(
    (field) => `${page.fields[field]} ${now.texts[field] || '-'}`,
  )
  const isSame = values.length === 0 && now.isWithdrawn === before.isWithdrawn
  return isSame ? undefined : fill(page.words.changedMeanwhile, { values: values.join(', ') })
}

const answerTo = (error: unknown): Answer => {
  const faults = new Map<string, string>()
  if (!(error instanceof Refusal)) return { problem: failureText(error) }
  const others = error.errors.filter(({ pointer, detail, suggestion }) => {
    const field = /^\/change\/0\/(\w+)$/.exec(pointer ?? '')?.[1] ?? ''
    if (!(field in page.fields)) return true
    faults.set(field, [detail, suggestion].filter(Boolean).join('. '))
    return false
  })
  const isAtFields = error.errors.length > 0 && others.length === 0
  return { faults, ...(!isAtFields && { problem: error.message }) }
}

const attempt = async (entry: EntryRow, body: object): Promise<Answer | undefined> => {
  try {
    await put(body)
  } catch (error) {
    if (!isOutdated(error)) throw error
    const problem = await meanwhile(entry)
    if (problem !== undefined) return { problem }
    await put(body)
  }
  await refresh()
  return undefined
}

const work: EntriesWork = {
  opened: undefined,
  open: (id) => {
    const left = work.opened
    Object.assign(work, { opened: id })
    draw()
    if (id === undefined) root?.querySelector<HTMLElement>(`[data-entry="${left}"]`)?.focus()
  },
  change: async (entry, values) => {
    try {
      await requireUserOfPage()
      const answer = await attempt(entry, { change: [{ competitorId: entry.id, ...values }] })
      const saved = entryWith(entry.id) ?? entry
      if (answer === undefined) say(fill(page.words.saved, { boat: boatOf(saved) }))
      return answer
    } catch (error) {
      return answerTo(error)
    }
  },
}

takeDecisions({ words: () => page.words, put, refresh, say })
draw()
