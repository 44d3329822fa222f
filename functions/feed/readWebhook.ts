import { endpoint } from '#endpoint'
import { loadWebhook, showWebhook } from '#feed/steps/showWebhook.ts'
import { webhook, webhookReference } from '#schemas/feed/webhook.ts'

export const { declaration, handler } = endpoint({
  name: 'readWebhook',
  summary: 'Read a webhook',
  description: 'For the user who registered it, and for users with `UPDATE` on the regatta.',
  routes: ['GET /sailingserver/api/v1/webhooks/{id}'],
  scopedTokens: 'checked',
  guard: { kind: 'signed-in' },
  input: webhookReference,
  load: loadWebhook,
  conditional: 'no-store',
  reply: { status: 200, body: webhook },
  errors: ['not-found'],
  run: ({ context, input }) => showWebhook(context, input.id),
})
