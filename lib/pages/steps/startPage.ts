/** The content of the page on which race officers start the races of a race column. */
import { listEntries } from '#races/items/entries.ts'
import { entriesOfRace } from '#races/rules/fleets.ts'
import { racesOfColumn } from '#races/rules/regatta.ts'
import { visibleEntries } from '#races/steps/entries.ts'
import { noRaceColumn } from '#races/steps/raceColumns.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import type { Context } from '#endpoint/context.ts'
import { boatsOf } from './finishPage.ts'
import { timeZoneIn } from './timeZone.ts'

interface Names {
  readonly regattaName: string
  readonly raceColumn: string
}

/** Requires permission to update the leaderboard. */
export const showStartPage = async (context: Context, names: Names) => {
  const regatta = await requireRegatta(context, names.regattaName, 'LEADERBOARD')
  const races = racesOfColumn(regatta, names.raceColumn)
  const [first] = races
  if (first === undefined) throw noRaceColumn(regatta, names.raceColumn)
  const entries = await visibleEntries(context, await listEntries(context.store, regatta.name))
  return {
    regatta: regatta.name,
    raceColumn: first.raceColumn.name,
    timeZone: timeZoneIn(regatta),
    userName: context.caller?.user.name ?? '',
    races: races.map((race) => ({
      fleet: race.fleet,
      boats: boatsOf(entriesOfRace(race, entries)),
    })),
  }
}

export type StartPage = Awaited<ReturnType<typeof showStartPage>>
