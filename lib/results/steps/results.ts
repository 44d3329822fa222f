/** The results of a regatta: all that its standings follow from, and the standings. */
import type { Entry } from '#races/rules/competitor.ts'
import { fleetsInColumn } from '#races/rules/fleets.ts'
import { startMillisOf } from '#races/rules/raceTimes.ts'
import { weightOf } from '#races/rules/stages.ts'
import {
  findRace,
  needsLists,
  type Race,
  racesOf,
  type RankingMetric,
  type Regatta,
} from '#races/rules/regatta.ts'
import { listEntries, type StoredEntry } from '#races/items/entries.ts'
import { readRegatta, type StoredRegatta } from '#races/items/regattas.ts'
import { loadOrganizers } from '#races/steps/organizers.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { requireRaceOfLeaderboard } from '#races/steps/trackedRaces.ts'
import type { Context } from '#endpoint/context.ts'
import type { Reader, Write } from '#table/items.ts'
import { digestOf } from '#table/key.ts'
import { readState, type ResultsState } from '../items/changes.ts'
import { listSheets, type SheetItem, type StoredSheet } from '../items/sheets.ts'
import { putStandings, readStoredStandings, type SheetHead } from '../items/standings.ts'
import { settingsOf, shownName } from '../rules/facts.ts'
import { keyOfRace } from '../rules/movedRaces.ts'
import { type FinishSheet, withBoatsOnly } from '../rules/finishSheet.ts'
import { placesOf } from '../rules/scoring/places.ts'
import { systemOf } from '../rules/scoring/systems/systems.ts'
import { scoreSeries } from '../rules/scoring/score.ts'
import type { ScoredColumn, Series, Standings } from '../rules/scoring/standings.ts'

export interface SeriesResults {
  readonly regatta: Regatta
  readonly entries: readonly Entry[]
  /** Confirmed and official ones of races that exist. */
  readonly sheets: readonly SheetHead[]
  /** Absent: nothing was ever confirmed. */
  readonly state: ResultsState | undefined
  readonly series: Omit<Series, 'sheets'>
  readonly standings: Standings
}

export interface Results extends SeriesResults {
  readonly sheets: readonly StoredSheet[]
  readonly series: Series
}

/** The facts from which standings follow. */
export type Facts = Pick<Results, 'regatta' | 'entries' | 'sheets' | 'state'>

export interface StoredResults extends Results {
  readonly regatta: StoredRegatta
  readonly entries: readonly StoredEntry[]
  readonly sheets: readonly SheetItem[]
  readonly state: Awaited<ReturnType<typeof readState>>
  /** Also those of removed race columns. */
  readonly allSheets: readonly SheetItem[]
}

/** Reads what `readSeriesFacts` reads, except the regatta. */
export const loadSeriesResults = (store: Reader, regattaName: string) =>
  Promise.all([
    listEntries(store, regattaName),
    readState(store, regattaName),
    readStoredStandings(store, regattaName),
    loadOrganizers(store, regattaName),
  ])

/** Reads what `readResults` reads, except the regatta. */
export const loadResults = (store: Reader, regattaName: string) =>
  Promise.all([listSheets(store, regattaName), loadSeriesResults(store, regattaName)])

/** Read before the lists: an older list would lack what another request has just changed. */
export const loadVersions = (store: Reader, regattaName: string) =>
  Promise.all([readRegatta(store, regattaName), readState(store, regattaName)])

/** Reads what `readResults` reads, for a change. */
export const loadResultsInOrder = async (store: Reader, regattaName: string) => {
  await Promise.all([
    loadVersions(store, regattaName),
    readStoredStandings(store, regattaName),
    loadOrganizers(store, regattaName),
  ])
  await loadResults(store, regattaName)
}

/** The facts from which the standings follow, and the standings for those who need them. */
export const readSeriesFacts = async ({ store }: Pick<Context, 'store'>, leaderboard: string) => {
  const regatta = await requireRegatta({ store }, leaderboard, 'LEADERBOARD')
  const [entries, state, storedFor] = await loadSeriesResults(store, regatta.name)
  const basis = basisOf({ regatta, entries, state })
  /** Scores the series only if the stored standings follow from other facts. */
  const results = async (): Promise<SeriesResults> => {
    const stored = storedFor(basis)
    if (stored !== undefined) {
      const series = seriesOf({ regatta, entries, sheets: [] })
      return { regatta, entries, state, series, ...stored }
    }
    const sheets = state === undefined ? [] : await listSheets(store, regatta.name)
    return scored({ regatta, entries, sheets, state })
  }
  return { regatta, entries, state, basis, results }
}

export const readResults = async ({ store }: Pick<Context, 'store'>, leaderboard: string) => {
  const regatta = await requireRegatta({ store }, leaderboard, 'LEADERBOARD')
  const [allSheets, [entries, state, storedFor]] = await loadResults(store, regatta.name)
  const facts = { regatta, entries, sheets: allSheets, state }
  const { standings } = storedFor(basisOf(facts)) ?? {}
  return { ...scored(facts, standings), allSheets }
}

export const hasResults = async (store: Reader, regatta: Regatta): Promise<boolean> => {
  const sheets = await listSheets(store, regatta.name)
  return racesOf(regatta).some((race) => sheets.some(isSheetOf(race)))
}

/** Another version of the rules reads no stored standings of this one. Raise it with their output. */
const rulesVersion = 4

/** Identifies the facts from which standings follow. Each change of a sheet changes the state. */
const basisOf = ({ regatta, entries, state }: Omit<Facts, 'sheets'>): string =>
  digestOf(
    JSON.stringify([
      rulesVersion,
      state?.changedMillis,
      settingsOf(regatta),
      regatta.rankingMetric,
      entries
        .toSorted((one, other) => (one.competitor.id < other.competitor.id ? -1 : 1))
        .map((entry) => [
          entry.competitor.id,
          shownName(entry),
          entry.withdrawn === true,
          entry.fleets ?? [],
        ]),
    ]),
  )

export const storeStandings = (results: SeriesResults): readonly Write[] =>
  putStandings(results.regatta.name, basisOf(results), results)

/** @param standings present: they follow from the facts, and are not scored again */
export const scored = <Given extends Facts>(facts: Given, standings?: Standings) => {
  const sheets = facts.sheets.filter(isOfRegatta(facts.regatta)) as Given['sheets'][number][]
  const series = seriesOf({ ...facts, sheets })
  return { ...facts, sheets, series, standings: standings ?? scoreSeries(series) }
}

/** A sheet of a removed race column, which may have been created again, is not of a race. */
const isOfRegatta = (regatta: Regatta) => {
  const races = racesOf(regatta).map(({ raceColumn, fleet }) =>
    keyOfRace({ raceColumnId: raceColumn.id, fleet }),
  )
  const keys = new Set(races)
  return (sheet: FinishSheet): boolean => keys.has(keyOfRace(sheet))
}

export const scoredBy = {
  ONE_DESIGN: 'order',
  TIME_ON_TIME_AND_DISTANCE: 'correctedTime',
  ORC_PERFORMANCE_CURVE: 'pointsOnly',
  ORC_PERFORMANCE_CURVE_BY_IMPLIED_WIND: 'pointsOnly',
  ORC_PERFORMANCE_CURVE_LEADER_FOR_BASELINE: 'pointsOnly',
} as const satisfies Readonly<Record<RankingMetric, Series['scoredBy']>>

/** Whether places are by corrected time. */
export const isByTime = ({ rankingMetric }: Pick<Regatta, 'rankingMetric'>): boolean =>
  scoredBy[rankingMetric] === 'correctedTime'

/** The ids of the competitors at place 1. Only places are necessary for them, and no scores. */
export const winnersIn = (
  { rankingMetric, scoring }: Pick<Regatta, 'rankingMetric' | 'scoring'>,
  sheet: FinishSheet,
): readonly string[] =>
  [...placesOf(sheet, scoredBy[rankingMetric], systemOf(scoring).direction)].flatMap(
    ([id, { place }]) => (place === 1 ? [id] : []),
  )

const seriesOf = ({ regatta, entries, sheets }: Omit<Facts, 'state'>): Series => ({
  entries: entries.map((entry) => ({
    id: entry.competitor.id,
    name: shownName(entry),
    isWithdrawn: entry.withdrawn === true,
  })),
  columns: regatta.series.flatMap((part) => {
    const { name: series, stage, fleets, fleetOrder = [] } = part
    return part.raceColumns.map((raceColumn): ScoredColumn => {
      const { id, name, firstPlace } = raceColumn
      const own = { series, raceColumn, needsList: needsLists(part) }
      const races = fleets.map((fleet) => ({ ...own, fleet }))
      return {
        id,
        name,
        ...weightOf(stage, raceColumn),
        ...(firstPlace !== undefined && { firstPlace }),
        part,
        fleetOf: fleetsInColumn(races, entries),
        fleets: fleets.map((fleet) => {
          const orderNo = fleetOrder.find((one) => one.fleet === fleet)?.orderNo
          return { name: fleet, ...(orderNo === undefined ? {} : { orderNo }) }
        }),
      }
    })
  }),
  sheets: sheetsOfEntries(sheets, entries),
  discardThresholds: regatta.discardThresholds,
  penaltyBase: regatta.penaltyBase,
  scoredBy: scoredBy[regatta.rankingMetric],
  scoring: regatta.scoring,
})

/** A boat may have left the regatta after she was written into a draft. */
const sheetsOfEntries = (sheets: readonly FinishSheet[], entries: readonly Entry[]) => {
  const ids = new Set(entries.map(({ competitor }) => competitor.id))
  return sheets.map((sheet) => withBoatsOnly(sheet, ids))
}

interface RaceIdentity {
  readonly raceColumn: Pick<Race['raceColumn'], 'id'>
  readonly fleet: string
}

export const isSheetOf =
  ({ raceColumn, fleet }: RaceIdentity) =>
  (sheet: Pick<FinishSheet, 'raceColumnId' | 'fleet'>): boolean =>
    sheet.raceColumnId === raceColumn.id && sheet.fleet === fleet

export const raceOfPath = (
  regatta: Regatta,
  names: { readonly raceColumn: string; readonly fleet: string },
): Race =>
  findRace(regatta, names.raceColumn, names.fleet) ?? requireRaceOfLeaderboard(regatta, names)

/** @param sheet absent: the race has no sheet */
export const withSheet = (results: Results, race: RaceIdentity, sheet: StoredSheet | undefined) => {
  const { regatta, entries, state } = results
  const others: readonly StoredSheet[] = results.sheets.filter((one) => !isSheetOf(race)(one))
  const sheets = sheet === undefined ? others : [...others, sheet]
  return scored({ regatta, entries, state, sheets })
}

/** The start and the ratings, which a confirmation copies into the sheet. */
export const factsOfRace = (
  regatta: Regatta,
  race: Race,
  entries: readonly Entry[],
  { finishes }: Pick<FinishSheet, 'finishes'>,
): Pick<FinishSheet, 'startMillis' | 'handicaps'> => {
  const startMillis = startMillisOf(regatta, race)
  const start = startMillis === null ? {} : { startMillis }
  if (!isByTime(regatta)) return { ...start, handicaps: {} }
  const racing = new Set(finishes.map(({ competitorId }) => competitorId))
  const handicaps = entries
    .filter(({ competitor }) => racing.has(competitor.id))
    .flatMap((entry) => {
      const { timeOnTimeFactor: factor, timeOnDistanceAllowance: allowance } = ratingOf(entry)
      if (factor === null && allowance === null) return []
      const handicap = { factor: String(factor ?? 1), allowance: String(allowance ?? 0) }
      return [[entry.competitor.id, handicap] as const]
    })
  return { ...start, handicaps: Object.fromEntries(handicaps) }
}

/** A boat without both has no rating, so that her corrected time is not known. */
const ratingOf = ({ competitor, ...own }: Entry) => ({
  timeOnTimeFactor: own.timeOnTimeFactor ?? competitor.timeOnTimeFactor,
  timeOnDistanceAllowance: own.timeOnDistanceAllowance ?? competitor.timeOnDistanceAllowance,
})
