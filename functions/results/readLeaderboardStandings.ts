import { readableByLink } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { leaderboardStandings, standingsFilter } from '#schemas/results/leaderboardStandings.ts'
import { timesOfParameters } from '#values/time.ts'
import { listEntries } from '#races/items/entries.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { withTaggedStarts } from '#races/steps/taggedStarts.ts'
import { trackedRacesOf } from '#races/steps/trackedRaces.ts'
import { shownEntries } from '#results/steps/leaderboardStandings.ts'
import { readStandings, trackedResultsOf } from '#tracking/steps/raceStandings.ts'
import { loadTracks } from '#tracking/steps/raceTracks.ts'
import {
  activeColumns,
  columnsOf,
  describeResults,
  describeStandings,
} from '#results/steps/standingDescriptions.ts'
import { responseBytesMax } from '#results/steps/standingsSize.ts'

export const { declaration, handler } = endpoint({
  name: 'readLeaderboardStandings',
  summary: 'Read the competitors of a leaderboard, and where they are in each race',
  description:
    'The competitors that the caller may READ or READ_PUBLIC; all of them with the right secret. ' +
    'The service scores no races, so there are no points and no total ranks.',
  routes: ['GET /sailingserver/api/v2/leaderboards/{leaderboard}'],
  guard: readableByLink('LEADERBOARD', 'leaderboard'),
  input: standingsFilter,
  load: ({ context, input }) => loadTracks(context.store, input.leaderboard),
  conditional: true,
  reply: { status: 200, body: leaderboardStandings },
  errors: ['not-found'],
  run: async ({ context, input: filter }) => {
    const requestedMillis = timesOfParameters({ time: filter.time }).time ?? filter.timeasmillis
    const atMillis = requestedMillis ?? context.nowMillis
    const stored = await requireRegatta(context, filter.leaderboard, 'LEADERBOARD')
    const races = trackedRacesOf(stored)
    const regatta = await withTaggedStarts(context, stored, races)
    const all = await listEntries(context.store, regatta.name)
    const [entries, standings] = await Promise.all([
      shownEntries(context, regatta, all, filter),
      // Ranks need the tracks of all competitors.
      readStandings(context, { regatta, races, atMillis, secret: filter.secret, entries: all }),
    ])
    const results = trackedResultsOf(standings)
    const { columnNames, showOnlyActiveRacesForCompetitorIds: activeIds } = filter
    const shownColumns =
      columnNames === undefined && activeIds === undefined
        ? undefined
        : new Set([
            ...(columnNames ?? []),
            ...activeColumns(regatta, results, activeIds ?? [], atMillis),
          ])
    const columns = columnsOf(regatta, all).filter(({ name }) => shownColumns?.has(name) ?? true)
    const room = { bytesMax: responseBytesMax, reducedBy: 'columnNames' } as const
    const resultMillis = requestedMillis ?? Math.floor(atMillis / minuteMillis) * minuteMillis
    const shown = { filter, resultMillis, columns, ...room }
    return filter.resultState === 'Final'
      ? describeResults(regatta, entries, shown)
      : describeStandings(regatta, entries, { ...shown, results })
  },
})

const minuteMillis = 60_000
