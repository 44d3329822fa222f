import { endpoint } from '#endpoint'
import { deleteWebhook, prefetchForWebhook, showWebhook } from '#feed/steps/webhooks.ts'
import { webhook, webhookReference } from '#schemas/feed/webhook.ts'

export const { declaration, handler } = endpoint({
  name: 'deleteWebhook',
  summary: 'Delete a webhook',
  description: 'Events that wait for another attempt are not sent any more.',
  routes: ['DELETE /sailingserver/api/v1/webhooks/{id}'],
  guard: { kind: 'signed-in' },
  input: webhookReference,
  fetchesMore: prefetchForWebhook,
  current: { show: ({ context, input }) => showWebhook(context, input.id) },
  reply: { status: 200, body: webhook },
  errors: ['not-found'],
  run: ({ context, input }) => deleteWebhook(context, input.id),
})
