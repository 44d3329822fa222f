/**
 * Laps. A sequence with n laps contains the repeatable part n - 1 times. The legs from the start to
 * the first waypoint of the part, and from its last waypoint to the finish, together are one lap.
 *
 *     start  1  4  1  finish        the part is [1, 3): two laps
 *            ----
 *     start  1  4  1  4  1  finish  three laps
 *            ----  ----
 *     start  1  finish              one lap
 */

/** Indexes into a sequence: the first waypoint of the part, and the first one after it. */
export interface RepeatablePart {
  readonly start: number
  readonly end: number
}

/** A part, and the number of its consecutive occurrences in the sequence. */
export interface RepeatedPart extends RepeatablePart {
  readonly occurrences: number
}

/** A sequence that contains its part once, as in course templates. */
export interface PatternOfLaps<Waypoint> {
  readonly waypoints: readonly Waypoint[]
  readonly part: RepeatablePart | null
}

type Equal<Left, Right = Left> = (left: Left, right: Right) => boolean

const lengthOf = ({ start, end }: RepeatablePart): number => end - start

/**
 * Returns the sequence with another number of laps, at least one. Existing laps stay unchanged,
 * because they may use different marks. Added laps repeat the last lap. Removed laps are the last
 * ones.
 */
export const withLaps = <Waypoint>(
  waypoints: readonly Waypoint[],
  part: RepeatedPart,
  laps: number,
): readonly Waypoint[] => {
  const length = lengthOf(part)
  const occurrence = (index: number): readonly Waypoint[] => {
    const from = part.start + Math.min(index, part.occurrences - 1) * length
    return waypoints.slice(from, from + length)
  }
  return [
    ...waypoints.slice(0, part.start),
    ...Array.from({ length: laps - 1 }, (_, index) => occurrence(index)).flat(),
    ...waypoints.slice(part.start + part.occurrences * length),
  ]
}

/**
 * Returns the sequence of a template with this number of laps. Without a part there is only one
 * lap.
 */
export const expand = <Waypoint>({ waypoints, part }: PatternOfLaps<Waypoint>, laps: number) =>
  part === null ? waypoints : withLaps(waypoints, { ...part, occurrences: 1 }, laps)

/**
 * Returns the number of laps for which `expand` returns this sequence. Null if the template has no
 * part, and `undefined` if there is no such number.
 */
export const recognise = <Wanted, Found>(
  template: PatternOfLaps<Wanted>,
  waypoints: readonly Found[],
  equal: Equal<Wanted, Found>,
): number | null | undefined => {
  const { part } = template
  const surplus = waypoints.length - template.waypoints.length
  const laps = part === null ? null : surplus / lengthOf(part) + 2
  if (laps === null ? surplus !== 0 : !Number.isInteger(laps) || laps < 1) return undefined
  const wanted = laps === null ? template.waypoints : expand(template, laps)
  return waypoints.every((waypoint, index) => isAt(wanted, index, waypoint, equal))
    ? laps
    : undefined
}

/**
 * Returns how often a sequence contains its part, given its number of laps: as often as these laps
 * require if the sequence allows it, otherwise once.
 */
export const occurrencesFor = <Waypoint>(
  waypoints: readonly Waypoint[],
  part: RepeatablePart,
  laps: number,
  equal: Equal<Waypoint>,
): number => {
  const end = part.start + (laps - 1) * lengthOf(part)
  if (laps < 2 || end > waypoints.length) return 1
  const repeated = waypoints.slice(part.end, end)
  const isRepeated = repeated.every((waypoint, index) =>
    isAt(waypoints, part.start + index, waypoint, equal),
  )
  return isRepeated ? laps - 1 : 1
}

const isAt = <Wanted, Found>(
  wanted: readonly Wanted[],
  index: number,
  found: Found,
  equal: Equal<Wanted, Found>,
): boolean => {
  const waypoint = wanted[index]
  return waypoint !== undefined && equal(waypoint, found)
}
