import { namedObject } from '#values/objectId.ts'
import { mayAsOwn } from '#access/authorize.ts'
import { may } from '#access/readable.ts'
import { signedIn } from '#access/context.ts'
import type { Context } from '#endpoint/context.ts'
import type { Reading } from '#endpoint/endpoint.ts'
import type { webhookReference } from '#schemas/feed/webhook.ts'
import type { Static } from '#schemas/schema.ts'
import { Failure } from '#values/failure.ts'
import { readWebhook, type Webhook } from '../items/webhooks.ts'

export const loadWebhook = ({ context, input }: Reading<Static<typeof webhookReference>>) =>
  readWebhook(context.store, input.id)

/** @throws Failure `not-found` also for the webhooks of others */
export const requireWebhook = async (
  context: Context,
  id: string,
  action: 'READ' | 'UPDATE' = 'UPDATE',
) => {
  const { userId } = signedIn(context).user
  const webhook = await readWebhook(context.store, id)
  const isVisible =
    webhook !== undefined &&
    ((webhook.userId === userId && mayAsOwn(context, action)) ||
      (await may(context, namedObject('REGATTA', webhook.regattaName), 'UPDATE')))
  if (isVisible) return webhook
  throw new Failure('not-found', `There is no webhook with the id ${id}.`)
}

export const showWebhook = async (context: Context, id: string) =>
  describeWebhook(context, await requireWebhook(context, id, 'READ'))

export const describeWebhook = ({ nowMillis }: Context, webhook: Webhook) => {
  const { id, url, regattaName: regatta, description, userName: createdBy } = webhook
  const { createdMillis: createdAt, switchedOffMillis: switchedOffAt, reason } = webhook
  const { pausedUntilMillis = 0 } = webhook
  const isPaused = switchedOffAt === null && pausedUntilMillis > nowMillis
  const state = switchedOffAt !== null ? 'switchedOff' : isPaused ? 'paused' : 'active'
  return {
    id,
    url,
    regatta,
    types: webhook.types && [...webhook.types],
    description,
    createdBy,
    createdAt,
    state,
    switchedOffAt,
    reason,
    pausedUntil: isPaused ? pausedUntilMillis : null,
    failingSince: webhook.failingSinceMillis,
  }
}
