/** Webhooks, as their creators and the organizers of their regattas see them. */
import { randomBytes, randomUUID } from 'node:crypto'
import type { newWebhook } from '#schemas/feed/webhook.ts'
import { pageSizeMax } from '#schemas/platform/page.ts'
import type { Static } from '#schemas/schema.ts'
import { encodeObjectId } from '#access/rules/objectId.ts'
import { Failure, requireValid } from '#values/failure.ts'
import { receiverUrlFaults } from '../rules/receiverUrl.ts'
import { secretBytes, secretOf } from '../rules/signature.ts'
import { type Delivery, deliveryEntity, pageOfDeliveries } from '../items/deliveries.ts'
import {
  newWebhookItems,
  pageOfRegattaWebhooks,
  pageOfUserWebhooks,
  readRegattaWebhooks,
  readUserWebhooks,
  readWebhook,
  removalOfWebhook,
  type Webhook,
  webhookReferenceKey,
  webhookSlots,
  webhooksOfUserAtHostMax,
  webhooksOfUserMax,
} from '../items/webhooks.ts'
import type { Prefetch } from '#table/items.ts'
import { authorize } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { formatCursor, readCursor } from '#endpoint/cursor.ts'
import type { ListRange } from '#access/listReadable.ts'
import { may } from '#access/readable.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import type { UnverifiedUser } from '#authentication/authentication.ts'
import { signedIn } from '#authentication/signIn.ts'
import { outbound } from './sendEvent.ts'
import { inTime, publicAddresses, RefusedAddress } from './receiverAddress.ts'

/** The guard of the endpoint requires UPDATE on the regatta. */
export const createWebhook = async (context: Context, input: Static<typeof newWebhook>) => {
  const { user } = signedIn(context)
  const { name: regattaName } = await requireRegatta(context, input.regatta)
  await requireReceiver(context, input.url)
  const webhook = {
    ...{ id: randomUUID(), regattaName, slot: await freeSlot(context, regattaName) },
    ...{ url: input.url, secret: secretOf(randomBytes(secretBytes)) },
    ...{ description: input.description ?? null, types: input.types ?? null },
    ...{ userId: user.userId, userName: user.name, createdMillis: context.nowMillis },
    ...{ switchedOffMillis: null, reason: null, failingSinceMillis: null },
  }
  await requireRoom(context, webhook)
  await context.store.write(newWebhookItems(webhook))
  return { webhook: describeWebhook(context, webhook), secret: webhook.secret }
}

/** Webhooks of simultaneous requests, which the index does not contain yet, are not counted. */
const requireRoom = async ({ store }: Context, { userId, url }: Webhook): Promise<void> => {
  const { items } = await store.query(firstWebhooksOf(userId))
  const webhooks = await readUserWebhooks(store, items)
  const { host } = new URL(url)
  const atHost = webhooks.filter((one) => new URL(one.url).host === host)
  const details = [
    ...(webhooks.length < webhooksOfUserMax
      ? []
      : [`must not be another one of this user, who has ${webhooksOfUserMax}. Delete one first`]),
    ...(atHost.length < webhooksOfUserAtHostMax
      ? []
      : [`must have another host. This user has ${webhooksOfUserAtHostMax} webhooks for it`]),
  ]
  requireValid(details.map((detail) => ({ pointer: '/url', code: 'limit', detail })))
}

/** Within the time of a request. */
const resolvingMillisMax = 3000

const requireReceiver = async (context: Context, url: string): Promise<void> => {
  const { webhooksAllowLocal } = context.settings
  const faults = receiverUrlFaults(url, webhooksAllowLocal)
  requireValid(faults.map((detail) => ({ pointer: '/url', code: 'url', detail })))
  if (webhooksAllowLocal) return
  const { hostname } = new URL(url)
  const isRefused = await context.requestCache(`address of ${hostname}`, async () =>
    publicAddresses(
      hostname,
      inTime(
        context.processState.shared.of(outbound).resolve,
        AbortSignal.timeout(resolvingMillisMax),
      ),
    ).then(
      () => false,
      // A name may get its address later, or the name server is slow. Each delivery resolves it again.
      (error: unknown) => error instanceof RefusedAddress,
    ),
  )
  const detail = 'must name a host on the internet. An address of this name is private or reserved'
  requireValid(isRefused ? [{ pointer: '/url', code: 'url', detail }] : [])
}

/** Simultaneous requests choose the same slot, and then all but one of them run again. */
const freeSlot = async ({ store }: Context, regattaName: string): Promise<number> => {
  const taken = new Set((await readRegattaWebhooks(store, regattaName)).map(({ slot }) => slot))
  const slot = Array.from({ length: webhookSlots }, (_, at) => at).find((at) => !taken.has(at))
  if (slot !== undefined) return slot
  const detail = `must have fewer than ${webhookSlots} webhooks. Delete one of them first`
  requireValid([{ pointer: '/regatta', code: 'limit', detail }])
  throw new Error('no slot is free')
}

/** With a regatta: all webhooks of the regatta. Otherwise: those that the caller has created. */
export const listWebhooks = async (
  context: Context,
  { limit, cursor }: ListRange,
  { regatta }: { readonly regatta?: string | undefined },
) => {
  const { userId } = signedIn(context).user
  const { store } = context
  if (regatta !== undefined) {
    const { name } = await requireRegatta(context, regatta)
    await authorize(context, { ...objectOf(name), action: 'UPDATE' })
    const found = [...(await readRegattaWebhooks(store, name))]
    const newestFirst = found.sort((one, other) => other.createdMillis - one.createdMillis)
    return { entries: newestFirst.map((one) => describeWebhook(context, one)) }
  }
  const list = `webhooks of ${userId}`
  const page = await store.query(
    pageOfUserWebhooks(userId, limit, readCursor(context, list, cursor)),
  )
  const found = await readUserWebhooks(store, page.items)
  const entries = found.map((one) => describeWebhook(context, one))
  return { entries, next: formatCursor(context, list, page.next) }
}

/**
 * For the creator, and for users with UPDATE on the regatta.
 * @throws Failure `not-found` also for the webhooks of others
 */
export const requireWebhook = async (context: Context, id: string) => {
  const { userId } = signedIn(context).user
  const webhook = await readWebhook(context.store, id)
  const isVisible =
    webhook !== undefined &&
    (webhook.userId === userId || (await may(context, objectOf(webhook.regattaName), 'UPDATE')))
  if (isVisible) return webhook
  throw new Failure('not-found', `There is no webhook with the id ${id}.`)
}

const objectOf = (regattaName: string) => ({ type: 'REGATTA', id: encodeObjectId([regattaName]) })

export const showWebhook = async (context: Context, id: string) =>
  describeWebhook(context, await requireWebhook(context, id))

export const deleteWebhook = async (context: Context, id: string) => {
  const webhook = await requireWebhook(context, id)
  await context.store.write(removalOfWebhook(webhook))
  return describeWebhook(context, webhook)
}

export const listDeliveries = async (
  context: Context,
  { limit, cursor }: ListRange,
  { id }: { readonly id: string },
) => {
  await requireWebhook(context, id)
  const list = `deliveries of ${id}`
  const start = readCursor(context, list, cursor)
  const { items, next } = await context.store.query(pageOfDeliveries(id, limit, start))
  const entries = items.map((item) => describeDelivery(deliveryEntity.decode(item)))
  return { entries, next: formatCursor(context, list, next) }
}

export const prefetchForWebhook = ({ id }: { readonly id: string }): readonly Prefetch[] => [
  webhookReferenceKey(id),
]

/** Pages of lists are fetched only for callers whose access token is already verified. */
const prefetchForWebhooksOf = (regatta: string, { userId }: UnverifiedUser): readonly Prefetch[] =>
  userId === undefined ? [] : [pageOfRegattaWebhooks(regatta)]

export const prefetchForNewWebhook = (
  { regatta }: Static<typeof newWebhook>,
  user: UnverifiedUser,
): readonly Prefetch[] => [
  ...prefetchForWebhooksOf(regatta, user),
  ...(user.userId === undefined ? [] : [firstWebhooksOf(user.userId)]),
]

const firstWebhooksOf = (userId: string) => pageOfUserWebhooks(userId, webhooksOfUserMax, undefined)

export const prefetchForWebhooks = (
  { regatta, limit = pageSizeMax, cursor }: Partial<ListRange> & { readonly regatta?: string },
  user: UnverifiedUser,
): readonly Prefetch[] => {
  if (regatta !== undefined) return prefetchForWebhooksOf(regatta, user)
  const isFirst = user.userId !== undefined && cursor === undefined
  return isFirst ? [pageOfUserWebhooks(user.userId, limit, undefined)] : []
}

export const prefetchForDeliveries = (
  { id, limit, cursor }: ListRange & { readonly id: string },
  { userId }: UnverifiedUser,
): readonly Prefetch[] => [
  ...prefetchForWebhook({ id }),
  ...(userId === undefined || cursor !== undefined ? [] : [pageOfDeliveries(id, limit, undefined)]),
]

const describeWebhook = ({ nowMillis }: Context, webhook: Webhook) => {
  const { id, url, regattaName: regatta, description, userName: createdBy } = webhook
  const { createdMillis: createdAt, switchedOffMillis: switchedOffAt, reason } = webhook
  const { pausedUntilMillis = 0 } = webhook
  const isPaused = switchedOffAt === null && pausedUntilMillis > nowMillis
  const state = switchedOffAt !== null ? 'switchedOff' : isPaused ? 'paused' : 'active'
  return {
    ...{ id, url, regatta, types: webhook.types && [...webhook.types], description },
    ...{ createdBy, createdAt, state, switchedOffAt, reason },
    ...{ pausedUntil: isPaused ? pausedUntilMillis : null },
    failingSince: webhook.failingSinceMillis,
  }
}

const describeDelivery = (delivery: Delivery) => {
  const { eventId, eventType: type, eventMillis: eventTime, state, attempts } = delivery
  return {
    ...{ eventId, type, eventTime, state },
    ...{ reason: delivery.reason ?? null, nextAttemptAt: delivery.nextMillis ?? null },
    attempts: attempts.map(({ atMillis: time, millis: milliseconds, status, error }, at) => ({
      ...{ attempt: at + 1, time, milliseconds },
      ...{ status: status ?? null, error: error ?? null },
    })),
  }
}
