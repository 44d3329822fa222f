import { serveMessages } from '#feed/background/liveMessages.ts'
import { endpoint } from '#endpoint'
import {
  closeConnection,
  openConnection,
  prefetchForConnection,
  subscribe,
  unsubscribe,
} from '#feed/steps/connections.ts'
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
  fetchesMore: prefetchForConnection,
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
