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

/** Equal windows have equal texts. */
export const windowText = ({ validFrom = '', validUntil = '' }: Partial<Limits>): string =>
  `${validFrom}:${validUntil}`

type Limits = Record<keyof TimeWindow, number | string | undefined>

export const isSameWindow = (left: TimeWindow, right: TimeWindow): boolean =>
  left.validFrom === right.validFrom && left.validUntil === right.validUntil

export const isWithin = (inner: TimeWindow, outer: TimeWindow): boolean =>
  (inner.validFrom ?? -Infinity) >= (outer.validFrom ?? -Infinity) &&
  (inner.validUntil ?? Infinity) <= (outer.validUntil ?? Infinity)

/** The times at which one of the windows begins or ends. */
export const boundariesOf = (windows: readonly TimeWindow[]): readonly number[] =>
  windows.flatMap(({ validFrom, validUntil }) =>
    [validFrom, validUntil].filter((time) => time !== undefined),
  )
