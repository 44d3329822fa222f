/**
 * Reads JSON of strangers and gathers everything that is wrong with it, in words that say what would
 * be right. Null means absent. What is not read is ignored.
 */
import { imageUrlCharactersMax, imageUrlTitle } from '../../../schemas/imageUrl.ts'
import { courseLimits } from '../../../schemas/courseWords.ts'
import type { InputError } from '../failure.ts'
import { isImageUrl } from '../value/imageUrl.ts'
import { invisibleIn } from '../name/invisible.ts'
import { nearestOf } from '../name/suggestion.ts'
import { lowerCaseUuid } from '../value/uuid.ts'
import { measurable } from './position.ts'

/** Problems stop the request, warnings do not. */
export interface Findings {
  readonly problems: InputError[]
  readonly warnings: InputError[]
}

/** The members of an object of the input; nobody has looked at their types. */
export type Members = Readonly<Record<string, unknown>>

/** An object, and where it stands. */
export interface ObjectAt {
  readonly members: Members
  /** RFC 6901; empty for the whole input. */
  readonly pointer: string
  readonly findings: Findings
}

/** What somebody reads in one answer; a bound on the work for a hostile input, too. */
const findingsMax = 50
const quotedMax = 40

/** Adds what is wrong, as long as there is room: a suggestion may be expensive to find. */
export const add = (findings: InputError[], finding: () => InputError): void => {
  if (findings.length < findingsMax) findings.push(finding())
}

export const didYouMean = (
  found: string,
  words: Iterable<string>,
): { readonly suggestion?: string } => {
  const near = found.length <= 2 * quotedMax ? nearestOf(found, words) : undefined
  return near === undefined ? {} : { suggestion: `Did you mean \`${near}\`?` }
}

/** Long texts are cut: an answer is no place to send them back. */
export const quoted = (text: string): string =>
  `\`${text.length > quotedMax ? `${Array.from(text).slice(0, quotedMax).join('')}…` : text}\``

export const describe = (value: unknown): string => {
  if (typeof value === 'string') return value === '' ? 'an empty text' : quoted(value)
  if (Array.isArray(value)) return `a list of ${value.length}`
  return typeof value === 'object' ? 'an object' : JSON.stringify(value)
}

/** `undefined` for what is absent, null too. */
export const memberAt = ({ members }: ObjectAt, key: string): unknown =>
  Object.hasOwn(members, key) ? (members[key] ?? undefined) : undefined

export const problemAt = (at: ObjectAt, key: string, code: string, detail: string): void => {
  add(at.findings.problems, () => ({ pointer: `${at.pointer}/${key}`, code, detail }))
}

/** @returns the value, after it was found missing if it is */
export const required = <Value>(at: ObjectAt, key: string, value: Value): Value => {
  if (memberAt(at, key) === undefined) {
    add(at.findings.problems, () => {
      const others = Object.keys(at.members).filter((name) => name !== key)
      const near = nearestOf(key, others)
      return {
        pointer: `${at.pointer}/${key}`,
        code: 'required',
        detail: 'is required',
        ...(near === undefined ? {} : { suggestion: `Did you mean it by ${quoted(near)}?` }),
      }
    })
  }
  return value
}

const typed = <Value>(
  at: ObjectAt,
  key: string,
  type: string,
  isOfType: (value: unknown) => value is Value,
): Value | undefined => {
  const value = memberAt(at, key)
  if (value === undefined || isOfType(value)) return value
  problemAt(at, key, 'type', `must be ${type}, found ${describe(value)}`)
  return undefined
}

export const isText = (value: unknown): value is string => typeof value === 'string'

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const textAt = (
  at: ObjectAt,
  key: string,
  { min = 0, max }: { readonly min?: number; readonly max: number },
): string | undefined => {
  const text = typed(at, key, 'a text', isText)
  if (text === undefined || isBetween(text, min, max)) return text
  problemAt(at, key, 'length', `must have ${min} to ${max} characters, found ${text.length}`)
  return undefined
}

/** A text by which users recognise an object. */
export const nameAt = (
  at: ObjectAt,
  key: string,
  length: { readonly min?: number; readonly max: number },
): string | undefined => {
  const name = textAt(at, key, length)
  const found = invisibleIn(name ?? '')
  if (found !== undefined) {
    problemAt(at, key, 'invisible', `must not hold control or invisible characters, found ${found}`)
  }
  return name
}

/** The URL of a picture; an empty text is absent. */
export const imageUrlAt = (at: ObjectAt, key: string): string | undefined => {
  const url = textAt(at, key, { max: imageUrlCharactersMax })
  if (url === undefined || url === '') return undefined
  if (isImageUrl(url)) return url
  problemAt(at, key, 'url', `must be ${imageUrlTitle}`)
  return undefined
}

/** The id of something that is stored, in lower case when it is a UUID. */
export const idAt = (at: ObjectAt, key: string): string | undefined => {
  const id = textAt(at, key, { min: 1, max: courseLimits.characters })
  return id === undefined ? undefined : lowerCaseUuid(id)
}

/** In code points, as JSON Schema counts. */
export const isBetween = (text: string, min: number, max: number): boolean => {
  const length = text.length > 2 * max ? text.length : Array.from(text).length
  return length >= min && length <= max
}

/** A word of a list in any case, in the spelling of the list. */
export const wordAt = <Word extends string>(
  at: ObjectAt,
  key: string,
  words: readonly Word[],
): Word | undefined => {
  const found = typed(at, key, 'a text', isText)
  const word = words.find((each) => each.toLowerCase() === found?.toLowerCase())
  if (found === undefined || word !== undefined) return word
  add(at.findings.problems, () => ({
    pointer: `${at.pointer}/${key}`,
    code: 'enum',
    detail: `must be ${oneOf(words)}, found ${quoted(found)}`,
    ...didYouMean(found, words),
  }))
  return undefined
}

export const oneOf = (words: readonly string[]): string => {
  const all = words.map((word) => `\`${word}\``)
  return all.length < 2
    ? all.join('')
    : `${all.slice(0, -1).join(', ')} or ${all[all.length - 1] ?? ''}`
}

/** Of latitude or longitude. */
export const degreesAt = (at: ObjectAt, key: string, most: number): number | undefined => {
  const number = typed(at, key, 'a number', (value) => typeof value === 'number')
  if (number === undefined) return undefined
  if (Math.abs(number) <= most) return measurable(number)
  problemAt(at, key, 'range', `must be -${most} to ${most}, found ${number}`)
  return undefined
}

export const integerAt = (at: ObjectAt, key: string): number | undefined =>
  typed(at, key, 'a whole number', (value): value is number => Number.isInteger(value))

export const booleanAt = (at: ObjectAt, key: string): boolean | undefined =>
  typed(at, key, 'true or false', (value) => typeof value === 'boolean')

export const listAt = (at: ObjectAt, key: string): readonly unknown[] | undefined =>
  typed(at, key, 'a list', isList)

export const objectAt = (at: ObjectAt, key: string): ObjectAt | undefined => {
  const members = typed(at, key, 'an object', isObject)
  return members && { ...at, members, pointer: `${at.pointer}/${key}` }
}

/** The objects of a list, by their place; what is no object is found wrong, and left out. */
export const objectsAt = (
  at: ObjectAt,
  key: string,
  entries: readonly unknown[],
): readonly (ObjectAt & { readonly index: number })[] =>
  entries.flatMap((members, index) => {
    if (isObject(members)) {
      return [{ ...at, members, pointer: `${at.pointer}/${key}/${index}`, index }]
    }
    problemAt(at, `${key}/${index}`, 'type', `must be an object, found ${describe(members)}`)
    return []
  })
