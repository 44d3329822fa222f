import { EndpointResult, endpoint } from '#endpoint'
import { openApi } from '#schemas/platform/service.ts'

export const { declaration, handler } = endpoint({
  name: 'openapi',
  summary: 'Read the OpenAPI 3.1 document of this service',
  routes: ['GET /openapi.json'],
  guard: { kind: 'public' },
  compresses: true,
  reply: { status: 200, body: openApi, headers: ['cache-control'] },
  run: async ({ context: { settings } }) => {
    // Late, because few processes serve the document, and it takes long to load.
    const { default: document } = await import('../../openapi.json', { with: { type: 'json' } })
    const { publicUrl } = settings
    const servers = publicUrl === undefined ? document.servers : [{ url: publicUrl }]
    return new EndpointResult(
      { ...document, servers },
      { headers: { 'cache-control': 'public, max-age=300' } },
    )
  },
})
