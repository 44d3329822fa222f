/** The competitors of a leaderboard, with what the tracks of their boats tell about each race. */
import type { resultsFilter, standingsFilter } from '#schemas/tracking/leaderboardStandings.ts'
import type { Static } from '#schemas/schema.ts'
import { namedObject } from '#access/rules/objectId.ts'
import { timesOfParameters } from '#values/time.ts'
import type { Regatta } from '#races/rules/regatta.ts'
import { listEntries, pageOfEntries, type StoredEntry } from '#races/items/entries.ts'
import { regattaEntity } from '#races/items/regattas.ts'
import type { Prefetch } from '#table/items.ts'
import type { Context } from '#endpoint/context.ts'
import { prefetchForTracks } from './raceTracks.ts'
import { readStandings, trackedResultsOf } from './raceStandings.ts'
import { visibilityOfCompetitors } from '#races/steps/competitors.ts'
import { payloadBytes } from '#values/payloadBytes.ts'
import { opensByLink } from '#races/steps/registrationLink.ts'
import { describeLeaderboard } from '#races/steps/regattaDescriptions.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import {
  activeColumns,
  columnsOf,
  describeResults,
  describeStandings,
} from './standingDescriptions.ts'
import { responseBytesMax } from './standingsSize.ts'
import { withTaggedStarts } from '#races/steps/taggedStarts.ts'
import { trackedRacesOf } from '#races/steps/trackedRaces.ts'

type Filter = Static<typeof standingsFilter>

export const keysOfLeaderboard = (leaderboard: string): readonly Prefetch[] => [
  regattaEntity.key(leaderboard),
  pageOfEntries(leaderboard),
]

type ResultsFilter = Static<typeof resultsFilter>

/** The leaderboard of version 1 has scores, and no estimates. */
export const showLeaderboard = (context: Context, filter: ResultsFilter) =>
  describeStored(context, filter, responseBytesMax)

/** The same of any size, to compare it with what a caller has seen. */
export const currentLeaderboard = (context: Context, filter: ResultsFilter) =>
  describeStored(context, filter, Infinity)

const describeStored = async (context: Context, filter: ResultsFilter, bytesMax: number) => {
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

export const keysOfStandings = (leaderboard: string): readonly Prefetch[] => [
  regattaEntity.key(leaderboard),
  ...prefetchForTracks(leaderboard),
]

const minuteMillis = 60_000

export const showStandings = async (context: Context, filter: Filter) => {
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
}

/** The secret of the registration link shows all competitors. */
const shownEntries = async (
  context: Context,
  { name }: Regatta,
  entries: readonly StoredEntry[],
  filter: Filter,
): Promise<readonly StoredEntry[]> => {
  const isLinked = await opensByLink(context, namedObject('LEADERBOARD', name), filter.secret)
  return listedEntries(isLinked ? entries : await visibleEntries(context, entries), filter)
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
