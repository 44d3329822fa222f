/** An answer once, and afterwards only when it is another one (RFC 9110, 8.8.3 and 13.1.2). */
import { createHash } from 'node:crypto'
import type { HttpResponse } from './httpResponse.ts'

/** With an `ETag`; a 304 without a body when the client has this very answer already. */
export const unlessUnchanged = (
  response: HttpResponse,
  ifNoneMatch: string | undefined,
): HttpResponse => {
  const { 'content-type': contentType = '', ...others } = response.headers
  const etag = etagOf(contentType, response.body ?? '')
  // To be kept by the client alone, and not to be used again without asking.
  const headers = { ...others, etag, 'cache-control': 'private, no-cache' }
  if (isUnchanged(ifNoneMatch, etag)) {
    return { status: 304, headers, cookies: response.cookies ?? [] }
  }
  return { ...response, headers: { ...headers, 'content-type': contentType } }
}

/** Strong: another form of the same content has another one. */
const etagOf = (contentType: string, body: string): string =>
  `"${createHash('sha256').update(`${contentType}\n${body}`).digest('base64url')}"`

/** `*` is any answer. Weak tags count too: a proxy may have made a strong one weak. */
const isUnchanged = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.trim() === '*' ||
  Array.from(ifNoneMatch?.matchAll(/"[^"]*"/g) ?? [], ([tag]) => tag).includes(etag)
