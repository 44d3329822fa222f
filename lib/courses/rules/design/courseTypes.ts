/**
 * Course types in words, and as World Sailing designates courses: a letter for the course, a letter
 * for the finish, A for an offset mark, and the number of laps, which is the number of beats.
 */
import { type InputError, oneOf, sentence } from '#values/failure.ts'
import { quoted, nearestOf } from '#values/suggestion.ts'

/** Roundings are texts such as `1 4P`. 3 and 4 may be gates, of which `P` is the mark left to port. */
interface CourseType {
  readonly name: string
  readonly shape: 'windward-leeward' | 'triangle' | 'trapezoid'
  /** The roundings before the part that further laps repeat. */
  readonly before?: string
  readonly part: string
  readonly after: string
  /** On the start line, above mark 1, below mark 3, or at the end of a reach from the last mark. */
  readonly finish: 'start-line' | 'windward' | 'leeward' | 'reach'
  /** The start line lies between marks 3 and 1, not below the leeward mark. */
  readonly startsMidBeat?: true
  readonly isStarboard?: true
}

const windwardLeeward: CourseType = {
  name: 'Windward-leeward',
  shape: 'windward-leeward',
  part: '1 4',
  after: '1',
  finish: 'start-line',
}
const triangle: CourseType = {
  name: 'Triangle',
  shape: 'triangle',
  part: '1 2 3',
  after: '1',
  finish: 'start-line',
}
const outer: CourseType = {
  name: 'Trapezoid, outer loop',
  shape: 'trapezoid',
  before: '1',
  part: '2 3',
  after: '2 3P',
  finish: 'reach',
}
const inner: CourseType = {
  name: 'Trapezoid, inner loop',
  shape: 'trapezoid',
  part: '1 4',
  after: '1 2 3P',
  finish: 'reach',
}

const words: ReadonlyMap<string, CourseType> = new Map([
  ['windward-leeward', windwardLeeward],
  ['triangle', triangle],
  ['trapezoid', outer],
  ['trapezoid-outer', outer],
  ['trapezoid-inner', inner],
])

/** By the letters of the course and of the finish. */
const designations: ReadonlyMap<string, CourseType> = new Map<string, CourseType>([
  ['L', windwardLeeward],
  ['LR', { ...windwardLeeward, after: '1 4P', finish: 'reach' }],
  ['LG', { ...windwardLeeward, after: '1 4S', finish: 'reach' }],
  ['M', { ...windwardLeeward, isStarboard: true }],
  ['W', { ...windwardLeeward, after: '', finish: 'windward' }],
  ['T', { ...triangle, after: '1 2 3', startsMidBeat: true }],
  ['TL', { ...triangle, finish: 'leeward', startsMidBeat: true }],
  ['TW', { ...triangle, after: '', finish: 'windward', startsMidBeat: true }],
  ['I', inner],
  ['O', outer],
])

export interface StatedType {
  readonly type: CourseType
  /** The letters of a designation, in upper case. */
  readonly letters?: string
  readonly laps?: number
  readonly hasOffset: boolean
}

export const readCourseType = (text: string): StatedType | undefined => {
  const word = words.get(text.trim().toLowerCase())
  if (word !== undefined) return { type: word, hasOffset: false }
  const parts = /^(([A-Z]+?)(A?))([1-9]\d{0,2})?$/.exec(text.trim().toUpperCase())
  const [, letters = '', withoutOffset = '', offset, digits] = parts ?? []
  const type = designations.get(withoutOffset)
  if (type === undefined) return undefined
  const laps = digits === undefined ? {} : { laps: Number(digits) }
  return { type, letters, hasOffset: offset === 'A', ...laps }
}

export const unknownType = (text: string): InputError => {
  const letters = [...designations.keys()]
  const digits = /(?<!\d)\d*$/.exec(text)?.[0] ?? ''
  const known = [...words.keys(), ...letters.flatMap((each) => [each, `${each}A`])]
  const near = nearestOf(text, [...known, ...letters.map((each) => each + digits)])
  const detail = sentence`must be ${oneOf([...words.keys()])}, or a World Sailing designation: ${letters.join(', ')}, then A for an offset mark, then the number of laps; found ${quoted(text)}`
  const suggestion = near === undefined ? {} : { suggestion: sentence`Did you mean \`${near}\`?` }
  return { pointer: '/type', code: 'enum', detail, ...suggestion }
}
