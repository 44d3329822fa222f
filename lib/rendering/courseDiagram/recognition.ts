/** Recognizes the type of a course: its start, its finish, and the usual positions of its marks. */
import type { DiagramCourse } from './course.ts'
import { isCommitteeBoat, namesOf, numberOf, type Role, roleOf, rolesOfNumbers } from './roles.ts'
import {
  mirrored,
  type Places,
  placesOfLoop,
  placesOfRoles,
  placesOfSlalom,
  type Unnamed,
} from './slots.ts'
import type { Itinerary, Station } from './stations.ts'

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
