/** Periods of time, and how an item keeps some of them. */

/** Both times are inclusive, in milliseconds since 1970. */
export interface Period {
  readonly fromMillis: number
  readonly toMillis: number
}

/** The time that both contain. `undefined`: none, also if one ends before it begins. */
export const intersection = (one: Period, other: Period): Period | undefined => {
  const fromMillis = Math.max(one.fromMillis, other.fromMillis)
  const toMillis = Math.min(one.toMillis, other.toMillis)
  return fromMillis > toMillis ? undefined : { fromMillis, toMillis }
}

export const isWithin = ({ fromMillis, toMillis }: Period, timeMillis: number): boolean =>
  timeMillis >= fromMillis && timeMillis <= toMillis

/** Two numbers of eight bytes for each period. */
export const packPeriods = (periods: readonly Period[]): Uint8Array => {
  const times = periods.flatMap(({ fromMillis, toMillis }) => [fromMillis, toMillis])
  const packed = Buffer.alloc(times.length * 8)
  times.forEach((time, index) => packed.writeDoubleBE(time, index * 8))
  return packed
}

export const unpackPeriods = (bytes: Uint8Array): readonly Period[] => {
  const packed = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Array.from({ length: packed.length / 16 }, (_, index) => ({
    fromMillis: packed.readDoubleBE(index * 16),
    toMillis: packed.readDoubleBE(index * 16 + 8),
  }))
}
