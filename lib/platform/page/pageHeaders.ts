/** The headers of documents, apart from their drawing, because failures are drawn late. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

/** Pages have files of this service only, and connect to this service. Nothing inside of a page runs. */
export const pageHeaders = { 'content-security-policy': policy.join('; ') } as const

/** For pages without a script. */
export const scriptlessHeaders = {
  'content-security-policy': policy
    .filter((one) => !/^(?:script|worker|connect)/.test(one))
    .join('; '),
} as const

/** @param url to which the script may connect, besides the service */
export const withConnections = <Headers extends Readonly<Record<string, string>>>(
  headers: Headers,
  url: string | undefined,
): Headers => {
  const allowed = headers['content-security-policy'] ?? ''
  return url === undefined
    ? headers
    : { ...headers, 'content-security-policy': allowed.replace("connect-src 'self'", `$& ${url}`) }
}

/**
 * For forms that a browser sends without a script. With `no-referrer`, it sends `Origin: null`,
 * which the cross-site check rejects.
 */
export const formReferrer = { 'referrer-policy': 'same-origin' }
