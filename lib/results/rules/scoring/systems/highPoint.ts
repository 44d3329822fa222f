/** High point systems: each boat that is beaten is worth a point, and codes earn none. */
import type { Sentence } from '../../../words/sentences.ts'
import type { ScoringSystem } from './system.ts'

const highPointOf = (
  pointsOfPlace: ScoringSystem['pointsOfPlace'],
  rule: Sentence,
): ScoringSystem => ({
  direction: -1,
  pointsOfPlace,
  rule: 'SI',
  pointsOfCode: () => ({ points: 0, words: [['points', { count: 0 }]], rule: 'SI' }),
  penaltyBase: ({ first }) => first,
  penalties: {
    percent: 'minusPercent',
    points: 'minusPoints',
    standard: 'minusStandard',
    capped: 'cappedBelow',
  },
  rules: [rule, ['codesEarnNothing']],
})

const beaten = (place: number, boats: number): number => 100 * Math.max(0, boats - place + 1)

export const highPoint = highPointOf(beaten, ['firstGetsLargestField'])

/** The points of a place depend on the boats that came to its race. */
export const highPointOfRace = highPointOf(beaten, ['firstGetsOwnField'])

export const highPointFirstGetsTen = highPointOf(
  (place) => 100 * Math.max(1, 11 - place),
  ['firstGetsTen'],
)
