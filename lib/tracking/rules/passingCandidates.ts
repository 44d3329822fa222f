/** Finds where a boat may have passed one waypoint of its course: the candidates for its passing. */
import { distanceOfPoints, type Point } from '#positions/rules/raceArea.ts'
import { offLine, type PlacedCourse, type PlacedWaypoint } from '#courses/rules/raceCourse.ts'

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

/** A boat that was near a mark has not rounded it, unless it has passed a later waypoint. */
const worth = { passed: 1, wide: 0.8, unseen: 0.6, near: -0.5 }

/** In metres: the error of positions at both ends of a line. */
export const lineSlack = 10

/** A boat without positions for a longer time than this may have sailed a detour, to this limit. */
const gap = { millis: 10_000, metresPerSecond: 3, metresMax: 300 }

interface Stretch {
  readonly from: TimedPoint
  readonly to: TimedPoint
  readonly metres: number
  /** In metres, to one side of the straight way: so much a boat may have sailed unseen. */
  readonly unseen: number
}

export interface Way {
  /** By time. */
  readonly stretches: readonly Stretch[]
  /** The highest speed of the boat, in metres per second. */
  readonly fastest: number
}

/** @param boat its points by time */
export const wayOf = (boat: readonly TimedPoint[]): Way => {
  const stretches: Stretch[] = []
  let fastest = 1
  let from: TimedPoint | undefined
  for (const to of boat) {
    if (from !== undefined) {
      const unseenMillis = Math.max(0, to.timeMillis - from.timeMillis - gap.millis)
      const unseen = (unseenMillis / 1000) * gap.metresPerSecond
      const metres = distanceOfPoints(from, to)
      fastest = Math.max(fastest, (metres / (to.timeMillis - from.timeMillis)) * 1000)
      stretches.push({ from, to, metres, unseen })
    }
    from = to
  }
  return { stretches, fastest }
}

/** The candidates by time. Stretches before `fromMillis` do not count. */
export const candidatesOf = (
  course: PlacedCourse,
  waypoint: number,
  { stretches, fastest }: Way,
  fromMillis: number,
): readonly Candidate[] => {
  const { passingInstruction = 'None', marks = [] } = course.waypoints[waypoint] ?? {}
  const isCrossed = passingInstruction === 'Line' || passingInstruction === 'Gate'
  // The leg ends at the second mark of an offset.
  const firstMark = passingInstruction === 'Offset' ? marks.length - 1 : 0
  const candidates: Candidate[] = []
  const inZone = marks.map(() =>
    newVisits(candidates, (metres) => (metres <= course.zoneRadius ? worth.passed : worth.unseen)),
  )
  const near = newVisits(candidates, () => worth.near)
  // Until then the boat cannot be anywhere that counts.
  let quietUntilMillis = fromMillis
  for (const stretch of stretches) {
    if (stretch.to.timeMillis <= quietUntilMillis) continue
    const placed = course.placedAt(waypoint, stretch.to.timeMillis)
    const metresAway = awayFrom(stretch, placed)
    if (metresAway > 0) {
      for (const visits of [...inZone, near]) visits.leave(stretch)
      quietUntilMillis = stretch.to.timeMillis + (metresAway / fastest) * 1000
      continue
    }
    const crossing = isCrossed
      ? crossingOf(stretch, placed)
      : wideRoundingOf(stretch, placed, course.zoneRadius)
    if (crossing !== undefined) candidates.push(crossing)
    const zoneRadius = course.zoneRadius + Math.min(gap.metresMax, stretch.unseen)
    let nearest = isCrossed ? lineApproach(stretch, placed.points) : farAway
    for (let mark = firstMark; mark < placed.points.length; mark += 1) {
      const point = placed.points[mark]
      if (point === undefined) continue
      const approach = approachOf(stretch, point, zoneRadius)
      if (passingInstruction !== 'Line') inZone[mark]?.add(stretch, approach, zoneRadius)
      if (approach.metres < nearest.metres) nearest = approach
    }
    near.add(stretch, nearest, placed.nearRadius + stretch.unseen)
    const quietMetres = Math.min(
      (nearest.metres - zoneRadius) * nearShare,
      metresToCrossing(stretch.to, placed, isCrossed),
    )
    quietUntilMillis = stretch.to.timeMillis + (quietMetres / fastest) * 1000
  }
  for (const visits of [...inZone, near]) visits.end(stretches.at(-1)?.to.timeMillis ?? fromMillis)
  return candidates.sort((one, other) => one.millis - other.millis)
}

/** The closest approach outside the zone is exact to this share of its distance from the zone. */
const nearShare = 0.25

/** In metres, to where a boat crosses the line, the gate or the bisector of the legs. */
const metresToCrossing = (point: Point, { points, ray }: PlacedWaypoint, isCrossed: boolean) => {
  const [one, other] = isCrossed ? points : (ray?.line ?? [])
  return one === undefined || other === undefined
    ? Infinity
    : Math.abs(offLine(one, other, point)) / Math.max(1, distanceOfPoints(one, other))
}

/** In metres, beyond all places that count. Most stretches are far away. */
const awayFrom = ({ to, metres, unseen }: Stretch, placed: PlacedWaypoint): number => {
  const { center, nearRadius, halfWidth, gateSlack } = placed
  if (center === undefined) return 0
  const reach = Math.max(nearRadius + unseen, gateSlack, lineSlack) + halfWidth + metres
  return distanceOfPoints(to, center) - reach
}

type Part = Pick<Stretch, 'from' | 'to'>

export const since = (fromMillis: number, { from, to }: Part): Part => {
  if (from.timeMillis >= fromMillis) return { from, to }
  const share = (fromMillis - from.timeMillis) / (to.timeMillis - from.timeMillis)
  return { from: { ...pointAt({ from, to }, share), timeMillis: fromMillis }, to }
}

const pointAt = ({ from, to }: { readonly from: Point; readonly to: Point }, share: number) => ({
  x: from.x + share * (to.x - from.x),
  y: from.y + share * (to.y - from.y),
})

const timeAt = ({ from, to }: Part, share: number): number =>
  Math.round(from.timeMillis + share * (to.timeMillis - from.timeMillis))

interface Approach {
  readonly metres: number
  /** The share of the stretch up to there. */
  readonly share: number
}

const farAway: Approach = { metres: Infinity, share: 0 }

/** Outside of the radius, the end of the stretch stands for it. */
const approachOf = ({ from, to, metres }: Stretch, point: Point, radius: number): Approach => {
  const atEnd = distanceOfPoints(to, point)
  return atEnd > radius + metres ? { metres: atEnd, share: 1 } : closestApproach(from, to, point)
}

/** Returns the distance of the end of a stretch from the line between two marks. */
const lineApproach = ({ to }: Stretch, [one, other]: readonly Point[]): Approach =>
  one === undefined || other === undefined
    ? farAway
    : { metres: closestApproach(one, other, to).metres, share: 1 }

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
const newVisits = (candidates: Candidate[], worthOf: (metres: number) => number) => {
  let visit: { readonly metres: number; readonly millis: number } | undefined
  const leave = (leftMillis: number): void => {
    if (visit !== undefined) candidates.push({ ...visit, leftMillis, worth: worthOf(visit.metres) })
    visit = undefined
  }
  return {
    leave: (stretch: Stretch): void => {
      leave(stretch.from.timeMillis)
    },
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
    millis,
    leftMillis: millis,
    metres: isBetween ? 0 : outside,
    worth: isBetween ? worth.passed : worth.wide,
  }
}

/** Where a boat crosses the line from a side (0: both), and how far outside its ends, in metres. */
export const crossedAt = (stretch: Part, [one, other]: readonly Point[], fromSide: number) => {
  if (one === undefined || other === undefined) return undefined
  const [before, after] = [offLine(one, other, stretch.from), offLine(one, other, stretch.to)]
  // A fix on the line is on neither side: a boat crosses it when it comes to it, and when it leaves it.
  const isCrossing = before !== after && before * after <= 0
  if (!isCrossing || (before - after) * fromSide < 0) return undefined
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
  const crossing = crossedAt(stretch, ray.line, ray.fromSide)
  if (crossing === undefined) return undefined
  const { millis, at } = crossing
  const metres = (at.x - mark.x) * ray.direction.x + (at.y - mark.y) * ray.direction.y
  if (metres <= zoneRadius || metres > nearRadius) return undefined
  return { millis, leftMillis: millis, metres, worth: worth.wide }
}
