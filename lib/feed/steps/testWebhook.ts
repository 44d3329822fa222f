/** Sends a test event to a webhook, and returns the outcome. */
import { randomUUID } from 'node:crypto'
import { testEventType } from '../rules/webhookEvent.ts'
import { putDelivery } from '../items/deliveries.ts'
import type { Context } from '#endpoint/context.ts'
import { attemptDelivery, isDropped } from './attempt.ts'
import { deliveryAfter, stateChanges } from './outcomes.ts'
import { requireWebhook } from './webhooks.ts'

/** Shorter than for other events, because the client waits too. */
const testMillisMax = 5000

/** A webhook that was switched off is active again after a successful test. */
export const testWebhook = async (context: Context, id: string) => {
  const webhook = await requireWebhook(context, id)
  if (context.store.isDryRun) {
    return describe(null, { error: 'A dry run sends no event.' })
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
  const outcome = isDropped(attempted)
    ? { error: attempted.reason }
    : { ...attempted, milliseconds: attempted.millis }
  return describe(event.id, outcome)
}

interface Result {
  readonly status?: number | null
  readonly error?: string | null
  readonly milliseconds?: number | null
}

const describe = (
  eventId: string | null,
  { status = null, error = null, milliseconds = null }: Result,
) => ({ delivered: error === null, eventId, status, error, milliseconds })
