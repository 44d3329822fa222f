import { endpoint } from '#endpoint'
import { inPages } from '#endpoint/pages.ts'
import { listWebhooks, prefetchForWebhooks } from '#feed/steps/webhooks.ts'
import { webhookQuery, webhooks } from '#schemas/feed/webhook.ts'

export const { declaration, handler } = endpoint({
  name: 'listWebhooks',
  summary: 'List the own webhooks, or all webhooks of a regatta, newest first',
  routes: ['GET /sailingserver/api/v1/webhooks'],
  guard: { kind: 'signed-in' },
  input: webhookQuery,
  fetches: [{ type: 'REGATTA', id: 'regatta' }],
  fetchesMore: prefetchForWebhooks,
  reply: { status: 200, body: webhooks },
  errors: ['not-found', 'forbidden'],
  run: inPages(listWebhooks),
})
