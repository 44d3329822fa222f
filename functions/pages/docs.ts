import { pageHeaders, withConnections } from '#page/pageHeaders.ts'
import { referencePage } from '#pages/reference/page.tsx'
import { EndpointResult, endpoint } from '#endpoint'
import { pageType } from '#endpoint/mediaTypes.ts'
import { liveUrlOf } from '#endpoint/liveUrl.ts'
import { page } from '#schemas/platform/service.ts'

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
    const html = referencePage({ document, liveUrl })
    return new EndpointResult(html, {
      headers: { ...withConnections(pageHeaders, liveUrl), 'content-language': 'en' },
    })
  },
})
