import { serveMessages } from '#feed/background/liveMessages.ts'
import { endpoint } from '#endpoint'
import type { Context } from '#endpoint/context.ts'
import { readFeed } from '#feed/items/feed.ts'
import { connectionEntity, subscriptionEntity } from '#feed/items/live.ts'
import { closeConnection, endSubscription } from '#feed/steps/connections.ts'
import { feedCursor } from '#feed/steps/feedCursor.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { Failure, invalidInput } from '#values/failure.ts'
import { namesOfSegment } from '#values/pathName.ts'
import { liveConnection, liveSubscription, subscribed, unsubscribed } from '#schemas/feed/live.ts'

const routes = ['POST /'] as const

const connect = endpoint({
  name: 'connect',
  summary: 'Open a connection',
  routes,
  guard: { kind: 'public' },
  input: liveConnection,
  reply: { status: 204 },
  run: ({ context, input }) => openConnection(context, input.connectionId),
})

const disconnect = endpoint({
  name: 'disconnect',
  summary: 'Remove a connection with its subscriptions',
  routes,
  guard: { kind: 'public' },
  // The gateway sends it once, whatever the client has done before.
  skipsRateLimit: true,
  input: liveConnection,
  reply: { status: 204 },
  run: ({ context, input }) => closeConnection(context, input.connectionId),
})

const subscribing = endpoint({
  name: 'subscribe',
  summary: 'Learn of the changes of a regatta',
  routes,
  guard: { kind: 'object', type: 'REGATTA', id: 'regatta', actions: ['READ'] },
  input: liveSubscription,
  load: ({ context, input }) => connectionEntity.get(context.store, input.connectionId),
  reply: { status: 200, body: subscribed },
  errors: ['not-found'],
  run: ({ context, input }) => subscribe(context, input.connectionId, input.regatta),
})

const unsubscribing = endpoint({
  name: 'unsubscribe',
  summary: 'Learn of the changes of a regatta no more',
  routes,
  guard: { kind: 'public' },
  input: liveSubscription,
  reply: { status: 200, body: unsubscribed },
  errors: ['not-found'],
  run: ({ context, input }) => unsubscribe(context, input.connectionId, input.regatta),
})

/** The operations of the WebSocket API. No HTTP route leads to them. */
export const operations = {
  connect: connect.declaration,
  disconnect: disconnect.declaration,
  subscribe: subscribing.declaration,
  unsubscribe: unsubscribing.declaration,
}

export const declaration = {
  name: 'liveConnection',
  summary: 'Serve the connections of the WebSocket API, and their messages',
}

export const handler = serveMessages(operations)

/** API Gateway ends every connection after two hours. */
const connectionSeconds = 2 * 60 * 60 + 5 * 60

const subscriptionsMax = 20

const openConnection = async ({ store, nowMillis }: Context, connectionId: string) => {
  const expiresAtSeconds = Math.ceil(nowMillis / 1000) + connectionSeconds
  const connection = { regattaNames: [], expiresAtSeconds }
  await store.write([connectionEntity.put([connectionId], connection, 'any')])
}

/** The guard has checked READ on the regatta. */
const subscribe = async (context: Context, connectionId: string, name: string) => {
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
    regattaName,
    connectionId,
    expiresAtSeconds,
    userId: caller?.user.userId ?? null,
    userName: caller?.user.name ?? null,
    tokenGeneration: caller?.user.accessTokenGeneration ?? 0,
    tokenKeyVersion: caller?.tokenKeyVersion ?? 0,
    ...(caller?.token === undefined ? {} : { tokenId: caller.token.id }),
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
const unsubscribe = async (context: Context, connectionId: string, name: string) => {
  const { regattaNames } = await requireConnection(context, connectionId)
  const regatta = namesOfSegment(name).find((each) => regattaNames.includes(each))
  if (regatta !== undefined) await endSubscription(context, connectionId, regatta)
  return { type: 'unsubscribed', regatta: regatta ?? name } as const
}

const requireConnection = async ({ store }: Context, connectionId: string) => {
  const connection = await connectionEntity.get(store, connectionId)
  if (connection !== undefined) return connection
  throw new Failure('not-found', 'The connection has ended. Open another one.')
}
