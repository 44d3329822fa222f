/** The words of a race log, as existing clients spell them. */

export const racingProcedures = [
  'UNKNOWN',
  'RRS26',
  'SWC',
  'GateStart',
  'ESS',
  'BASIC',
  'LEAGUE',
] as const

export const raceStatuses = [
  'UNKNOWN',
  'UNSCHEDULED',
  'PRESCHEDULED',
  'SCHEDULED',
  'STARTPHASE',
  'RUNNING',
  'FINISHING',
  'FINISHED',
] as const

/** The flags of the race committee, as existing clients spell them. `NONE`: the lower half of a pole. */
export const raceLogFlags = [
  'ALPHA',
  'BRAVO',
  'CLASS',
  'FOXTROTT',
  'GOLF',
  'HOTEL',
  'INDIA',
  'INDIA_ZULU',
  'NOVEMBER',
  'PAPA',
  'UNIFORM',
  'XRAY',
  'ZULU',
  'FIRSTSUBSTITUTE',
  'BLACK',
  'BLUE',
  'JURY',
  'AP',
  'ESSONE',
  'ESSTWO',
  'ESSTHREE',
] as const

/**
 * Flags that existing clients do not know, and would fail on. They are kept beside the race log.
 * `PENNANT`: a numeral pennant below AP.
 */
export const sideFlags = ['PENNANT', 'VICTOR', 'CHARLIE', 'SIERRA', 'YANKEE'] as const

/** The change of the length of a leg, with flag C (RRS 33). */
export const legChanges = ['LONGER', 'SHORTER'] as const
