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
export const planEntries = async (context: Context, regatta: StoredRegatta, wanted: Wanted) => {
  const [all, classes] = await Promise.all([
    listAllEntries(context.store, regatta.name),
    readClasses(context, regatta, wanted),
  ])
  const plans = plansOf(regatta, classes, all, wanted)
  const moves = plans.filter(({ isMoved }) => isMoved)
  for (const { name } of targetsOf(moves)) {
    await authorize(context, { ...namedObject('REGATTA', name), action: 'CHANGE_ENTRIES' })
  }
  for (const target of targetsOf(plans)) {
    const coming = plansFor(target, plans).filter((plan) => plan.isMoved || !plan.before)
    if (coming.length > 0) await requireRoom(context, target, coming.length)
  }
  requireNoConflict([
    ...(await movesWithResults(context, regatta, moves)),
    ...(await movesOfEntered(context, moves)),
    ...(await takenSails(context, plans)),
  ])
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
  { change = [] }: Wanted,
): Promise<ReadonlyMap<string, StoredRegatta>> => {
  const names = new Set(change.flatMap(({ regatta = name }) => regatta))
  names.delete(name)
  const read = await Promise.all([...names].map((other) => readRegatta(store, other)))
  const ofEvent = read.filter((one) => one?.eventId === eventId)
  return new Map(ofEvent.flatMap((one) => (one === undefined ? [] : [[one.name, one] as const])))
}

/** @throws Failure `invalid-input` */
const plansOf = (
  regatta: StoredRegatta,
  classes: ReadonlyMap<string, StoredRegatta>,
  all: readonly StoredEntry[],
  wanted: Wanted,
): readonly Plan[] => {
  const { accept = [], remove = [], withdraw = [], change = [], add = [] } = wanted
  const { errors, planOf, valued } = planner(regatta, all)
  const plans = [
    ...accept.flatMap((id, at) =>
      planOf(id, `/accept/${at}`, (one) => valued(`/accept/${at}`, () => accepted(regatta, one))),
    ),
    ...remove.flatMap((id, at) => planOf(id, `/remove/${at}`, () => undefined)),
    ...withdraw.flatMap((id, at) =>
      planOf(id, `/withdraw/${at}`, (one) => ({ ...one, withdrawn: true })),
    ),
    ...change.flatMap(({ competitorId, regatta: name = regatta.name, ...values }, at) => {
      const pointer = `/change/${at}`
      const target = name === regatta.name ? regatta : classes.get(name)
      if (target === undefined) {
        const detail = 'must be the regatta of another class of the event'
        errors.push({ pointer: `${pointer}/regatta`, code: 'unknown', detail })
      }
      const after = (one: StoredEntry) =>
        valued(pointer, () => changed(regatta, target ?? regatta, one, values))
      return planOf(competitorId, `${pointer}/competitorId`, after, target)
    }),
    ...add.flatMap((values, at) => {
      const pointer = `/add/${at}`
      const after = valued(pointer, () => made(regatta, values))
      if (after?.competitor.boat.boatClass === '') {
        const detail = 'is required for a new entry'
        errors.push({ pointer: `${pointer}/boatClass`, code: 'required', detail })
      }
      return [{ pointer: `${pointer}/competitorId`, regatta, after, isMoved: false }]
    }),
  ]
  if (plans.length === 0 && errors.length === 0) {
    const detail = 'must have an entry, or `remove`, `withdraw`, `change` or `add` must'
    errors.push({ pointer: '/accept', code: 'required', detail })
  }
  requireValid(errors)
  return plans
}

/** Collects the errors of all plans. */
const planner = (regatta: StoredRegatta, all: readonly StoredEntry[]) => {
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
  /** The errors of values are at the fields of the part of the body. */
  const valued = (pointer: string, valuesOf: () => Entry | undefined): Entry | undefined => {
    try {
      return valuesOf()
    } catch (error) {
      if (!(error instanceof Failure) || error.errors.length === 0) throw error
      const ofPart = error.errors.map(({ parameter = '', ...fault }) => ({
        pointer: `${pointer}/${parameter}`,
        ...fault,
      }))
      errors.push(...ofPart)
      return undefined
    }
  }
  return { errors, planOf, valued }
}

const accepted = (regatta: StoredRegatta, entry: StoredEntry): Entry | undefined => {
  const { withdrawn, removed, ...values } = entry.proposal ?? {}
  if (removed === true) return undefined
  const after = { ...withValues(regatta, entry, values), isWaiting: undefined }
  return withdrawn === true ? { ...after, withdrawn } : after
}

/** The entry keeps its facts in another class, except the class and the fleets of the old one. */
const changed = (
  { name }: Regatta,
  target: Regatta,
  entry: StoredEntry,
  { withdrawn = entry.withdrawn, ...values }: EntryValues & { readonly withdrawn?: boolean },
): Entry => {
  const sails = { ...entry, withdrawn: withdrawn === true ? true : undefined }
  if (target.name === name) return withValues(target, sails, values)
  const boatClass = target.boatClass ?? entry.competitor.boat.boatClass
  return withValues(target, { ...sails, fleets: undefined }, { boatClass, ...values })
}

const made = (regatta: Regatta, values: EntryValues & { readonly name: string }): Entry =>
  withValues(regatta, newEntry(blankCompetitor(regatta, values.name)), values)

interface Conflict {
  readonly code: FailureCode
  readonly pointer: string
  readonly detail: Sentence
}

/** Another entry, or a result, stands against the change. @throws Failure of the first conflict, with all of them */
const requireNoConflict = (conflicts: readonly Conflict[]): void => {
  const [first] = conflicts
  if (first === undefined) return
  const errors = conflicts.map(({ code, pointer, detail }) => ({
    pointer,
    code: code === 'already-exists' ? 'duplicate' : code,
    detail,
  }))
  throw new Failure(first.code, first.detail, { errors })
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
