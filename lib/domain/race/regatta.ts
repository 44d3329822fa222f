/**
 * A regatta, and the races that it consists of: a race is a race column in the hands of a fleet.
 * The leaderboard of the same name shows the same races.
 */
import type { rankingMetrics } from '../../../schemas/sailing.ts'
import { derivedUuid } from '../value/derivedUuid.ts'
import { namesMeant, pathForm } from '../name/pathName.ts'

export type RegistrationType = 'CLOSED' | 'OPEN_UNMODERATED' | 'OPEN_MODERATED'

export type RankingMetric = (typeof rankingMetrics)[number]

export interface RaceColumn {
  /** No other race column ever gets it, so a new column of an old name inherits nothing. */
  readonly id: string
  /** No two new columns of a regatta have the same path form (see `pathName.ts`). */
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
  /** No two new regattas have the same path form (see `pathName.ts`). */
  readonly name: string
  readonly eventId: string
  readonly boatClass: string | null
  /** Whether competitors may register themselves. */
  readonly registration: RegistrationType
  readonly rankingMetric: RankingMetric
  /** Opens the regatta for reading to everybody who has the link. Null: there is no link. */
  readonly registrationLinkSecret: string | null
  /** Milliseconds since 1970. */
  readonly startMillis: number | null
  readonly endMillis: number | null
  readonly series: readonly Series[]
  readonly trackedRaces: readonly TrackedRace[]
}

/** The values of a regatta that its creator can leave out. */
export const usualRegatta = {
  boatClass: null,
  registration: 'CLOSED',
  rankingMetric: 'ONE_DESIGN',
  registrationLinkSecret: null,
  startMillis: null,
  endMillis: null,
  trackedRaces: [],
} as const satisfies Partial<Regatta>

export interface Race {
  /** No other race of any regatta ever gets it. */
  readonly id: string
  readonly series: string
  readonly raceColumn: RaceColumn
  readonly fleet: string
  /** Absent: tracking was never started. */
  readonly tracked?: TrackedRace
}

/** The id of the tracked race. Stopping the tracking or starting it again does not change it. */
export const trackedRaceId = ({ id }: Race): string => derivedUuid('tracked race', id)

/** Every event has one course area, called `Default`. */
export const courseAreaId = (eventId: string): string => derivedUuid('course area', eventId)

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

/** Columns times fleets, of a whole regatta. */
export const racesMax = 500

export const countRaces = ({ series }: Pick<Regatta, 'series'>): number =>
  series.reduce((sum, { fleets, raceColumns }) => sum + fleets.length * raceColumns.length, 0)

/**
 * The names of new race columns. They continue after the highest number behind the prefix, and no
 * two columns have the same path form.
 * @example newColumnNames(regatta, 'R', 2) // ['R4', 'R5'] where there are R1 and R3
 */
export const newColumnNames = (
  { series }: Pick<Regatta, 'series'>,
  prefix: string,
  count: number,
): readonly string[] => {
  const taken = new Set(
    series.flatMap(({ raceColumns }) => raceColumns.map(({ name }) => pathForm(name))),
  )
  const start = pathForm(prefix)
  const numbers = [...taken].flatMap((name) => {
    const behind = name.startsWith(start) ? name.slice(start.length) : ''
    return /^\d{1,4}$/.test(behind) ? [Number(behind)] : []
  })
  const names: string[] = []
  for (let number = Math.max(0, ...numbers) + 1; names.length < count; number += 1) {
    const name = `${prefix}${number}`
    if (!taken.has(pathForm(name))) names.push(name)
  }
  return names
}

export const withRaceColumns = (
  regatta: Regatta,
  seriesName: string,
  added: readonly RaceColumn[],
): Regatta => ({
  ...regatta,
  series: regatta.series.map((series) =>
    series.name === seriesName
      ? { ...series, raceColumns: [...series.raceColumns, ...added] }
      : series,
  ),
})

/** Its tracked races go with it. */
export const withoutRaceColumn = (regatta: Regatta, columnId: string): Regatta => ({
  ...regatta,
  series: regatta.series.map((series) => ({
    ...series,
    raceColumns: series.raceColumns.filter(({ id }) => id !== columnId),
  })),
  trackedRaces: regatta.trackedRaces.filter(({ raceColumnId }) => raceColumnId !== columnId),
})

/** A race is tracked again, or for the first time. */
export const withTrackedRace = (regatta: Regatta, race: TrackedRace): Regatta => ({
  ...regatta,
  trackedRaces: [
    ...regatta.trackedRaces.filter(
      ({ raceColumnId, fleet }) => raceColumnId !== race.raceColumnId || fleet !== race.fleet,
    ),
    race,
  ],
})

/**
 * The race that a path names. `__` stands for `/`, which many clients and gateways cannot send in a
 * path, when no race has the literal name.
 */
export const findRace = (regatta: Regatta, column: string, fleet: string): Race | undefined => {
  const races = racesOf(regatta)
  return (
    races.find((race) => race.raceColumn.name === column && race.fleet === fleet) ??
    races.find((race) => isCalled(race.raceColumn.name, column) && isCalled(race.fleet, fleet))
  )
}

/** The races of all fleets in a race column that a path names. */
export const racesOfColumn = (regatta: Regatta, column: string): readonly Race[] => {
  const races = racesOf(regatta)
  const literal = races.filter(({ raceColumn }) => raceColumn.name === column)
  return literal.length > 0
    ? literal
    : races.filter(({ raceColumn }) => isCalled(raceColumn.name, column))
}

export const hasRaceColumn = ({ series }: Regatta, column: string): boolean =>
  series.some(({ raceColumns }) => raceColumns.some(({ name }) => isCalled(name, column)))

const isCalled = (name: string, wanted: string): boolean => namesMeant(wanted).includes(name)
