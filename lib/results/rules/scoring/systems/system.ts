/** A scoring system: the parts in which systems differ. All points are hundredths. */
import type { Sentence } from '../../../words/sentences.ts'
import type { Amount } from '../amount.ts'

export interface ScoringSystem {
  /** 1 if fewer points are better, and -1 if more are better. */
  readonly direction: 1 | -1
  /** @param boats the size of the field, for systems whose points depend on it */
  readonly pointsOfPlace: (place: number, boats: number) => number
  /** The rule of the points of a place. */
  readonly rule: string
  /** @param counted the points of the low point system */
  readonly pointsOfCode: (counted: Amount) => Amount
  /** A penalty in percent is a part of these points. */
  readonly penaltyBase: (points: { readonly dnf: number; readonly first: number }) => number
  readonly penalties: {
    readonly percent: 'plusPercent' | 'minusPercent'
    readonly points: 'plusPoints' | 'minusPoints'
    readonly standard: 'plusStandard' | 'minusStandard'
    readonly capped: 'capped' | 'cappedBelow'
  }
  /** For readers, beside what all systems have in common. */
  readonly rules: readonly Sentence[]
}
