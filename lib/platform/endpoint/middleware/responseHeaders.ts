/** The headers of every response. Cross-origin requests are allowed from the configured origins only. */
import { onEveryResponse, type Middleware, replacesResponse, setHeaders } from '../chain.ts'
import type { HttpRequest } from '../request.ts'
import type { Services } from '../services.ts'

/** Names `Origin` in `Vary`, and allows pages of trusted origins to read the response. */
export const cors = ({ settings: { trustedOrigins } }: Services): Middleware => ({
  name: 'cors',
  ...onEveryResponse(
    replacesResponse((response, { event }) => {
      const { vary, ...others } = response.headers
      const varied = { ...others, vary: vary === undefined ? 'Origin' : `${vary}, Origin` }
      return { ...response, headers: { ...corsHeaders(event, trustedOrigins), ...varied } }
    }),
  ),
})

const corsHeaders = (
  { headers: { origin } }: HttpRequest,
  trustedOrigins: ReadonlySet<string>,
): Readonly<Record<string, string>> =>
  origin === undefined || !trustedOrigins.has(origin)
    ? {}
    : {
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers':
          'X-Request-Id, ETag, Idempotency-Replayed, Input-Suggestion, Link, Location, RateLimit, RateLimit-Policy, ' +
          'Retry-After, Users-Withheld, WWW-Authenticate',
      }

export const preflightHeaders = (allow: string): Readonly<Record<string, string>> => ({
  'access-control-allow-methods': allow,
  'access-control-allow-headers':
    'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, X-Request-Id, ' +
    'tenantGroupId, defaultTenant',
  'access-control-max-age': '600',
})

const headers = {
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cache-control': 'no-store',
} as const

/** Pages of others may show pictures. A browser sends them no session, because the cookie is `Lax`. */
const readersOf = (mediaType = '') => ({
  'cross-origin-resource-policy': mediaType.startsWith('image/') ? 'cross-origin' : 'same-origin',
})

export const securityHeaders = (): Middleware => ({
  name: 'securityHeaders',
  ...onEveryResponse((request) => {
    const own = readersOf(request.response?.headers['content-type'])
    setHeaders(request, { ...headers, ...own, 'x-request-id': request.event.id })
  }),
})
