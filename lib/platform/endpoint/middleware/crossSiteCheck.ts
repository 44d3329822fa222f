import { Failure } from '#values/failure.ts'
import type { Endpoint } from '../endpoint.ts'
import type { Middleware } from '../chain.ts'
import type { HttpRequest } from '../request.ts'
import type { Services } from '../services.ts'
import { isOwnUrl } from '../ownUrl.ts'

type Headers = HttpRequest['headers']

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
const ownSites: ReadonlySet<string> = new Set(['same-origin', 'none'])
const ambientKinds: ReadonlySet<string> = new Set(['session', 'basic', 'form'])

/** A browser adds cookies and Basic credentials by itself, so another site would act as the user. */
export const crossSiteCheck = (
  { changes }: Pick<Endpoint, 'changes'>,
  { settings: { trustedOrigins } }: Services,
): Middleware => ({
  name: 'crossSiteCheck',
  before: ({ event: { method, headers }, internal: { credentials } }) => {
    const { kind } = credentials
    const isGet = safeMethods.has(method)
    if (!ambientKinds.has(kind) || (isGet && changes !== true)) return
    const source = sourceOf(headers, trustedOrigins)
    if (source === 'foreign') {
      throw new Failure(
        'cross-site',
        'A page of another site sent this with credentials that the browser added by itself.',
      )
    }
    if (source === 'unknown' && isGet && (kind === 'session' || isOfBrowser(headers))) {
      throw new Failure(
        'cross-site',
        'This GET changes something, and it may come from a link on another site. Send a POST, or ' +
          'sign in with `Authorization: Bearer`, or add the header `Sec-Fetch-Site: same-origin`.',
      )
    }
  },
})

/** `unknown`: programs, and links to plain http on other hosts than localhost. POST always has an `Origin`. */
const sourceOf = (headers: Headers, trustedOrigins: ReadonlySet<string>) => {
  const { origin, referer, host } = headers
  const site = headers['sec-fetch-site']
  if (origin !== undefined && trustedOrigins.has(origin)) return 'own'
  if (site !== undefined && !ownSites.has(site)) return 'foreign'
  if (origin !== undefined && !isOwnUrl(origin, host)) return 'foreign'
  const isOwn = site !== undefined || origin !== undefined || isOwnUrl(referer ?? '', host)
  return isOwn ? 'own' : 'unknown'
}

/** Every browser's `User-Agent` begins like this, and no page can change it for a link. */
const isOfBrowser = ({ 'user-agent': userAgent = '' }: Headers): boolean =>
  /^mozilla\//i.test(userAgent)
