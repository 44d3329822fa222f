import { type InputError, sentence, type Wording } from './failure.ts'
import { momentError, momentIn } from './time.ts'

/** The windows of time in which role assignments and ACL entries count. */

/** Milliseconds since 1970. An absent limit is open. */
export interface TimeWindow {
  readonly validFrom?: number | undefined
  /** The first millisecond after the window. */
  readonly validUntil?: number | undefined
}

export const always: TimeWindow = {}

export type WindowObstacle = 'not-yet' | 'expired'

export const windowObstacle = (
  { validFrom = -Infinity, validUntil = Infinity }: TimeWindow,
  atMillis: number,
): WindowObstacle | null =>
  atMillis < validFrom ? 'not-yet' : atMillis >= validUntil ? 'expired' : null

export const isExpired = (window: TimeWindow, atMillis: number): boolean =>
  windowObstacle(window, atMillis) === 'expired'

export const hasWindow = ({ validFrom, validUntil }: TimeWindow): boolean =>
  validFrom !== undefined || validUntil !== undefined

/** Returns the window alone. Absent limits stay absent, because the table stores no `undefined`. */
export const windowOf = ({ validFrom, validUntil }: TimeWindow): TimeWindow => ({
  ...(validFrom === undefined ? {} : { validFrom }),
  ...(validUntil === undefined ? {} : { validUntil }),
})

/** The window in a response, with null for an open limit. A value that always counts shows none. */
export const shownWindow = (window: TimeWindow) => {
  const { validFrom = null, validUntil = null } = window
  return hasWindow(window) ? { validFrom, validUntil } : {}
}

export const windowText = ({ validFrom, validUntil }: TimeWindow): string =>
  `${validFrom ?? ''}:${validUntil ?? ''}`

export const isSameWindow = (left: TimeWindow, right: TimeWindow): boolean =>
  windowText(left) === windowText(right)

export const isWithin = (inner: TimeWindow, outer: TimeWindow): boolean =>
  (inner.validFrom ?? -Infinity) >= (outer.validFrom ?? -Infinity) &&
  (inner.validUntil ?? Infinity) <= (outer.validUntil ?? Infinity)

/** Expired values are shown for this time, and then a write of their item removes them. */
const expiredDays = 30

/** Expired values that an item keeps at most, because they count in no limit. */
const expiredMax = 100

/** Leaves out values whose window ended long ago, and the oldest ended ones if there are too many. */
export const withoutLongExpired = <Value>(
  values: readonly Value[],
  windowIn: (value: Value) => TimeWindow,
  nowMillis: number,
  removedMax = Infinity,
): readonly Value[] => {
  const since = nowMillis - expiredDays * 24 * 60 * 60 * 1000
  const endOf = (value: Value): number => windowIn(value).validUntil ?? Infinity
  const removed = new Set(
    values
      .filter((value) => endOf(value) <= nowMillis)
      .sort((left, right) => endOf(right) - endOf(left))
      .filter((value, index) => index >= expiredMax || endOf(value) <= since)
      .slice(-removedMax),
  )
  return removed.size === 0 ? values : values.filter((value) => !removed.has(value))
}

export const boundariesOf = (windows: readonly TimeWindow[]): readonly number[] =>
  windows.flatMap(({ validFrom, validUntil }) =>
    [validFrom, validUntil].filter((time) => time !== undefined),
  )

export interface SentWindow {
  readonly validFrom?: number | string | undefined
  readonly validUntil?: number | string | undefined
}

/** @param stored windows that may be sent again although they are over */
export const readWindow = (
  sent: SentWindow,
  pointer: string,
  nowMillis: number,
  stored: readonly TimeWindow[] = [],
) => {
  const errors: InputError[] = []
  const read = (name: keyof SentWindow) => {
    const time = sent[name]
    const moment = time === undefined ? undefined : momentIn(time)
    if (time !== undefined && moment === undefined) errors.push(momentError(`${pointer}/${name}`))
    return moment === undefined ? {} : { [name]: moment }
  }
  const window: TimeWindow = { ...read('validFrom'), ...read('validUntil') }
  const { validFrom = -Infinity, validUntil = Infinity } = window
  const addError = (detail: Wording) =>
    errors.push({ pointer: `${pointer}/validUntil`, code: 'window', detail })
  if (validUntil <= validFrom) addError('must be after `validFrom`')
  else if (validUntil <= nowMillis && !stored.some((other) => isSameWindow(other, window))) {
    addError(sentence`must be after now, which is ${new Date(nowMillis).toISOString()}`)
  }
  return { window, errors }
}

type Offered = TimeWindow & { readonly transitive: boolean }

/** A start in the past means the same as no start. */
const fromNow = (offered: Offered, nowMillis: number): Offered => {
  const { validFrom, ...rest } = offered
  return validFrom === undefined || validFrom <= nowMillis ? rest : offered
}

export const isCovered = (offered: Offered, held: Offered, nowMillis: number): boolean =>
  (held.transitive || !offered.transitive) && isWithin(offered, fromNow(held, nowMillis))

/** `undefined`: no single window gives exactly both, because of a gap, or because only a part is transitive. */
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
