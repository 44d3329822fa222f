/** The races that a page of race officers is about. */
import type { Context } from '#endpoint/context.ts'
import { listEntries } from '#races/items/entries.ts'
import { statusAt } from '#races/rules/raceLog.ts'
import { raceLogOf } from '#races/rules/raceTimes.ts'
import {
  hasFleets,
  type Race,
  racesOf,
  racesOfColumn,
  type Regatta,
  shownNameOf,
} from '#races/rules/regatta.ts'
import { readAddressed } from '#races/steps/eventInstead.ts'
import { noRaceColumn } from '#races/steps/raceColumns.ts'
import type { SheetState } from '../rules/finishSheet.ts'
import { firstRaceOf } from '../rules/raceStages.ts'
import { readOfficerSheets } from './sheets.ts'

export interface DayNames {
  /** Or the id of an event. */
  readonly regattaName: string
  /** Absent: for each fleet, the race that is sailed now, else the next one. */
  readonly raceColumn?: string | undefined
}

/** @throws Failure `not-found` */
export const readDay = async (context: Context, names: DayNames, action: string) => {
  const { regattaName, raceColumn } = names
  const { classes, ...addressed } = await readAddressed(context, regattaName, action)
  const races = await Promise.all(
    classes.map(async ({ regatta, title }) => {
      const { store, nowMillis } = context
      const entries = await listEntries(store, regatta.name)
      const { sent, stateOf } = await readOfficerSheets(store, regatta, entries)
      const wanted =
        raceColumn === undefined
          ? currentRaces(regatta, stateOf, nowMillis)
          : racesOfColumn(regatta, raceColumn)
      return wanted.map((race) => {
        const shown = shownNameOf(regatta, race)
        const name = classes.length > 1 ? `${title} ${shown}` : shown
        // The heading of the page has the race column.
        const isFleet = raceColumn !== undefined && hasFleets(regatta)
        return {
          regatta,
          race,
          entries,
          name,
          title: isFleet ? race.fleet : name,
          sent: sent(race),
        }
      })
    }),
  )
  const [first] = classes
  if (raceColumn !== undefined && first && races.flat().length === 0) {
    throw noRaceColumn(first.regatta, raceColumn)
  }
  return { ...addressed, regattas: classes.map(({ regatta }) => regatta), races: races.flat() }
}

export type DayRace = Awaited<ReturnType<typeof readDay>>['races'][number]

/** For each fleet, the race that is sailed now, else the next one, else the last one. */
const currentRaces = (
  regatta: Regatta,
  stateOf: (race: Race) => SheetState | undefined,
  nowMillis: number,
) => {
  const staged = racesOf(regatta).map((race) => ({
    race,
    status: statusAt(raceLogOf(regatta, race), nowMillis),
    sheet: stateOf(race),
  }))
  const fleets = [...new Set(staged.map(({ race }) => race.fleet))]
  return fleets.flatMap((fleet) => {
    const own = staged.filter(({ race }) => race.fleet === fleet)
    const current = firstRaceOf(own) ?? own.at(-1)
    return current === undefined ? [] : [current.race]
  })
}
