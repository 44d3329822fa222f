/** The headers of every response. Cross-origin requests are allowed from the configured origins only. */
import { onEveryResponse, type Middleware, replacesResponse } from '../chain.ts'
import type { Endpoint } from '../endpoint.ts'
import { languageOf } from '../language.ts'
import { pageType } from '../mediaTypes.ts'
import type { HttpRequest, HttpResponse } from '../request.ts'
import type { Services } from '../services.ts'

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

/** Another reader gets a page in another language. A page of one language says so itself. */
const isTranslated = (
  { status, headers: sent }: HttpResponse,
  reply: Endpoint['reply'] | undefined,
) =>
  sent['content-language'] === undefined &&
  (sent['content-type'] === pageType || (status === 304 && reply?.mediaType === pageType))

/**
 * Adds the security headers, the request id and the language of a page, and allows pages of trusted
 * origins to read the response.
 */
export const responseHeaders = (
  { reply }: Partial<Pick<Endpoint, 'reply'>>,
  { settings: { trustedOrigins } }: Services,
): Middleware => ({
  name: 'responseHeaders',
  ...onEveryResponse(
    replacesResponse((response, { event }) => {
      const { vary, ...others } = response.headers
      const isPage = isTranslated(response, reply)
      const parts = [vary, isPage ? 'Accept-Language, Cookie' : undefined, 'Origin']
      return {
        ...response,
        headers: {
          ...headers,
          ...readersOf(others['content-type']),
          'x-request-id': event.id,
          ...corsHeaders(event, trustedOrigins),
          ...(isPage && { 'content-language': languageOf(event) }),
          ...others,
          vary: parts.filter((part) => part !== undefined).join(', '),
        },
      }
    }),
  ),
})
