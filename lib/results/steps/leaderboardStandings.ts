/** The competitors of a leaderboard, with what the tracks of their boats tell about each race. */
import type { resultsFilter, standingsFilter } from '#schemas/results/leaderboardStandings.ts'
import type { Static } from '#schemas/schema.ts'
import { namedObject } from '#access/rules/objectId.ts'
import type { Regatta } from '#races/rules/regatta.ts'
import { listEntries, type StoredEntry } from '#races/items/entries.ts'
import type { Context } from '#endpoint/context.ts'
import type { EndpointRequest } from '#endpoint/endpoint.ts'
import { visibleEntries } from '#races/steps/entries.ts'
import { payloadBytes } from '#values/payloadBytes.ts'
import { opensByLink } from '#races/steps/registrationLink.ts'
import { describeLeaderboard } from '#races/steps/regattaDescriptions.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { columnsOf, describeResults } from './standingDescriptions.ts'
import { withTaggedStarts } from '#races/steps/taggedStarts.ts'
import { trackedRacesOf } from '#races/steps/trackedRaces.ts'

type Filter = Static<typeof standingsFilter>

type ResultsFilter = Static<typeof resultsFilter>

/** Shows the leaderboard of any size, to compare it with what a caller has seen. */
export const currentLeaderboard = {
  show: ({ context, input: { leaderboard } }: EndpointRequest<{ leaderboard: string }>) =>
    showLeaderboard(context, { leaderboard }, Infinity),
}

/** The leaderboard of version 1 has scores, and no estimates. */
export const showLeaderboard = async (
  context: Context,
  filter: ResultsFilter,
  bytesMax: number,
) => {
  const stored = await requireRegatta(context, filter.leaderboard, 'LEADERBOARD')
  const regatta = await withTaggedStarts(context, stored, trackedRacesOf(stored))
  const all = await listEntries(context.store, regatta.name)
  const entries = await shownEntries(context, regatta, all, filter)
  const tracking = describeLeaderboard(regatta)
  const results = describeResults(regatta, entries, {
    ...{ filter, resultMillis: null, columns: columnsOf(regatta, all) },
    ...{ bytesMax: bytesMax - payloadBytes(tracking), reducedBy: 'maxCompetitorsCount' },
  })
  return { ...results, ...tracking }
}

/** The secret of the registration link shows all competitors. */
export const shownEntries = async (
  context: Context,
  { name }: Regatta,
  entries: readonly StoredEntry[],
  filter: Filter,
): Promise<readonly StoredEntry[]> => {
  const isLinked = await opensByLink(context, namedObject('LEADERBOARD', name), filter.secret)
  return listedEntries(isLinked ? entries : await visibleEntries(context, entries), filter)
}

const listedEntries = (
  entries: readonly StoredEntry[],
  {
    maxCompetitorsCount,
    showOnlyCompetitorsWithIdsProvided: isLimited,
    showOnlyActiveRacesForCompetitorIds: ids = [],
  }: Filter,
): readonly StoredEntry[] => {
  const listed =
    isLimited === true ? entries.filter(({ competitor }) => ids.includes(competitor.id)) : entries
  return listed.slice(0, maxCompetitorsCount)
}
