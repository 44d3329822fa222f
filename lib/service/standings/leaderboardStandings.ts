/** The competitors of a leaderboard, with what the tracks of their boats tell about each race. */
import type { standingsFilter } from '../../../schemas/leaderboardStandings.ts'
import type { Static } from '../../../schemas/schema.ts'
import { namedObject } from '../../domain/access/objectId.ts'
import { timesOfParameters } from '../../domain/value/time.ts'
import { listEntries, type StoredEntry } from '../../store/entities/entries.ts'
import { regattaEntity } from '../../store/entities/regattas.ts'
import type { Prefetch } from '../../store/items.ts'
import type { Context } from '../context.ts'
import { prefetchForTracks } from '../tracking/raceTracks.ts'
import { readStandings, trackedResultsOf } from '../tracking/raceStandings.ts'
import { visibilityOfCompetitors } from '../competitors/competitors.ts'
import { opensByLink } from '../regattas/registrationLink.ts'
import { requireRegatta } from '../regattas/regattas.ts'
import { activeColumns, columnsOf, describeStandings } from './standingDescriptions.ts'
import { trackedRacesOf } from '../regattas/trackedRaces.ts'

type Filter = Static<typeof standingsFilter>

export const keysOfStandings = (leaderboard: string): readonly Prefetch[] => [
  regattaEntity.key(leaderboard),
  ...prefetchForTracks(leaderboard),
]

export const showStandings = async (context: Context, filter: Filter) => {
  const requestedMillis = timesOfParameters({ time: filter.time }).time ?? filter.timeasmillis
  const atMillis = requestedMillis ?? context.nowMillis
  const regatta = await requireRegatta(context, filter.leaderboard, 'LEADERBOARD')
  const all = await listEntries(context.store, regatta.name)
  const object = namedObject('LEADERBOARD', regatta.name)
  const isLinked = await opensByLink(context, object, filter.secret)
  const races = trackedRacesOf(regatta)
  const [entries, standings] = await Promise.all([
    isLinked ? all : visibleEntries(context, all),
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
  return describeStandings(regatta, listedEntries(entries, filter), {
    ...{ filter, requestedMillis, results },
    columns: columnsOf(regatta).filter(({ name }) => shownColumns?.has(name) ?? true),
  })
}

const visibleEntries = async (
  context: Context,
  entries: readonly StoredEntry[],
): Promise<readonly StoredEntry[]> => {
  const ids = entries.map(({ competitor }) => competitor.id)
  const visibility = await visibilityOfCompetitors(context, ids)
  return entries.filter((_, position) => visibility[position]?.isVisible === true)
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
