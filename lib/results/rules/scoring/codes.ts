import type { Finish, ScoreCode } from '../finishSheet.ts'
import type { PreparatoryFlag } from '#races/rules/startSequence.ts'

/**
 * `place`: the boat keeps her place in the order. `entries`: entries + 1 in any case. `notFinished`:
 * the score for DNF, or the average of other races (`hasRedress`). `placed`: the number of boats with a
 * place + 1. Redress changes no score of another boat (A6.2), so RDG keeps the place.
 */
type Basis = 'place' | 'entries' | 'notFinished' | 'placed'

const bases: Readonly<Partial<Record<ScoreCode, Basis>>> = {
  SCP: 'place',
  ZFP: 'place',
  DPI: 'place',
  STP: 'place',
  RDG: 'place',
  DNC: 'entries',
  TLE: 'placed',
}

export const basisOf = (code: ScoreCode | undefined): Basis =>
  code === undefined ? 'place' : (bases[code] ?? 'notFinished')

/** 90.3(b): the next worst score is excluded instead. */
export const neverExcluded: ReadonlySet<ScoreCode | undefined> = new Set<ScoreCode>([
  'DNE',
  'DGM',
  'DND',
])

export const keepsPlace = ({ code }: { readonly code?: ScoreCode | undefined }): boolean =>
  basisOf(code) === 'place'

export const hasRedress = ({ code, redress }: Pick<Finish, 'code' | 'redress'>): boolean =>
  redress !== undefined || code === 'RDG' || code === 'SCA' || code === 'DUTY'

/** A boat on duty for the race committee does not come to the starting area. */
export const cameToStart = ({ code }: Pick<Finish, 'code'>): boolean =>
  code !== 'DNC' && code !== 'DUTY'

/** Whether the score of a boat in a race by corrected time depends on her time and rating. */
export const needsTime = (finish: Pick<Finish, 'code' | 'points' | 'redress'>): boolean =>
  keepsPlace(finish) && finish.points === undefined && !hasRedress(finish)

/** Existing clients do not know the code for duty, which is scored as redress is. */
export const existingCode = (code: ScoreCode | undefined): ScoreCode | undefined =>
  code === 'DUTY' ? 'RDG' : code

/** The codes of boats that were over the line at their starting signal. */
export const earlyCodes: readonly (ScoreCode | undefined)[] = ['OCS', 'UFD', 'BFD']

export const earlyCodeOf = (flag: PreparatoryFlag): ScoreCode =>
  flag === 'UNIFORM' ? 'UFD' : flag === 'BLACK' ? 'BFD' : 'OCS'
