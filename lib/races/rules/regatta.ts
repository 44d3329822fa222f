/** A race is a race column for one fleet. The leaderboard of the same name has the same races. */
import type {
  penaltyBases,
  rankingMetrics,
  registrationTypes,
} from '#schemas/races/regattaFields.ts'
import { derivedUuid } from '#values/uuid.ts'
import { namesOfSegment, pathForm } from '#values/pathName.ts'
import type { RaceLog } from './raceLog.ts'

export type RegistrationType = (typeof registrationTypes)[number]

/** A5.2: all entries. A5.3: the boats that came to the starting area. */
export type PenaltyBase = (typeof penaltyBases)[number]

export type RankingMetric = (typeof rankingMetrics)[number]

export interface RaceColumn {
  /** Unique forever, so a new column with an old name inherits no data. */
  readonly id: string
  /** New columns of a regatta have distinct path forms (see `pathName.ts`). */
  readonly name: string
  /** Hundredths, by which points are multiplied. Absent: 100. */
  readonly factor?: number | undefined
  /** Absent: true. */
  readonly isDiscardable?: boolean | undefined
  /** The points of the first place, if the places before it are sailed elsewhere. Absent: 1. */
  readonly firstPlace?: number | undefined
}

/** Parts of a championship, in this order. */
export type Stage = 'qualifying' | 'final' | 'medal'

/** Scores of the stages before a series that count in it: all, the net points, the rank, or a part. */
export type Carry =
  | 'points'
  | 'net'
  | 'rank'
  | {
      readonly divide: number
      readonly rounding: 'halfUp' | 'truncate'
      readonly decimals: number
    }

export interface Series {
  readonly name: string
  /** Absent: the regatta has no stages. */
  readonly stage?: Stage | undefined
  /** Only a final or a medal series has it. Absent: `points`. */
  readonly carry?: Carry | undefined
  /** Races that not all fleets of a qualifying series sailed. Absent: `abandon`. */
  readonly leftover?: 'abandon' | 'excludeLatest' | undefined
  /** Absent: as many as the thresholds say. */
  readonly maximumNumberOfDiscards?: number | undefined
  readonly fleets: readonly string[]
  /** Boats of a fleet with a smaller number rank before those of one with a larger number. */
  readonly fleetOrder?: readonly { readonly fleet: string; readonly orderNo: number }[] | undefined
  readonly raceColumns: readonly RaceColumn[]
}

/** How a leaderboard makes points of places, and a score of a series of points. */
export interface ScoringSettings {
  readonly system:
    | 'LOW_POINT'
    | 'LOW_POINT_WINNER_GETS_ZERO'
    | 'HIGH_POINT'
    | 'HIGH_POINT_FIRST_GETS_TEN'
  /** Absent: as the system says. */
  readonly firstPlacePoints?: number | undefined
  /** The score is an average of points, or the share of the points that were possible. */
  readonly average?:
    | {
        readonly of: 'points' | 'possible'
        readonly minimumRaces?: number | undefined
        readonly minimumShare?: number | undefined
      }
    | undefined
  /** Only so many scores count, in place of thresholds. */
  readonly counts?: { readonly best: number } | { readonly share: number } | undefined
  /** The number of scores for duty that a boat can have. Absent: no limit. */
  readonly dutyRaces?: number | undefined
}

/** A race with tracking now or in the past. */
export interface TrackedRace {
  readonly raceColumnId: string
  readonly fleet: string
  /** The name of the race among the tracked races of the regatta. */
  readonly name: string
  readonly isTracking: boolean
}

export interface Regatta {
  /** Unique forever, so that a new regatta with an old name inherits no events. Absent in old tables. */
  readonly id?: string | undefined
  /** New regattas have distinct path forms (see `pathName.ts`). */
  readonly name: string
  readonly eventId: string
  readonly boatClass: string | null
  readonly registration: RegistrationType
  readonly rankingMetric: RankingMetric
  /** Gives read access to the regatta to everybody with the link. Null: there is no link. */
  readonly registrationLinkSecret: string | null
  /** The link makes no entries from then on, in milliseconds since 1970. Null: it has no end. */
  readonly entriesCloseMillis: number | null
  readonly startMillis: number | null
  readonly endMillis: number | null
  readonly series: readonly Series[]
  readonly courseAreaId: string | null
  /** The time zone of the event: pages of a regatta do not read its event. */
  readonly timeZone: string | null
  /** Stored for clients, without effect. */
  readonly useStartTimeInference: boolean
  /** Tracking times that were not set follow from the start and the finish of the race. */
  readonly controlTrackingFromStartAndFinishTimes: boolean
  /** Stored for clients: changes of the entries reach running races in any case. */
  readonly autoRestartTrackingUponCompetitorSetChange: boolean
  readonly buoyZoneRadiusInHullLengths: number | null
  /** Null: the name of the regatta. */
  readonly leaderboardDisplayName: string | null
  /** The numbers of races from which on one result is discarded, then two, and so on. */
  readonly discardThresholds: readonly number[]
  readonly penaltyBase: PenaltyBase
  readonly scoring: ScoringSettings
  /** A note of the race committee about the results. */
  readonly scoringComment: string | null
  readonly trackedRaces: readonly TrackedRace[]
  /** The race logs that have an event. */
  readonly raceLogs: readonly RaceLog[]
  /** The ids of the races that have, or had, a public tag `Start`. Other races need no search. */
  readonly racesWithStartTag: readonly string[]
}

/** The values of a regatta that its creator can omit. */
export const usualRegatta = {
  boatClass: null,
  registration: 'CLOSED',
  rankingMetric: 'ONE_DESIGN',
  registrationLinkSecret: null,
  entriesCloseMillis: null,
  startMillis: null,
  endMillis: null,
  courseAreaId: null,
  timeZone: null,
  useStartTimeInference: false,
  controlTrackingFromStartAndFinishTimes: false,
  autoRestartTrackingUponCompetitorSetChange: false,
  buoyZoneRadiusInHullLengths: 3,
  leaderboardDisplayName: null,
  discardThresholds: [],
  penaltyBase: 'entries',
  scoring: { system: 'LOW_POINT' },
  scoringComment: null,
  trackedRaces: [],
  raceLogs: [],
  racesWithStartTag: [],
} as const satisfies Partial<Regatta>

export interface Race {
  /** Unique forever, among the races of all regattas. */
  readonly id: string
  readonly series: string
  readonly raceColumn: RaceColumn
  readonly fleet: string
  /** Absent: tracking was never started. */
  readonly tracked?: TrackedRace
  /** Whether only boats in a list of the fleet sail it. */
  readonly needsList?: boolean
}

/** Whether boats sail in a series only by a list. All boats sail in the only fleet of a qualifying series. */
export const needsLists = ({ stage, fleets }: Pick<Series, 'stage' | 'fleets'>): boolean =>
  stage !== undefined && (stage !== 'qualifying' || fleets.length > 1)

/** The id of the tracked race. Stopping the tracking or starting it again does not change it. */
export const trackedRaceId = ({ id }: Race): string => derivedUuid('tracked race', id)

/** Every event has one course area with the name `Default`. */
export const courseAreaId = (eventId: string): string => derivedUuid('course area', eventId)

/** In the order of the race columns, then of the fleets. */
export const racesOf = ({ series, trackedRaces }: Regatta): readonly Race[] =>
  series.flatMap(({ name, stage, fleets, raceColumns }) =>
    raceColumns.flatMap((raceColumn) =>
      fleets.map((fleet) => {
        const tracked = trackedRaces.find(
          (race) => race.raceColumnId === raceColumn.id && race.fleet === fleet,
        )
        const id = `${raceColumn.id}/${fleet}`
        const own = { id, series: name, raceColumn, fleet }
        const race = needsLists({ stage, fleets }) ? { ...own, needsList: true } : own
        return tracked === undefined ? race : { ...race, tracked }
      }),
    ),
  )

export const racesMax = 500

export const countRaces = ({ series }: Pick<Regatta, 'series'>): number =>
  series.reduce((sum, { fleets, raceColumns }) => sum + fleets.length * raceColumns.length, 0)

/**
 * The names of new race columns. They continue after the highest number with the prefix, and no two
 * columns have the same path form.
 * @example newColumnNames(regatta, 'R', 2) // ['R4', 'R5'] if R1 and R3 exist
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

/** Also removes what the regatta knows about the races of the column. */
export const withoutRaceColumn = (regatta: Regatta, columnId: string): Regatta => ({
  ...regatta,
  series: regatta.series.map((series) => ({
    ...series,
    raceColumns: series.raceColumns.filter(({ id }) => id !== columnId),
  })),
  trackedRaces: regatta.trackedRaces.filter(({ raceColumnId }) => raceColumnId !== columnId),
  raceLogs: regatta.raceLogs.filter(({ raceColumnId }) => raceColumnId !== columnId),
  racesWithStartTag: regatta.racesWithStartTag.filter((id) => !id.startsWith(`${columnId}/`)),
})

export const withTrackedRace = (regatta: Regatta, race: TrackedRace): Regatta => ({
  ...regatta,
  trackedRaces: [
    ...regatta.trackedRaces.filter(
      ({ raceColumnId, fleet }) => raceColumnId !== race.raceColumnId || fleet !== race.fleet,
    ),
    race,
  ],
})

/** The race in a path. The escapes of `pathName.ts` count unless a race has the literal name. */
export const findRace = (regatta: Regatta, column: string, fleet: string): Race | undefined => {
  const races = racesOf(regatta)
  return (
    races.find((race) => race.raceColumn.name === column && race.fleet === fleet) ??
    races.find((race) => isCalled(race.raceColumn.name, column) && isCalled(race.fleet, fleet))
  )
}

/** The name of the tracked race in a path, by the same rule. */
export const trackedRaceNamed = ({ trackedRaces }: Regatta, raceName: string): string | undefined =>
  namesOfSegment(raceName).find((name) => trackedRaces.some((race) => race.name === name))

export const racesOfColumn = (regatta: Regatta, column: string): readonly Race[] => {
  const races = racesOf(regatta)
  const literal = races.filter(({ raceColumn }) => raceColumn.name === column)
  return literal.length > 0
    ? literal
    : races.filter(({ raceColumn }) => isCalled(raceColumn.name, column))
}

export const hasRaceColumn = ({ series }: Regatta, column: string): boolean =>
  series.some(({ raceColumns }) => raceColumns.some(({ name }) => isCalled(name, column)))

const isCalled = (name: string, wanted: string): boolean => namesOfSegment(wanted).includes(name)

export interface RaceNames {
  readonly regattaName: string
  readonly raceColumn: string
  readonly fleet: string
}

export const hasFleets = ({ series }: Pick<Regatta, 'series'>): boolean =>
  series.some(({ fleets }) => fleets.length > 1)

/** Whether boats are assigned to fleets, which stages of a championship need too. */
export const needsFleets = ({ series }: Pick<Regatta, 'series'>): boolean => series.some(isDealt)

export const isDealt = ({ stage, fleets }: Pick<Series, 'stage' | 'fleets'>): boolean =>
  stage !== undefined || fleets.length > 1

/** The name of a race on pages: without the fleet that every regatta has, if there are no others. */
export const shownNameOf = (
  { series }: Pick<Regatta, 'series'>,
  { raceColumn, fleet }: Pick<Race, 'raceColumn' | 'fleet'>,
): string =>
  fleet === 'Default' && series.every(({ fleets }) => fleets.length === 1)
    ? raceColumn.name
    : `${raceColumn.name} · ${fleet}`
