import { type Middleware, onEveryResponse } from '../chain.ts'
import type { Endpoint } from '../endpoint.ts'
import { languageOf } from '../language.ts'
import { pageType } from '../mediaTypes.ts'

/** Tells caches that another reader gets a page in another language. A page of one language says so itself. */
export const pageLanguage = ({ reply }: Partial<Pick<Endpoint, 'reply'>>): Middleware => ({
  name: 'pageLanguage',
  ...onEveryResponse((request) => {
    const { event, response } = request
    if (response === null || response === undefined) return
    const { 'content-type': type, 'content-language': language, vary } = response.headers
    const isPage = type === pageType || (response.status === 304 && reply?.mediaType === pageType)
    if (!isPage || language !== undefined) return
    const headers = {
      ...response.headers,
      'content-language': languageOf(event),
      vary: [vary, 'Accept-Language', 'Cookie'].filter((name) => name !== undefined).join(', '),
    }
    request.response = { ...response, headers }
  }),
})
