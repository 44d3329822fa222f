/** Decisions of organizers about the entries and the changes that wait. */
import { onePress } from '#browser/onePress.ts'
import { Refusal } from '#browser/refusal.ts'
import { requireUserOfPage } from '#browser/userRequests.ts'
import type { changedEntries } from '#schemas/entries/changes.ts'
import type { Static } from '#schemas/schema.ts'
import type { EntriesTablePage } from '../../steps/entriesPage.ts'
import { fill } from '#values/words.ts'

type Reply = Static<typeof changedEntries>

interface Work {
  readonly words: () => EntriesTablePage['words']
  /** Sends the body if nothing has changed since the lists were read. */
  readonly put: (body: object, options?: { readonly query: string }) => Promise<Reply>
  /** The results that a change moves, in sentences. */
  readonly effectsOf: (expected: Reply) => readonly string[]
  readonly refresh: () => Promise<void>
  readonly say: (sentence: string) => void
}

const decisions = ['accept', 'remove', 'keep'] as const

type Decision = (typeof decisions)[number]

const sentences = { accept: 'accepted', remove: 'removed', keep: 'kept' } as const

/** The list of the event. Each refresh replaces the lists. */
const listOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLFormElement>('form[data-entries]') : null

/** The effects that the organizer has read. */
let shown = ''

const decide = async (work: Work, ids: readonly string[], decision: Decision) => {
  const words = work.words()
  if (ids.length === 0) throw new Error(words.chooseEntry)
  await requireUserOfPage()
  const change = ids.map((competitorId) => ({ competitorId }))
  const body = decision === 'keep' ? { change } : { [decision]: ids }
  const put = (query: string) =>
    work.put(body, { query }).catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.status !== 412) throw error
      throw new Error(words.listsChanged)
    })
  const effects = work.effectsOf(await put('?dryRun=true')).join(' ')
  const isRead = effects === '' || shown === `${JSON.stringify(body)} ${effects}`
  shown = isRead ? '' : `${JSON.stringify(body)} ${effects}`
  if (!isRead) throw new Error(`${effects} ${words.pressAgain}`)
  await put('')
  await work.refresh()
  work.say(fill(words[sentences[decision]], { count: ids.length }))
}

export const takeDecisions = (work: Work): void => {
  document.addEventListener('change', (event) => {
    const { target } = event
    if (!(target instanceof HTMLInputElement) || !target.matches('[data-all]')) return
    const boxes = listOf(event)?.querySelectorAll<HTMLInputElement>('input[name=id]') ?? []
    for (const box of boxes) box.checked = target.checked
  })
  document.addEventListener('submit', (event) => {
    const list = listOf(event)
    const decision = decisions.find((one) => one === event.submitter?.getAttribute('value'))
    if (!list || decision === undefined) return
    event.preventDefault()
    const chosen = list.querySelectorAll<HTMLInputElement>('input[name=id]:checked')
    const ids = [...chosen].map(({ value }) => value)
    void onePress(list.querySelector('[role=alert]'), () => decide(work, ids, decision))
  })
}
