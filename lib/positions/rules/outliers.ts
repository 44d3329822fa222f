/** Finds the fixes that are errors of a device, by what a craft under sail can do. */
import type { Position } from './position.ts'
import { type RaceArea, raceAreaAround } from './raceArea.ts'
import { groupedBy } from '#values/groupedBy.ts'
import { type Fix, mergeTracks, positionAt, type Track } from './track.ts'

/** In metres per second. No craft under sail has been faster than 33.7, Sailrocket 2 in 2012. */
export const speedMax = 40

/** Two positions may be so much farther apart, in metres, because both have an error. */
const errorMax = 20

/** Whether a craft can be at both positions, at their times. @param limit in metres per second */
export const isPossible = (
  area: RaceArea,
  one: TimedPosition,
  other: TimedPosition,
  limit = speedMax,
): boolean =>
  area.distance(one, other) <=
  errorMax + (limit * Math.abs(other.timeMillis - one.timeMillis)) / 1000

interface TimedPosition extends Position {
  readonly timeMillis: number
}

/** So far back a contradicted fix looks for one that it can follow. */
const lookBack = 200

interface Link {
  readonly fix: Fix
  readonly before: Link | undefined
  /** The fixes of the chain that ends here, without repetitions of a position. */
  readonly length: number
}

/**
 * Returns the longest part of a track that a craft can sail from fix to fix: a device errs less
 * often than it does not. A fix that repeats the position before it adds nothing, because a stuck
 * device repeats its last position. Nobody sails at 0, 0, which devices send without a position.
 * @param limit in metres per second
 */
export const withoutOutliers = (track: Track, area: RaceArea, limit = speedMax): Track =>
  isSailable(track, area, limit) ? track : longestPart(track, area, limit)

/** Most tracks have no errors. */
const isSailable = (track: Track, area: RaceArea, limit: number): boolean =>
  track.every((fix, index) => {
    const before = track[index - 1]
    return !isNowhere(fix) && (before === undefined || isPossible(area, before, fix, limit))
  })

const longestPart = (track: Track, area: RaceArea, limit: number): Track => {
  const links: Link[] = []
  let longest: Link | undefined
  for (const fix of track) {
    if (isNowhere(fix)) continue
    const before = predecessorOf(links, longest, (earlier) => isPossible(area, earlier, fix, limit))
    const isRepeated =
      before?.fix.latitude === fix.latitude && before.fix.longitude === fix.longitude
    const link = { fix, before, length: (before?.length ?? 0) + (isRepeated ? 0 : 1) }
    links.push(link)
    if (before === longest || link.length > (longest?.length ?? 0)) longest = link
  }
  return fixesOf(longest)
}

/** Devices send this position when they have none. */
const isNowhere = ({ latitude, longitude }: Position): boolean => latitude === 0 && longitude === 0

/** Returns the end of the longest chain that a fix can follow. */
const predecessorOf = (
  links: readonly Link[],
  longest: Link | undefined,
  isAfter: (earlier: Fix) => boolean,
): Link | undefined => {
  // Nearly every fix follows the longest chain.
  if (longest === undefined || isAfter(longest.fix)) return longest
  let longestLink: Link | undefined
  for (const link of links.slice(-lookBack)) {
    if (link.length >= (longestLink?.length ?? 0) && isAfter(link.fix)) longestLink = link
  }
  return longestLink
}

const fixesOf = (last: Link | undefined): Track => {
  const fixes: Fix[] = []
  for (let link = last; link !== undefined; link = link.before) fixes.push(link.fix)
  return fixes.reverse()
}

/** Leaves out errors, and devices that are not on board. @param limit in metres per second */
export const trackOfBoat = (devices: readonly Track[], limit: number): Track => {
  const area = areaOf(devices.flat())
  const tracks = devices.map((track) => withoutOutliers(track, area, limit))
  const [only = [], ...others] = tracks.filter(({ length }) => length > 0)
  if (others.length === 0) return only
  return withoutOutliers(mergeTracks(withoutLeftBehind([only, ...others], area)), area, limit)
}

/** @param limit in metres per second */
export const cleanTrack = (track: Track, limit: number): Track =>
  track.length < 2 ? track : withoutOutliers(track, areaOf(track), limit)

/** Most fixes are right, so the median is right. */
const areaOf = (fixes: readonly Fix[]): RaceArea => {
  const sample = fixes.filter((_, index) => index % Math.ceil(fixes.length / 100) === 0)
  const latitudes = sample.map(({ latitude }) => latitude).sort((one, other) => one - other)
  return raceAreaAround({ latitude: latitudes[latitudes.length >> 1] ?? 0, longitude: 0 })
}

/** A device can be put ashore during a race, and be taken on board again. */
const blockMillis = 300_000

/** In metres, above the length of a boat and the errors of two positions. */
const apartMax = 100

/** If two devices are apart, the one that moves less in these minutes is not on board. */
const withoutLeftBehind = (tracks: readonly Track[], area: RaceArea): readonly Track[] => {
  const blockOf = ({ timeMillis }: Fix): number => Math.floor(timeMillis / blockMillis)
  const blocks = tracks.map((track) => groupedBy(track, blockOf))
  return blocks.map((own, index) =>
    Array.from(own).flatMap(([block, part]) => {
      const others = blocks.flatMap((other, at) => (at === index ? [] : [other.get(block) ?? []]))
      const isLeft = others.some(
        (other) => areApart(part, other, area) && extentOf(part, area) < extentOf(other, area),
      )
      return isLeft ? [] : part
    }),
  )
}

const areApart = (one: Track, other: Track, area: RaceArea): boolean => {
  const [from, to] = [
    Math.max(one[0]?.timeMillis ?? 0, other[0]?.timeMillis ?? 0),
    Math.min(one.at(-1)?.timeMillis ?? 0, other.at(-1)?.timeMillis ?? 0),
  ]
  return [from, to].some((millis) => {
    const [here, there] = [positionAt(one, millis), positionAt(other, millis)]
    return here && there && area.distance(here, there) > apartMax
  })
}

/** In metres: how far a device comes from where it was first. */
const extentOf = ([first, ...rest]: Track, area: RaceArea): number =>
  rest.reduce((most, fix) => Math.max(most, first ? area.distance(first, fix) : 0), 0)
