import { readableByLink } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { leaderboardStandings, standingsFilter } from '#schemas/results/leaderboardStandings.ts'
import { timesOfParameters } from '#values/time.ts'
import { withTaggedStarts } from '#races/steps/taggedStarts.ts'
import { trackedRacesOf } from '#races/steps/trackedRaces.ts'
import {
  activeColumns,
  columnsOf,
  describeEstimates,
  describeResults,
  shownEntries,
} from '#results/steps/leaderboardStandings.ts'
import type { RegattaWithStarts } from '#races/rules/raceTimes.ts'
import type { Static } from '#schemas/schema.ts'
import { resultsAt } from '#results/steps/history.ts'
import { loadResults, readResults } from '#results/steps/results.ts'
import { finalMillis, isScored } from '#results/steps/scoreCells.ts'
import {
  readEstimates,
  type ShownEstimates,
  shownEstimatesOf,
} from '#tracking/steps/raceEstimates.ts'
import { loadTracks } from '#tracking/steps/raceTracks.ts'
import { responseBytesMax } from '#results/steps/standingsSize.ts'

export const { declaration, handler } = endpoint({
  name: 'readLeaderboardStandings',
  summary: 'Read the competitors of a leaderboard, and where they are in each race',
  description:
    'The competitors that the caller may READ or READ_PUBLIC; all of them with the right secret. ' +
    'Boats whose tie cannot be broken share a rank. The `rank` in a race is the estimate until the ' +
    'race is scored.',
  routes: ['GET /sailingserver/api/v2/leaderboards/{leaderboard}'],
  guard: readableByLink('LEADERBOARD', 'leaderboard'),
  input: standingsFilter,
  load: ({ context: { store }, input: { leaderboard } }) =>
    Promise.all([loadTracks(store, leaderboard), loadResults(store, leaderboard)]),
  conditional: true,
  reply: { status: 200, body: leaderboardStandings },
  errors: ['not-found'],
  run: async ({ context, input: filter }) => {
    const requestedMillis = timesOfParameters({ time: filter.time }).time ?? filter.timeasmillis
    const now = await readResults(context, filter.leaderboard)
    const results =
      requestedMillis === undefined ? now : await resultsAt(context, now, requestedMillis)
    const stored = now.regatta
    const races = trackedRacesOf(stored)
    const regatta = await withTaggedStarts(context, stored, races)
    const columns = columnsOf(regatta, now.entries)
    const isFinal = filter.resultState === 'Final'
    const finalTime = isFinal ? finalMillis(results, regatta) : null
    const atMillis = requestedMillis ?? finalTime ?? context.nowMillis
    // Ranks need the tracks of all competitors.
    const estimated = { regatta, races, atMillis, secret: filter.secret, entries: now.entries }
    const [entries, byRace] = await Promise.all([
      shownEntries(context, results, filter),
      readEstimates(context, estimated),
    ])
    const estimates = shownEstimatesOf(byRace)
    // The begin of the minute, so that the `ETag` of an unchanged leaderboard lasts as long.
    const resultMillis = requestedMillis ?? finalTime ?? Math.floor(atMillis / 60_000) * 60_000
    const shown = {
      filter,
      resultMillis,
      results,
      columns: columns.filter(isShown(filter, regatta, estimates, atMillis)),
      ...({ bytesMax: responseBytesMax, reducedBy: 'columnNames' } as const),
    }
    return isFinal && !isScored(results)
      ? describeResults(regatta, entries, shown)
      : describeEstimates(regatta, entries, { ...shown, estimates })
  },
})

const isShown = (
  { columnNames, showOnlyActiveRacesForCompetitorIds: activeIds }: Static<typeof standingsFilter>,
  regatta: RegattaWithStarts,
  estimates: ShownEstimates,
  atMillis: number,
) => {
  if (columnNames === undefined && activeIds === undefined) return () => true
  const active = activeColumns(regatta, estimates, activeIds ?? [], atMillis)
  const names = new Set([...(columnNames ?? []), ...active])
  return ({ name }: { readonly name: string }): boolean => names.has(name)
}
