/**
 * User names. They are compared code point by code point, but two names that people or programs
 * could take for each other (case, width, compatibility forms) cannot both exist.
 */
import { invisibleIn } from './invisible.ts'

const lengthMin = 3
const lengthMax = 64

const reserved: ReadonlySet<string> = new Set(['<all>', '*', 'null', 'anonymous'])

/** One text for all names that count as the same. Upper case first, because `ß` is `SS`. */
export const foldUserName = (name: string): string =>
  name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')

/** Why a text cannot be the name of a new user, or `undefined` when it can. */
export const userNameProblem = (name: string): string | undefined => {
  const length = Array.from(name).length
  if (length < lengthMin || length > lengthMax) {
    return `must have ${lengthMin} to ${lengthMax} characters`
  }
  if (name !== name.normalize('NFC')) return 'must be in Unicode normalization form C'
  const invisible = invisibleIn(name)
  if (invisible !== undefined) {
    return `must not hold control, invisible or unassigned characters, found ${invisible}`
  }
  if (name.trim() !== name) return 'must not begin or end with a blank'
  if (name.includes(':')) return 'must not hold a colon, which HTTP Basic cannot carry'
  if (reserved.has(foldUserName(name))) return 'is reserved'
  return undefined
}
