/** Clients of the WebSocket API, without sockets, and the pushes that they would receive. */
import { randomUUID } from 'node:crypto'
import { serveMessages } from '#feed/background/liveMessages.ts'
import { operations } from '../../functions/background/liveConnection.ts'
import type { AddedEvent } from '#feed/items/feed.ts'
import { notifySubscribers, type Post } from '#feed/steps/notifySubscribers.ts'
import { requestCache } from '#values/requestCache.ts'
import { epochOf, someEpochKey } from '#access/items/definitionCache.ts'
import { Store } from '#table/store.ts'
import type { TestService } from './functions.ts'

export type Message = Readonly<Record<string, unknown>>

export const liveClients = ({ services }: Pick<TestService, 'services'>) => {
  const serve = serveMessages(operations, services)
  const received = new Map<string, Message[]>()
  const event = (eventType: 'CONNECT' | 'MESSAGE' | 'DISCONNECT', connectionId: string) => ({
    requestContext: { eventType, connectionId, identity: { sourceIp: '192.0.2.1' } },
  })
  const post: Post = (connectionId, message) => {
    const messages = received.get(connectionId)
    messages?.push(message as Message)
    return Promise.resolve(messages === undefined ? 'gone' : 'sent')
  }
  return {
    connect: async (id: string = randomUUID()): Promise<string> => {
      const { statusCode } = await serve(event('CONNECT', id))
      if (statusCode !== 204) throw new Error(`the connection is refused: ${statusCode}`)
      received.set(id, [])
      return id
    },
    /** @param message a text is sent as it is */
    send: async (id: string, message: unknown): Promise<Message> => {
      const body = typeof message === 'string' ? message : JSON.stringify(message)
      const reply = await serve({ ...event('MESSAGE', id), body })
      return JSON.parse(reply.body ?? '') as Message
    },
    sendBytes: async (id: string): Promise<Message> => {
      const reply = await serve({ ...event('MESSAGE', id), body: 'AAAA', isBase64Encoded: true })
      return JSON.parse(reply.body ?? '') as Message
    },
    disconnect: (id: string) => serve(event('DISCONNECT', id)),
    /** Ends a connection of which the service does not learn. */
    lose: (id: string) => received.delete(id),
    /** Pushes events as the consumer of the stream does. */
    push: async (events: readonly AddedEvent[], poster = post) => {
      const { settings, table, definitions, processState } = services
      const store = new Store(table)
      const epoch = epochOf(await store.get(someEpochKey()))
      const common = { settings, store, definitions, processState, epoch }
      const context = { ...common, requestId: randomUUID(), nowMillis: Date.now() }
      const counts = await notifySubscribers(
        { ...context, requestCache: requestCache() },
        events,
        poster,
      )
      return { counts, calls: store.calls }
    },
    /** The messages that a connection has received since the last time. */
    take: (id: string): readonly Message[] => received.get(id)?.splice(0) ?? [],
  }
}
