/** Connections to the WebSocket API, and their subscriptions. */
import { Failure, invalidInput } from '#values/failure.ts'
import { namesOfSegment } from '#values/pathName.ts'
import { readFeed } from '../items/feed.ts'
import { connectionEntity, type Subscription, subscriptionEntity } from '../items/live.ts'
import type { Context } from '#endpoint/context.ts'
import { feedCursor } from './readFeed.ts'
import { requireRegatta } from '#races/steps/regattas.ts'

/** API Gateway ends every connection after two hours. */
const connectionSeconds = 2 * 60 * 60 + 5 * 60

const subscriptionsMax = 20

export const openConnection = async ({ store, nowMillis }: Context, connectionId: string) => {
  const expiresAtSeconds = Math.ceil(nowMillis / 1000) + connectionSeconds
  const connection = { regattaNames: [], expiresAtSeconds }
  await store.write([connectionEntity.put([connectionId], connection, 'any')])
}

/** Removes a connection with its subscriptions. */
export const closeConnection = async (
  { store }: Pick<Context, 'store'>,
  connectionId: string,
): Promise<void> => {
  const connection = await connectionEntity.get(store, connectionId)
  if (connection === undefined) return
  await store.write([
    { remove: connection, expected: connection },
    ...connection.regattaNames.map((name) => subscriptionEntity.remove(name, connectionId)),
  ])
}

/** Read together with the caller and the regatta. */
export const prefetchForConnection = ({ connectionId }: { readonly connectionId: string }) => [
  connectionEntity.key(connectionId),
]

/** The guard has checked READ on the regatta. */
export const subscribe = async (context: Context, connectionId: string, name: string) => {
  const { store, caller } = context
  const regattaName = (await requireRegatta(context, name)).name
  const connection = await requireConnection(context, connectionId)
  const regattaNames = [...new Set([...connection.regattaNames, regattaName])]
  if (regattaNames.length > subscriptionsMax) {
    const detail = `must be one of the ${subscriptionsMax} regattas that this connection has subscribed to, which is the limit; unsubscribe from one of them first, or open another connection`
    throw invalidInput([{ pointer: '/regatta', code: 'limit', detail }])
  }
  const { expiresAtSeconds } = connection
  const subscription = {
    ...{ regattaName, connectionId, expiresAtSeconds },
    ...{ userId: caller?.user.userId ?? null, userName: caller?.user.name ?? null },
    tokenGeneration: caller?.user.accessTokenGeneration ?? 0,
    tokenKeyVersion: caller?.tokenKeyVersion ?? 0,
  }
  await store.write([
    connectionEntity.put([connectionId], { regattaNames, expiresAtSeconds }, connection),
    subscriptionEntity.put([regattaName, connectionId], subscription, 'any'),
  ])
  // After the write, so that every later change is pushed.
  const { last } = await readFeed(store, regattaName)
  const cursor = feedCursor(context, regattaName, last)
  return { type: 'subscribed', regatta: regattaName, cursor } as const
}

/** It changes nothing without a subscription. The regatta may no longer exist. */
export const unsubscribe = async (context: Context, connectionId: string, name: string) => {
  const { regattaNames } = await requireConnection(context, connectionId)
  const regatta = namesOfSegment(name).find((each) => regattaNames.includes(each))
  if (regatta !== undefined) await endSubscription(context, connectionId, regatta)
  return { type: 'unsubscribed', regatta: regatta ?? name } as const
}

/**
 * Removes a subscription, also without its connection.
 * @param expected another one, which the client has made meanwhile, stays
 */
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

const requireConnection = async ({ store }: Context, connectionId: string) => {
  const connection = await connectionEntity.get(store, connectionId)
  if (connection !== undefined) return connection
  throw new Failure('not-found', 'The connection has ended. Open another one.')
}
