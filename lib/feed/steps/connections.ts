import type { Context } from '#endpoint/context.ts'
import { connectionEntity, type Subscription, subscriptionEntity } from '../items/live.ts'

export const closeConnection = async ({ store }: Pick<Context, 'store'>, connectionId: string) => {
  const connection = await connectionEntity.get(store, connectionId)
  if (connection === undefined) return
  await store.write([
    { remove: connection, expected: connection },
    ...connection.regattaNames.map((name) => subscriptionEntity.remove(name, connectionId)),
  ])
}

/** @param expected another subscription, which the client has made meanwhile, stays */
export const endSubscription = async (
  { store }: Pick<Context, 'store'>,
  connectionId: string,
  regattaName: string,
  expected: Subscription | 'any' = 'any',
): Promise<void> => {
  const removal = { remove: subscriptionEntity.key(regattaName, connectionId), expected }
  const connection = await connectionEntity.get(store, connectionId)
  if (connection === undefined) return store.write([removal])
  const regattaNames = connection.regattaNames.filter((name) => name !== regattaName)
  const { expiresAtSeconds } = connection
  const change = { regattaNames, expiresAtSeconds }
  return store.write([removal, connectionEntity.put([connectionId], change, connection)])
}
