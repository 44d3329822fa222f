/** Entity tags (RFC 9110, 8.8.3), and lists of them in headers. */
import { hash } from 'node:crypto'

/** `*` matches any existing object. */
export type EntityTagCondition = '*' | readonly ListedEntityTag[]

interface ListedEntityTag {
  /** With its quotes. */
  readonly tag: string
  readonly isWeak: boolean
}

/** A strong tag: each representation of the same content has its own. */
export const entityTagOf = (contentType: string, body: string): string =>
  `"${hash('sha256', `${contentType}\n${body}`, 'base64url')}"`

/** One element of a list, which may be empty, and its separator. */
const element = /[\t ]*(?:(W\/)?("[\x21\x23-\x7e\x80-\xff]*"))?[\t ]*(,|$)/y

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
