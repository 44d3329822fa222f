/** Recognizes the type of a course: its start, its finish, and the usual positions of its marks. */
import type { DiagramCourse, DiagramMark } from './course.ts'
import {
  mirrored,
  type Places,
  placesOfLoop,
  placesOfRoles,
  placesOfSlalom,
  type Unnamed,
} from './schematic.ts'
import type { Itinerary, Station } from './stations.ts'
import { cleaned } from './text.ts'

/** Indices of the stations where a course starts and ends. */
export interface Ends {
  readonly start: number | undefined
  readonly finish: number | undefined
}

export const endsOf = (course: DiagramCourse, { stations, visits }: Itinerary): Ends => {
  const isEnd = (station: number | undefined, word: RegExp): boolean => {
    const { passing, marks: indices, name } = stations[station ?? -1] ?? { marks: [] }
    const marks = indices.map((index) => course.marks[index]).filter((mark) => mark !== undefined)
    const names = [name?.toLowerCase() ?? '', ...marks.flatMap(namesOf)]
    return (
      passing === 'Line' ||
      (passing === 'None' && marks.length === 2) ||
      marks.some(isCommitteeBoat) ||
      names.some((text) => word.test(text))
    )
  }
  const first = visits[0]?.station
  const last = visits.at(-1)?.station
  return {
    start: isEnd(first, /\bstart/) ? first : undefined,
    finish: visits.length > 1 && isEnd(last, /\bfinish/) ? last : undefined,
  }
}

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
  const candidates = inner.map((station) => {
    const { marks, name, passing } = stations[station] ?? { marks: [] }
    const found = marks.map((index) => course.marks[index]).filter((mark) => mark !== undefined)
    const names = [...found.flatMap(namesOf), name?.toLowerCase() ?? '']
    return { station, passing, role: roleOf(names), number: numberOf(names) }
  })
  const numbers = new Map(
    candidates.flatMap(({ number, passing }) => (number === undefined ? [] : [[number, passing]])),
  )
  const ofNumbers = rolesOfNumbers(
    new Set(numbers.keys()),
    (number) => numbers.get(number) === 'Gate',
  )
  return new Map(
    candidates.flatMap(({ station, role, number }) => {
      const found = role ?? (number === undefined ? undefined : ofNumbers[number])
      return found === undefined ? [] : [[station, found]]
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

export type Role = 'windward' | 'offset' | 'wing' | 'leeward' | 'second' | 'third'

const patterns: readonly (readonly [role: Role, names: RegExp])[] = [
  ['offset', /\b(?:offset|spreader)\b|^(?:1a|1b|wo|om|ofs)$/],
  ['windward', /\b(?:windward|weather|upwind|top)\b|^(?:w|wm|ww|wg|w\d|wl|wr|wp|ws)$/],
  ['wing', /\b(?:wing|reach|reaching|gybe|jibe|gybing)\b|^(?:rm|gm)$/],
  ['leeward', /\b(?:leeward|downwind|bottom|gate)\b|^(?:l|lm|lg|lw|lee|l\d|lgp|lgs|lp|ls)$/],
]

/**
 * "3", "M3", "Mark 3", "3s": a number with an optional word before it and an optional gate side
 * after it.
 */
const numbered = /^(?:[a-z]+ ?)?(\d{1,3})[ps]?$/

const wordsOf = (name: string): string =>
  cleaned(name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Texts that can name the role of a mark, the most reliable first. */
const namesOf = ({ role, shortName, name }: DiagramMark): readonly string[] =>
  [role, shortName, name].filter((text) => text !== undefined).map(wordsOf)

export const roleOf = (names: readonly string[]): Role | undefined =>
  names
    .map((name) => patterns.find(([, pattern]) => pattern.test(name))?.[0])
    .find((role) => role !== undefined)

const numberOf = (names: readonly string[]): number | undefined => {
  const digits = names.map((name) => numbered.exec(name)?.[1]).find((found) => found !== undefined)
  return digits === undefined ? undefined : Number(digits)
}

const triangle: Readonly<Record<number, Role>> = { 1: 'windward', 2: 'wing', 3: 'leeward' }
const trapezoid: Readonly<Record<number, Role>> = {
  1: 'windward',
  2: 'second',
  3: 'third',
  4: 'leeward',
}

/**
 * Returns the role of each number on a course, or `undefined` if the numbers match no common
 * course.
 * @param isGate whether the control point with a number is a gate
 */
export const rolesOfNumbers = (
  numbers: ReadonlySet<number>,
  isGate: (number: number) => boolean,
): Readonly<Record<number, Role>> => {
  if (!numbers.has(1) || Math.max(...numbers) > 4) return {}
  if (numbers.has(2) && numbers.has(3)) {
    return numbers.has(4) || isGate(3) ? trapezoid : triangle
  }
  return { 1: 'windward', 2: numbers.size === 2 ? 'leeward' : 'wing', 3: 'leeward', 4: 'leeward' }
}

const boatNames = /\b(?:boat|committee|vessel|rc|cb|rcv|rib)\b/

export const isCommitteeBoat = (mark: DiagramMark): boolean =>
  mark.markType === 'STARTBOAT' ||
  mark.markType === 'FINISHBOAT' ||
  (mark.markType === undefined && namesOf(mark).some((name) => boatNames.test(name)))

const port = /\b(?:port|left|pin)\b|^(?:\d+|lg?|wg?|g)p$/
const starboard = /\b(?:starboard|right)\b|^(?:\d+|lg?|wg?|g)s$/

/** The side of a gate or a line on which a mark lies for approaching boats, by its name. */
export const sideOf = (mark: DiagramMark): 'port' | 'starboard' | undefined => {
  if (isCommitteeBoat(mark)) return 'starboard'
  const names = namesOf(mark)
  if (names.some((name) => port.test(name))) return 'port'
  return names.some((name) => starboard.test(name)) ? 'starboard' : undefined
}
