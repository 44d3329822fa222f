import { endpoint } from '#endpoint'
import { randomUUID } from 'node:crypto'
import type { Context } from '#endpoint/context.ts'
import { putDelivery } from '#feed/items/deliveries.ts'
import { testEventType } from '#feed/rules/feedEvent.ts'
import { attemptDelivery, isDropped } from '#feed/steps/attempt.ts'
import { deliveryAfter, stateChanges } from '#feed/steps/outcomes.ts'
import { loadWebhook, requireWebhook } from '#feed/steps/showWebhook.ts'
import { webhookReference, webhookTest } from '#schemas/feed/webhook.ts'

export const { declaration, handler } = endpoint({
  name: 'testWebhook',
  summary: 'Send a test event to a webhook',
  description:
    'Sends an event of the type `webhook.test` now, and waits up to five seconds for the receiver. ' +
    'After a success, a webhook that was switched off is active again.',
  routes: ['POST /sailingserver/api/v1/webhooks/{id}/test'],
  scopedTokens: 'checked',
  guard: { kind: 'signed-in' },
  input: webhookReference,
  load: loadWebhook,
  reply: { status: 200, body: webhookTest },
  errors: ['not-found'],
  run: ({ context, input }) => sendTestEvent(context, input.id),
})

const notSent = { delivered: false, eventId: null, status: null, milliseconds: null }

/** Shorter than for other events, because the client waits too. */
const testMillisMax = 5000

/** A webhook that was switched off is active again after a successful test. */
const sendTestEvent = async (context: Context, id: string) => {
  const webhook = await requireWebhook(context, id)
  if (context.store.isDryRun) {
    return { ...notSent, error: 'A dry run sends no event.' }
  }
  // A retry after a write conflict must not send a second event.
  const { event, attempted } = await context.requestCache('test of a webhook', async () => {
    const about = { id: randomUUID(), type: testEventType, subject: `webhooks/${id}` } as const
    // Whole seconds, like the times of other events, beside which it is listed.
    const timeMillis = 1000 * Math.floor(context.nowMillis / 1000)
    const event = { ...about, timeMillis, data: { webhook: id } }
    const attempted = await attemptDelivery(context, webhook, event, testMillisMax)
    return { event, attempted }
  })
  const delivery = deliveryAfter({ attempts: [] }, webhook, event, attempted)
  const changes = stateChanges(webhook, attempted, context.nowMillis)
  await context.store.write([putDelivery(undefined, delivery), ...changes])
  const { id: eventId } = event
  if (isDropped(attempted)) return { ...notSent, eventId, error: attempted.reason }
  const { status = null, error = null, millis: milliseconds } = attempted
  return { delivered: error === null, eventId, status, error, milliseconds }
}
