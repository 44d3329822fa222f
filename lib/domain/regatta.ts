/**
 * A regatta, and the races that it consists of: a race is a race column in the hands of a fleet.
 * The leaderboard of the same name shows the same races.
 */

export interface RaceColumn {
  /** No other race column ever gets it: a column made anew inherits nothing. */
  readonly id: string
  /** No two columns of a regatta have the same name. */
  readonly name: string
}

export interface Series {
  readonly name: string
  readonly fleets: readonly string[]
  readonly raceColumns: readonly RaceColumn[]
}

/** A race that is tracked, or was. */
export interface TrackedRace {
  readonly raceColumnId: string
  readonly fleet: string
  /** Names the race among the tracked races of the regatta. */
  readonly name: string
  readonly isTracking: boolean
}

export interface Regatta {
  /** No two regattas have the same name. */
  readonly name: string
  readonly eventId: string
  readonly boatClass: string | null
  readonly series: readonly Series[]
  readonly trackedRaces: readonly TrackedRace[]
}

export interface Race {
  /** No other race of any regatta ever gets it. */
  readonly id: string
  readonly series: string
  readonly raceColumn: RaceColumn
  readonly fleet: string
  /** Absent: tracking was never started. */
  readonly tracked?: TrackedRace
}

/** In the order of the race columns, then of the fleets. */
export const racesOf = ({ series, trackedRaces }: Regatta): readonly Race[] =>
  series.flatMap(({ name, fleets, raceColumns }) =>
    raceColumns.flatMap((raceColumn) =>
      fleets.map((fleet) => {
        const tracked = trackedRaces.find(
          (race) => race.raceColumnId === raceColumn.id && race.fleet === fleet,
        )
        const race = { id: `${raceColumn.id}/${fleet}`, series: name, raceColumn, fleet }
        return tracked === undefined ? race : { ...race, tracked }
      }),
    ),
  )

/**
 * The race that a path names. `__` stands for `/`, which many clients and gateways cannot send in a
 * path, when no race has the literal name (design 3.2).
 */
export const findRace = (regatta: Regatta, column: string, fleet: string): Race | undefined => {
  const races = racesOf(regatta)
  const isCalled = (name: string, wanted: string) => name === wanted || name === slashed(wanted)
  return (
    races.find((race) => race.raceColumn.name === column && race.fleet === fleet) ??
    races.find((race) => isCalled(race.raceColumn.name, column) && isCalled(race.fleet, fleet))
  )
}

export const slashed = (name: string): string => name.replaceAll('__', '/')
