/** Types and functions for parts of the document, which are plain JSON. */
export type Json = Readonly<Record<string, unknown>>

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const pascalCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** @example pascalWords('not-found') // NotFound */
export const pascalWords = (name: string): string => name.split('-').map(pascalCase).join('')

/** The usual capitalization of a header. */
export const headerCase = (name: string): string =>
  name === 'etag' ? 'ETag' : name.split('-').map(pascalCase).join('-').replace(/^Www/, 'WWW')
