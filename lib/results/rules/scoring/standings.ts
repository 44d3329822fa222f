/** All that standings follow from, and the standings. Points are integers: hundredths of a point. */
import type { Sentence } from '../../words/sentences.ts'
import type { Series as SeriesOfRegatta, ScoringSettings } from '#races/rules/regatta.ts'
import type { FinishSheet, ScoreCode } from '../finishSheet.ts'

export interface ScoredEntry {
  readonly id: string
  /** Ties that stay are listed in the order of names. */
  readonly name: string
  readonly isWithdrawn: boolean
}

interface ScoredFleet {
  readonly name: string
  /** Absent: the series says no order. Smaller numbers rank before larger ones. */
  readonly orderNo?: number
}

/** A series of the regatta, which may be a stage of a championship. Its columns share the object. */
export type SeriesPart = Pick<
  SeriesOfRegatta,
  'name' | 'stage' | 'carry' | 'leftover' | 'maximumNumberOfDiscards' | 'fleets' | 'fleetOrder'
>

export interface ScoredColumn {
  readonly id: string
  readonly name: string
  readonly fleets: readonly ScoredFleet[]
  /** The fleet that a boat is assigned to; empty if it is not known. */
  readonly fleetOf: (competitorId: string) => string
  /** Hundredths: 100 is 1. */
  readonly factor: number
  readonly isDiscardable: boolean
  /** The points of the first place, if the places before it are sailed elsewhere. Absent: 1. */
  readonly firstPlace?: number | undefined
  readonly part: SeriesPart
}

export interface Series {
  readonly entries: readonly ScoredEntry[]
  /** In the order of sailing. */
  readonly columns: readonly ScoredColumn[]
  /** Confirmed and official ones. */
  readonly sheets: readonly FinishSheet[]
  /** The numbers of races from which on one score is discarded, then two, and so on. */
  readonly discardThresholds: readonly number[]
  /** A5.2 or A5.3. */
  readonly penaltyBase: 'entries' | 'startingArea'
  /** By the order of finishing; by corrected time; or by stated points and codes only. */
  readonly scoredBy: 'order' | 'correctedTime' | 'pointsOnly'
  readonly scoring: ScoringSettings
}

export interface Score {
  readonly columnId: string
  /** The fleet whose sheet names the boat; absent for a boat without a fleet in the column. */
  readonly fleet?: string | undefined
  /** From 1. Absent: the boat took no place. */
  readonly place?: number | undefined
  /** Hundredths, with the factor of the column. */
  readonly points: number
  /** As sent, else the first penalty, else DNC for a boat without a line. */
  readonly code?: ScoreCode | undefined
  readonly isDiscarded: boolean
  /** Whole seconds, like the corrected time. */
  readonly elapsedSeconds?: number | undefined
  readonly correctedSeconds?: number | undefined
  /** The rule of the Racing Rules of Sailing, such as `A4` or `44.3(c)`. */
  readonly rule: string
  /** The parts of the arithmetic, with the rule at its end. */
  readonly because: readonly Sentence[]
}

export interface Standing {
  readonly id: string
  /** From 1. Boats whose tie cannot be broken share a rank. */
  readonly rank: number
  readonly isTied: boolean
  /** Hundredths. A share of the points that were possible has tenths of them. */
  readonly totalPoints: number
  readonly netPoints: number
  /** Hundredths; the score of the stages before, if it replaces their races. */
  readonly carriedPoints?: number | undefined
  /** Present: she is not qualified, and so many races lack. */
  readonly lacking?: number | undefined
  /** Her fleet in the final or in the medal race, once it began. */
  readonly fleet?: string | undefined
  /** Present: the net points are another value than the sum of her scores. */
  readonly because?: readonly Sentence[] | undefined
  /** In the order of the columns. A column in which the boat has no score is missing. */
  readonly scores: readonly Score[]
}

export interface ColumnOfStandings {
  readonly id: string
  /** Whether at least one boat sailed it, in a confirmed sheet, and the race counts. */
  readonly isScored: boolean
  /** The fleets of a qualifying race that have no sheet, while others have one. */
  readonly waitsFor?: readonly string[]
  /** The numbers of entries, and of boats that came to the starting area. */
  readonly entries: number
  readonly came: number
  /** By the names of the fleets that sailed. */
  readonly cameByFleet?: Readonly<Record<string, number>>
}

export interface Standings {
  /** Best first; boats of equal rank by name. */
  readonly standings: readonly Standing[]
  readonly columns: readonly ColumnOfStandings[]
  /** Sentences for readers, such as how many results are discarded and what DNF scores. */
  readonly rules: readonly Sentence[]
}
