import type { Middleware } from '../chain.ts'
import type { Endpoint } from '../endpoint.ts'
import { entityTagOf, matchesWeakly, readEntityTags } from '../entityTags.ts'

/** Adds the `ETag`, and responds 304 to `If-None-Match` with this `ETag` (RFC 9110, 13.1.2). */
export const conditionalResponse = ({
  conditional,
}: Pick<Endpoint, 'conditional'>): Middleware => ({
  name: 'conditionalResponse',
  after: (request) => {
    const { event, response } = request
    if (conditional === undefined || response?.body === undefined) return
    const { 'content-type': contentType = '', ...others } = response.headers
    const etag = entityTagOf(contentType, response.body)
    const caching = conditional === 'no-store' ? {} : { 'cache-control': 'private, no-cache' }
    const headers = { ...others, etag, ...caching }
    // A header that is not a list of tags is ignored.
    const clientTags = readEntityTags(event.headers['if-none-match'] ?? '')
    request.response =
      clientTags !== undefined && matchesWeakly(clientTags, etag)
        ? { status: 304, headers, cookies: response.cookies ?? [] }
        : { ...response, headers: { ...headers, 'content-type': contentType } }
  },
})
