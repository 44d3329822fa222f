import { endpoint } from '#endpoint'
import { inPages } from '#endpoint/pages.ts'
import { listDeliveries, prefetchForDeliveries } from '#feed/steps/webhooks.ts'
import { deliveries, deliveriesAtOnceMax, deliveryQuery } from '#schemas/feed/webhook.ts'

export const { declaration, handler } = endpoint({
  name: 'listDeliveries',
  summary: 'List the deliveries of a webhook, newest first',
  description:
    'With the outcome of each attempt, for 14 days. Without `limit` the response has up to ' +
    `${deliveriesAtOnceMax}.`,
  routes: ['GET /sailingserver/api/v1/webhooks/{id}/deliveries'],
  guard: { kind: 'signed-in' },
  input: deliveryQuery,
  fetchesMore: ({ limit = deliveriesAtOnceMax, ...query }, user) =>
    prefetchForDeliveries({ limit, ...query }, user),
  reply: { status: 200, body: deliveries },
  errors: ['not-found'],
  run: inPages(listDeliveries, deliveriesAtOnceMax),
})
