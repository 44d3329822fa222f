/** Elapsed and corrected times, in exact arithmetic. */
import type { FinishSheet } from '../finishSheet.ts'

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

/** Rounds half up, also below zero: -0.5 is 0. */
const rounded = ({ digits, scale }: Decimal): number => {
  const unit = 10n ** BigInt(scale)
  const dividend = 2n * digits + unit
  const divisor = 2n * unit
  const quotient = dividend / divisor
  return Number(dividend < 0n && dividend % divisor !== 0n ? quotient - 1n : quotient)
}

type TimedSheet = Pick<FinishSheet, 'startMillis' | 'distanceNm' | 'handicaps'>

/**
 * Returns the corrected time in whole seconds: elapsed x factor - allowance x distance. Returns
 * `undefined` without a start, a rating, or the distance that an allowance needs.
 */
export const correctedSecondsOf = (
  { startMillis, distanceNm, handicaps }: TimedSheet,
  competitorId: string,
  finishMillis: number | undefined,
): number | undefined => {
  const handicap = handicaps[competitorId]
  if (startMillis === undefined || finishMillis === undefined || handicap === undefined) {
    return undefined
  }
  const factor = decimalOf(handicap.factor)
  const allowance = decimalOf(handicap.allowance)
  const distance = decimalOf(distanceNm ?? (allowance?.digits === 0n ? '0' : ''))
  if (factor === undefined || allowance === undefined || distance === undefined) return undefined
  const elapsed = { digits: BigInt(Math.round(finishMillis - startMillis)), scale: 3 }
  return rounded(difference(product(elapsed, factor), product(allowance, distance)))
}
