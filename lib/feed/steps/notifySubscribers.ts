/** Tells the subscribers of regattas that something has changed. They read what in the feed. */
import pLimit from 'p-limit'
import { encodeObjectId } from '#values/objectId.ts'
import { Failure } from '#values/failure.ts'
import { keyOfVersion } from '#values/tokenKeys.ts'
import { isOfLeaderboard } from '../rules/feedEvent.ts'
import { groupedBy } from '#values/groupedBy.ts'
import type { AddedEvent } from '../items/feed.ts'
import { readSubscriptions, type Subscription } from '../items/live.ts'
import { prefetchOfUser } from '#access/items/users.ts'
import { TableConflict } from '#table/errors.ts'
import type { Store } from '#table/store.ts'
import { authorize } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import type { Caller } from '#access/context.ts'
import { feedCursor } from './feedCursor.ts'
import { mayRead } from '#access/readable.ts'
import { closeConnection, endSubscription } from './connections.ts'
import { authenticate, invalidCredentials } from '#authentication/authentication.ts'

/** Sends a message to a connection. `gone`: the connection has ended. It never rejects. */
export type Post = (connectionId: string, message: object) => Promise<'sent' | 'gone' | 'failed'>

/** The first events of a regatta in a batch: of all, and of those that all its readers may know. */
interface Changes {
  readonly regattaName: string
  readonly first: number
  readonly firstOfAll: number | undefined
  /** The time over which the subscribers should spread their requests. */
  readonly spreadMillis?: number
}

/** A board reads 16 units, and a partition serves 3,000 in a second. Beyond ten seconds polling is as good. */
const millisOfReader = 6
const spreadMillisMax = 10_000
/** Clients spread their requests over a second without being told. */
const usualSpreadMillis = 1000

const parallelPosts = 100
const parallelDecisions = 25

/** Several events of a regatta are one message. */
export const notifySubscribers = async (
  context: Context,
  events: readonly AddedEvent[],
  post: Post,
): Promise<Readonly<Record<string, number>>> => {
  const counts: Record<string, number> = {}
  const sending = pLimit(parallelPosts)
  for (const [regattaName, some] of groupedBy(events, (event) => event.regattaName)) {
    const known = some.filter((event) => !isOfLeaderboard(event))
    const subscriptions = await readSubscriptions(context.store, regattaName, context.nowMillis)
    const numbers = { first: firstNumber(some) ?? 0, firstOfAll: firstNumber(known) }
    const changes = { regattaName, ...numbers, ...spreadOf(subscriptions.length) }
    const messages = await messagesFor(context, subscriptions, changes)
    await sending.map(messages, async ([subscription, message]) => {
      const outcome = await post(subscription.connectionId, message)
      counts[outcome] = (counts[outcome] ?? 0) + 1
      await cleanUp(context.store, subscription, message.type === 'error', outcome === 'gone')
    })
  }
  return counts
}

const spreadOf = (readers: number) => {
  const spreadMillis = Math.min(spreadMillisMax, readers * millisOfReader)
  return spreadMillis > usualSpreadMillis ? { spreadMillis } : {}
}

const firstNumber = (events: readonly AddedEvent[]): number | undefined =>
  events.length === 0 ? undefined : Math.min(...events.map(({ number }) => number))

type Message = { readonly type: 'changed' | 'error' } & Readonly<Record<string, unknown>>

/** Decides once for all connections of a user. */
const messagesFor = async (
  context: Context,
  subscriptions: readonly Subscription[],
  changes: Changes,
): Promise<readonly (readonly [Subscription, Message])[]> => {
  const names = new Set(subscriptions.flatMap(({ userName }) => userName ?? []))
  await context.store.prefetch([...names].flatMap(prefetchOfUser))
  const decided = await pLimit(parallelDecisions).map(
    groupedBy(subscriptions, subscriberOf).values(),
    async (some) => {
      const [one] = some
      const message = one && (await messageFor(context, one, changes))
      return message === undefined ? [] : some.map((each) => [each, message] as const)
    },
  )
  return decided.flat()
}

const subscriberOf = (subscription: Subscription) => {
  const { userId, userName, tokenGeneration, tokenKeyVersion, tokenId } = subscription
  return JSON.stringify([userId, userName, tokenGeneration, tokenKeyVersion, tokenId])
}

/** Returns `undefined` if the subscriber may not know any of the changes. */
const messageFor = async (
  context: Context,
  subscription: Subscription,
  { regattaName: regatta, first, firstOfAll, ...spread }: Changes,
): Promise<Message | undefined> => {
  const id = encodeObjectId([regatta])
  try {
    const own = { ...context, caller: await callerOf(context, subscription) }
    await authorize(own, { type: 'REGATTA', action: 'READ', id })
    const mayReadTags = first === firstOfAll || (await mayRead(own, { type: 'LEADERBOARD', id }))
    const from = mayReadTags ? first : firstOfAll
    if (from === undefined) return undefined
    // The changes follow this cursor.
    return { type: 'changed', regatta, cursor: feedCursor(own, regatta, from - 1), ...spread }
  } catch (error) {
    if (!(error instanceof Failure) || !endingCodes.has(error.code)) throw error
    return { type: 'error', code: error.code, detail: error.message, regatta }
  }
}

/** Failures that end a subscription. */
const endingCodes: ReadonlySet<string> = new Set([
  'forbidden',
  'token-lacks-permission',
  'invalid-credentials',
  'unauthenticated',
])

/** @throws Failure `invalid-credentials` if the token of the subscription is no longer valid */
const callerOf = async (
  context: Context,
  {
    userId,
    userName,
    tokenGeneration: generation,
    tokenKeyVersion: keyVersion,
    tokenId,
  }: Subscription,
): Promise<Caller | undefined> => {
  if (userId === null || userName === null) return undefined
  if (tokenId !== undefined) return authenticate(context, { kind: 'token', userName, id: tokenId })
  if (keyOfVersion(context.settings.tokenKeys, keyVersion) === undefined) throw invalidCredentials()
  return authenticate(context, { kind: 'bearer', userId, userName, generation, keyVersion })
}

/** A failure must not repeat the posts. A later change removes the rest. */
const cleanUp = async (
  store: Store,
  subscription: Subscription,
  hasEnded: boolean,
  isGone: boolean,
): Promise<void> => {
  const { connectionId, regattaName } = subscription
  try {
    if (isGone) await closeConnection({ store }, connectionId)
    if (hasEnded || isGone) {
      await endSubscription({ store }, connectionId, regattaName, subscription)
    }
  } catch (error) {
    if (!(error instanceof TableConflict || error instanceof Failure)) throw error
  }
}
