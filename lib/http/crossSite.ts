/**
 * Requests that another site makes a browser send. The browser adds cookies and remembered Basic
 * credentials by itself, so that whoever lures a user to a page acts as that user. A request that
 * says neither where it comes from nor from which kind of site comes from no browser.
 */
import { Failure } from '../domain/failure.ts'
import type { Endpoint } from './endpoint.ts'
import type { HttpRequest } from './request.ts'

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
const ownSites: ReadonlySet<string> = new Set(['same-origin', 'none'])

/** @throws Failure `cross-site` */
export const refuseCrossSite = (
  endpoint: Pick<Endpoint, 'changes'>,
  { method, headers }: HttpRequest,
  way: string,
  trustedOrigins: ReadonlySet<string>,
): void => {
  const isUnsafe = !safeMethods.has(method) || endpoint.changes === true
  const isAmbient = way === 'session' || way === 'basic' || way === 'form'
  if (!isUnsafe || !isAmbient) return

  const { origin } = headers
  const site = headers['sec-fetch-site']
  const isTrusted = origin !== undefined && trustedOrigins.has(origin)
  const isForeignSite = site !== undefined && !ownSites.has(site)
  const isForeignOrigin = origin !== undefined && !isOwnOrigin(origin, headers.host)
  if (!isTrusted && (isForeignSite || isForeignOrigin)) {
    throw new Failure(
      'cross-site',
      'A page of another site sent this with credentials that the browser added by itself.',
    )
  }
}

/** Neither the case of the host nor a default port makes an origin another one. */
const isOwnOrigin = (origin: string, host = ''): boolean => {
  if (!URL.canParse(origin)) return false
  const { protocol, host: hostOfOrigin } = new URL(origin)
  const own = `${protocol}//${host}`
  return URL.canParse(own) && new URL(own).host === hostOfOrigin
}
