/** The competitors of a leaderboard, with what the tracks of their boats tell about each race. */
import type { resultsFilter, standingsFilter } from '#schemas/results/leaderboardStandings.ts'
import type { Static } from '#schemas/schema.ts'
import { namedObject } from '#values/objectId.ts'
import type { Boat, Entry } from '#races/rules/competitor.ts'
import type { Context } from '#endpoint/context.ts'
import type { EndpointRequest } from '#endpoint/endpoint.ts'
import { visibleEntries } from '#races/steps/entries.ts'
import { payloadBytes } from '#values/payloadBytes.ts'
import { opensByLink } from '#races/steps/registrationLink.ts'
import { describeLeaderboard } from '#races/steps/regattaDescriptions.ts'
import { isSheetOf, readResults, type Results } from './results.ts'
import {
  describePoints,
  describeTotals,
  finalMillis,
  inOrderOfRank,
  rankInColumn,
  ranksOfResults,
  scoreOf,
} from './scoreCells.ts'
import { withTaggedStarts } from '#races/steps/taggedStarts.ts'
import { trackedRacesOf } from '#races/steps/trackedRaces.ts'
import {
  type RaceDetail,
  raceDetailNames,
  raceDetails,
  usualRaceDetails,
} from '#schemas/tracking/raceDetails.ts'
import { fleetsInColumn } from '#races/rules/fleets.ts'
import { countryOfIoc } from '#races/rules/countries.ts'
import {
  liveDelayMillis,
  type RegattaWithStarts,
  shownStartMillisOf,
} from '#races/rules/raceTimes.ts'
import { type Race, racesOf, type Regatta, trackedRaceId } from '#races/rules/regatta.ts'
import {
  describeMissed,
  type ShownEstimate,
  type ShownEstimates,
} from '#tracking/steps/raceEstimates.ts'
import { describeEach, type Room } from './standingsSize.ts'

type Filter = Static<typeof standingsFilter>

/** Shows the leaderboard of any size, to compare it with what a caller has seen. */
export const currentLeaderboard = {
  show: ({ context, input: { leaderboard } }: EndpointRequest<{ leaderboard: string }>) =>
    showLeaderboard(context, { leaderboard }, Infinity),
}

/** The leaderboard of version 1 has no estimates. */
export const showLeaderboard = async (
  context: Context,
  filter: Static<typeof resultsFilter>,
  bytesMax: number,
) => {
  const results = await readResults(context, filter.leaderboard)
  const regatta = await withTaggedStarts(context, results.regatta, trackedRacesOf(results.regatta))
  const entries = await shownEntries(context, results, filter)
  const tracking = describeLeaderboard(regatta)
  const resultMillis = filter.resultState === 'Final' ? finalMillis(results, regatta) : null
  const described = describeResults(regatta, entries, {
    filter,
    resultMillis,
    columns: columnsOf(regatta, results.entries),
    results,
    bytesMax: bytesMax - payloadBytes(tracking),
    reducedBy: 'maxCompetitorsCount',
  })
  return { ...described, ...tracking }
}

/** The secret of the registration link shows all competitors. */
export const shownEntries = async (context: Context, results: Results, filter: Filter) => {
  const entries = inOrderOfRank(results, results.entries)
  const object = namedObject('LEADERBOARD', results.regatta.name)
  const isLinked = await opensByLink(context, object, filter.secret)
  return listedEntries(
    isLinked ? entries : await visibleEntries(context, results.regatta.name, entries),
    filter,
  )
}

const listedEntries = (
  entries: readonly Entry[],
  {
    maxCompetitorsCount,
    showOnlyCompetitorsWithIdsProvided: isLimited,
    showOnlyActiveRacesForCompetitorIds: ids = [],
  }: Filter,
): readonly Entry[] => {
  const listed =
    isLimited === true ? entries.filter(({ competitor }) => ids.includes(competitor.id)) : entries
  return listed.slice(0, maxCompetitorsCount)
}

interface Shown extends Room {
  readonly filter: Pick<
    Static<typeof standingsFilter>,
    'resultState' | 'raceDetails' | 'maxCompetitorsCount' | 'competitorAndBoatIdsOnly'
  >
  /** The time of the results, for readers. */
  readonly resultMillis: number | null
  readonly columns: readonly ColumnWithRaces[]
  readonly results: Results
}

interface Estimates {
  readonly estimates: ShownEstimates
}

/** The competitors with what the tracks of their boats tell about each race. */
export const describeEstimates = (
  regatta: RegattaWithStarts,
  entries: readonly Entry[],
  shown: Shown & Estimates,
) =>
  withCompetitors(regatta, entries, shown, (entry) => ({
    ...describeStanding(entry, shown),
    columns: perColumn(shown, (column) => describeColumn(column, entry, shown)),
  }))

/** The competitors with their scores, and with their ranks after each race column. */
export const describeResults = (
  regatta: RegattaWithStarts,
  entries: readonly Entry[],
  shown: Shown,
) => {
  const ranks = ranksOfResults(shown.results)
  return withCompetitors(regatta, entries, shown, (entry) => ({
    ...describeStanding(entry, shown),
    raceScores: perColumn(shown, (column) => ({
      ...describeCell(column, entry, shown),
      rank: ranks.get(column.id)?.get(entry.competitor.id) ?? 0,
      raceRank: rankInColumn(shown.results, column.id, entry.competitor.id) ?? 0,
    })),
  }))
}

const withCompetitors = <Description>(
  regatta: RegattaWithStarts,
  entries: readonly Entry[],
  shown: Shown,
  describe: (entry: Entry) => Description,
) => {
  const head = describeHead(regatta, shown)
  const bytesMax = shown.bytesMax - payloadBytes(head)
  return { ...head, competitors: describeEach(entries, describe, { ...shown, bytesMax }) }
}

const describeHead = (
  regatta: RegattaWithStarts,
  { filter, resultMillis, results: { state, sheets } }: Shown,
) => {
  const columns = columnsOf(regatta)
  const shardingName = `/leaderboard/${regatta.name.replace(/[^A-Za-z0-9]/g, '_')}`
  return {
    name: regatta.name,
    displayName: regatta.leaderboardDisplayName ?? regatta.name,
    boatClass: regatta.boatClass,
    resultTimepoint: resultMillis,
    delayToLiveInMillis: liveDelayMillis,
    resultState: filter.resultState ?? 'Live',
    type: 'RegattaLeaderboard',
    shardingLeaderboardName: shardingName,
    ShardingLeaderboardName: shardingName,
    discardIndexResultsStartingWithHowManyRaces: [...regatta.discardThresholds],
    canBoatsOfCompetitorsChangePerRace: false,
    maxCompetitorsCount: filter.maxCompetitorsCount ?? null,
    scoringComment: regatta.scoringComment ?? state?.scoringComment ?? null,
    lastScoringUpdate: state?.scoredMillis ?? null,
    columnNames: columns.map(({ name }) => name),
    trackedRacesInfo: columns.map(({ name, races }) => ({
      raceColumnName: name,
      fleets: races.map((race) => ({
        name: race.fleet,
        resultsAreOfficial: sheets.some(
          (sheet) => isSheetOf(race)(sheet) && sheet.state === 'official',
        ),
        trackedRace: describeTrackedRace(regatta, race),
      })),
    })),
  }
}

const describeTrackedRace = (regatta: RegattaWithStarts, race: Race) =>
  race.tracked === undefined
    ? null
    : {
        name: race.tracked.name,
        id: trackedRaceId(race),
        startTimeMillis: shownStartMillisOf(regatta, race),
        live: race.tracked.isTracking,
        delayToLiveInMillis: liveDelayMillis,
        status: race.tracked.isTracking ? 'TRACKING' : 'FINISHED',
        loadingProgress: 1,
      }

const perColumn = <Description>(
  { columns }: Shown,
  describe: (column: ColumnWithRaces) => Description,
) => Object.fromEntries(columns.map((column) => [column.name, describe(column)]))

const describeStanding = (entry: Entry, shown: Shown) => ({
  id: entry.competitor.id,
  ...(shown.filter.competitorAndBoatIdsOnly === true ? {} : describeName(entry)),
  boat: describeBoatOf(entry, shown),
  ...describeTotals(shown.results, entry, shown.filter.resultState === 'Final'),
})

/** Without the e-mail address, which needs READ on the competitor. */
const describeName = ({ competitor, displayName }: Entry) => {
  const { name, shortName, nationality, boat } = competitor
  const country = nationality === null ? undefined : countryOfIoc(nationality)
  return {
    name,
    shortName,
    displayName: displayName ?? name,
    sailID: boat.sailId,
    nationality,
    countryCode: country?.twoLetterIsoCode ?? null,
  }
}

const describeBoatOf = ({ competitor }: Entry, { filter }: Shown) => {
  const { id, name, sailId, boatClass, color }: Boat = competitor.boat
  return filter.competitorAndBoatIdsOnly === true
    ? { id }
    : { id, name, displayName: name ?? sailId, sailId, boatClass, color }
}

const describeCell = ({ id, fleetOf }: ColumnWithRaces, { competitor }: Entry, shown: Shown) => ({
  fleet: scoreOf(shown.results, id, competitor.id)?.fleet ?? fleetOf(competitor.id),
  ...describePoints(shown.results, id, competitor.id, shown.filter.resultState === 'Final'),
})

/** `rank` is the estimate until the race is scored: existing clients show it. */
const describeColumn = (column: ColumnWithRaces, entry: Entry, shown: Shown & Estimates) => {
  const tracked = column.races.filter((race) => race.tracked !== undefined)
  const result = tracked
    .map(({ id }) => shown.estimates.get(id)?.get(entry.competitor.id))
    .find((each) => each !== undefined)
  return {
    boat: describeBoatOf(entry, shown),
    ...describeCell(column, entry, shown),
    rank: rankInColumn(shown.results, column.id, entry.competitor.id) ?? result?.rank ?? null,
    trackedRank: result?.rank ?? null,
    finished: result?.finished ?? false,
    ...describeMissed(result?.missed),
    ...(tracked.length === 0 ? {} : { data: describeDetails(result, shown) }),
  }
}

const describeDetails = (result: ShownEstimate | undefined, { filter }: Shown) =>
  Object.fromEntries(
    wantedDetails(filter.raceDetails).flatMap((detail) => {
      const value = result?.details[detail]
      return value === undefined ? [] : [[raceDetailNames[detail], value]]
    }),
  )

const wantedDetails = (requested: readonly (RaceDetail | 'ALL')[] | undefined) => {
  if (requested === undefined) return usualRaceDetails
  return raceDetails.filter((detail) => requested.includes('ALL') || requested.includes(detail))
}

type ColumnWithRaces = ReturnType<typeof columnsOf>[number]

/** Race columns with their races, and the fleet of each competitor: empty if not known. */
export const columnsOf = (regatta: Regatta, entries: readonly Entry[] = []) => {
  const all = racesOf(regatta)
  return regatta.series.flatMap(({ raceColumns }) =>
    raceColumns.map(({ id, name }) => {
      const races = all.filter(({ raceColumn }) => raceColumn.id === id)
      return { id, name, races, fleetOf: fleetsInColumn(races, entries) }
    }),
  )
}

/** The last race column of each competitor that has started and has positions of the competitor. */
export const activeColumns = (
  regatta: RegattaWithStarts,
  results: ShownEstimates,
  competitorIds: readonly string[],
  atMillis: number,
): readonly string[] => {
  const started = racesOf(regatta).filter(
    (race) => (shownStartMillisOf(regatta, race) ?? Infinity) <= atMillis,
  )
  return competitorIds.flatMap((competitorId) => {
    const active = started.findLast(({ id }) => results.get(id)?.has(competitorId) === true)
    return active === undefined ? [] : [active.raceColumn.name]
  })
}
