import { endpoint } from '#endpoint'
import { checkHealth, keysOfHealth } from '#pages/steps/health.ts'
import { health } from '#schemas/platform/service.ts'

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
