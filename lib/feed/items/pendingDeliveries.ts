/** A message can be passed twice or get lost, so the count is not exact. Each day begins with a new one. */
import { number } from '#table/attributes.ts'
import { entity } from '#table/entity.ts'
import type { Updater } from '#table/items.ts'

/** Pending deliveries: the number of messages of one creator in the queue. */
export const pendingDeliveriesEntity = entity(
  'pendingDeliveries',
  'PENDING_DELIVERIES#<creator>#<day>#',
  'COUNT',
  {
    attributes: { deliveries: number, expiresAtSeconds: number },
    isCounter: true,
  },
)

export const pendingDeliveriesMax = 1000

const dayMillis = 24 * 60 * 60 * 1000

const keyAt = (creatorId: string, millis: number) =>
  pendingDeliveriesEntity.key(creatorId, Math.floor(millis / dayMillis))

/** @returns `false` if too many are pending. Then nothing is counted. */
export const addPending = (store: Updater, creatorId: string, count: number, nowMillis: number) =>
  store.update({
    Key: keyAt(creatorId, nowMillis),
    UpdateExpression: 'SET expiresAtSeconds = :end ADD deliveries :count',
    ConditionExpression: 'attribute_not_exists(deliveries) OR deliveries < :max',
    ExpressionAttributeValues: {
      ':end': Math.ceil((nowMillis + 2 * dayMillis) / 1000),
      ':count': count,
      ':max': pendingDeliveriesMax,
    },
  })

export const removePending = (store: Updater, creatorId: string, nowMillis: number) =>
  store.update({
    Key: keyAt(creatorId, nowMillis),
    UpdateExpression: 'ADD deliveries :less',
    ConditionExpression: 'deliveries > :none',
    ExpressionAttributeValues: { ':less': -1, ':none': 0 },
  })
