/** The windows of time in which role assignments and ACL entries count. */

/** Milliseconds since 1970. An absent limit is open. */
export interface TimeWindow {
  readonly validFrom?: number | undefined
  /** The first millisecond after the window. */
  readonly validUntil?: number | undefined
}

export const always: TimeWindow = {}

export type WindowObstacle = 'not-yet' | 'expired'

/** The reason why a value with this window does not count at the time. */
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

/** Equal windows have equal texts. */
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

/**
 * Leaves out the values whose window ended long ago, and the oldest ones if too many have ended, up to
 * a number.
 */
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

/** The times at which one of the windows begins or ends. */
export const boundariesOf = (windows: readonly TimeWindow[]): readonly number[] =>
  windows.flatMap(({ validFrom, validUntil }) =>
    [validFrom, validUntil].filter((time) => time !== undefined),
  )
