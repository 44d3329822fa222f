import { endpoint } from '#endpoint'
import { removalOfWebhook } from '#feed/items/webhooks.ts'
import {
  describeWebhook,
  loadWebhook,
  requireWebhook,
  showWebhook,
} from '#feed/steps/showWebhook.ts'
import { webhook, webhookReference } from '#schemas/feed/webhook.ts'

export const { declaration, handler } = endpoint({
  name: 'deleteWebhook',
  summary: 'Delete a webhook',
  description: 'Events that wait for another attempt are not sent any more.',
  routes: ['DELETE /sailingserver/api/v1/webhooks/{id}'],
  scopedTokens: 'checked',
  guard: { kind: 'signed-in' },
  input: webhookReference,
  load: loadWebhook,
  current: { show: ({ context, input }) => showWebhook(context, input.id) },
  reply: { status: 200, body: webhook },
  errors: ['not-found'],
  run: async ({ context, input }) => {
    const removed = await requireWebhook(context, input.id)
    await context.store.write(removalOfWebhook(removed))
    return describeWebhook(context, removed)
  },
})
