/** Tags that stand for what a client has seen (RFC 9110, 8.8.3), and lists of them in headers. */
import { createHash } from 'node:crypto'

/** `*`: any there is. */
export type EntityTagCondition = '*' | readonly WantedTag[]

interface WantedTag {
  /** With its quotes. */
  readonly tag: string
  readonly isWeak: boolean
}

/** Strong: another form of the same content has another one. */
export const entityTagOf = (contentType: string, body: string): string =>
  `"${createHash('sha256').update(`${contentType}\n${body}`).digest('base64url')}"`

/** An element of a list, which may be empty, and what ends it. */
const element = /[\t ]*(?:(W\/)?("[\x21\x23-\x7e\x80-\xff]*"))?[\t ]*(,|$)/y

/** `undefined`: the header is no list of tags. */
export const readTags = (header: string): EntityTagCondition | undefined => {
  if (header.trim() === '*') return '*'
  const tags: WantedTag[] = []
  element.lastIndex = 0
  for (;;) {
    const found = element.exec(header)
    if (found === null) return undefined
    const [, weak, tag, end] = found
    if (tag !== undefined) tags.push({ tag, isWeak: weak !== undefined })
    if (end === '') return tags.length === 0 ? undefined : tags
  }
}

/** For `If-Match`: what is nearly the same is not the same. */
export const matchesStrongly = (wanted: EntityTagCondition, etag: string): boolean =>
  wanted === '*' || wanted.some(({ tag, isWeak }) => !isWeak && tag === etag)

/** For `If-None-Match`: a proxy may have made a strong tag weak. */
export const matchesWeakly = (wanted: EntityTagCondition, etag: string): boolean =>
  wanted === '*' || wanted.some(({ tag }) => tag === etag)
