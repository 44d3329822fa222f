/** An answer once, and afterwards only when it is another one (RFC 9110, 13.1.2). */
import type { Middleware } from '../chain.ts'
import type { Conditional, Endpoint } from '../endpoint.ts'
import { entityTagOf, matchesWeakly, readTags } from '../entityTags.ts'
import type { HttpResponse } from '../httpResponse.ts'

/** Adds the `ETag`, and responds 304 to `If-None-Match` with this `ETag`. */
export const conditionalResponse = ({
  conditional,
}: Pick<Endpoint, 'conditional'>): Middleware => ({
  name: 'conditionalResponse',
  after: (request) => {
    const { event, response } = request
    if (conditional === undefined || response?.body === undefined) return
    request.response = unlessUnchanged(response, conditional, event.headers['if-none-match'])
  },
})

/** With an `ETag`; a 304 without a body when the client has this very answer already. */
const unlessUnchanged = (
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
