/** Finds where a boat may have passed one waypoint of its course: the candidates for its passing. */
import { distanceOfPoints, type Point } from './raceArea.ts'
import { offLine, type PlacedCourse, type PlacedWaypoint } from './raceCourse.ts'
import { firstAfter } from './track.ts'

/** A position on the plane of the race area. */
export interface TimedPoint extends Point {
  readonly timeMillis: number
}

export interface Candidate {
  readonly millis: number
  /** The boat was there until then: later than `millis` if it stayed in the zone. */
  readonly leftMillis: number
  /** In metres, from the mark. 0: through a line. */
  readonly metres: number
  /** The more evidence for a passing, the higher. Negative: the boat was near, and nothing more. */
  readonly worth: number
}

/**
 * The worth of each kind of candidate. A boat that was near a mark has not rounded it, but the passing
 * of a later waypoint proves that it has.
 */
const worth = { passed: 1, wide: 0.8, unseen: 0.6, near: -0.5 }

/** In metres: the error of positions at both ends of a line. */
const lineSlack = 10

/** A boat without positions for a longer time than this may have sailed a detour, to this limit. */
const gap = { millis: 10_000, metresPerSecond: 3, metresMax: 300 }

/**
 * @param boat its points by time
 * @returns the candidates by time
 */
export const candidatesOf = (
  course: PlacedCourse,
  waypoint: number,
  boat: readonly TimedPoint[],
  fromMillis: number,
): readonly Candidate[] => {
  const { passingInstruction = 'None', marks = [] } = course.waypoints[waypoint] ?? {}
  const isCrossed = passingInstruction === 'Line' || passingInstruction === 'Gate'
  // The leg ends at the second mark of an offset.
  const firstMark = passingInstruction === 'Offset' ? marks.length - 1 : 0
  const found: Candidate[] = []
  const inZone = marks.map(() =>
    newVisits(found, (metres) => (metres <= course.zoneRadius ? worth.passed : worth.unseen)),
  )
  const near = newVisits(found, () => worth.near)
  for (let index = firstAfter(boat, fromMillis); index < boat.length; index += 1) {
    const stretch = stretchTo(boat, index, fromMillis)
    if (stretch === undefined) continue
    const placed = course.placedAt(waypoint, stretch.to.timeMillis)
    const crossing = isCrossed
      ? crossingOf(stretch, placed)
      : wideRoundingOf(stretch, placed, course.zoneRadius)
    if (crossing !== undefined) found.push(crossing)
    const { detour, unseen } = detoursOf(stretch)
    let nearest = farAway
    for (let mark = firstMark; mark < placed.points.length; mark += 1) {
      const approach = approachOf(stretch, placed.points[mark], placed.nearRadius + unseen)
      if (passingInstruction !== 'Line') {
        inZone[mark]?.add(stretch, approach, course.zoneRadius + detour)
      }
      if (approach.metres < nearest.metres) nearest = approach
    }
    near.add(stretch, nearest, placed.nearRadius + unseen)
  }
  for (const visits of [...inZone, near]) visits.end(boat.at(-1)?.timeMillis ?? fromMillis)
  return found.sort((one, other) => one.millis - other.millis)
}

interface Stretch {
  readonly from: TimedPoint
  readonly to: TimedPoint
}

/** Returns the part to a point, from a time on. */
export const stretchTo = (
  boat: readonly TimedPoint[],
  index: number,
  fromMillis: number,
): Stretch | undefined => {
  const [from, to] = [boat[index - 1], boat[index]]
  if (from === undefined || to === undefined) return undefined
  if (from.timeMillis >= fromMillis) return { from, to }
  const share = (fromMillis - from.timeMillis) / (to.timeMillis - from.timeMillis)
  return { from: { ...pointAt({ from, to }, share), timeMillis: fromMillis }, to }
}

const pointAt = ({ from, to }: { readonly from: Point; readonly to: Point }, share: number) => ({
  x: from.x + share * (to.x - from.x),
  y: from.y + share * (to.y - from.y),
})

const timeAt = ({ from, to }: Stretch, share: number): number =>
  Math.round(from.timeMillis + share * (to.timeMillis - from.timeMillis))

/** In metres, to one side of the straight line: probably at most, and possibly. */
const detoursOf = ({ from, to }: Stretch) => {
  const unseenMillis = Math.max(0, to.timeMillis - from.timeMillis - gap.millis)
  const unseen = (unseenMillis / 1000) * gap.metresPerSecond
  return { detour: Math.min(gap.metresMax, unseen), unseen }
}

interface Approach {
  readonly metres: number
  /** Of the stretch, up to there. */
  readonly share: number
}

const farAway: Approach = { metres: Infinity, share: 0 }

const approachOf = (
  { from, to }: Stretch,
  point: Point | undefined,
  metresMax: number,
): Approach => {
  if (point === undefined) return farAway
  // Most stretches are far away.
  if (distanceOfPoints(to, point) > metresMax + distanceOfPoints(from, to)) return farAway
  return closestApproach(from, to, point)
}

/** Returns the distance of a point from a stretch, and the share of the stretch up to there. */
export const closestApproach = (from: Point, to: Point, point: Point): Approach => {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const square = x * x + y * y
  const along = square === 0 ? 0 : ((point.x - from.x) * x + (point.y - from.y) * y) / square
  const share = Math.min(1, Math.max(0, along))
  return {
    metres: distanceOfPoints(point, { x: from.x + share * x, y: from.y + share * y }),
    share,
  }
}

/** Collects the closest approach of each visit: of each time that the boat stays within a radius. */
const newVisits = (found: Candidate[], worthOf: (metres: number) => number) => {
  let visit: { readonly metres: number; readonly millis: number } | undefined
  const leave = (leftMillis: number): void => {
    if (visit !== undefined) found.push({ ...visit, leftMillis, worth: worthOf(visit.metres) })
    visit = undefined
  }
  return {
    add: (stretch: Stretch, { metres, share }: Approach, radius: number): void => {
      if (metres > radius) leave(stretch.from.timeMillis)
      else if (visit === undefined || metres < visit.metres) {
        visit = { metres, millis: timeAt(stretch, share) }
      }
    },
    end: (lastMillis: number): void => {
      // A boat that still approaches a mark has not rounded it.
      if (visit !== undefined && visit.millis < lastMillis) leave(lastMillis)
    },
  }
}

/** The crossing of a line or a gate from the side of the waypoint before. */
const crossingOf = (stretch: Stretch, placed: PlacedWaypoint): Candidate | undefined => {
  const crossing = crossedAt(stretch, placed.points, placed.fromSide)
  if (crossing === undefined) return undefined
  const { millis, outside } = crossing
  const isBetween = outside <= lineSlack
  if (!isBetween && outside > placed.gateSlack) return undefined
  return {
    ...{ millis, leftMillis: millis, metres: isBetween ? 0 : outside },
    worth: isBetween ? worth.passed : worth.wide,
  }
}

/**
 * Returns where a boat crosses a line or its extension, and how far outside its ends, in metres.
 * @param fromSide the side from which the line is crossed; 0: from both
 */
export const crossedAt = (
  stretch: Stretch,
  [one, other]: readonly Point[],
  fromSide: number,
): { readonly millis: number; readonly at: Point; readonly outside: number } | undefined => {
  if (one === undefined || other === undefined) return undefined
  const [before, after] = [offLine(one, other, stretch.from), offLine(one, other, stretch.to)]
  const isCrossing = before < 0 !== after < 0 && (fromSide === 0 || before < 0 === fromSide < 0)
  if (!isCrossing) return undefined
  const share = before / (before - after)
  const at = pointAt(stretch, share)
  return { millis: timeAt(stretch, share), at, outside: closestApproach(one, other, at).metres }
}

/** The crossing of the ray on which boats round a mark, from its zone as far as the legs allow. */
const wideRoundingOf = (
  stretch: Stretch,
  { points, ray, nearRadius }: PlacedWaypoint,
  zoneRadius: number,
): Candidate | undefined => {
  const mark = points.at(-1)
  if (ray === undefined || mark === undefined) return undefined
  const ahead = { x: mark.x + ray.direction.x, y: mark.y + ray.direction.y }
  const crossing = crossedAt(stretch, [mark, ahead], ray.fromSide)
  if (crossing === undefined) return undefined
  const { millis, at } = crossing
  const metres = (at.x - mark.x) * ray.direction.x + (at.y - mark.y) * ray.direction.y
  if (metres <= zoneRadius || metres > nearRadius) return undefined
  return { millis, leftMillis: millis, metres, worth: worth.wide }
}
