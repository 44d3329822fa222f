import { invalidInput } from '#values/failure.ts'
import type { Entry, FleetOfEntry } from '../rules/competitor.ts'
import { unknownFleet } from '../rules/fleetLists.ts'
import { seriesWithFleet } from '../rules/fleets.ts'
import type { Regatta } from '../rules/regatta.ts'

/** In each series with several fleets of which one has the name. @throws Failure `invalid-input` */
export const fleetsNamed = (regatta: Regatta, fleet: string | undefined): Pick<Entry, 'fleets'> => {
  if (fleet === undefined || fleet === '') return {}
  const all = regatta.series.flatMap(({ fleets }) => fleets)
  if (!all.includes(fleet)) {
    throw invalidInput([{ parameter: 'fleet', ...unknownFleet([...new Set(all)], fleet) }])
  }
  return { fleets: seriesWithFleet(regatta, fleet).map(({ name }) => ({ series: name, fleet })) }
}

/** Removed race columns leave their lists in the entries. */
export const currentFleets = (regatta: Regatta, { fleets = [] }: Entry): readonly FleetOfEntry[] =>
  fleets.filter((one) => one.raceColumnId === undefined || columnOf(regatta, one) !== undefined)

const columnOf = ({ series }: Regatta, { raceColumnId }: FleetOfEntry) =>
  series.flatMap(({ raceColumns }) => raceColumns).find(({ id }) => id === raceColumnId)?.name

export const describeFleets = (regatta: Regatta, entry: Entry) =>
  currentFleets(regatta, entry).map((one) => {
    const raceColumn = columnOf(regatta, one)
    const { series, fleet } = one
    return { series, fleet, ...(raceColumn === undefined ? {} : { raceColumn }) }
  })
