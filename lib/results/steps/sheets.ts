import { listEntries } from '#races/items/entries.ts'
import type { Entry } from '#races/rules/competitor.ts'
import type { Race, Regatta } from '#races/rules/regatta.ts'
import { visibleEntries } from '#races/steps/entries.ts'
import { namedObject } from '#values/objectId.ts'
import { may } from '#access/readable.ts'
import { authorize } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import type { EndpointRequest, Reading } from '#endpoint/endpoint.ts'
import type { finishSheet, raceOfResults } from '#schemas/results/finishSheet.ts'
import type { Static } from '#schemas/schema.ts'
import type { Reader } from '#table/items.ts'
import { Failure, sentence } from '#values/failure.ts'
import { listDrafts, listSheets, type StoredSheet } from '../items/sheets.ts'
import type { Finish } from '../rules/finishSheet.ts'
import { needsTime } from '../rules/scoring/codes.ts'
import type { Score } from '../rules/scoring/standings.ts'
import {
  isSheetOf,
  loadResults,
  loadResultsInOrder,
  raceOfPath,
  readResults,
  type Results,
  withSheet,
} from './results.ts'
import { boatsOfRace } from './assignedBoats.ts'
import { scoresOfRace } from './scoreCells.ts'
import { describeScore } from './readStandings.ts'
import { withFacts } from './saveSheets.ts'

type PathOfSheet = Static<typeof raceOfResults>

type Shown = Static<typeof finishSheet>

/** A sheet without its scores. */
export type SentSheet = Pick<
  Shown,
  'state' | 'at' | 'finishes' | 'cameToTheStart' | 'distanceNm' | 'comment'
>

export const loadSheets = ({ context: { store }, input }: Reading<PathOfSheet>) =>
  Promise.all([loadResults(store, input.leaderboard), listDrafts(store, input.leaderboard)])

/** For pages of race officers. */
export const loadOfficerSheets = (store: Reader, leaderboard: string) =>
  Promise.all([
    listEntries(store, leaderboard),
    listSheets(store, leaderboard),
    listDrafts(store, leaderboard),
  ])

/** For changes. */
export const loadSheetsInOrder = ({ context: { store }, input }: Reading<PathOfSheet>) =>
  Promise.all([loadResultsInOrder(store, input.leaderboard), listDrafts(store, input.leaderboard)])

export const readSheets = async (context: Context, path: PathOfSheet) => {
  const results = await readResults(context, path.leaderboard)
  const race = raceOfPath(results.regatta, path)
  const drafts = await listDrafts(context.store, results.regatta.name)
  return {
    results,
    race,
    confirmed: results.sheets.find(isSheetOf(race)),
    draft: drafts.find(isSheetOf(race)),
  }
}

/** Callers with SCORE get the draft. @throws Failure `not-found`, `forbidden` for a draft alone */
export const showSheet = async ({ context, input }: EndpointRequest<PathOfSheet>) => {
  const { results, race, confirmed, draft } = await readSheets(context, input)
  const object = namedObject('LEADERBOARD', results.regatta.name)
  const isOfficial = draft !== undefined && (await may(context, object, 'SCORE'))
  const sheet = isOfficial ? draft : confirmed
  if (sheet !== undefined) return describeSheet(context, results, race, sheet)
  if (draft !== undefined) await authorize(context, { ...object, action: 'SCORE' })
  throw noSheet(race)
}

export const noSheet = ({ raceColumn, fleet }: Race): Failure =>
  new Failure('not-found', sentence`Race ${raceColumn.name} ${fleet} has no finish sheet yet.`)

/** @param sheet in the results already, unless it is a draft */
export const describeSheet = async (
  context: Context,
  results: Results,
  race: Race,
  sheet: StoredSheet,
): Promise<Shown> => {
  const { regatta, entries } = results
  const visible = await visibleEntries(context, regatta.name, entries)
  const scores = scoresOf(results, race, sheet)
  const { finishes, ...sent } = describeSent(regatta, visible, sheet)
  const { startMillis } = sheet
  return {
    leaderboard: regatta.name,
    raceColumn: race.raceColumn.name,
    fleet: race.fleet,
    ...sent,
    finishes: finishes.map((line) => ({
      ...line,
      ...describeScoreOf(sheet, line, scores.get(line.competitorId)),
    })),
    ...(startMillis === undefined ? {} : { startMillis }),
    notAccountedFor: countSilent(results, race, sheet),
  }
}

/**
 * Reads the sheets of a regatta as its officers write them: of a race, the draft, else the confirmed one.
 * @param entries which officers see all
 */
export const readOfficerSheets = async (
  store: Reader,
  regatta: Regatta,
  entries: readonly Entry[],
) => {
  const [sheets, drafts] = await Promise.all([
    listSheets(store, regatta.name),
    listDrafts(store, regatta.name),
  ])
  return {
    sent: (race: Race) => {
      const sheet = drafts.find(isSheetOf(race)) ?? sheets.find(isSheetOf(race))
      return sheet && describeSent(regatta, entries, sheet)
    },
    /** Absent: no sheet of the race is confirmed. */
    stateOf: (race: Race) => sheets.find(isSheetOf(race))?.state,
  }
}

/** The sheet without its scores. @param visible the entries that the caller may see */
const describeSent = (
  regatta: Regatta,
  visible: readonly Entry[],
  { state, atMillis, by, finishes, cameToTheStart, distanceNm, comment }: StoredSheet,
) => {
  const ids = new Set(visible.map(({ competitor }) => competitor.id))
  const came = cameToTheStart.filter((id) => ids.has(id))
  return {
    state,
    at: atMillis,
    by: by?.name ?? null,
    finishes: finishes
      .filter(({ competitorId }) => ids.has(competitorId))
      .map((line) => describeLine(regatta, line)),
    ...(came.length === 0 ? {} : { cameToTheStart: came }),
    ...(distanceNm === undefined ? {} : { distanceNm: Number(distanceNm) }),
    ...(comment === undefined ? {} : { comment }),
  }
}

const countSilent = (
  { regatta, entries }: Results,
  race: Race,
  { finishes }: StoredSheet,
): number => {
  const listed = new Set(finishes.map(({ competitorId }) => competitorId))
  return boatsOfRace(regatta, race, entries).filter(
    ({ competitor, withdrawn }) => withdrawn !== true && !listed.has(competitor.id),
  ).length
}

/** The scores of a draft are those that it would have if it was confirmed now. */
const scoresOf = (results: Results, race: Race, sheet: StoredSheet): ReadonlyMap<string, Score> => {
  const { handicaps: _none, ...sent } = sheet
  const facts = withFacts(results, race, sent)
  const confirmed = { ...sheet, ...facts, state: 'confirmed' } as const
  const all = sheet.state === 'draft' ? withSheet(results, race, confirmed) : results
  const isTimed = results.series.scoredBy === 'correctedTime' && sheet.state === 'draft'
  const isKnown = !isTimed || confirmed.finishes.every(isTimedIn(confirmed))
  if (!isKnown) return new Map()
  return new Map(
    Array.from(scoresOfRace(all, sheet.raceColumnId)).filter(
      ([, { fleet }]) => fleet === sheet.fleet,
    ),
  )
}

const isTimedIn =
  ({ startMillis, handicaps }: Pick<StoredSheet, 'startMillis' | 'handicaps'>) =>
  (line: Finish): boolean =>
    !needsTime(line) ||
    (startMillis !== undefined &&
      line.finishMillis !== undefined &&
      handicaps[line.competitorId] !== undefined)

/** The line as it was sent. */
const describeLine = ({ series }: Regatta, { redress, ...line }: Finish) => {
  if (redress === undefined) return line
  const { raceColumnIds, ...rest } = redress
  const columns = series.flatMap(({ raceColumns }) => raceColumns)
  const raceColumns = raceColumnIds?.flatMap(
    (columnId) => columns.find(({ id }) => id === columnId)?.name ?? [],
  )
  return { ...line, redress: { ...rest, ...(raceColumns && { raceColumns }) } }
}

const describeScoreOf = (
  { handicaps }: StoredSheet,
  { competitorId }: Finish,
  score: Score | undefined,
): Pick<Shown['finishes'][number], 'score'> => {
  if (score === undefined) return {}
  const { isDiscarded: _none, place, points, rule, because, ...shown } = describeScore(score)
  const handicap = handicaps[competitorId]
  return {
    score: {
      ...(place === undefined ? {} : { place }),
      points,
      ...shown,
      ...(handicap && {
        timeOnTimeFactor: Number(handicap.factor),
        timeOnDistanceAllowanceInSecondsPerNauticalMile: Number(handicap.allowance),
      }),
      rule,
      because,
    },
  }
}
