import { endpoint } from '#endpoint'
import { prefetchForWebhook } from '#feed/steps/webhooks.ts'
import { testWebhook } from '#feed/steps/testWebhook.ts'
import { webhookReference, webhookTest } from '#schemas/feed/webhook.ts'

export const { declaration, handler } = endpoint({
  name: 'testWebhook',
  summary: 'Send a test event to a webhook',
  description:
    'Sends an event of the type `webhook.test` now, and waits up to five seconds for the receiver. ' +
    'After a success, a webhook that was switched off is active again.',
  routes: ['POST /sailingserver/api/v1/webhooks/{id}/test'],
  guard: { kind: 'signed-in' },
  input: webhookReference,
  fetchesMore: prefetchForWebhook,
  reply: { status: 200, body: webhookTest },
  errors: ['not-found'],
  run: ({ context, input }) => testWebhook(context, input.id),
})
