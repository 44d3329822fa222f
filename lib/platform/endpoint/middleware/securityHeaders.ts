import { onEveryResponse, type Middleware, setHeaders } from '../chain.ts'

const headers = {
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cache-control': 'no-store',
} as const

/** Adds the headers that every response has, with the request id. */
export const securityHeaders = (): Middleware => ({
  name: 'securityHeaders',
  ...onEveryResponse((request) => {
    setHeaders(request, { ...headers, 'x-request-id': request.event.id })
  }),
})
