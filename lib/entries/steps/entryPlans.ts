/** The changes of entries that an organizer wants, checked as a whole. */
import { authorize } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { listAllEntries, readEntry, type StoredEntry } from '#races/items/entries.ts'
import { readRegatta, type StoredRegatta } from '#races/items/regattas.ts'
import type { Entry, EntryValues } from '#races/rules/competitor.ts'
import type { Regatta } from '#races/rules/regatta.ts'
import type { entriesChange } from '#schemas/entries/changes.ts'
import type { Static } from '#schemas/schema.ts'
import {
  Failure,
  type FailureCode,
  type InputError,
  requireValid,
  type Sentence,
  sentence,
} from '#values/failure.ts'
import { namedObject } from '#values/objectId.ts'
import { boatWithSail, hasSameSail, takenSail } from '../rules/sails.ts'
import { newEntry, requireRoom } from './enter.ts'
import { withValues } from './entryValues.ts'
import { blankCompetitor } from './newEntries.ts'
import { readRacesOfBoats } from './removal.ts'

type Wanted = Static<typeof entriesChange>

export interface Plan {
  /** In the body. */
  readonly pointer: string
  /** The regatta of the entry afterwards. */
  readonly regatta: StoredRegatta
  /** Absent: the entry is new. */
  readonly before?: StoredEntry | undefined
  /** Absent: the entry is removed. */
  readonly after?: Entry | undefined
  /** The entry comes from another class. */
  readonly isMoved: boolean
}

/**
 * @throws Failure `invalid-input` with all errors of the input; `already-exists` for a sail number that
 *   another entry has, and `has-results` for the move of a boat with results, with all of them
 */
export const planEntries = async (
  context: Context,
  regatta: StoredRegatta,
  wanted: Wanted,
  formErrors: readonly InputError[],
) => {
  const [all, classes] = await Promise.all([
    listAllEntries(context.store, regatta.name),
    readClasses(context, regatta, wanted),
  ])
  const { plans, errors } = plansOf(regatta, classes, all, wanted)
  const moves = plans.filter(({ isMoved }) => isMoved)
  for (const { name } of targetsOf(moves)) {
    await authorize(context, { ...namedObject('REGATTA', name), action: 'CHANGE_ENTRIES' })
  }
  for (const target of targetsOf(plans)) {
    const coming = plansFor(target, plans).filter((plan) => plan.isMoved || !plan.before)
    if (coming.length > 0) await requireRoom(context, target, coming.length)
  }
  const conflicts = [
    ...(await movesWithResults(context, regatta, moves)),
    ...(await movesOfEntered(context, moves)),
    ...(await takenSails(context, plans)),
  ]
  requireCorrect([...formErrors, ...errors], conflicts)
  return plans
}

/** The regattas of the plans. */
export const targetsOf = (plans: readonly Plan[]): readonly StoredRegatta[] => [
  ...new Map(plans.map(({ regatta }) => [regatta.name, regatta])).values(),
]

export const plansFor = ({ name }: Regatta, plans: readonly Plan[]): readonly Plan[] =>
  plans.filter(({ regatta }) => regatta.name === name)

/** The other regattas of the event that the input names, by their names. */
const readClasses = async (
  { store }: Context,
  { name, eventId }: Regatta,
  { change }: Wanted,
): Promise<ReadonlyMap<string, StoredRegatta>> => {
  const names = new Set((change ?? []).flatMap((part) => part?.regatta ?? []))
  names.delete(name)
  const read = await Promise.all([...names].map((other) => readRegatta(store, other)))
  const ofEvent = read.filter((one) => one?.eventId === eventId)
  return new Map(ofEvent.flatMap((one) => (one === undefined ? [] : [[one.name, one] as const])))
}

/** Also returns the plans of parts with errors, for the errors of the others. */
const plansOf = (
  regatta: StoredRegatta,
  classes: ReadonlyMap<string, StoredRegatta>,
  all: readonly StoredEntry[],
  wanted: Wanted,
) => {
  const planner = plannerOf(regatta, all)
  const plans = [
    ...planIds(planner, wanted),
    ...(wanted.change ?? []).flatMap(planChange(planner, classes)),
    ...(wanted.add ?? []).flatMap(planAddition(planner)),
  ]
  const { errors } = planner
  if (plans.length === 0 && errors.length === 0) {
    const detail = 'must have an entry, or `remove`, `withdraw`, `change` or `add` must'
    errors.push({ pointer: '/accept', code: 'required', detail })
  }
  return { plans, errors }
}

type Planner = ReturnType<typeof plannerOf>

const planIds = (
  { regatta, planOf, valued }: Planner,
  { accept = [], remove = [], withdraw = [] }: Wanted,
): readonly Plan[] => [
  ...accept.flatMap((id, at) =>
    planOf(id, `/accept/${at}`, (one) => {
      const { withdrawn, removed, ...proposed } = one.proposal ?? {}
      if (removed === true) return undefined
      const counting = { ...ending(one, withdrawn), isWaiting: undefined }
      return valued(`/accept/${at}`, proposed, (values) => withValues(regatta, counting, values))
    }),
  ),
  ...remove.flatMap((id, at) => planOf(id, `/remove/${at}`, () => undefined)),
  ...withdraw.flatMap((id, at) => planOf(id, `/withdraw/${at}`, (one) => ending(one, true))),
]

type Change = NonNullable<Wanted['change']>[number]

const planChange =
  ({ regatta, errors, planOf, valued }: Planner, classes: ReadonlyMap<string, StoredRegatta>) =>
  (part: Change, at: number): readonly Plan[] => {
    if (part === null) return []
    const { competitorId, regatta: named, withdrawn, ...texts } = part
    const pointer = `/change/${at}`
    const name = named ?? regatta.name
    const target = name === regatta.name ? regatta : classes.get(name)
    if (target === undefined) {
      const detail = 'must be the regatta of another class of the event'
      errors.push({ pointer: `${pointer}/regatta`, code: 'unknown', detail })
    }
    const after = (one: StoredEntry) =>
      valued(pointer, valuesIn(texts), (values) =>
        changed(regatta, target ?? regatta, ending(one, withdrawn), values),
      )
    return planOf(competitorId ?? '', `${pointer}/competitorId`, after, target)
  }

type Addition = NonNullable<Wanted['add']>[number]

const planAddition =
  ({ regatta, errors, valued }: Planner) =>
  (part: Addition, at: number): readonly Plan[] => {
    if (part === null) return []
    const pointer = `/add/${at}`
    const after = valued(pointer, valuesIn(part), (values) => made(regatta, values))
    if (after.competitor.boat.boatClass === '') {
      const detail = 'is required for a new entry'
      errors.push({ pointer: `${pointer}/boatClass`, code: 'required', detail })
    }
    return [{ pointer: `${pointer}/competitorId`, regatta, after, isMoved: false }]
  }

/** The form replaces what is wrong by null, also where null removes no value. */
const valuesIn = ({ name, boatClass, fleet, ...values }: NonNullable<Addition>): EntryValues => ({
  ...values,
  ...(name && { name }),
  ...(boatClass && { boatClass }),
  ...(fleet && { fleet }),
})

/** Collects the errors of all plans. */
const plannerOf = (regatta: StoredRegatta, all: readonly StoredEntry[]) => {
  const entries = new Map(all.map((entry) => [entry.competitor.id, entry]))
  const named = new Set<string>()
  const errors: InputError[] = []
  const planOf = (
    id: string,
    pointer: string,
    after: (entry: StoredEntry) => Entry | undefined,
    target: StoredRegatta = regatta,
  ): readonly Plan[] => {
    const before = entries.get(id)
    const detail = 'must be the id of an entry of the regatta'
    if (before === undefined) errors.push({ pointer, code: 'unknown', detail })
    else if (named.has(id)) {
      errors.push({ pointer, code: 'duplicate', detail: 'must be named once in the request' })
    }
    named.add(id)
    if (before === undefined) return []
    const isMoved = target.name !== regatta.name
    return [{ pointer, regatta: target, before, after: after(before), isMoved }]
  }
  /** A fleet that the regatta does not have is an error of its field, and the other values go on. */
  const valued = (
    pointer: string,
    { fleet, ...others }: EntryValues,
    entryWith: (values: EntryValues) => Entry,
  ): Entry => {
    try {
      return entryWith({ ...others, ...(fleet !== undefined && { fleet }) })
    } catch (error) {
      if (!(error instanceof Failure) || error.errors.length === 0) throw error
      errors.push(
        ...error.errors.map(({ parameter = '', ...fault }) => ({
          pointer: `${pointer}/${parameter}`,
          ...fault,
        })),
      )
      return entryWith(others)
    }
  }
  return { regatta, errors, planOf, valued }
}

/** @param withdrawn absent or null: as before */
const ending = <One extends Entry>(entry: One, withdrawn: boolean | null | undefined): One =>
  withdrawn === undefined || withdrawn === null
    ? entry
    : { ...entry, withdrawn: withdrawn ? true : undefined }

/** The entry keeps its facts in another class, except the class and the fleets of the old one. */
const changed = (
  { name }: Regatta,
  target: Regatta,
  entry: StoredEntry,
  values: EntryValues,
): Entry => {
  if (target.name === name) return withValues(target, entry, values)
  const boatClass = target.boatClass ?? entry.competitor.boat.boatClass
  return withValues(target, { ...entry, fleets: undefined }, { boatClass, ...values })
}

const made = (regatta: Regatta, values: EntryValues): Entry =>
  withValues(regatta, newEntry(blankCompetitor(regatta, values.name ?? '')), values)

interface Conflict {
  readonly code: FailureCode
  readonly pointer: string
  readonly detail: Sentence
}

/** @throws Failure `invalid-input`, or that of the first conflict; with all errors and conflicts */
const requireCorrect = (inputErrors: readonly InputError[], conflicts: readonly Conflict[]) => {
  const found = conflicts.map(({ code, pointer, detail }) => ({
    pointer,
    code: code === 'already-exists' ? 'duplicate' : code,
    detail,
  }))
  // One error for each place: that of the form comes first.
  const errors = [
    ...new Map([...inputErrors].reverse().map((error) => [error.pointer, error])).values(),
  ].reverse()
  if (errors.length > 0) requireValid([...errors, ...found])
  const [first] = conflicts
  if (first !== undefined) throw new Failure(first.code, first.detail, { errors: found })
}

/** The part of the body that a plan is about. */
const fieldOf = ({ pointer }: Plan, field: string): string =>
  pointer.replace(/competitorId$/, field)

const movesWithResults = async (
  context: Context,
  regatta: StoredRegatta,
  moves: readonly Plan[],
): Promise<readonly Conflict[]> => {
  if (moves.length === 0) return []
  const raceOf = await readRacesOfBoats(context, regatta)
  return moves.flatMap((plan) => {
    const competitor = plan.before?.competitor
    const race = competitor && raceOf(competitor)
    if (race === undefined) return []
    const boat = competitor?.boat.sailId ?? competitor?.name
    const detail = sentence`${boat} has a result in ${race.raceColumn.name} ${race.fleet}, and stays in this class.`
    return [{ code: 'has-results', pointer: fieldOf(plan, 'regatta'), detail }]
  })
}

const movesOfEntered = async (
  { store }: Context,
  moves: readonly Plan[],
): Promise<readonly Conflict[]> => {
  const found = moves.map(async (plan) => {
    const { name } = plan.regatta
    const entry = await readEntry(store, name, plan.before?.competitor.id ?? '')
    const detail = sentence`The boat is already entered in ${name}.`
    const conflict = { code: 'already-exists', pointer: fieldOf(plan, 'regatta'), detail } as const
    return entry === undefined ? [] : [conflict]
  })
  return (await Promise.all(found)).flat()
}

const takenSails = async (
  { store }: Context,
  plans: readonly Plan[],
): Promise<readonly Conflict[]> => {
  const leaving = new Set(plans.map(({ before }) => before?.competitor.id))
  const found = targetsOf(plans).map(async (regatta) => {
    const own = plansFor(regatta, plans)
    const stored = await listAllEntries(store, regatta.name)
    const find = boatWithSail([
      ...stored.filter(({ competitor }) => !leaving.has(competitor.id)),
      ...own.flatMap(({ after }) => after ?? []),
    ])
    return own.flatMap((plan): readonly Conflict[] => {
      const other = plan.after && hasNewSail(plan) ? find(plan.after) : undefined
      if (plan.after === undefined || other === undefined) return []
      const detail = takenSail(plan.after, other)
      return [{ code: 'already-exists', pointer: fieldOf(plan, 'sailId'), detail }]
    })
  })
  return (await Promise.all(found)).flat()
}

/** The sail number of the entry begins to count in its class. Old tables have numbers twice. */
export const hasNewSail = ({ before, after, isMoved }: Plan): boolean => {
  if (after === undefined || after.isWaiting === true) return false
  const counted = before !== undefined && before.isWaiting !== true && !isMoved
  return !counted || !hasSameSail(before, after)
}
