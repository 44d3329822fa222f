/**
 * Finds the usual position of a mark on a course from its names.
 *
 * People write "Windward", "WM", "Top mark" or "1". A number has a meaning only beside other
 * numbers: 2 is the reaching mark of a triangle 1, 2, 3, and the far windward mark of a trapezoid.
 */
import type { DiagramMark } from './diagramCourse.ts'
import { cleaned } from '#values/text.ts'

export type Role = 'windward' | 'offset' | 'wing' | 'leeward' | 'second' | 'third'

const patterns: readonly (readonly [role: Role, names: RegExp])[] = [
  ['offset', /\b(?:offset|spreader)\b|^(?:1a|1b|wo|om|ofs)$/],
  ['windward', /\b(?:windward|weather|upwind|top)\b|^(?:w|wm|ww|wg|w\d|wl|wr|wp|ws)$/],
  ['wing', /\b(?:wing|reach|reaching|gybe|jibe|gybing)\b|^(?:rm|gm)$/],
  ['leeward', /\b(?:leeward|downwind|bottom|gate)\b|^(?:l|lm|lg|lw|lee|l\d|lgp|lgs|lp|ls)$/],
]

/** "3", "M3", "Mark 3", "3s": a number with an optional word before it and an optional gate side after it. */
const numbered = /^(?:[a-z]+ ?)?(\d{1,3})[ps]?$/

const wordsOf = (name: string): string =>
  cleaned(name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Texts that can name the role of a mark, the most reliable first. */
export const namesOf = ({ role, shortName, name }: DiagramMark): readonly string[] =>
  [role, shortName, name].filter((text) => text !== undefined).map(wordsOf)

export const roleOf = (names: readonly string[]): Role | undefined =>
  names
    .map((name) => patterns.find(([, pattern]) => pattern.test(name))?.[0])
    .find((role) => role !== undefined)

export const numberOf = (names: readonly string[]): number | undefined => {
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

/** @returns the role of each number on a course; none if the numbers match no common course */
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
