import { endpoint } from '#endpoint'
import type { Context } from '#endpoint/context.ts'
import { withValues } from '#entries/steps/entryValues.ts'
import { boatWithSail } from '#entries/rules/sails.ts'
import { entryWrites } from '#entries/steps/competitorChanges.ts'
import { resultsWithout, removalOfEntries, requireNoResults } from '#entries/steps/removal.ts'
import { listAllEntries, type StoredEntry } from '#races/items/entries.ts'
import type { StoredRegatta } from '#races/items/regattas.ts'
import type { Entry } from '#races/rules/competitor.ts'
import { listCompetitors } from '#races/steps/entries.ts'
import { loadEntriesAndState } from '#entries/steps/loadEntries.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { changedEntries, entriesChange } from '#schemas/entries/changes.ts'
import type { Static } from '#schemas/schema.ts'
import { type InputError, requireValid, sentence } from '#values/failure.ts'

export const { declaration, handler } = endpoint({
  name: 'changeEntries',
  summary: 'Accept, correct, withdraw and remove entries',
  description:
    '`accept` takes waiting entries and what is proposed for entries. `change` sets values of the ' +
    'entry, and drops what is proposed for it. A competitor that was made for the regatta changes with ' +
    'the entry; one that was added stays as it is. All or nothing.',
  routes: ['PUT /sailingserver/api/v1/regattas/{regattaName}/entries'],
  guard: { kind: 'object', type: 'REGATTA', actions: ['CHANGE_ENTRIES'], id: 'regattaName' },
  input: entriesChange,
  refusesUnknownNames: true,
  takesLargeBody: true,
  load: loadEntriesAndState,
  current: { show: listCompetitors },
  reply: { status: 200, body: changedEntries },
  errors: ['not-found', 'has-results'],
  run: async ({ context, input }) => {
    const regatta = await requireRegatta(context, input.regattaName)
    const all = await listAllEntries(context.store, regatta.name)
    const entries = new Map(all.map((entry) => [entry.competitor.id, entry]))
    const plans = plansOf(regatta, entries, input)
    const removed = plans.flatMap(({ before, after }) => (after === undefined ? [before] : []))
    const changed = plans.flatMap(({ after }) => after ?? [])
    await requireNoResults(context, regatta, removed)
    await context.store.write([
      ...(await writesOf(context, regatta, plans)),
      ...(await removalOfEntries(context, regatta, removed)),
      ...(await resultsWithout(context, regatta, removed, changed)),
    ])
    return { changed: plans.length - removed.length, removed: removed.length }
  },
})

type Wanted = Static<typeof entriesChange>

interface Plan {
  readonly pointer: string
  readonly before: StoredEntry
  /** Absent: the entry is removed. */
  readonly after?: Entry
}

/** @throws Failure `invalid-input` for unknown ids, and for an id that is named twice */
const plansOf = (
  regatta: StoredRegatta,
  entries: ReadonlyMap<string, StoredEntry>,
  { accept = [], remove = [], withdraw = [], change = [] }: Wanted,
): readonly Plan[] => {
  const named = new Set<string>()
  const errors: InputError[] = []
  const planOf = (
    id: string,
    pointer: string,
    after: (entry: StoredEntry) => Entry | undefined,
  ) => {
    const before = entries.get(id)
    const detail = 'must be the id of an entry of the regatta'
    if (before === undefined) errors.push({ pointer, code: 'unknown', detail })
    else if (named.has(id)) {
      errors.push({ pointer, code: 'duplicate', detail: 'must be named once in the request' })
    }
    named.add(id)
    if (before === undefined) return []
    const changed = after(before)
    return [{ pointer, before, ...(changed && { after: changed }) }]
  }
  const plans = [
    ...accept.flatMap((id, at) => planOf(id, `/accept/${at}`, (one) => accepted(regatta, one))),
    ...remove.flatMap((id, at) => planOf(id, `/remove/${at}`, () => undefined)),
    ...withdraw.flatMap((id, at) =>
      planOf(id, `/withdraw/${at}`, (one) => ({ ...one, withdrawn: true })),
    ),
    ...change.flatMap(({ competitorId, ...values }, at) =>
      planOf(competitorId, `/change/${at}/competitorId`, (one) => withValues(regatta, one, values)),
    ),
  ]
  if (plans.length === 0 && errors.length === 0) {
    const detail = 'must have an entry, or `remove`, `withdraw` or `change` must'
    errors.push({ pointer: '/accept', code: 'required', detail })
  }
  requireValid(errors)
  requireOwnSails(entries, plans)
  return plans
}

/** @throws Failure `invalid-input` if two entries would count with one sail number */
const requireOwnSails = (entries: ReadonlyMap<string, StoredEntry>, plans: readonly Plan[]) => {
  const planned = new Map(plans.map(({ before, after }) => [before.competitor.id, after]))
  const later = [...entries].flatMap(([id, entry]) =>
    planned.has(id) ? (planned.get(id) ?? []) : entry,
  )
  const find = boatWithSail(later)
  const errors = plans.flatMap(({ pointer, before, after }) => {
    if (after === undefined || after.isWaiting === true) return []
    if (before.isWaiting !== true && hasSameSail(before, after)) return []
    const other = find(after)
    if (other === undefined) return []
    const detail = sentence`must have another sail number than ${other.name}: change one of them, or remove this entry`
    return [{ pointer, code: 'duplicate', detail }]
  })
  requireValid(errors)
}

const hasSameSail = ({ competitor: one }: Entry, { competitor: other }: Entry): boolean =>
  one.boat.sailId === other.boat.sailId && one.nationality === other.nationality

const accepted = (regatta: StoredRegatta, entry: StoredEntry): Entry | undefined => {
  const { withdrawn, removed, ...values } = entry.proposal ?? {}
  if (removed === true) return undefined
  const after = { ...withValues(regatta, entry, values), isWaiting: undefined }
  return withdrawn === true ? { ...after, withdrawn } : after
}

const writesOf = async (context: Context, regatta: StoredRegatta, plans: readonly Plan[]) => {
  const writes = plans.map(async ({ before, after }) =>
    after === undefined ? [] : entryWrites(context, regatta, before, after),
  )
  return (await Promise.all(writes)).flat()
}
