/** Elapsed and corrected times, in exact arithmetic. */
import { factorValue, numberedRating } from '#races/rules/yardstick.ts'
import type { Sentence } from '../../words/sentences.ts'
import type { Finish, FinishSheet } from '../finishSheet.ts'

interface Decimal {
  readonly digits: bigint
  /** The number of digits after the point. */
  readonly scale: number
}

/** Numbers as JavaScript writes them, so also 1e-7. */
const decimalPattern = /^(-?\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/

const decimalOf = (text: string): Decimal | undefined => {
  const [, whole, fraction = '', exponent = '0'] = decimalPattern.exec(text) ?? []
  if (whole === undefined) return undefined
  const scale = fraction.length - Number(exponent)
  const digits = BigInt(whole + fraction)
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale }
}

const product = (one: Decimal, other: Decimal): Decimal => ({
  digits: one.digits * other.digits,
  scale: one.scale + other.scale,
})

const difference = (one: Decimal, other: Decimal): Decimal => {
  const scale = Math.max(one.scale, other.scale)
  const digitsOf = (each: Decimal) => each.digits * 10n ** BigInt(scale - each.scale)
  return { digits: digitsOf(one) - digitsOf(other), scale }
}

/** Rounds a fraction half up, also below zero: -0.5 is 0. */
const rounded = ({ digits, scale }: Decimal, divisor: bigint): number => {
  const unit = 10n ** BigInt(scale) * divisor
  const dividend = 2n * digits + unit
  const twice = 2n * unit
  const quotient = dividend / twice
  return Number(dividend < 0n && dividend % twice !== 0n ? quotient - 1n : quotient)
}

/** Whole seconds, as the times of the start and of the finish are shown: parts of a second are cut. */
export const elapsedSecondsOf = (startMillis: number, finishMillis: number): number =>
  Math.floor(finishMillis / 1000) - Math.floor(startMillis / 1000)

const whole = (number: number): Decimal => ({ digits: BigInt(number), scale: 0 })

/** The rounded factor of a yardstick would miss halves of a second. */
const ratioOf = (factor: string): { readonly times: Decimal; readonly by: number } | undefined => {
  const times = decimalOf(factor)
  const rating = numberedRating(Number(factor))
  if (rating !== undefined) return { times: whole(rating.dividend), by: rating.number }
  return times && { times, by: 1 }
}

type TimedSheet = Pick<FinishSheet, 'startMillis' | 'distanceNm' | 'handicaps'>

/** elapsed x factor - allowance x distance, in seconds. `undefined` if a value is not known. */
export const correctedSecondsOf = (
  { startMillis, distanceNm, handicaps }: TimedSheet,
  competitorId: string,
  finishMillis: number | undefined,
): number | undefined => {
  const handicap = handicaps[competitorId]
  if (startMillis === undefined || finishMillis === undefined || handicap === undefined) {
    return undefined
  }
  const ratio = ratioOf(handicap.factor)
  const allowance = decimalOf(handicap.allowance)
  const distance = decimalOf(distanceNm ?? (allowance?.digits === 0n ? '0' : ''))
  if (ratio === undefined || allowance === undefined || distance === undefined) return undefined
  const elapsed = whole(elapsedSecondsOf(startMillis, finishMillis))
  const allowed = product(product(allowance, distance), whole(ratio.by))
  return rounded(difference(product(elapsed, ratio.times), allowed), BigInt(ratio.by))
}

/** The arithmetic of a corrected time, such as `elapsed 1:02:03 x 0.9 = corrected 0:55:51`. */
export const correctedWords = (
  sheet: TimedSheet,
  { competitorId, finishMillis }: Pick<Finish, 'competitorId' | 'finishMillis'>,
): readonly Sentence[] => {
  const { startMillis, distanceNm = '', handicaps } = sheet
  const corrected = correctedSecondsOf(sheet, competitorId, finishMillis)
  const handicap = handicaps[competitorId]
  if (corrected === undefined || handicap === undefined) return []
  const { factor, allowance } = handicap
  const elapsed = elapsedSecondsOf(startMillis ?? 0, finishMillis ?? 0)
  const isAllowed = Number(allowance) !== 0
  const times = { elapsed: durationText(elapsed), corrected: durationText(corrected) }
  const ratio = factorValue(Number(factor))
  if (!isAllowed) return [['timeOnTime', { ...times, factor: ratio }]]
  const allowed = { ...times, allowance: Number(allowance), distance: Number(distanceNm) }
  return ratio === 1
    ? [['timeOnDistance', allowed]]
    : [['timeOnBoth', { ...allowed, factor: ratio }]]
}

/** For example `1:02:03`, from whole seconds. */
export const durationText = (seconds: number): string => {
  const whole = Math.abs(seconds)
  const rest = [Math.floor(whole / 60) % 60, whole % 60].map((one) => String(one).padStart(2, '0'))
  return [`${seconds < 0 ? '-' : ''}${Math.floor(whole / 3600)}`, ...rest].join(':')
}
