import { failingMillisMax, pauseMillis, timeoutsMax } from '../rules/schedule.ts'
import type { WebhookEvent } from '../rules/feedEvent.ts'
import type { Attempt, Delivery } from '../items/deliveries.ts'
import { changedWebhook, type StoredWebhook } from '../items/webhooks.ts'
import { type Attempted, isDropped } from './attempt.ts'
import { isSuccess, type Outcome } from './sendEvent.ts'

/** The receiver asks to end the deliveries. */
const isGone = ({ status }: Outcome): boolean => status === 410

/** @param nextMillis the time of the next attempt if this one failed; absent: it is the last one */
export const deliveryAfter = (
  { attempts: earlier }: Pick<Delivery, 'attempts'>,
  { id: webhookId }: Pick<StoredWebhook, 'id'>,
  { id: eventId, type: eventType, timeMillis: eventMillis, number: eventNumber }: WebhookEvent,
  attempted: Attempted,
  nextMillis?: number,
): Omit<Delivery, 'expiresAtSeconds'> => {
  const numbered = eventNumber === undefined ? {} : { eventNumber }
  const delivery = { webhookId, eventId, eventType, eventMillis, ...numbered }
  if (isDropped(attempted)) {
    return { ...delivery, attempts: earlier, state: 'dropped', reason: attempted.reason }
  }
  const attempts = [...earlier, attemptOf(attempted)]
  if (isSuccess(attempted)) return { ...delivery, attempts, state: 'delivered' }
  return nextMillis === undefined || isGone(attempted)
    ? { ...delivery, attempts, state: 'failed' }
    : { ...delivery, attempts, state: 'pending', nextMillis }
}

const attemptOf = ({ status, error, atMillis, millis }: Outcome): Attempt => ({
  atMillis,
  millis,
  ...(status === undefined ? {} : { status }),
  ...(error === undefined ? {} : { error }),
})

export const stateChanges = (webhook: StoredWebhook, attempted: Attempted, nowMillis: number) => {
  const { failingSinceMillis, switchedOffMillis } = webhook
  const change = (changes: Parameters<typeof changedWebhook>[1]) => [
    changedWebhook(webhook, changes),
  ]
  const switchOff = (reason: string) => change({ switchedOffMillis: nowMillis, reason })
  const isOff = switchedOffMillis !== null
  if (isDropped(attempted)) {
    return attempted.switchesOff === true && !isOff ? switchOff(attempted.reason) : []
  }
  if (isSuccess(attempted)) {
    const working = { failingSinceMillis: null, switchedOffMillis: null, reason: null }
    const isWorking = failingSinceMillis === null && !isOff
    return isWorking ? [] : change({ ...working, timeouts: 0, pausedUntilMillis: 0 })
  }
  if (isOff) return []
  if (isGone(attempted)) return switchOff('The receiver responded with 410.')
  const { timeouts: earlier = 0 } = webhook
  const since = failingSinceMillis ?? attempted.atMillis
  if (nowMillis - since >= failingMillisMax) {
    return switchOff('All deliveries of the last five days failed.')
  }
  const timeouts = attempted.isTimeout === true ? earlier + 1 : 0
  if (failingSinceMillis !== null && timeouts === earlier) return []
  const pausedUntilMillis = timeouts < timeoutsMax ? 0 : nowMillis + pauseMillis
  return change({ failingSinceMillis: since, timeouts, pausedUntilMillis })
}
