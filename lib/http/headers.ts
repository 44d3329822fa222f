/** Headers that every answer carries. */
import { rateLimitHeaders } from './rateLimits.ts'
import type { HttpRequest } from './request.ts'

const secure = {
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cache-control': 'no-store',
} as const

/** An endpoint's own headers win over these. */
export const headersOf = (
  request: HttpRequest,
  own: Readonly<Record<string, string>>,
  trustedOrigins: ReadonlySet<string>,
): Readonly<Record<string, string>> => ({
  ...secure,
  'x-request-id': request.id,
  ...crossOriginHeaders(request, trustedOrigins),
  ...rateLimitHeaders(request.trace),
  ...own,
  ...(own.vary === undefined ? {} : { vary: `${own.vary}, Origin` }),
})

/** CORS, for the origins of the configuration alone. */
const crossOriginHeaders = (
  { headers }: HttpRequest,
  trustedOrigins: ReadonlySet<string>,
): Readonly<Record<string, string>> => {
  const { origin } = headers
  if (origin === undefined || !trustedOrigins.has(origin)) return { vary: 'Origin' }
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers':
      'X-Request-Id, ETag, Idempotency-Replayed, Link, Location, RateLimit, RateLimit-Policy, ' +
      'Retry-After, Users-Withheld, WWW-Authenticate',
  }
}

/** What a preflight request of a trusted origin is told besides. */
export const preflightHeaders = (allow: string): Readonly<Record<string, string>> => ({
  'access-control-allow-methods': allow,
  'access-control-allow-headers':
    'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, X-Request-Id, ' +
    'tenantGroupId, defaultTenant',
  'access-control-max-age': '600',
})
