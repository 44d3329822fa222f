/** Recognizes the type of a course: its start, its finish, and the usual positions of its marks. */
import type { DiagramCourse, DiagramMark } from './diagramCourse.ts'
import type { Point } from './geometry.ts'
import { isCommitteeBoat, namesOf, numberOf, type Role, roleOf, rolesOfNumbers } from './roles.ts'
import type { Itinerary, Station } from './stations.ts'

/** Indices of the stations where a course starts and ends. */
export interface Ends {
  readonly start: number | undefined
  readonly finish: number | undefined
}

export const endsOf = (course: DiagramCourse, { stations, visits }: Itinerary): Ends => {
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

export const isToStarboard = ({ visits }: Itinerary): boolean => {
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

/** Chooses the positions of the control points by the type of course. */
export const placesOf = (course: DiagramCourse, itinerary: Itinerary, ends: Ends): Places => {
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

/** Mirrors the positions, for a course with marks to starboard. */
const mirrored = ({ stations, start, finishFrom, aside }: Places): Places => ({
  stations: new Map([...stations].map(([station, at]) => [station, flipped(at)])),
  start: flipped(start),
  finishFrom: (last) => flipped(finishFrom(last && flipped(last))),
  aside: flipped(aside),
})

const flipped = ({ x, y }: Point): Point => ({ x: -x, y })

const aside: Point = { x: -150, y: -20 }

/** The position of an offset mark relative to the windward mark. */
export const offsetAside: Point = { x: -64, y: 6 }

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
