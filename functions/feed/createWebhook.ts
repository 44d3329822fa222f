import { EndpointResult, endpoint } from '#endpoint'
import { createWebhook, prefetchForNewWebhook } from '#feed/steps/webhooks.ts'
import { createdWebhook, newWebhook } from '#schemas/feed/webhook.ts'

export const { declaration, handler } = endpoint({
  name: 'createWebhook',
  summary: 'Register a webhook for the events of a regatta',
  description:
    'The service sends each event of the feed to the URL, signed as in Standard Webhooks, as long as ' +
    'the user who registers the webhook may read the event. Only this response contains the secret. ' +
    'A repeated request with the same `Idempotency-Key` returns the webhook without it.',
  routes: ['POST /sailingserver/api/v1/webhooks'],
  guard: { kind: 'object', type: 'REGATTA', id: 'regatta', actions: ['UPDATE'] },
  input: newWebhook,
  fetchesMore: prefetchForNewWebhook,
  reply: { status: 201, body: createdWebhook },
  errors: ['not-found'],
  run: async ({ context, input }) => {
    const { webhook, secret } = await createWebhook(context, input)
    return new EndpointResult({ ...webhook, secret }, { replayed: webhook })
  },
})
