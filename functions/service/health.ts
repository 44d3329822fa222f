import { endpoint } from '../../lib/http/serve.ts'
import { checkHealth, keysOfHealth } from '../../lib/service/health.ts'
import { health } from '../../schemas/service.ts'

export const { declaration, handler } = endpoint({
  name: 'health',
  summary: 'Check the health of the service',
  routes: ['GET /health'],
  guard: { kind: 'public' },
  skipsRateLimit: true,
  fetchesMore: keysOfHealth,
  reply: { status: 200, body: health },
  run: ({ context, origin }) => checkHealth(context, origin),
})
