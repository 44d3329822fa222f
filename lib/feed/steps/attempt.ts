/** One attempt to send an event to a webhook, with the permissions of the webhook's creator. */
import { encodeObjectId } from '#values/objectId.ts'
import { isOfLeaderboard, type WebhookEvent } from '../rules/feedEvent.ts'
import { slowReceiverMillisMax } from '../rules/schedule.ts'
import { epochOf, someEpochKey } from '#access/items/definitionCache.ts'
import { readUsers } from '#access/items/users.ts'
import type { StoredWebhook } from '../items/webhooks.ts'
import type { Context } from '#endpoint/context.ts'
import { cloudEventOf } from './cloudEvent.ts'
import { mayEach } from '#access/readable.ts'
import { type Outcome, outbound } from './sendEvent.ts'

/** The event was not sent, and will not be. */
export interface Dropped {
  readonly reason: string
  /** The webhook can never send again. */
  readonly switchesOff?: true
}

export type Attempted = Outcome | Dropped

export const isDropped = (attempted: Attempted): attempted is Dropped => 'reason' in attempted

/** The context of a function that no request starts has no caller, and no epoch. */
export type UnattendedContext = Omit<Context, 'epoch' | 'caller'> & Partial<Pick<Context, 'epoch'>>

/** @param millisMax the time for a receiver that responded to the latest attempt in time */
export const attemptDelivery = async (
  context: UnattendedContext,
  webhook: StoredWebhook,
  event: WebhookEvent,
  millisMax: number,
): Promise<Attempted> => {
  const refused = await refusalOf(context, webhook, event)
  if (refused !== undefined) return refused
  const { regattaName, url, secret, timeouts = 0 } = webhook
  const timeoutMillis = timeouts === 0 ? millisMax : Math.min(millisMax, slowReceiverMillisMax)
  const body = JSON.stringify(cloudEventOf(regattaName, event))
  const allowsLocal = context.settings.webhooksAllowLocal
  return context.processState.shared
    .of(outbound)
    .send({ url, secret, id: event.id, body }, { allowsLocal, timeoutMillis })
}

/** The permissions of the creator are those of this moment. */
const refusalOf = async (
  context: UnattendedContext,
  { userId, userName, regattaName }: StoredWebhook,
  event: WebhookEvent,
): Promise<Dropped | undefined> => {
  const { store } = context
  const [[user], epoch] = await Promise.all([
    readUsers(store, [userName]),
    context.epoch ?? store.get(someEpochKey()).then(epochOf),
  ])
  if (user?.userId !== userId) {
    return { reason: 'The creator of the webhook does not exist any more.', switchesOff: true }
  }
  const id = encodeObjectId([regattaName])
  const types = ['REGATTA', ...(isOfLeaderboard(event) ? ['LEADERBOARD'] : [])]
  const readable = await mayEach(
    { ...context, epoch, caller: { user, kind: 'bearer' } },
    types.map((type) => ({ type, id })),
    'READ',
  )
  const missing = types.find((_, position) => readable[position] !== true)
  return missing === undefined
    ? undefined
    : { reason: `The creator of the webhook lacks the permission ${missing}:READ:${id}.` }
}
