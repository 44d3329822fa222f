/** Adds penalties to the points of a boat that keeps her place. */
import type { Finish, Penalty } from '../finishSheet.ts'
import type { Amount } from './amount.ts'
import { hundredthsOf, pointsText, roundedTo } from './pointsText.ts'

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
