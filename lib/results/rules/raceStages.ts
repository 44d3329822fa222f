/** How far a race is: its race log and its finish sheet tell it together. */
import type { RaceStatus } from '#races/rules/raceLog.ts'
import type { SheetState } from './finishSheet.ts'

export interface RaceStage {
  /** Absent: the reader may not read the leaderboard. */
  readonly status: RaceStatus | undefined
  /** Absent: no finish sheet is confirmed. */
  readonly sheet: SheetState | undefined
}

const underWay: readonly (RaceStatus | undefined)[] = ['STARTPHASE', 'RUNNING', 'FINISHING']

/** A race with a confirmed sheet is over, also without a record of its end. */
export const statusWith = <Status extends RaceStatus | undefined>(
  hasSheet: boolean,
  status: Status,
) => (hasSheet ? 'FINISHED' : status)

export const isUnderWay = ({ status, sheet }: RaceStage): boolean =>
  sheet === undefined && underWay.includes(status)

/** The race that is sailed now, else the next one. Absent: all races are over. */
export const firstRaceOf = <Race extends RaceStage>(races: readonly Race[]): Race | undefined =>
  races.find(isUnderWay) ??
  races.find(({ status, sheet }) => sheet === undefined && status !== 'FINISHED')
