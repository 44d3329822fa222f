/** The one thing that a reader of a race does next, and the race that comes first. */
import type { RaceStatus } from '#races/rules/raceLog.ts'
import type { SheetState } from '#results/rules/finishSheet.ts'

export type NextStep = 'lay' | 'start' | 'finish' | 'confirm' | 'results' | 'watch'

export interface RaceSituation {
  /** Absent: the reader may not read the leaderboard. */
  readonly status: RaceStatus | undefined
  /** Absent: no finish sheet is confirmed. */
  readonly sheet: SheetState | undefined
  /** Absent: it is not known. */
  readonly hasCourse: boolean | undefined
  readonly mayLay: boolean
  readonly mayStart: boolean
  readonly mayScore: boolean
}

const started: readonly (RaceStatus | undefined)[] = ['RUNNING', 'FINISHING', 'FINISHED']

export const nextStepOf = (situation: RaceSituation): NextStep => {
  const { status, sheet, hasCourse, mayLay, mayStart, mayScore } = situation
  if (sheet !== undefined) return sheet === 'confirmed' && mayScore ? 'confirm' : 'results'
  if (started.includes(status)) return mayScore ? 'finish' : 'watch'
  if (mayLay && hasCourse === false) return 'lay'
  return mayStart ? 'start' : 'watch'
}

const underWay: readonly (RaceStatus | undefined)[] = ['STARTPHASE', 'RUNNING', 'FINISHING']

type Stage = Pick<RaceSituation, 'status' | 'sheet'>

/** A race with a confirmed sheet is over, also without a record of its end. */
export const statusWith = (hasSheet: boolean, status: RaceStatus | undefined) =>
  hasSheet ? 'FINISHED' : status

export const isUnderWay = ({ status, sheet }: Stage): boolean =>
  sheet === undefined && underWay.includes(status)

/** The race that is sailed now, else the next one. Absent: all races are over. */
export const firstRaceOf = <Race extends Stage>(races: readonly Race[]): Race | undefined =>
  races.find(isUnderWay) ??
  races.find(({ status, sheet }) => sheet === undefined && status !== 'FINISHED')
