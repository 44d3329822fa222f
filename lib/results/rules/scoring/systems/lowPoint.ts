/** The low point system of Appendix A of the Racing Rules of Sailing, and clubs' forms of it. */
import { pointsNumber } from '../pointsText.ts'
import type { ScoringSystem } from './system.ts'

export const lowPoint: ScoringSystem = {
  direction: 1,
  pointsOfPlace: (place) => 100 * place,
  rule: 'A4',
  pointsOfCode: (counted) => counted,
  penaltyBase: ({ dnf }) => dnf,
  penalties: {
    percent: 'plusPercent',
    points: 'plusPoints',
    standard: 'plusStandard',
    capped: 'capped',
  },
  rules: [],
}

/** @param first the points of the first place */
export const lowPointFrom = (first: number): ScoringSystem => ({
  ...lowPoint,
  pointsOfPlace: (place) => (place === 1 ? first : 100 * place),
  rule: 'SI',
  rules: [['firstGets', { points: pointsNumber(first) }]],
})
