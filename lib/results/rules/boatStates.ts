/** The states of boats, as the crew of a safety boat needs them: in doubt, a boat is out. */
import type { Tally } from '#races/rules/competitor.ts'
import type { boatStates } from '#schemas/results/tally.ts'
import type { Finish } from './finishSheet.ts'
import { earlyCodes, keepsPlace } from './scoring/codes.ts'

export type BoatState = (typeof boatStates)[number]

export interface StartedRace {
  readonly startMillis: number
  /** Absent: boats are still racing. */
  readonly overMillis?: number | undefined
}

export interface BoatFacts {
  readonly tally?: Tally | undefined
  /** The last race that she started. */
  readonly race?: StartedRace | undefined
  /** Her line in the finish sheet of the race, or in its draft. */
  readonly line?: Finish | undefined
}

/** So long before a start, a check-out counts for it; so long after a race, the race counts. */
const dayOnWaterMillis = 12 * 3_600_000

export const stateOfBoat = ({ tally, race, line }: BoatFacts, nowMillis: number): BoatState => {
  const byTally = tally?.isAfloat === true ? 'afloat' : 'ashore'
  if (race === undefined) return byTally
  const { startMillis, overMillis = Infinity } = race
  const isOver = overMillis <= nowMillis
  const isAshore = tally?.isAfloat === false && tally.millis > startMillis - dayOnWaterMillis
  const isSeen = tally !== undefined && tally.millis > overMillis
  if (isAshore || isSeen) return byTally
  // A boat that was checked in and has no line stays missing until somebody accounts for her.
  const isMissing = line === undefined && byTally === 'afloat'
  if (!isMissing && nowMillis > overMillis + dayOnWaterMillis) return byTally
  return line === undefined
    ? isOver
      ? 'unaccounted'
      : 'racing'
    : stateOfLine(line, isOver, byTally)
}

const stateOfLine = (line: Finish, isOver: boolean, byTally: BoatState): BoatState => {
  const { code, finishMillis } = line
  if (code === undefined || finishMillis !== undefined) return 'finished'
  if (code === 'DNC' || code === 'DUTY') return byTally === 'afloat' ? 'retired' : 'ashore'
  // A boat that was early may sail on until the race is over.
  if (!isOver && (keepsPlace(line) || earlyCodes.includes(code))) return 'racing'
  return keepsPlace(line) ? 'finished' : 'retired'
}
