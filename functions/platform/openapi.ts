import { EndpointResult, endpoint } from '#endpoint'
import { openApi } from '#schemas/platform/service.ts'

export const { declaration, handler } = endpoint({
  name: 'openapi',
  summary: 'Read the OpenAPI 3.1 document of this service',
  routes: ['GET /openapi.json'],
  guard: { kind: 'public' },
  compresses: true,
  reply: { status: 200, body: openApi, headers: ['cache-control'] },
  run: async () => {
    // Late, because few processes serve the document, and it takes long to load.
    const { default: document } = await import('../../openapi.json', { with: { type: 'json' } })
    return new EndpointResult(document, { headers: { 'cache-control': 'public, max-age=300' } })
  },
})
