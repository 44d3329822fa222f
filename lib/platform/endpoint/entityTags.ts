/** Lists of entity tags (RFC 9110, 8.8.3). */
import type { HttpRequest } from './request.ts'

/** `*` matches any existing object. */
export type EntityTagCondition = '*' | readonly ListedEntityTag[]

interface ListedEntityTag {
  /** With its quotes. */
  readonly tag: string
  readonly isWeak: boolean
}

/** One element of a list, which may be empty, and its separator. */
const element = /[\t ]*(?:(W\/)?("[\x21\x23-\x7e\x80-\xff]*")[\t ]*)?(,|$)/y

/** Returns `undefined` if the header is not a list of tags. */
export const readEntityTags = (header: string): EntityTagCondition | undefined => {
  if (header.trim() === '*') return '*'
  const tags: ListedEntityTag[] = []
  element.lastIndex = 0
  for (;;) {
    const found = element.exec(header)
    if (found === null) return undefined
    const [, weak, tag, end] = found
    if (tag !== undefined) tags.push({ tag, isWeak: weak !== undefined })
    if (end === '') return tags.length === 0 ? undefined : tags
  }
}

/** Strong comparison, for `If-Match`: weak tags never match. */
export const matchesStrongly = (condition: EntityTagCondition, etag: string): boolean =>
  condition === '*' || condition.some(({ tag, isWeak }) => !isWeak && tag === etag)

/** Weak comparison, for `If-None-Match`: a proxy may have made a strong tag weak. */
export const matchesWeakly = (condition: EntityTagCondition, etag: string): boolean =>
  condition === '*' || condition.some(({ tag }) => tag === etag)

/** Whether the client has the response already. A header that is not a list of tags is ignored. */
export const hasTag = ({ headers }: Pick<HttpRequest, 'headers'>, etag: string): boolean => {
  const clientTags = readEntityTags(headers['if-none-match'] ?? '')
  return clientTags !== undefined && matchesWeakly(clientTags, etag)
}
