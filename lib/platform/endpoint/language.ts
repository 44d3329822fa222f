/** The language of a page: the choice of the reader, else that of the browser, else English. */
import { isLanguage, type Language, preferredLanguage } from '#values/language.ts'
import { encodedPath } from '#values/pathName.ts'
import { preferredMediaType } from './accept.ts'
import type { Handler } from './chain.ts'
import type { HttpRequest } from './request.ts'
import { isOwnUrl } from './ownUrl.ts'
import type { Services } from './services.ts'

const cookieName = 'lang'

export const languageOf = ({
  cookies,
  headers,
}: Pick<HttpRequest, 'cookies' | 'headers'>): Language => {
  const chosen = cookies
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1)
  return chosen !== undefined && isLanguage(chosen)
    ? chosen
    : preferredLanguage(headers['accept-language'])
}

const yearSeconds = 31_536_000

/** Also a failure of an endpoint without a page is a page. */
const wantsPage = (accept: string | undefined): boolean =>
  preferredMediaType(accept, ['application/json', 'text/html']) === 'text/html'

/**
 * The query of the page that the reader leaves: a link such as `?lang=de` replaces it, because the drawing
 * of a page does not know its address. These links send a `Referer`.
 */
const queryBefore = ({ query, headers: { referer = '', host } }: HttpRequest) =>
  query.size === 1 && isOwnUrl(referer, host) ? new URL(referer).searchParams : query

/** Keeps the language that such a link chooses, and leads to the same page without it. */
export const withLanguageChoice =
  (handler: Handler, { settings }: Services, isPage = false): Handler =>
  (event, internal) => {
    const { method, path, query, headers } = event
    const language = query.get(cookieName) ?? ''
    const isChoice =
      isLanguage(language) &&
      ['GET', 'HEAD'].includes(method) &&
      (isPage || wantsPage(headers.accept))
    if (!isChoice) return handler(event, internal)
    const others = new URLSearchParams(queryBefore(event))
    others.delete(cookieName)
    // Two slashes would begin the name of another host.
    const address = encodedPath(path).replace(/^\/+/, '/')
    const secure = settings.sessionCookie.isSecure ? '; Secure' : ''
    return {
      status: 303,
      headers: { location: others.size === 0 ? address : `${address}?${others.toString()}` },
      cookies: [`${cookieName}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`],
    }
  }
