import document from '../../openapi.json' with { type: 'json' }
import { Answer, endpoint } from '../../lib/http/endpoint.ts'
import { pageHeaders, referencePage } from '../../lib/http/referencePage.ts'
import { serve } from '../../lib/http/serve.ts'
import { page } from '../../schemas/service.ts'

export const declaration = endpoint({
  name: 'docs',
  summary: 'The reference, for people',
  routes: ['GET /docs'],
  guard: { kind: 'public' },
  reply: { status: 200, body: page, mediaType: 'text/html; charset=utf-8' },
  errors: [],
  run: () => new Answer(referencePage(document), { headers: pageHeaders }),
})

export const handler = serve(declaration)
