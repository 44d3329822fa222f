import { createHash } from 'node:crypto'

/** The same parts always give the same UUID, of version 8, which RFC 9562 leaves to the application. */
export const derivedUuid = (...parts: readonly string[]): string => {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  const [, ...groups] = /^(.{8})(.{4})(.{3})(.{3})(.{12})/.exec(hash) ?? []
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = groups
  return `${first}-${second}-8${third}-8${fourth}-${fifth}`
}
