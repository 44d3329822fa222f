/** The token of a subscription is not stored, only what tells whether it is still valid. */
import { list, nullable, number, optional, text } from '#table/attributes.ts'
import { type Decoded, entity } from '#table/entity.ts'
import type { QueryOptions, Reader } from '#table/items.ts'

const connectionAttributes = { regattaNames: list(text), expiresAtSeconds: number }

/** Connection: a connection to the WebSocket API, with the regattas that it subscribes to. */
export const connectionEntity = entity('connection', 'CONNECTION#<id>#', 'CONNECTION', {
  attributes: connectionAttributes,
})

const subscriptionAttributes = {
  regattaName: text,
  connectionId: text,
  /** Null: the subscriber is not signed in. */
  userId: nullable(text),
  userName: nullable(text),
  /** The generation of the access token, and the version of the key that signed it. */
  tokenGeneration: number,
  tokenKeyVersion: number,
  /** The scoped token of a subscriber replaces the two above. */
  tokenId: optional(text),
  expiresAtSeconds: number,
}

/** Subscription: a connection that learns of the changes of a regatta, and its user. */
export const subscriptionEntity = entity(
  'subscription',
  'LIVE#<regatta>#',
  'SUBSCRIPTION#<connection>#',
  {
    attributes: subscriptionAttributes,
    keyParts: ({ regattaName, connectionId }) => [regattaName, connectionId],
  },
)

export type Subscription = Decoded<typeof subscriptionAttributes>

const pageOfSubscriptions = (regattaName: string): QueryOptions => ({
  partition: subscriptionEntity.key.partition(regattaName),
  // As many as one call returns.
  limit: 10_000,
  mayBeShort: true,
})

/** Reads all subscriptions of a regatta. TTL removes expired ones late, so they are left out. */
export const readSubscriptions = async (
  store: Reader,
  regattaName: string,
  nowMillis: number,
): Promise<readonly Subscription[]> => {
  const all = await subscriptionEntity.all(store, pageOfSubscriptions(regattaName))
  return all.filter(({ expiresAtSeconds }) => expiresAtSeconds * 1000 > nowMillis)
}
