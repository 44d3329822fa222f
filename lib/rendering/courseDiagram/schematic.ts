/** A layout by the roles and order of the marks, for a course with marks without positions. */
import type { DiagramCourse } from './course.ts'
import { between, centerOf, minus, plus, type Point, times } from './geometry.ts'
import { type Ends, endsOf, isToStarboard, placesOf, type Role } from './recognition.ts'
import { spread } from './spread.ts'
import type { Itinerary } from './stations.ts'

/** In units, between the two marks of a gate or a line. */
const pairWidth = 88
/** In units, the smallest distance between two marks: space for two roundings. */
const gapMin = 64

/** @returns the point of each mark, by its index in the course */
export const schematic = (
  course: DiagramCourse,
  itinerary: Itinerary,
): ReadonlyMap<number, Point> => {
  const ends = endsOf(course, itinerary)
  const places = placesOf(course, itinerary, ends)
  const cameFrom = itinerary.stations.map((_, station) => stationBefore(itinerary, station))
  const centers = centersOf(cameFrom, ends, places)
  const placed = marksOf(itinerary, centers, cameFrom, ends)
  const points = spread([...placed.values()], () => gapMin)
  return new Map([...placed.keys()].map((mark, at) => [mark, points[at] ?? { x: 0, y: 0 }]))
}

/** The station before the first visit of a station. */
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

/** A control point without a known role, in the order of the course. */
export interface Unnamed {
  readonly station: number
  readonly isPort: boolean | undefined
}

/** The positions of a course. Start and finish depend on the other control points. */
export interface Places {
  readonly stations: ReadonlyMap<number, Point>
  readonly start: Point
  /** The position of the finish, by the position from which the last leg comes. */
  readonly finishFrom: (last: Point | undefined) => Point
  /** The offset of a station without a known role from the others. */
  readonly aside: Point
}

/** Mirrors the positions, for a course with marks to starboard. */
export const mirrored = ({ stations, start, finishFrom, aside }: Places): Places => ({
  stations: new Map([...stations].map(([station, at]) => [station, flipped(at)])),
  start: flipped(start),
  finishFrom: (last) => flipped(finishFrom(last && flipped(last))),
  aside: flipped(aside),
})

const flipped = ({ x, y }: Point): Point => ({ x: -x, y })

const aside: Point = { x: -150, y: -20 }

/** The position of an offset mark relative to the windward mark. */
const offsetAside: Point = { x: -100, y: 6 }

const slots: Readonly<Record<Role, Point>> = {
  windward: { x: 0, y: 0 },
  offset: offsetAside,
  wing: { x: -180, y: 165 },
  leeward: { x: -36, y: 320 },
  second: { x: -176, y: 44 },
  third: { x: -196, y: 330 },
}

/** In a trapezoid: above the third mark, so that the finish has space below. */
const innerLeeward: Point = { x: -30, y: 290 }

/** The distance between two marks of one role, such as an inner and an outer windward mark. */
const besides: Point = { x: 130, y: 20 }

export const placesOfRoles = (roles: ReadonlyMap<number, Role>): Places => {
  const stations = new Map<number, Point>()
  const isTrapezoid = [...roles.values()].includes('third')
  const seen = new Map<Role, number>()
  for (const [station, role] of roles) {
    const before = seen.get(role) ?? 0
    seen.set(role, before + 1)
    const slot = isTrapezoid && role === 'leeward' ? innerLeeward : slots[role]
    stations.set(station, { x: slot.x + besides.x * before, y: slot.y + besides.y * before })
  }
  return {
    stations,
    aside,
    start: { x: seen.has('leeward') ? 84 : 36, y: 430 },
    finishFrom: (last) => {
      if (last === undefined) return { x: 0, y: 40 }
      if (isTrapezoid && last.y > 200) return { x: -90, y: 398 }
      return last.y > 200 ? { x: 130, y: -20 } : { x: -130, y: 430 }
    },
  }
}

const rowHeight = 66

/** Marks to port on one side and marks to starboard on the other, downwind from mark to mark. */
export const placesOfSlalom = (unnamed: readonly Unnamed[]): Places => {
  const stations = new Map(
    unnamed.map(({ station, isPort }, row) => [
      station,
      { x: isPort === false ? 95 : -95, y: row * rowHeight },
    ]),
  )
  return {
    stations,
    aside,
    start: { x: unnamed[0]?.isPort === false ? -60 : 60, y: -95 },
    finishFrom: (last) => ({
      x: (last?.x ?? 0) > 0 ? -50 : 50,
      y: unnamed.length * rowHeight + 20,
    }),
  }
}

const gap = 88
/** A loop of more marks has too much empty space in its middle. */
const loopMax = 12

/** Rows in alternating directions from the top down, each slightly offset from the one above. */
const placesOfRows = (unnamed: readonly Unnamed[]): Places => {
  const columns = Math.ceil(Math.sqrt(unnamed.length * 0.7))
  const width = (columns - 1) * gap
  const stations = new Map(
    unnamed.map(({ station }, index) => {
      const row = Math.floor(index / columns)
      const along = (index % columns) * gap
      const x = (row % 2 === 0 ? width - along : along) + (row % 4 < 2 ? 0 : gap / 3)
      return [station, { x: x - width / 2, y: row * gap }]
    }),
  )
  const bottom = Math.ceil(unnamed.length / columns) * gap + 30
  return {
    stations,
    aside,
    start: { x: 90, y: bottom },
    finishFrom: () => ({ x: -90, y: bottom }),
  }
}

/** Around a loop, the first at the top. */
export const placesOfLoop = (unnamed: readonly Unnamed[]): Places => {
  if (unnamed.length > loopMax) return placesOfRows(unnamed)
  const radius = Math.max(140, (unnamed.length * gap) / (2 * Math.PI))
  const height = radius * 1.15
  const stations = new Map(
    unnamed.map(({ station }, index) => {
      const angle = (2 * Math.PI * index) / unnamed.length
      return [station, { x: -radius * Math.sin(angle), y: height * (1 - Math.cos(angle)) }]
    }),
  )
  return {
    stations,
    aside,
    start: { x: 120, y: 2 * height + 110 },
    finishFrom: () => ({ x: -70, y: 2 * height + 110 }),
  }
}
