/** The points of a line before penalties and the factor, with their arithmetic in words. */
import type { Finish, Penalty, Redress, ScoreCode } from '../finishSheet.ts'
import { basisOf, keepsPlace } from './codes.ts'
import { type Amount, plusOne, withWords } from './amount.ts'
import { correctedWords } from './correctedTime.ts'
import { hundredthsOf, pointsNumber, roundedTo } from './pointsText.ts'
import type { Race } from './races.ts'
import type { ScoringSystem } from './systems/system.ts'
import type { Sentence } from '../../words/sentences.ts'

const afterPlaced = ({ places, dnf, system, firstPlace }: Race): Amount => {
  const placed = plusOne(places.size + firstPlace - 1, 'placedPlusOne', 'SI')
  const amount = system.pointsOfCode(placed)
  if (amount.points <= dnf.points) return amount
  const limit: Sentence = ['atMostDnf', { points: pointsNumber(dnf.points) }]
  return { ...amount, points: dnf.points, words: [...amount.words, limit] }
}

const ordinal = (count: number): Sentence => ['ordinal', { count }]

const pointsWords = (count: number): Sentence => ['points', { count }]

const ofPlace = (race: Race, finish: Finish): Amount | undefined => {
  const { places, sheet, scoredBy, system } = race
  const found = places.get(finish.competitorId)
  if (found === undefined) return undefined
  const { place, boats } = found
  const time = scoredBy === 'correctedTime' ? correctedWords(sheet, finish) : []
  const points = race.pointsOf(found)
  const value = pointsWords(pointsNumber(points))
  const first = ordinal(place)
  if (boats === 1) {
    return {
      points,
      words: [...time, ['place', { place: first, points: value }]],
      rule: system.rule,
    }
  }
  const last = ordinal(place + boats - 1)
  return { points, words: [...time, ['shared', { first, last, points: value }]], rule: 'A7' }
}

/** @param finish without stated points and without redress */
export const amountOf = (race: Race, finish: Finish): Amount => {
  const { code } = finish
  if (code === undefined || keepsPlace(finish)) {
    const amount = ofPlace(race, finish) ?? withWords([['likeDnf']], race.dnf)
    return code === 'STP' ? withStandardPenalty(amount, race.system) : amount
  }
  const basis = basisOf(code)
  const label: Sentence = ['label', { code }]
  if (basis === 'entries') return withWords([label], race.dnc)
  return withWords([label], basis === 'placed' ? afterPlaced(race) : race.dnf)
}

const withStandardPenalty = (
  { points, words }: Amount,
  { direction, penalties }: ScoringSystem,
): Amount => ({
  points: points + direction * 100,
  words: [...words, [penalties.standard]],
  rule: 'SI',
  isAddition: true,
})

export const statedAmount = (points: number): Amount => ({
  points: hundredthsOf(points),
  words: [['stated', { points }]],
  rule: '90.3',
  isFixed: true,
})

/** The score of a boat in a race, and where the race stands in the series. */
export interface EarlierScore {
  readonly columnId: string
  readonly columnIndex: number
  /** Before the factor. */
  readonly points: number
  readonly code?: ScoreCode | undefined
}

const redressRules = { all: 'A9(a)', before: 'A9(b)', points: 'A9(c)', duty: 'SI' } as const

interface GivenRedress extends Omit<Redress, 'kind'> {
  readonly kind: keyof typeof redressRules
}

/** Of a line that has a code for it and says no more. */
const usualRedress = (code: ScoreCode | undefined): GivenRedress => {
  if (code === 'SCA') return { kind: 'before' }
  return { kind: code === 'DUTY' ? 'duty' : 'points' }
}

/**
 * A9. Averages are rounded half up to the nearest tenth.
 * @param others her scores in other races, without those by redress
 */
export const redressAmount = (
  { code, redress }: Finish,
  columnIndex: number,
  others: readonly EarlierScore[],
  dnf: Amount,
): Amount => {
  const { kind, points, raceColumnIds }: GivenRedress = redress ?? usualRedress(code)
  const shown = kind === 'duty' ? 'DUTY' : 'RDG'
  const label: Sentence = ['label', { code: code === 'SCA' ? code : shown }]
  const rule = redressRules[kind]
  if (kind === 'points' && points !== undefined) {
    return { ...withWords([label], statedAmount(points)), rule }
  }
  const averaged = others.filter((other) => {
    if (kind === 'points') return false
    if (kind === 'duty') return other.code !== 'DNC'
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
const addition = ({ code, points, percent = usualPercent, times = 1 }: Penalty, race: Race) => {
  const { system, dnf, first } = race
  const hundredthsOfPercent = Math.round(100 * percent)
  const base = system.penaltyBase({ dnf: dnf.points, first })
  const share = roundedTo(10, base * hundredthsOfPercent, 10_000)
  const each = points === undefined ? share : hundredthsOf(points)
  const often: readonly Sentence[] = times === 1 ? [] : [['times', { count: times }]]
  const sum = times * each
  const total = pointsNumber(sum)
  const equals: readonly Sentence[] = times === 1 ? [] : [['equals', { total }]]
  const words: Sentence =
    points === undefined
      ? [system.penalties.percent, { times: often, percent, dnf: pointsNumber(base), total }]
      : [system.penalties.points, { times: often, code, points, total: equals }]
  return { ...penaltyRules[code], points: sum, words }
}

/** With the sign of the system, more is worse. */
export const withPenalties = (amount: Amount, finish: Finish, race: Race): Amount => {
  const { dnf, system } = race
  const { direction } = system
  const additions = penaltiesOf(finish).map((penalty) => addition(penalty, race))
  if (additions.length === 0) return amount
  const sumOf = (isCapped: boolean): number =>
    additions
      .filter((each) => each.isCapped === isCapped)
      .reduce((total, { points }) => total + points, 0)
  const before = direction * amount.points
  const capped = Math.max(before, Math.min(before + sumOf(true), direction * dnf.points))
  const isLess = capped < before + sumOf(true)
  const limit: readonly Sentence[] = isLess
    ? [[system.penalties.capped, { points: pointsNumber(dnf.points) }]]
    : []
  return {
    points: direction * (capped + sumOf(false)),
    words: [...amount.words, ...additions.map(({ words }) => words), ...limit],
    rule: [...new Set(additions.map(({ rule }) => rule))].join(', '),
    isAddition: true,
  }
}
