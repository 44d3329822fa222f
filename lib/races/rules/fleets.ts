/** Fleets of entries decide which boats sail a race. */
import type { Entry, FleetOfEntry } from './competitor.ts'
import type { Race, Regatta } from './regatta.ts'

export type FleetScope = Pick<FleetOfEntry, 'series' | 'raceColumnId'>

type RaceWithFleet = Pick<Race, 'series' | 'raceColumn' | 'fleet' | 'needsList'>

/**
 * The entries that sail a race. If the race has a list of its own, only the entries in it. Otherwise
 * those of the fleet, and those without a fleet, so that no boat is missing from the race she sails:
 * in a stage of a championship, a boat sails only in a fleet that she was assigned to.
 */
export const entriesOfRace = <One extends Entry>(
  { series, raceColumn, fleet, needsList = false }: RaceWithFleet,
  entries: readonly One[],
): readonly One[] => {
  const inColumn = ({ fleets }: Entry) => fleetIn({ series, raceColumnId: raceColumn.id }, fleets)
  const listed = entries.filter((entry) => inColumn(entry) === fleet)
  if (listed.length > 0) return listed
  const otherwise = needsList ? undefined : fleet
  return entries.filter(
    (entry) => (inColumn(entry) ?? fleetIn({ series }, entry.fleets) ?? otherwise) === fleet,
  )
}

/** Tells the fleet of each competitor among the races of a race column; empty if it is not known. */
export const fleetsInColumn = (
  races: readonly RaceWithFleet[],
  entries: readonly Entry[],
): ((competitorId: string) => string) => {
  const [first, ...others] = races
  if (others.length === 0 && first?.needsList !== true) return () => first?.fleet ?? ''
  const fleets = new Map<string, string>()
  for (const race of races) {
    for (const { competitor } of entriesOfRace(race, entries)) {
      fleets.set(competitor.id, fleets.has(competitor.id) ? '' : race.fleet)
    }
  }
  return (competitorId) => fleets.get(competitorId) ?? ''
}

const isFor =
  ({ series, raceColumnId }: FleetScope) =>
  (one: FleetOfEntry): boolean =>
    one.series === series && one.raceColumnId === raceColumnId

export const fleetIn = (scope: FleetScope, fleets: Entry['fleets']): string | undefined =>
  fleets?.find(isFor(scope))?.fleet

/** @param fleet `undefined` removes the entry from its fleet */
export const withFleet = (
  fleets: Entry['fleets'] = [],
  scope: FleetScope,
  fleet: string | undefined,
): readonly FleetOfEntry[] => [
  ...fleets.filter((one) => !isFor(scope)(one)),
  ...(fleet === undefined ? [] : [{ ...scope, fleet }]),
]

/** The series in which boats of several fleets race, and that have a fleet with this name. */
export const seriesWithFleet = ({ series }: Pick<Regatta, 'series'>, fleet: string) =>
  series.filter(({ fleets }) => fleets.length > 1 && fleets.includes(fleet))
