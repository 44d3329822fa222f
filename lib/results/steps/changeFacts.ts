/** Changes of entries and settings as changes of the results, so that none moves without reason. */
import { randomUUID } from 'node:crypto'
import type { Entry } from '#races/rules/competitor.ts'
import { racesOf, type Regatta } from '#races/rules/regatta.ts'
import { putEntry, type StoredEntry } from '#races/items/entries.ts'
import { putRegatta, type StoredRegatta } from '#races/items/regattas.ts'
import type { Context } from '#endpoint/context.ts'
import type { Write } from '#table/items.ts'
import {
  putChange,
  putState,
  type RaceState,
  readState,
  resultsEntity,
  timeOfChange,
} from '../items/changes.ts'
import { putSheet, type SheetItem, type StoredSheet } from '../items/sheets.ts'
import { movedBetween, type MovedStanding } from '../rules/changes.ts'
import { changeBetween, type FactChange, shownNamesOf } from '../rules/facts.ts'
import { countingSheets, keyOfRace, movedRaces, noLongerOfficial } from '../rules/movedRaces.ts'
import { isSameJson } from '#values/sameJson.ts'
import {
  isSheetOf,
  readResults,
  type Results,
  scored,
  type StoredResults,
  storeStandings,
} from './results.ts'

interface FactsAfter {
  /** New and changed entries. Absent: the entries stay. */
  readonly entries?: readonly Entry[]
  readonly removed?: readonly Entry[]
  /** Absent: the settings stay. */
  readonly regatta?: Regatta
}

/** A change of the results that follows from other facts. */
export interface FollowingChange {
  readonly writes: readonly Write[]
  readonly moved: readonly MovedStanding[]
  /** The official races that become provisional. */
  readonly turned: readonly RaceState[]
}

/** The writes that belong to those of the facts. Official sheets that move become provisional. */
export const resultsWrites = async (
  ...parameters: Parameters<typeof followingChange>
): Promise<readonly Write[]> => (await followingChange(...parameters)).writes

/** @returns also which results the change moves */
export const followingChange = async (
  context: Context,
  regatta: StoredRegatta,
  after: FactsAfter,
): Promise<FollowingChange> => {
  if ((await readState(context.store, regatta.name)) === undefined) {
    // The first confirmation depends on the regatta, so that only entries need a condition.
    const absent = { absent: resultsEntity.key(regatta.name) }
    return { ...noChange, writes: after.entries === undefined ? [] : [absent] }
  }
  const before = await readResults(context, regatta.name)
  return changeOf(context, before, {
    sheets: before.sheets,
    state: before.state,
    regatta: after.regatta ?? before.regatta,
    entries: entriesAfter(before.entries, after),
  })
}

/** The writes of a changed regatta, and of the results that it moves. */
export const regattaWrites = async (
  context: Context,
  before: StoredRegatta,
  regatta: Regatta,
): Promise<readonly Write[]> => [
  putRegatta(regatta, before.item),
  ...(await resultsWrites(context, before, { regatta })),
]

/** Saves a changed regatta, with the results that it moves. */
export const saveRegatta = async (
  context: Context,
  before: StoredRegatta,
  regatta: Regatta,
  more: readonly Write[] = [],
): Promise<Omit<FollowingChange, 'writes'>> => {
  const { writes, ...following } = await followingChange(context, before, { regatta })
  await context.store.write([putRegatta(regatta, before.item), ...writes, ...more])
  return following
}

/** The writes of changed entries, and of the results that they move. */
export const entriesWrites = async (
  context: Context,
  regatta: StoredRegatta,
  entries: readonly StoredEntry[],
): Promise<readonly Write[]> => [
  ...entries.map((entry) => putEntry(regatta.name, entry, entry.item)),
  ...(await resultsWrites(context, regatta, { entries })),
]

const entriesAfter = (before: readonly Entry[], { entries = [], removed = [] }: FactsAfter) => {
  const after = new Map([...before, ...entries].map((entry) => [entry.competitor.id, entry]))
  for (const { competitor } of removed) after.delete(competitor.id)
  return [...after.values()].filter(({ isWaiting }) => isWaiting !== true)
}

const noChange: FollowingChange = { writes: [], moved: [], turned: [] }

const changeOf = (
  context: Context,
  before: StoredResults,
  facts: Pick<StoredResults, 'sheets' | 'state'> & Pick<Results, 'regatta' | 'entries'>,
): FollowingChange => {
  const change = changeBetween(before, facts)
  if (change.entries === undefined && change.settings === undefined) return noChange
  const changed = scored(facts)
  const turned = noLongerOfficial(before, changed)
  const results = { ...changed, sheets: changed.sheets.map(provisionalIf(turned)) }
  const { state } = before
  if (state === undefined) return noChange
  const races = racesOfChange(before, results, { ...change, turned })
  const moved = movedBetween(before.standings, results.standings)
  const isSilent = races.length === 0
  const atMillis = timeOfChange(context, state)
  const next = { ...state, [isSilent ? 'silentMillis' : 'changedMillis']: atMillis }
  const { madeProvisional = [] } = provisionalPart(before, turned)
  const writes = [
    ...turned.map(provisionalWrite(before.regatta.name)),
    putState(before.regatta.name, next, state),
    putChange(before.regatta, {
      id: randomUUID(),
      atMillis,
      kind: 'changed',
      moved,
      races,
      ...change,
      isSilent,
      by: context.caller?.user.name ?? null,
      ...provisionalPart(before, turned),
    }),
    ...storeStandings({ ...results, state: next }),
  ]
  return { writes, moved, turned: madeProvisional }
}

export const provisional = <Sheet extends StoredSheet>(sheet: Sheet): Sheet => ({
  ...sheet,
  state: 'confirmed',
  officialEvent: undefined,
})

export const provisionalIf =
  <Sheet extends StoredSheet>(turned: readonly Sheet[]) =>
  (sheet: Sheet): Sheet =>
    turned.includes(sheet) ? provisional(sheet) : sheet

export const provisionalWrite =
  (regattaName: string) =>
  ({ item, ...sheet }: SheetItem): Write =>
    putSheet(regattaName, provisional(sheet), item)

export const provisionalPart = ({ series }: Results, turned: readonly StoredSheet[]) => {
  if (turned.length === 0) return {}
  const names = new Map(series.columns.map(({ id, name }) => [id, name]))
  return {
    madeProvisional: turned.map(({ raceColumnId, fleet, officialEvent }) => ({
      raceColumnId,
      raceColumn: names.get(raceColumnId) ?? '',
      fleet,
      officialEvent,
    })),
  }
}

/** A change that moves only shown names or ranks is about the last race that counts. */
const racesOfChange = (
  before: Results,
  after: Results,
  change: FactChange & { readonly turned: readonly SheetItem[] },
): readonly RaceState[] => {
  const { entries = [], turned } = change
  const moved = new Set([
    ...movedRaces(before.standings, after.standings),
    ...turned.map(keyOfRace),
  ])
  const columnsOf = ({ series }: Results) => new Set(series.columns.map(({ id }) => id))
  const [earlier, later] = [columnsOf(before), columnsOf(after)]
  const races = [
    ...racesOf(after.regatta),
    ...racesOf(before.regatta).filter(({ raceColumn }) => !later.has(raceColumn.id)),
  ]
  const found = races.filter(
    ({ raceColumn: { id }, fleet }) =>
      moved.has(keyOfRace({ raceColumnId: id, fleet })) || !earlier.has(id) || !later.has(id),
  )
  const counting = countingSheets(after)
  const last = races.findLast((race) => counting.some(isSheetOf(race)))
  const isShown =
    entries.some(hasOtherNames(after)) || movedBetween(before.standings, after.standings).length > 0
  const shown = found.length === 0 && isShown && last !== undefined ? [last] : found
  return shown.map(({ raceColumn, fleet }) => {
    const state = after.sheets.find(isSheetOf({ raceColumn, fleet }))?.state
    return { raceColumn: raceColumn.name, fleet, ...(state === undefined ? {} : { state }) }
  })
}

/** Only for boats in the standings. */
const hasOtherNames = ({ standings: { standings } }: Results) => {
  const ids = new Set(standings.map(({ id }) => id))
  return ({ before, after }: NonNullable<FactChange['entries']>[number]): boolean =>
    before !== undefined &&
    after !== undefined &&
    ids.has(after.competitor.id) &&
    !isSameJson(shownNamesOf(before), shownNamesOf(after))
}
