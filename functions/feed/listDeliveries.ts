import { endpoint } from '#endpoint'
import { authorize } from '#access/authorize.ts'
import { namedObject } from '#values/objectId.ts'
import { inPages } from '#endpoint/pages.ts'
import { formatCursor, readCursor } from '#table/cursor.ts'
import { type Delivery, readDeliveries } from '#feed/items/deliveries.ts'
import { loadWebhook, requireWebhook } from '#feed/steps/showWebhook.ts'
import { deliveries, deliveriesAtOnceMax, deliveryQuery } from '#schemas/feed/webhook.ts'
import type { Static } from '#schemas/schema.ts'

export const { declaration, handler } = endpoint({
  name: 'listDeliveries',
  summary: 'List the deliveries of a webhook, newest first',
  description:
    'With the outcome of each attempt, for 14 days. Without `limit` the response has up to ' +
    `${deliveriesAtOnceMax}.`,
  routes: ['GET /sailingserver/api/v1/webhooks/{id}/deliveries'],
  scopedTokens: 'checked',
  guard: { kind: 'signed-in' },
  input: deliveryQuery,
  load: (reading) => {
    const { context, input, user } = reading
    const { id, limit = deliveriesAtOnceMax, cursor } = input
    const isKnown = user.userId !== undefined && cursor === undefined
    return Promise.all([
      loadWebhook(reading),
      isKnown ? readDeliveries(context.store, id, limit) : undefined,
    ])
  },
  reply: { status: 200, body: deliveries },
  errors: ['not-found', 'forbidden'],
  run: inPages(async (context, { limit, cursor }, { id }: Static<typeof deliveryQuery>) => {
    const { regattaName } = await requireWebhook(context, id, 'READ')
    // The deliveries tell what happened in the regatta.
    await authorize(context, { ...namedObject('REGATTA', regattaName), action: 'READ' })
    const list = `deliveries of ${id}`
    const start = readCursor(context, list, cursor)
    const { items, next } = await readDeliveries(context.store, id, limit, start)
    return { entries: items.map(describeDelivery), next: formatCursor(context, list, next) }
  }, deliveriesAtOnceMax),
})

const describeDelivery = (delivery: Delivery) => {
  const { eventId, eventType: type, eventMillis: eventTime, state, attempts } = delivery
  return {
    eventId,
    type,
    eventTime,
    state,
    reason: delivery.reason ?? null,
    nextAttemptAt: delivery.nextMillis ?? null,
    attempts: attempts.map(({ atMillis: time, millis: milliseconds, status, error }, at) => ({
      attempt: at + 1,
      time,
      milliseconds,
      status: status ?? null,
      error: error ?? null,
    })),
  }
}
