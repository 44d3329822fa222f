/**
 * The type-relative id of an object, and its encoded form.
 *
 * An id has one or more parts: a role has its UUID, a tracked race has the name of its regatta and
 * its own. The encoded form joins the parts so that it contains neither `:` nor `,` nor a bare `*`,
 * and can be part of a permission: `TRACKED_RACE:UPDATE:Kiel\/R1`.
 *
 * Each part is escaped, the parts are joined with `:`, and the result is escaped again. The
 * encoding is injective: two different lists of parts never give the same id.
 */
import { Failure, sentence } from './failure.ts'
import { derivedUuid } from './uuid.ts'

export interface ObjectReference {
  readonly type: string
  /** In encoded form. */
  readonly id: string
}

export const objectIdBytesMax = 1024

const escapes: readonly (readonly [character: string, escape: string])[] = [
  [':', '\\/'],
  [',', '\\|'],
  ['\\', '\\\\'],
]
const escapeOf = new Map(escapes)
const characterOf = new Map(escapes.map(([character, escape]) => [escape, character]))

const hexEscape = (character: string): string =>
  `\\${character.charCodeAt(0).toString(16).padStart(2, '0')}`

/** Some clients trim white space of Latin-1 at the edges. The look-behind keeps the search linear. */
const edgeBlanks = /^[\x01-\x20\x85\xa0]+|(?<![\x01-\x20\x85\xa0])[\x01-\x20\x85\xa0]+$/g

/** The ids of most objects need no escaping. */
const plain = /^[\w-]+$/

const escape = (text: string): string => {
  if (plain.test(text)) return text
  return text === ''
    ? '\\00'
    : text
        .replace(/[:,\\]/g, (character) => escapeOf.get(character) ?? character)
        .replace(/\*/g, hexEscape)
        .replace(edgeBlanks, (blanks) => Array.from(blanks, hexEscape).join(''))
}

const unescape = (text: string): string => {
  if (!text.includes('\\')) return text
  return text === '\\00'
    ? ''
    : text.replace(
        /\\(?:[/|\\]|[0-9a-f]{2})/g,
        (sequence) =>
          characterOf.get(sequence) ?? String.fromCharCode(parseInt(sequence.slice(1), 16)),
      )
}

/**
 * @example encodeObjectId(['Regatta 1', 'Race 2']) // 'Regatta 1\\/Race 2'
 * @throws Failure `invalid-input` without parts, or if the id is too long for the table
 */
export const encodeObjectId = (parts: readonly string[]): string => {
  const encoded = encodedIfShort(parts)
  if (encoded !== undefined) return encoded
  const detail = sentence`must have a part, and at most ${objectIdBytesMax} bytes in encoded form`
  throw new Failure('invalid-input', sentence`The id of the object ${detail}.`, {
    errors: [{ parameter: 'id', code: 'length', detail }],
  })
}

/** `undefined`: no object has this id, because it is too long. */
export const encodedIfShort = (parts: readonly string[]): string | undefined => {
  // Escaping never shortens, so an id that is too long already need not be escaped.
  const isTooLong = parts.reduce((sum, part) => sum + part.length, 0) > objectIdBytesMax
  if (isTooLong || parts.length === 0) return undefined
  const encoded = escape(parts.map(escape).join(':'))
  return Buffer.byteLength(encoded) > objectIdBytesMax ? undefined : encoded
}

/** The parts of an id, or `undefined` if the text is not an encoded id. */
export const decodeObjectId = (encoded: string): readonly string[] | undefined => {
  const parts = unescape(encoded).split(':').map(unescape)
  return escape(parts.map(escape).join(':')) === encoded ? parts : undefined
}

/** An encoded text is returned unchanged; any other text is one raw part. */
export const objectIdFromText = (text: string): string =>
  isShortAndPlain(text) ? text : encodeObjectId(partsOfText(text))

/** Like `objectIdFromText`. `undefined`: the id is too long. */
export const objectIdIfShort = (text: string): string | undefined =>
  isShortAndPlain(text) ? text : encodedIfShort(partsOfText(text))

const isShortAndPlain = (text: string): boolean =>
  text.length <= objectIdBytesMax && plain.test(text)

const partsOfText = (text: string): readonly string[] =>
  (text.length <= objectIdBytesMax ? decodeObjectId(text) : undefined) ?? [text]

export const namedObject = (type: string, ...names: readonly string[]): ObjectReference => ({
  type,
  id: encodeObjectId(names),
})

export const userObject = (name: string) => namedObject('USER', name)

export const groupObject = (id: string): ObjectReference => ({ type: 'USER_GROUP', id })

export const roleObject = (id: string): ObjectReference => ({ type: 'ROLE_DEFINITION', id })

/** The group that is created with a user. Its id looks unlike any that somebody has created. */
export const ownGroupIdOf = (userId: string): string => derivedUuid('own group', userId)

/** Also true of other groups whose ids are derived. */
export const isOwnGroupId = (groupId: string): boolean => groupId[14] === '8'
