import { referenceAssets } from '../../lib/rendering/reference/assets.ts'
import { pageHeaders, referencePage } from '../../lib/rendering/reference/page.ts'
import { EndpointResult, endpoint } from '../../lib/http/serve.ts'
import { pageType } from '../../lib/http/wire/mediaTypes.ts'
import { liveUrlOf } from '../../lib/service/live/liveUrl.ts'
import { page } from '../../schemas/service.ts'

export const { declaration, handler } = endpoint({
  name: 'docs',
  summary: 'Show the API reference as a page',
  description: 'A tutorial, the error codes, and every operation, which the page can send.',
  routes: ['GET /docs'],
  guard: { kind: 'public' },
  conditional: true,
  compresses: true,
  reply: {
    status: 200,
    body: page,
    mediaType: pageType,
    headers: ['cache-control'],
  },
  run: async ({ context, origin }) => {
    const { default: document } = await import('../../openapi.json', { with: { type: 'json' } })
    const liveUrl = liveUrlOf(context.settings, origin)
    const html = referencePage(document, await referenceAssets(), liveUrl)
    return new EndpointResult(html, { headers: pageHeaders(liveUrl) })
  },
})
