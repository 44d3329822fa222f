/** The points of a line before penalties and the factor, with their arithmetic in words. */
import type { Finish, Penalty } from '../finishSheet.ts'
import { basisOf, keepsPlace } from './codes.ts'
import { type Amount, plusOne, withWords } from './amount.ts'
import { correctedWords } from './correctedTime.ts'
import { hundredthsOf, pointsNumber, roundedTo } from './pointsText.ts'
import type { Race } from './races.ts'
import type { Sentence } from '../../words/sentences.ts'

const afterPlaced = ({ places, dnf }: Race): Amount => {
  const amount = plusOne(places.size, 'placedPlusOne', 'SI')
  if (amount.points <= dnf.points) return amount
  const limit: Sentence = ['atMostDnf', { points: pointsNumber(dnf.points) }]
  return { ...amount, points: dnf.points, words: [...amount.words, limit] }
}

const ordinal = (count: number): Sentence => ['ordinal', { count }]

const pointsWords = (count: number): Sentence => ['points', { count }]

/** A7. The average of consecutive whole numbers is a multiple of 0.5, and needs no rounding. */
const ofPlace = ({ places, sheet, scoredBy }: Race, finish: Finish): Amount | undefined => {
  const found = places.get(finish.competitorId)
  if (found === undefined) return undefined
  const { place, boats } = found
  const time = scoredBy === 'correctedTime' ? correctedWords(sheet, finish) : []
  const points = 100 * place + 50 * (boats - 1)
  const value = pointsWords(pointsNumber(points))
  const first = ordinal(place)
  if (boats === 1) {
    return { points, words: [...time, ['place', { place: first, points: value }]], rule: 'A4' }
  }
  const last = ordinal(place + boats - 1)
  return { points, words: [...time, ['shared', { first, last, points: value }]], rule: 'A7' }
}

/** @param finish without stated points and without redress */
export const amountOf = (race: Race, finish: Finish): Amount => {
  const { code } = finish
  if (code === undefined || keepsPlace(finish)) {
    const amount = ofPlace(race, finish) ?? withWords([['likeDnf']], race.dnf)
    return code === 'STP' ? withStandardPenalty(amount) : amount
  }
  const basis = basisOf(code)
  const label: Sentence = ['label', { code }]
  if (basis === 'entries') return withWords([label], race.dnc)
  return withWords([label], basis === 'placed' ? afterPlaced(race) : race.dnf)
}

const withStandardPenalty = ({ points, words }: Amount): Amount => ({
  points: points + 100,
  words: [...words, ['plusStandard']],
  rule: 'SI',
  isAddition: true,
})

export const statedAmount = (points: number): Amount => ({
  points: hundredthsOf(points),
  words: [['stated', { points }]],
  rule: '90.3',
})

/** The score of a boat in a race, and where the race stands in the series. */
export interface EarlierScore {
  readonly columnId: string
  readonly columnIndex: number
  /** Before the factor. */
  readonly points: number
}

const redressRules = { all: 'A9(a)', before: 'A9(b)', points: 'A9(c)' } as const

/**
 * A9. Averages are rounded half up to the nearest tenth.
 * @param others her scores in other races, without those by redress
 */
export const redressAmount = (
  { code, redress = { kind: code === 'SCA' ? 'before' : 'points' } }: Finish,
  columnIndex: number,
  others: readonly EarlierScore[],
  dnf: Amount,
): Amount => {
  const label: Sentence = ['label', { code: code === 'SCA' ? code : 'RDG' }]
  const { kind, points, raceColumnIds } = redress
  const rule = redressRules[kind]
  if (kind === 'points' && points !== undefined) {
    return { ...withWords([label], statedAmount(points)), rule }
  }
  const averaged = others.filter((other) => {
    if (kind === 'points') return false
    if (raceColumnIds !== undefined) return raceColumnIds.includes(other.columnId)
    return kind === 'all' || other.columnIndex < columnIndex
  })
  if (averaged.length === 0) {
    return { ...withWords([label, ['noAverage']], dnf), rule }
  }
  const sum = averaged.reduce((total, other) => total + other.points, 0)
  const count = averaged.length
  const average = roundedTo(10, sum, count)
  const words: Sentence = [
    'average',
    { count, sum: pointsNumber(sum), points: pointsNumber(average) },
  ]
  return { points: average, words: [label, words], rule }
}

interface PenaltyRule {
  readonly rule: string
  /** Whether the score with such penalties is not worse than DNF. */
  readonly isCapped: boolean
}

const penaltyRules: Readonly<Record<Penalty['code'], PenaltyRule>> = {
  SCP: { rule: '44.3(c)', isCapped: true },
  ZFP: { rule: '30.2', isCapped: true },
  DPI: { rule: 'A10', isCapped: false },
}

/** SCP and ZFP as a code are one such penalty, unless the list has that penalty. */
const penaltiesOf = ({ code, penalties = [] }: Finish): readonly Penalty[] => {
  const isListed = penalties.some((penalty) => penalty.code === code)
  return (code === 'SCP' || code === 'ZFP') && !isListed ? [{ code }, ...penalties] : penalties
}

const usualPercent = 20

/** 44.3(c): a part of the score for DNF is rounded half up to the nearest tenth. */
const addition = ({ code, points, percent = usualPercent, times = 1 }: Penalty, dnf: Amount) => {
  const hundredthsOfPercent = Math.round(100 * percent)
  const share = roundedTo(10, dnf.points * hundredthsOfPercent, 10_000)
  const each = points === undefined ? share : hundredthsOf(points)
  const often: readonly Sentence[] = times === 1 ? [] : [['times', { count: times }]]
  const sum = times * each
  const total = pointsNumber(sum)
  const equals: readonly Sentence[] = times === 1 ? [] : [['equals', { total }]]
  const words: Sentence =
    points === undefined
      ? ['plusPercent', { times: often, percent, dnf: pointsNumber(dnf.points), total }]
      : ['plusPoints', { times: often, code, points, total: equals }]
  return { ...penaltyRules[code], points: sum, words }
}

export const withPenalties = (amount: Amount, finish: Finish, dnf: Amount): Amount => {
  const additions = penaltiesOf(finish).map((penalty) => addition(penalty, dnf))
  if (additions.length === 0) return amount
  const sumOf = (isCapped: boolean): number =>
    additions
      .filter((each) => each.isCapped === isCapped)
      .reduce((total, { points }) => total + points, 0)
  const capped = Math.max(amount.points, Math.min(amount.points + sumOf(true), dnf.points))
  const isLess = capped < amount.points + sumOf(true)
  const limit: readonly Sentence[] = isLess
    ? [['capped', { points: pointsNumber(dnf.points) }]]
    : []
  return {
    points: capped + sumOf(false),
    words: [...amount.words, ...additions.map(({ words }) => words), ...limit],
    rule: [...new Set(additions.map(({ rule }) => rule))].join(', '),
    isAddition: true,
  }
}
