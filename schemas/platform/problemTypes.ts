/**
 * The problem types of the API (RFC 9457): the HTTP status and the title of each failure code.
 * `docs/reference/errors.md` explains each of them to clients, and a test keeps both in sync.
 */
export const problemTypes = {
  'malformed-request': { status: 400, title: 'The request cannot be read' },
  'invalid-input': { status: 400, title: 'The input is not valid' },
  'unknown-reference': { status: 400, title: 'The input refers to a missing object' },
  unauthenticated: { status: 401, title: 'Sign in first' },
  'invalid-credentials': { status: 401, title: 'The credentials are not valid' },
  forbidden: { status: 403, title: 'Not permitted' },
  'cross-site': { status: 403, title: 'Refused because another site sent it' },
  'not-found': { status: 404, title: 'Not found' },
  'method-not-allowed': { status: 405, title: 'The path does not support this method' },
  'already-exists': { status: 409, title: 'The object exists already' },
  'mark-in-use': { status: 409, title: 'A race uses the mark' },
  'not-scorable-by-time': {
    status: 409,
    title: 'The regatta has a metric by which times cannot be scored',
  },
  'in-another-fleet': { status: 409, title: 'The boat is in the sheet of another fleet' },
  'has-results': { status: 409, title: 'The boat has results' },
  conflict: { status: 409, title: 'Another request changed the object at the same time' },
  'request-in-progress': { status: 409, title: 'The same request is still running' },
  'last-administrator': { status: 409, title: 'The service needs an administrator' },
  'needed-role': { status: 409, title: 'The service does not work without this role' },
  'cursor-expired': { status: 410, title: 'The feed no longer has the next event' },
  'invitation-gone': { status: 410, title: 'The invitation is not valid any more' },
  'not-one-object': { status: 412, title: 'The permission must name one object' },
  'precondition-failed': { status: 412, title: 'The condition of the request is not met' },
  'user-not-acceptable': { status: 412, title: 'The user cannot be created or changed like this' },
  'too-large': { status: 413, title: 'The request is too large' },
  'unsupported-media-type': {
    status: 415,
    title: 'The media type of the body is not supported',
  },
  'idempotency-key-reused': {
    status: 422,
    title: 'The key was sent with another request',
  },
  'too-many-requests': { status: 429, title: 'Too many requests in a minute' },
  internal: { status: 500, title: 'Internal error' },
  unavailable: { status: 503, title: 'The service is temporarily unavailable' },
} as const satisfies Record<string, { status: number; title: string }>
