/** The headers of requests and responses, as the document describes them. */

/** Request headers of endpoints. Headers with credentials are not among them. */
export const requestHeaders = {
  accept: 'The accepted media types',
  'idempotency-key':
    'A text such as a UUID. A request with the same key does not run again, and gets the same response.',
  'if-match':
    'The request fails unless the object has one of these `ETag`s. `*`: unless it exists.',
  'if-none-match':
    'The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists.',
  'x-request-id': 'An id of the request, which the response contains too',
} as const

export type RequestHeader = keyof typeof requestHeaders

/** Response headers that clients may want to read. */
export const responseHeaders = {
  'cache-control': {
    description: 'How the response may be cached. All other responses are `no-store`.',
    example: 'private, no-cache',
  },
  'clear-site-data': {
    description: 'The browser removes its copies of responses.',
    example: '"cache"',
  },
  etag: {
    description:
      'Identifies this representation. Send it as `If-None-Match` to check for changes, and as ' +
      '`If-Match` to change only this state.',
    example: '"nM2Ywo6Tq0Zj4u3VQqz3YQ1mZ2w5p8Yk0m1xJrT7c9s"',
  },
  'idempotency-replayed': {
    description: '`true`: the request ran before, and this is its stored response',
    example: 'true',
  },
  link: {
    description: 'The next page, with `rel="next"`; absent on the last one (RFC 8288)',
    example: '</sailingserver/api/v1/events?cursor=4f2a>; rel="next"',
  },
  location: {
    description: 'The path of the created object',
    example: '/sailingserver/api/v1/Kiel/R1/Default/tags',
  },
  'retry-after': {
    description: 'Seconds to wait before the next attempt',
    example: '1',
  },
  ratelimit: {
    description:
      'The remaining requests (`r`) of each limit, and the seconds until it is reset (`t`): ' +
      'draft-ietf-httpapi-ratelimit-headers',
    example: '"network";r=2998;t=45, "subject";r=0;t=45',
  },
  'ratelimit-policy': {
    description: 'The limits for the request: requests (`q`) in seconds (`w`)',
    example: '"network";q=3000;w=60, "subject";q=600;w=60',
  },
  'service-worker-allowed': {
    description: 'The path of the pages that the script may serve without a connection',
    example: '/board/',
  },
  'set-cookie': {
    description: 'The session `JSESSIONID`, or its end; `HttpOnly` and `SameSite=Lax`',
    example: 'JSESSIONID=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
  },
  'users-withheld': {
    description:
      '`true`: users whom the caller may not read can be missing; `false`: the list is complete',
    example: 'true',
  },
  'www-authenticate': {
    description: 'The supported authentication schemes (RFC 9110)',
    example: 'Bearer realm="committee-boat", Basic realm="committee-boat", charset="UTF-8"',
  },
  'x-request-id': {
    description: 'The id of the request, also in the log: the one that was sent, or one made here',
    example: '0b8f6c1e-2f6d-4a59-9b0e-6a9a3f1f7c11',
  },
} as const

export type ResponseHeader = keyof typeof responseHeaders
