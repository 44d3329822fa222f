import { endpoint } from '#endpoint'
import { prefetchForWebhook, showWebhook } from '#feed/steps/webhooks.ts'
import { webhook, webhookReference } from '#schemas/feed/webhook.ts'

export const { declaration, handler } = endpoint({
  name: 'readWebhook',
  summary: 'Read a webhook',
  description: 'For the user who registered it, and for users with `UPDATE` on the regatta.',
  routes: ['GET /sailingserver/api/v1/webhooks/{id}'],
  guard: { kind: 'signed-in' },
  input: webhookReference,
  fetchesMore: prefetchForWebhook,
  conditional: 'no-store',
  reply: { status: 200, body: webhook },
  errors: ['not-found'],
  run: ({ context, input }) => showWebhook(context, input.id),
})
