/** The competitors of a leaderboard, with what the tracks of their boats tell about each race. */
import type { resultsFilter, standingsFilter } from '#schemas/results/leaderboardStandings.ts'
import type { Static } from '#schemas/schema.ts'
import { namedObject } from '#values/objectId.ts'
import type { Entry } from '#races/rules/competitor.ts'
import type { Context } from '#endpoint/context.ts'
import type { EndpointRequest } from '#endpoint/endpoint.ts'
import { visibleEntries } from '#races/steps/entries.ts'
import { payloadBytes } from '#values/payloadBytes.ts'
import { opensByLink } from '#races/steps/registrationLink.ts'
import { describeLeaderboard } from '#races/steps/regattaDescriptions.ts'
import { readResults, type Results } from './results.ts'
import { finalMillis, inOrderOfRank } from './scoreCells.ts'
import { columnsOf, describeResults } from './leaderboardDescriptions.ts'
import { withTaggedStarts } from '#races/steps/taggedStarts.ts'
import { trackedRacesOf } from '#races/steps/trackedRaces.ts'

type Filter = Static<typeof standingsFilter>

type ResultsFilter = Static<typeof resultsFilter>

/** Shows the leaderboard of any size, to compare it with what a caller has seen. */
export const currentLeaderboard = {
  show: ({ context, input: { leaderboard } }: EndpointRequest<{ leaderboard: string }>) =>
    showLeaderboard(context, { leaderboard }, Infinity),
}

/** The leaderboard of version 1 has no estimates. */
export const showLeaderboard = async (
  context: Context,
  filter: ResultsFilter,
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
export const shownEntries = async (
  context: Context,
  results: Results,
  filter: Filter,
): Promise<readonly Entry[]> => {
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
