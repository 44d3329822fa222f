/** A service with a receiver in this process, a new regatta for each test, and a clock to move. */
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { FeedEvent } from '#feed/rules/feedEvent.ts'
import { startTestService, type TestService } from './functions.ts'
import { type Receiver, startReceiver } from './receiver.ts'
import { makeEvent } from './sailing.ts'
import { localWebhooks, webhooksOf } from './webhooks.ts'

interface ShownState {
  readonly state: unknown
  readonly reason: unknown
  readonly pausedUntil: unknown
  readonly failingSince: unknown
}

interface Fixture {
  service: TestService
  webhooks: ReturnType<typeof webhooksOf>
  /** The token of the owner of the regatta. */
  ann: string
  regatta: string
  receiver: Receiver
  /** Registers a webhook for the receiver. */
  readonly create: (
    more?: object,
    token?: string,
  ) => Promise<{ readonly id: string; readonly secret: string }>
  readonly stateOf: (id: string, token?: string) => Promise<ShownState>
  /** Publishes an event of the regatta, and delivers all that is due. */
  readonly happen: (more?: Partial<FeedEvent>) => ReturnType<Fixture['webhooks']['publish']>
}

/** Registers the hooks of the test file. */
export const useWebhooks = (): Fixture => {
  const fixture: Partial<Fixture> = {}
  const ready = fixture as Fixture
  beforeAll(async () => {
    ready.service = await startTestService(localWebhooks, undefined, 'internet')
    ready.webhooks = webhooksOf(ready.service)
    ready.ann = await ready.service.createUser('ann')
  })
  afterAll(() => ready.service.stop())
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    ready.receiver = await startReceiver()
    ready.regatta = await makeEvent(ready.service, ready.ann)
  })
  afterEach(async () => {
    ready.receiver.stop()
    await ready.webhooks.forget()
    vi.useRealTimers()
  })
  return Object.assign(ready, {
    happen: async (more: Partial<FeedEvent> = {}) => {
      const event = await ready.webhooks.publish(ready.regatta, more)
      await ready.webhooks.work()
      return event
    },
    create: (more: object = {}, token = ready.ann) => {
      const { receiver, regatta } = ready
      return ready.webhooks.create(token, { url: receiver.url, regatta, ...more })
    },
    stateOf: async (id: string, token = ready.ann) => {
      const { body } = await ready.webhooks.call('GET', token, id)
      const { state, reason, pausedUntil, failingSince } = body as Readonly<Record<string, unknown>>
      return { state, reason, pausedUntil, failingSince }
    },
  })
}

export const later = (millis: number) => vi.setSystemTime(Date.now() + millis)
