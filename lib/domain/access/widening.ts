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
  const [first, second] = [fromNow(offered, nowMillis), fromNow(held, nowMillis)]
  if (startOf(first) > endOf(second) || startOf(second) > endOf(first)) return undefined
  return {
    ...offered,
    validFrom: finite(Math.min(startOf(first), startOf(second))),
    validUntil: finite(Math.max(endOf(first), endOf(second))),
  }
}

const startOf = ({ validFrom = -Infinity }: TimeWindow): number => validFrom

const endOf = ({ validUntil = Infinity }: TimeWindow): number => validUntil

const finite = (limit: number): number | undefined => (Number.isFinite(limit) ? limit : undefined)
