/** A layout by the roles and order of the marks, for a course with marks without positions. */
import type { DiagramCourse } from './diagramCourse.ts'
import { between, centerOf, minus, plus, type Point, times } from './geometry.ts'
import {
  type Ends,
  endsOf,
  isToStarboard,
  offsetAside,
  type Places,
  placesOf,
} from './recognition.ts'
import { centered, groupsOf, spread } from './spread.ts'
import type { Itinerary } from './stations.ts'

/** In units, between the two marks of a gate or a line. */
const pairWidth = 88
/** In units, the smallest distance between two marks: space for two roundings. */
const gapMin = 64

/** @returns the point of each mark, by its index in the course */
export const schematic = (course: DiagramCourse, itinerary: Itinerary, reach: number) => {
  const ends = endsOf(course, itinerary)
  const places = placesOf(course, itinerary, ends)
  const cameFrom = itinerary.stations.map((_, station) => stationBefore(itinerary, station))
  const centers = centersOf(cameFrom, ends, places)
  const placed = marksOf(itinerary, centers, cameFrom, ends)
  const marks = [...placed.keys()]
  const stationMarks = itinerary.stations.map((each) =>
    each.marks.map((mark) => marks.indexOf(mark)),
  )
  const points = spread(narrowed([...placed.values()], reach), {
    needed: () => gapMin,
    groups: groupsOf(marks.length, stationMarks),
    reach,
  })
  return new Map(marks.map((mark, at) => [mark, points[at] ?? { x: 0, y: 0 }]))
}

/** Points in the middle of the picture, closer to each other if they need more than its width. */
const narrowed = (points: readonly Point[], reach: number): readonly Point[] => {
  const middle = centered(points)
  const widest = Math.max(reach, ...middle.map(({ x }) => Math.abs(x)))
  return middle.map(({ x, y }) => ({ x: (x * reach) / widest, y }))
}

const stationBefore = ({ visits }: Itinerary, station: number): number | undefined => {
  const first = visits.findIndex((visit) => visit.station === station)
  return visits.slice(0, Math.max(first, 0)).findLast((visit) => visit.station !== undefined)
    ?.station
}

/** A station without a position lies beside the path between its neighbors. */
const centersOf = (
  cameFrom: readonly (number | undefined)[],
  { start, finish }: Ends,
  places: Places,
): readonly Point[] => {
  const known = cameFrom.map((_, index) =>
    index === start ? places.start : places.stations.get(index),
  )
  if (finish !== undefined && finish !== start) {
    known[finish] = places.finishFrom(known[cameFrom[finish] ?? -1])
  }
  let before = places.start
  return known.map((center, index) => {
    const after = known.slice(index + 1).find((other) => other !== undefined)
    before = center ?? plus(between(before, after ?? before), places.aside)
    return before
  })
}

const marksOf = (
  itinerary: Itinerary,
  centers: readonly Point[],
  cameFrom: readonly (number | undefined)[],
  ends: Ends,
): ReadonlyMap<number, Point> => {
  const placed = new Map<number, Point>()
  const side = isToStarboard(itinerary) ? -1 : 1
  for (const [index, { marks, passing }] of itinerary.stations.entries()) {
    const center = centers[index] ?? { x: 0, y: 0 }
    const before = centers[cameFrom[index] ?? -1] ?? { x: center.x, y: center.y + 1 }
    const [first, second] = marks
    if (first === undefined) continue
    if (second === undefined) {
      if (!placed.has(first)) placed.set(first, center)
      continue
    }
    const across =
      passing === 'Offset'
        ? { x: offsetAside.x * side, y: offsetAside.y }
        : acrossOf(minus(center, before), index === ends.finish, index === ends.start)
    placePair(placed, first, second, center, across)
  }
  return placed
}

/**
 * The direction from the first mark of a pair to the second, for boats that approach in a
 * direction.
 */
const acrossOf = (way: Point, isFinish: boolean, isStart: boolean): Point => {
  const isReach = isFinish && Math.abs(way.x) > 1.5 * Math.abs(way.y)
  if (isReach) return { x: 0, y: way.x > 0 ? pairWidth : -pairWidth }
  return { x: isStart || way.y <= 0 ? pairWidth : -pairWidth, y: 0 }
}

/** A mark that already has a position keeps it, such as a boat at both start and finish. */
const placePair = (
  placed: Map<number, Point>,
  first: number,
  second: number,
  center: Point,
  across: Point,
): void => {
  const known = placed.get(first) ?? placed.get(second)
  if (known === undefined) {
    placed.set(first, minus(center, times(across, 0.5)))
    placed.set(second, plus(center, times(across, 0.5)))
    return
  }
  const others = [...placed.values()].filter(({ y }) => Math.abs(y - known.y) < gapMin)
  const outward = centerOf(others).x > known.x ? -pairWidth : pairWidth
  for (const index of [first, second]) {
    if (!placed.has(index)) placed.set(index, { x: known.x + outward, y: known.y })
  }
}
