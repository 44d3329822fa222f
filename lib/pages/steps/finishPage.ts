/** The content of the page on which race officers take the finish of a race. */
import { listEntries } from '#races/items/entries.ts'
import type { Entry } from '#races/rules/competitor.ts'
import { entriesOfRace } from '#races/rules/fleets.ts'
import { type RaceNames, racesOf } from '#races/rules/regatta.ts'
import { visibleEntries } from '#races/steps/entries.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import type { RaceWithTracking } from '#races/steps/trackedRaces.ts'
import { raceOfPath } from '#results/steps/results.ts'
import { withTaggedStarts } from '#races/steps/taggedStarts.ts'
import { readStandings } from '#tracking/steps/raceStandings.ts'
import type { Context } from '#endpoint/context.ts'
import { timeZoneIn } from './timeZone.ts'

/** Requires permission to update the leaderboard. */
export const showFinishPage = async (context: Context, names: RaceNames) => {
  const stored = await requireRegatta(context, names.regattaName, 'LEADERBOARD')
  const race = raceOfPath(stored, names)
  const [regatta, all] = await Promise.all([
    withTaggedStarts(context, stored, [race]),
    listEntries(context.store, stored.name),
  ])
  const entries = await visibleEntries(context, entriesOfRace(race, all))
  const races = race.tracked === undefined ? [] : [race as RaceWithTracking]
  const wanted = { regatta, races, atMillis: context.nowMillis, entries: all }
  const standings = (await readStandings(context, wanted)).get(race.id) ?? []
  const columns = new Set(racesOf(regatta).map(({ raceColumn }) => raceColumn.name))
  return {
    regatta: regatta.name,
    raceColumn: race.raceColumn.name,
    fleet: race.fleet,
    timeZone: timeZoneIn(regatta),
    userName: context.caller?.user.name ?? '',
    columns: [...columns],
    boats: boatsOf(entries),
    /** As the tracks tell it; only boats that have finished. */
    order: standings.flatMap(({ entry, standing }) =>
      standing.finished ? [entry.competitor.id] : [],
    ),
  }
}

/** In the order of the numbers on the sails. */
export const boatsOf = (entries: readonly Entry[]) =>
  entries
    .map(({ competitor: { id, name, boat } }) => ({
      ...{ id, name, sail: boat.sailId ?? '', boat: boat.name ?? '' },
    }))
    .sort((one, other) => one.sail.localeCompare(other.sail, 'en', { numeric: true }))

export type FinishPage = Awaited<ReturnType<typeof showFinishPage>>
