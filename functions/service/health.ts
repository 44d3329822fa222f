import { endpoint } from '../../lib/http/endpoint.ts'
import { serve } from '../../lib/http/serve.ts'
import { checkHealth, keysOfHealth } from '../../lib/service/health.ts'
import { health } from '../../schemas/service.ts'

export const declaration = endpoint({
  name: 'health',
  summary: 'Check the health of the service',
  routes: ['GET /health'],
  guard: { kind: 'public' },
  uncounted: true,
  fetchesMore: keysOfHealth,
  reply: { status: 200, body: health },
  errors: [],
  run: ({ context }) => checkHealth(context),
})

export const handler = serve(declaration)
