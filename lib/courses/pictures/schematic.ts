/** A layout by the roles and order of the marks, for a course with marks without positions. */
import type { DiagramCourse, DiagramMark } from './diagramCourse.ts'
import { between, centerOf, minus, plus, times, type Point } from './geometry.ts'
import { centered, groupsOf, spread } from './spread.ts'
import type { Itinerary, Station } from './stations.ts'
import { isCommitteeBoat, namesOf, numberOf, roleOf, rolesOfNumbers, type Role } from './roles.ts'

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
  const placed = pointsOf(itinerary, centers, cameFrom, ends)
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

const pointsOf = (
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

/** From the first mark of a pair to the second, for boats that approach in a direction. */
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

/** Indices of the stations where a course starts and ends. */
type Ends = ReturnType<typeof endsOf>

const endsOf = (course: DiagramCourse, { stations, visits }: Itinerary) => {
  const isEnd = (index: number | undefined, word: RegExp): boolean => {
    const station = stations[index ?? -1]
    if (station === undefined) return false
    const marks = marksOf(course, station)
    return (
      station.passing === 'Line' ||
      (station.passing === 'None' && marks.length === 2) ||
      marks.some(isCommitteeBoat) ||
      textsOf(course, station).some((text) => word.test(text))
    )
  }
  const first = visits[0]?.station
  const last = visits.at(-1)?.station
  return {
    start: isEnd(first, /\bstart/) ? first : undefined,
    finish: visits.length > 1 && isEnd(last, /\bfinish/) ? last : undefined,
  }
}

const marksOf = ({ marks }: DiagramCourse, station: Station): readonly DiagramMark[] =>
  station.marks.flatMap((index) => marks[index] ?? [])

/** Texts that can name the purpose of a station, the most reliable first. */
const textsOf = (course: DiagramCourse, station: Station): readonly string[] => [
  ...marksOf(course, station).flatMap(namesOf),
  station.name?.toLowerCase() ?? '',
]

const isToStarboard = ({ visits }: Itinerary): boolean => {
  const count = (side: string): number => visits.filter(({ passing }) => passing === side).length
  return count('Starboard') > count('Port')
}

/** Roles for courses with unknown mark names, by the number of their control points. */
const usualRoles: readonly (readonly Role[])[] = [
  [],
  ['windward'],
  ['windward', 'leeward'],
  ['windward', 'wing', 'leeward'],
  ['windward', 'second', 'third', 'leeward'],
]

const placesOf = (course: DiagramCourse, itinerary: Itinerary, ends: Ends): Places => {
  const inner = innerOf(itinerary, ends)
  const stations = inner.map(({ station }) => station)
  const usual = usualRoles[inner.length]
  const roles = rolesOf(course, itinerary.stations, stations)
  if (roles.size === 0 && isSlalom(inner)) return placesOfSlalom(inner)
  const places =
    roles.size > 0
      ? placesOfRoles(roles)
      : usual === undefined
        ? placesOfLoop(inner)
        : placesOfRoles(new Map(stations.map((station, at) => [station, usual[at] ?? 'wing'])))
  return isToStarboard(itinerary) ? mirrored(places) : places
}

/** All stations except start and finish, with the side on which boats leave them. */
const innerOf = ({ stations, visits }: Itinerary, { start, finish }: Ends): readonly Unnamed[] =>
  stations.flatMap((_, station) => {
    if (station === start || station === finish) return []
    const passing = visits.find((visit) => visit.station === station)?.passing
    const isPort = passing === 'Port' ? true : passing === 'Starboard' ? false : undefined
    return [{ station, isPort }]
  })

const rolesOf = (
  course: DiagramCourse,
  stations: readonly Station[],
  inner: readonly number[],
): ReadonlyMap<number, Role> => {
  const candidates = inner.flatMap((index) => {
    const station = stations[index]
    if (station === undefined) return []
    const texts = textsOf(course, station)
    const { passing } = station
    return [{ index, passing, role: roleOf(texts), number: numberOf(texts) }]
  })
  const numbers = new Map(
    candidates.flatMap(({ number, passing }) => (number === undefined ? [] : [[number, passing]])),
  )
  const ofNumbers = rolesOfNumbers(new Set(numbers.keys()), (at) => numbers.get(at) === 'Gate')
  return new Map(
    candidates.flatMap(({ index, role, number }) => {
      const found = role ?? ofNumbers[number ?? -1]
      return found === undefined ? [] : [[index, found]]
    }),
  )
}

/** Marks to port and to starboard alternate, and there are more than a usual course has. */
const isSlalom = (unnamed: readonly Unnamed[]): boolean => {
  const turns = unnamed.filter(
    ({ isPort }, index) =>
      isPort !== undefined && index > 0 && unnamed[index - 1]?.isPort === !isPort,
  )
  return unnamed.length >= 4 && turns.length >= 0.8 * (unnamed.length - 1)
}

/** A control point without a known role, in the order of the course. */
interface Unnamed {
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

const mirrored = ({ stations, start, finishFrom, aside }: Places): Places => ({
  stations: new Map([...stations].map(([station, at]) => [station, flipped(at)])),
  start: flipped(start),
  finishFrom: (last) => flipped(finishFrom(last && flipped(last))),
  aside: flipped(aside),
})

const flipped = ({ x, y }: Point): Point => ({ x: -x, y })

const aside: Point = { x: -150, y: -20 }

/** The position of an offset mark relative to the windward mark. */
const offsetAside: Point = { x: -64, y: 6 }

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

const placesOfRoles = (roles: ReadonlyMap<number, Role>): Places => {
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
const placesOfSlalom = (unnamed: readonly Unnamed[]): Places => {
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
/** More columns are wider than a phone. */
const columnsMax = 4

/** Rows in alternating directions from the top down, each slightly offset from the one above. */
const placesOfRows = (unnamed: readonly Unnamed[]): Places => {
  const columns = Math.min(columnsMax, Math.ceil(Math.sqrt(unnamed.length * 0.7)))
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
const placesOfLoop = (unnamed: readonly Unnamed[]): Places => {
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
