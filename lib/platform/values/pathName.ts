/**
 * Names in path segments. API Gateway rejects `%25` in a path, cuts the path at `%3F` and splits it
 * at `%2F`. So a path can contain `~` and two hexadecimal digits instead of any byte of UTF-8, and
 * `__` instead of `/` in the names of regattas, race columns and fleets. Both count only if no object
 * has the literal name.
 */
import { pathSegment } from './pathSegment.ts'

const escapes = /(?:~[0-9A-Fa-f]{2})+/g

/** Decodes `~XX` once. Sequences that are not UTF-8 stay as they are. */
export const decodeEscapes = (segment: string): string =>
  segment.includes('~') ? segment.replace(escapes, decodeSequence) : segment

const decodeSequence = (sequence: string): string => {
  const bytes = Buffer.from(sequence.replaceAll('~', ''), 'hex')
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return sequence
  }
}

/** The gateway has decoded the path, and `encodeURI` keeps the characters that end a path. */
export const encodedPath = (path: string): string =>
  encodeURI(path).replace(/[?#]/g, encodeURIComponent)

/** The segment of a name, as a function receives it. */
export const escapeName = (name: string): string => decodeURIComponent(pathSegment(name))

/** The segment of a link. One with `~XX` stays as it is, because it may be the literal name. */
export const encodeSegment = (segment: string): string =>
  decodeEscapes(segment) === segment ? pathSegment(segment) : encodeURIComponent(segment)

/** The names that a segment can refer to, the literal name first. */
export const namesOfSegment = (segment: string): readonly string[] => {
  const slashed = segment.replaceAll('__', '/')
  return [...new Set([segment, decodeEscapes(segment), slashed, decodedName(segment)])]
}

/** The name that a segment refers to, unless an object has another form of the name. */
export const decodedName = (segment: string): string => decodeEscapes(segment.replaceAll('__', '/'))

/** The common form of all names that one segment can refer to. Objects of one kind never share it. */
export const pathForm = (name: string): string => {
  const decoded = decodeEscapes(name)
  return decoded === name ? name.replaceAll('/', '__') : pathForm(decoded)
}

/** Whether other names have the same path form, or a path needs escapes for the name. */
export const hasSharedPathForms = (name: string): boolean =>
  pathForm(name).includes('__') || pathForm(name) !== name || escapeName(name) !== name

/** The names of stored objects that share the path form of a new object's name. */
export const namesWithPathForm = (name: string): readonly string[] => {
  const names = [escapeName(name), ...namesOfSegment(name), ...namesOfSegment(pathForm(name))]
  return [...new Set(names)].filter((other) => other !== name)
}

/** The positions of names whose path form an earlier name of the list has. */
export const repeatedInPaths = (names: readonly string[]): readonly number[] => {
  const forms = names.map(pathForm)
  return forms.flatMap((form, position) => (forms.indexOf(form) < position ? [position] : []))
}
