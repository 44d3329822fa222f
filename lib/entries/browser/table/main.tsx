/** Lets organizers work in the table of entries. What they save is seen without a reload. */
import { render } from 'preact'
import { newId } from '#browser/newId.ts'
import { dataOfPage } from '#browser/pageData.ts'
import { Refusal } from '#browser/refusal.ts'
import { failureText, requireUserOfPage, send } from '#browser/userRequests.ts'
import { pathOf } from '#values/pathSegment.ts'
import { changeText, fill } from '#values/words.ts'
import { Closing } from '../../pages/closing.tsx'
import type { Answer, Wish } from '../../pages/entryForm.tsx'
import { boatOf, EntriesTable, type EntriesWork } from '../../pages/entriesTable.tsx'
import { takeDecisions } from './decisions.ts'
import { changedFields } from '../../rules/entryTexts.ts'
import type { EntriesTablePage, EntryRow } from '../../steps/entriesPage.ts'
import type { changedEntries } from '#schemas/entries/changes.ts'
import type { Static } from '#schemas/schema.ts'

type Reply = Static<typeof changedEntries>

const root = document.getElementById('entries')
const closing = document.getElementById('closing')
const status = document.getElementById('status')
let page = dataOfPage('page-data') as EntriesTablePage

const draw = () => {
  if (root) render(<EntriesTable page={page} work={workNow()} />, root)
  if (closing) render(<Closing page={page} setEnd={setEnd} />, closing)
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

interface PutOptions {
  readonly regatta?: string
  readonly query?: string
  readonly headers?: Record<string, string>
}

/** Fails with 412 if anything has changed since the table was read. */
const put = async (body: object, { regatta, query = '', headers }: PutOptions = {}) => {
  const path = pathOf('/sailingserver/api/v1/regattas', [regatta ?? page.regatta], '/entries')
  const reply = await send(path + query, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(headers ?? { 'if-match': page.etag }),
    },
  })
  const said = (await reply.json()) as Reply & { readonly body?: Reply }
  // A dry run contains the response of the change.
  return said.body ?? said
}

/** @returns what another organizer changed in this entry */
const meanwhile = async (before: EntryRow): Promise<string | undefined> => {
  await refresh()
  const now = entryWith(before.id)
  if (now === undefined) {
    // Its form has gone with it.
    say(page.words.isGone)
    return page.words.isGone
  }
  const values = changedFields(before.texts, now.texts).map(
    (field) => `${page.fields[field]} ${now.texts[field] || '-'}`,
  )
  if (now.isWithdrawn !== before.isWithdrawn) {
    values.push(now.isWithdrawn ? page.words.withdraw : page.words.sailsAgain)
  }
  if (values.length > 0) return fill(page.words.changedMeanwhile, { values: values.join(', ') })
  return now.hasProposal && !before.hasProposal ? page.words.lapses : undefined
}

/** Each error of a field is at the field, and others are in one sentence. */
const refusalIn = (error: unknown): Answer => {
  if (!(error instanceof Refusal)) return { problem: failureText(error) }
  const faults = new Map<string, string>()
  const others = error.errors.filter(({ pointer, detail, suggestion }) => {
    const field = /^\/(?:change|add)\/0\/(\w+)$/.exec(pointer ?? '')?.[1] ?? ''
    const isShown = document.querySelector(`form.entry [name="${field}"]`) !== null
    if (!isShown) return true
    faults.set(field, [detail, suggestion].filter(Boolean).join(' '))
    return false
  })
  const isAtFields = faults.size > 0 && others.length === 0
  return { faults, ...(!isAtFields && { problem: error.message }) }
}

const boatsMax = 5

const effectsOf = ({ moved = [], madeProvisional = [] }: Reply): readonly string[] => {
  const { words, language } = page
  const arrow = (change: Parameters<typeof changeText>[1]) => changeText(language, change)
  const boats = moved
    .slice(0, boatsMax)
    .map(({ name: boat, rank, netPoints }) =>
      fill(words.movedBoat, { boat, rank: arrow(rank), points: arrow(netPoints) }),
    )
  const count = moved.length - boats.length
  const all = [...boats, ...(count > 0 ? [fill(words.andMore, { count })] : [])].join(', ')
  const races = madeProvisional.map(({ raceColumn, fleet }) => `${raceColumn} ${fleet}`).join(', ')
  return [
    ...(moved.length > 0 ? [fill(words.movesResults, { boats: all })] : []),
    ...(races === '' ? [] : [fill(words.makesProvisional, { races })]),
  ]
}

const bodyOf = ({ id: competitorId }: EntryRow, { kind, values }: Wish) => {
  if (kind === 'add') return { add: [values] }
  return kind === 'remove' ? { remove: [competitorId] } : { change: [{ competitorId, ...values }] }
}

let last = { text: '', key: '' }

/** A repeated request has the key of the first one, which may have made the entry already. */
const keyOf = (request: object): string => {
  const text = JSON.stringify(request)
  if (text !== last.text) last = { text, key: newId() }
  return last.key
}

const attempt = async (entry: EntryRow, wish: Wish, isConfirmed: boolean): Promise<Answer> => {
  await requireUserOfPage()
  const body = bodyOf(entry, wish)
  const { regatta = page.regatta } = wish
  const isNew = wish.kind === 'add'
  // A new entry does not depend on others.
  const condition: Record<string, string> = isNew ? {} : { 'if-match': page.etag }
  if (!isConfirmed) {
    const expected = await put(body, { regatta, query: '?dryRun=true', headers: condition })
    const takesOut = fill(page.words.takesOut, { boat: boatOf(entry) })
    const effects = [...(wish.kind === 'remove' ? [takesOut] : []), ...effectsOf(expected)]
    if (effects.length > 0) return { effects }
  }
  const once = { 'idempotency-key': keyOf({ regatta, body }) }
  await put(body, { regatta, headers: isNew ? once : condition })
  last = { text: '', key: '' }
  await refresh()
  return {}
}

/** A change of another entry does not matter. One of this entry is shown first. */
const attemptTwice = async (entry: EntryRow, wish: Wish, isConfirmed: boolean) => {
  try {
    return await attempt(entry, wish, isConfirmed)
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 412) throw error
    const problem = await meanwhile(entry)
    return problem === undefined ? attempt(entry, wish, isConfirmed) : { problem }
  }
}

const outcomeOf = (entry: EntryRow, { kind, values }: Wish) => {
  const { words } = page
  const { sailId = '', name = '' } = { ...values } as { sailId?: string; name?: string }
  if (kind === 'add') return fill(words.added, { boat: boatOf({ sail: sailId, name }) })
  if (kind === 'remove') return fill(words.isTakenOut, { boat: boatOf(entry) })
  return fill(words.saved, { boat: boatOf(entryWith(entry.id) ?? entry) })
}

let opened: string | undefined

const workNow = (): EntriesWork => ({
  opened,
  open: (id) => {
    opened = id
    draw()
  },
  close: () => {
    const left = opened
    opened = undefined
    draw()
    root?.querySelector<HTMLElement>(`[data-entry="${left}"]`)?.focus()
  },
  send: async (entry, wish, isConfirmed) => {
    try {
      const answer = await attemptTwice(entry, wish, isConfirmed)
      if (Object.keys(answer).length === 0) say(outcomeOf(entry, wish))
      return answer
    } catch (error) {
      return refusalIn(error)
    }
  },
})

/** The request contains all settings of the regatta, which stay as they are. */
const setEnd = async (entriesCloseAt: string | null) => {
  const { settings, words } = page.closing ?? {}
  try {
    await requireUserOfPage()
    await send(pathOf('/sailingserver/api/v1/regattas', [page.regatta]), {
      method: 'PUT',
      body: JSON.stringify({ ...settings, entriesCloseAt }),
      headers: { 'content-type': 'application/json', accept: 'application/json' },
    })
    await refresh()
    say((entriesCloseAt === null ? words?.entriesOpen : words?.endSet) ?? '')
    return ''
  } catch (error) {
    return failureText(error)
  }
}

takeDecisions({ words: () => page.words, put, effectsOf, refresh, say })
draw()
