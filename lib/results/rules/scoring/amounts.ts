/** The points of a line before penalties and the factor, with their arithmetic in words. */
import type { Finish, Penalty } from '../finishSheet.ts'
import { basisOf, keepsPlace } from './codes.ts'
import { type Amount, labelled, plusOne } from './amount.ts'
import { correctedWords } from './correctedTime.ts'
import { hundredthsOf, ordinal, pointsText, pointsWords, roundedTo } from './pointsText.ts'
import type { Race } from './races.ts'
import { plural } from '#values/plural.ts'

const afterPlaced = ({ places, dnf }: Race): Amount => {
  const amount = plusOne(places.size, 'boat with a place', 'boats with a place', 'SI')
  if (amount.points <= dnf.points) return amount
  const words = `${amount.words}, at most DNF (${pointsText(dnf.points)})`
  return { ...amount, points: dnf.points, words }
}

/** A7. The average of consecutive whole numbers is a multiple of 0.5, and needs no rounding. */
const ofPlace = ({ places, sheet, scoredBy }: Race, finish: Finish): Amount | undefined => {
  const found = places.get(finish.competitorId)
  if (found === undefined) return undefined
  const { place, boats } = found
  const corrected = scoredBy === 'correctedTime' ? correctedWords(sheet, finish) : undefined
  const time = corrected === undefined ? '' : `${corrected}: `
  const points = 100 * place + 50 * (boats - 1)
  const value = pointsWords(points)
  return boats === 1
    ? { points, words: `${time}${ordinal(place)} place ${value}`, rule: 'A4' }
    : {
        points,
        words: `${time}${ordinal(place)} to ${ordinal(place + boats - 1)} place shared ${value}`,
        rule: 'A7',
      }
}

/** @param finish without stated points and without redress */
export const amountOf = (race: Race, finish: Finish): Amount => {
  const { code } = finish
  if (code === undefined || keepsPlace(finish)) {
    const amount = ofPlace(race, finish) ?? labelled('no place, scored like DNF', race.dnf)
    return code === 'STP' ? withStandardPenalty(amount) : amount
  }
  const basis = basisOf(code)
  if (basis === 'entries') return labelled(code, race.dnc)
  return labelled(code, basis === 'placed' ? afterPlaced(race) : race.dnf)
}

const withStandardPenalty = ({ points, words }: Amount): Amount => ({
  points: points + 100,
  words: `${words}, plus STP 1`,
  rule: 'SI',
  isAddition: true,
})

export const statedAmount = (points: number): Amount => ({
  points: hundredthsOf(points),
  words: `stated points ${points}`,
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
  const label = code === 'SCA' ? code : 'RDG'
  const { kind, points, raceColumnIds } = redress
  const rule = redressRules[kind]
  if (kind === 'points' && points !== undefined) {
    return { ...statedAmount(points), words: `${label}: stated points ${points}`, rule }
  }
  const averaged = others.filter((other) => {
    if (kind === 'points') return false
    if (raceColumnIds !== undefined) return raceColumnIds.includes(other.columnId)
    return kind === 'all' || other.columnIndex < columnIndex
  })
  if (averaged.length === 0) {
    return { ...labelled(`${label}: no race to average, scored like DNF`, dnf), rule }
  }
  const sum = averaged.reduce((total, other) => total + other.points, 0)
  const average = roundedTo(10, sum, averaged.length)
  const races = plural(averaged.length, 'race')
  const division = `${pointsText(sum)} / ${averaged.length} = ${pointsText(average)}`
  return { points: average, words: `${label}: average of ${races}, ${division}`, rule }
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
  const often = times === 1 ? '' : `${times} times `
  const name =
    points === undefined ? `${percent} % of DNF (${pointsText(dnf.points)})` : `${code} ${points}`
  const total = times * each
  const isCounted = points === undefined || times !== 1
  const words = `, plus ${often}${name}${isCounted ? ` = ${pointsText(total)}` : ''}`
  return { ...penaltyRules[code], points: total, words }
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
  const limit = isLess ? `, SCP and ZFP at most to DNF (${pointsText(dnf.points)})` : ''
  return {
    points: capped + sumOf(false),
    words: `${amount.words}${additions.map(({ words }) => words).join('')}${limit}`,
    rule: [...new Set(additions.map(({ rule }) => rule))].join(', '),
    isAddition: true,
  }
}
