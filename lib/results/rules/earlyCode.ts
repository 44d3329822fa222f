import type { PreparatoryFlag } from '#races/rules/startSequence.ts'
import type { ScoreCode } from './finishSheet.ts'

/** The codes of boats that were over the line at their starting signal. */
export const earlyCodes: readonly (ScoreCode | undefined)[] = ['OCS', 'UFD', 'BFD']

export const earlyCodeOf = (flag: PreparatoryFlag): ScoreCode =>
  flag === 'UNIFORM' ? 'UFD' : flag === 'BLACK' ? 'BFD' : 'OCS'
