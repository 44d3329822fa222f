/** Media types of pages and pictures. */

export const pageType = 'text/html; charset=utf-8'

export const pictureType = 'image/svg+xml'

/** The picture contains an inline style. A browser loads and runs nothing else from it. */
export const pictureHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const
