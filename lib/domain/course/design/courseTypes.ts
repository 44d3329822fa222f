/**
 * Course types in words, and as World Sailing designates courses: a letter for the course, a letter
 * for the finish, A for an offset mark, and the number of laps, which is the number of beats.
 */
import type { InputError } from '../../failure.ts'
import { oneOf, quoted } from '../../form/inputErrors.ts'
import { nearestOf } from '../../name/suggestion.ts'

/** `3` and `4` may be gates. `3P` is the mark of the gate that is left to port. */
type Rounding = '1' | '2' | '3' | '4' | '3P' | '4P' | '4S'

export interface CourseType {
  readonly name: string
  readonly shape: 'windward-leeward' | 'triangle' | 'trapezoid'
  /** The roundings before the part that further laps repeat. */
  readonly before: readonly Rounding[]
  readonly part: readonly Rounding[]
  readonly after: readonly Rounding[]
  /** On the start line, above mark 1, below mark 3, or at the end of a reach from the last mark. */
  readonly finish: 'start-line' | 'windward' | 'leeward' | 'reach'
  /** The start line lies between marks 3 and 1, not below the leeward mark. */
  readonly startsMidBeat?: true
  readonly isStarboard?: true
}

const inOrder = (text: string) => (text === '' ? [] : text.split(' ')) as readonly Rounding[]

const courseType = (
  name: string,
  shape: CourseType['shape'],
  [before, part, after]: readonly [before: string, part: string, after: string],
  finish: CourseType['finish'],
): CourseType => ({
  ...{ name, shape, finish },
  ...{ before: inOrder(before), part: inOrder(part), after: inOrder(after) },
})

const windwardLeeward = (after: string, finish: CourseType['finish']) =>
  courseType('Windward-leeward', 'windward-leeward', ['', '1 4', after], finish)
const triangle = (after: string, finish: CourseType['finish']) =>
  courseType('Triangle', 'triangle', ['', '1 2 3', after], finish)
const outer = courseType('Trapezoid, outer loop', 'trapezoid', ['1', '2 3', '2 3P'], 'reach')
const inner = courseType('Trapezoid, inner loop', 'trapezoid', ['', '1 4', '1 2 3P'], 'reach')

const words: ReadonlyMap<string, CourseType> = new Map([
  ['windward-leeward', windwardLeeward('1', 'start-line')],
  ['triangle', triangle('1', 'start-line')],
  ['trapezoid', outer],
  ['trapezoid-outer', outer],
  ['trapezoid-inner', inner],
])

/** By the letters of the course and of the finish. */
const designations: ReadonlyMap<string, CourseType> = new Map([
  ['L', windwardLeeward('1', 'start-line')],
  ['LR', windwardLeeward('1 4P', 'reach')],
  ['LG', windwardLeeward('1 4S', 'reach')],
  ['M', { ...windwardLeeward('1', 'start-line'), isStarboard: true }],
  ['W', windwardLeeward('', 'windward')],
  ['T', { ...triangle('1 2 3', 'start-line'), startsMidBeat: true }],
  ['TL', { ...triangle('1', 'leeward'), startsMidBeat: true }],
  ['TW', { ...triangle('', 'windward'), startsMidBeat: true }],
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

/** Returns `undefined` for an unknown type. */
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
  const digits = /\d*$/.exec(text)?.[0] ?? ''
  const known = [...words.keys(), ...letters.flatMap((each) => [each, `${each}A`])]
  const near = nearestOf(text, [...known, ...letters.map((each) => each + digits)])
  const detail =
    `must be ${oneOf([...words.keys()])}, or a World Sailing designation: ${letters.join(', ')}, ` +
    `then A for an offset mark, then the number of laps; found ${quoted(text)}`
  const suggestion = near === undefined ? {} : { suggestion: `Did you mean \`${near}\`?` }
  return { pointer: '/type', code: 'enum', detail, ...suggestion }
}
