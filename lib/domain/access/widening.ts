/** Adds an offered role to the one that a user has under the same qualification. */
import { isWithin, type TimeWindow } from './timeWindow.ts'

type Offered = TimeWindow & { readonly transitive: boolean }

/** A start in the past means the same as no start. */
const fromNow = (offered: Offered, nowMillis: number): Offered => {
  const { validFrom, ...rest } = offered
  return validFrom === undefined || validFrom <= nowMillis ? rest : offered
}

/** Whether the user already has all that is offered. */
export const isCovered = (offered: Offered, held: Offered, nowMillis: number): boolean =>
  (held.transitive || !offered.transitive) && isWithin(offered, fromNow(held, nowMillis))

/**
 * Returns one assignment that gives neither less nor more than the two together. `undefined`: no single
 * window does, because there is a gap, or because only a part would be transitive.
 */
export const widened = <Assignment extends Offered>(
  offered: Assignment,
  held: Assignment,
  nowMillis: number,
): Assignment | undefined => {
  if (isCovered(offered, held, nowMillis)) return held
  if (isCovered(held, offered, nowMillis)) return offered
  if (held.transitive !== offered.transitive) return undefined
  const [first = offered, second = held] = [offered, held]
    .map((each) => fromNow(each, nowMillis))
    .sort((left, right) => startOf(left) - startOf(right))
  if (startOf(second) > (first.validUntil ?? Infinity)) return undefined
  // The second one ends later, because the first one does not cover it.
  return { ...offered, validFrom: first.validFrom, validUntil: second.validUntil }
}

const startOf = ({ validFrom = -Infinity }: TimeWindow): number => validFrom
