import document from '../../openapi.json' with { type: 'json' }
import { EndpointResult, endpoint } from '../../lib/http/endpoint.ts'
import { referenceAssets } from '../../lib/rendering/reference/assets.ts'
import { pageHeaders, referencePage } from '../../lib/rendering/reference/page.ts'
import { serve } from '../../lib/http/serve.ts'
import { page } from '../../schemas/service.ts'

export const declaration = endpoint({
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
    mediaType: 'text/html; charset=utf-8',
    headers: ['cache-control'],
  },
  errors: [],
  run: async () =>
    new EndpointResult(referencePage(document, await referenceAssets()), { headers: pageHeaders }),
})

export const handler = serve(declaration)
