/** Compared by code point, but two names that could be confused (case, width, form) cannot both exist. */
import { sentence, type Wording } from '#values/failure.ts'
import { invisibleInIdentity } from './invisible.ts'

/** A user by name and internal id. No other user ever gets the same id. */
export interface UserReference {
  readonly userId: string
  readonly name: string
}

const lengthMin = 3
const lengthMax = 64

const reserved: ReadonlySet<string> = new Set(['<all>', '*', 'null', 'anonymous'])

/** The same for all names that count as equal. Upper case comes first, because `ß` becomes `SS`. */
export const foldUserName = (name: string): string =>
  /^[\x00-\x7f]*$/.test(name)
    ? name.toLowerCase()
    : withoutJoiners(name).normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')

const withoutJoiners = (name: string): string => name.replace(/[\u200c\u200d]/g, '')

/** The reason why a text cannot be the name of a new user, or `undefined` if it can. */
export const userNameProblem = (name: string): Wording | undefined => {
  const length = Array.from(name).length
  if (length < lengthMin || length > lengthMax) {
    return sentence`must have ${lengthMin} to ${lengthMax} characters`
  }
  if (name !== name.normalize('NFC')) return 'must be in Unicode normalization form C'
  const invisible = invisibleInIdentity(name)
  if (invisible !== undefined) {
    return sentence`must not contain control, invisible or unassigned characters, found ${invisible}`
  }
  if (name.trim() !== name) return 'must not begin or end with a blank'
  if (name.includes(':')) return 'must not contain a colon, because HTTP Basic cannot transmit it'
  // Folding turns other tildes and digits into these. A path could not tell such a name from another.
  if (/~[0-9a-f]{2}/.test(foldUserName(name))) {
    return 'must not contain `~` before two hexadecimal digits, which stand for a byte in paths'
  }
  if (reserved.has(foldUserName(name))) return 'is reserved'
  return undefined
}
