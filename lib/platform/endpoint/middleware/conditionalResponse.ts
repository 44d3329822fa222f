import type { Middleware } from '../chain.ts'
import type { Conditional, Endpoint } from '../endpoint.ts'
import { entityTagOf, matchesWeakly, readEntityTags } from '../entityTags.ts'
import type { HttpResponse } from '../request.ts'

/** Adds the `ETag`, and responds 304 to `If-None-Match` with this `ETag` (RFC 9110, 13.1.2). */
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

const unlessUnchanged = (
  response: HttpResponse,
  conditional: Conditional,
  ifNoneMatch: string | undefined,
): HttpResponse => {
  const { 'content-type': contentType = '', ...others } = response.headers
  const etag = entityTagOf(contentType, response.body ?? '')
  const caching = conditional === 'no-store' ? {} : { 'cache-control': 'private, no-cache' }
  const headers = { ...others, etag, ...caching }
  // A header that is not a list of tags is ignored.
  const clientTags = ifNoneMatch === undefined ? undefined : readEntityTags(ifNoneMatch)
  if (clientTags !== undefined && matchesWeakly(clientTags, etag)) {
    return { status: 304, headers, cookies: response.cookies ?? [] }
  }
  return { ...response, headers: { ...headers, 'content-type': contentType } }
}
