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
