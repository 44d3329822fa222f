/** The competitors of a leaderboard, with what the tracks of their boats tell about each race. */
import type { standingsFilter } from '../../../schemas/leaderboardStandings.ts'
import type { Static } from '../../../schemas/schema.ts'
import { encodeObjectId } from '../../domain/access/objectId.ts'
import { timesOfParameters } from '../../domain/value/time.ts'
import { listEntries, pageOfEntries, type StoredEntry } from '../../store/entities/entries.ts'
import { regattaEntity, type StoredRegatta } from '../../store/entities/regattas.ts'
import type { Prefetch } from '../../store/items.ts'
import type { Context } from '../context.ts'
import { computeTrackedResults } from '../tracking/trackedResults.ts'
import { visibilityOfCompetitors } from './competitors.ts'
import { opensByLink } from './registrationLink.ts'
import { requireRegatta } from './regattas.ts'
import { activeColumns, columnsOf } from './standingColumns.ts'
import { describeStandings } from './standingDescriptions.ts'
import { trackedRacesOf } from './trackedRaces.ts'

type Filter = Static<typeof standingsFilter>

/** The items of a leaderboard, to fetch together with the caller. */
export const keysOfStandings = (leaderboard: string): readonly Prefetch[] => [
  regattaEntity.key(leaderboard),
  pageOfEntries(leaderboard),
]

export const showStandings = async (context: Context, filter: Filter) => {
  const requestedMillis = timesOfParameters({ time: filter.time }).time ?? filter.timeasmillis
  const atMillis = requestedMillis ?? context.nowMillis
  const regatta = await requireRegatta(context, filter.leaderboard, 'LEADERBOARD')
  const entries = await visibleEntries(context, regatta, filter.secret)
  const races = trackedRacesOf(regatta)
  const results = await computeTrackedResults(context, { regatta, races, entries, atMillis })
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

/** All entries with the secret of the regatta, otherwise those that the caller may see. */
const visibleEntries = async (
  context: Context,
  { name }: StoredRegatta,
  secret: string | undefined,
): Promise<readonly StoredEntry[]> => {
  const entries = await listEntries(context.store, name)
  const object = { type: 'LEADERBOARD', id: encodeObjectId([name]) }
  if (await opensByLink(context, object, secret)) return entries
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
