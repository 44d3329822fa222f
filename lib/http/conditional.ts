/** An answer once, and afterwards only when it is another one (RFC 9110, 13.1.2). */
import { entityTagOf, matchesWeakly, readTags } from './entityTags.ts'
import type { HttpResponse } from './httpResponse.ts'

/**
 * Who may keep such an answer. `true`: the client alone, and it asks before it uses the answer again.
 * `no-store`: no cache at all, as everywhere in the security of objects; a program that remembers the
 * `ETag` by itself is answered all the same.
 */
export type Conditional = true | 'no-store'

/** With an `ETag`; a 304 without a body when the client has this very answer already. */
export const unlessUnchanged = (
  response: HttpResponse,
  conditional: Conditional,
  ifNoneMatch: string | undefined,
): HttpResponse => {
  const { 'content-type': contentType = '', ...others } = response.headers
  const etag = entityTagOf(contentType, response.body ?? '')
  const kept = conditional === 'no-store' ? {} : { 'cache-control': 'private, no-cache' }
  const headers = { ...others, etag, ...kept }
  // What is no list of tags is no condition: the whole answer is always right.
  const known = ifNoneMatch === undefined ? undefined : readTags(ifNoneMatch)
  if (known !== undefined && matchesWeakly(known, etag)) {
    return { status: 304, headers, cookies: response.cookies ?? [] }
  }
  return { ...response, headers: { ...headers, 'content-type': contentType } }
}
