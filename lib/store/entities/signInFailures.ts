/**
 * Attempts to sign in with a password, or to use the secret of an invitation. One atomic update counts
 * an attempt and decides whether it may continue. This happens before the password or the secret is
 * checked, so that concurrent attempts cannot exceed the limit.
 */
import {
  delaysMillis,
  type SignInCounter,
  windowMillis,
} from '../../domain/session/signInThrottle.ts'
import { number, optional } from '../attributes.ts'
import { entity } from '../entity.ts'
import type { Updater } from '../items.ts'

/** Sign-in failures: the failed attempts, which determine the wait before the next attempt. */
export const signInFailuresEntity = entity('SIGN_IN#<what is counted>#<window>#', 'FAILURES', {
  attributes: { failures: number, lastMillis: optional(number), expiresAtSeconds: number },
  isCounter: true,
})

/**
 * Returns whether the attempt may continue. The counters are updated in order, and the first
 * refusal ends the attempt. An attempt that has to wait in its network therefore does not count
 * against the user in other networks.
 */
export const countAttempt = async (
  store: Updater,
  counters: readonly SignInCounter[],
  nowMillis: number,
): Promise<boolean> => {
  for (const counter of counters) {
    if (!(await count(store, counter, nowMillis))) return false
  }
  return true
}

const count = (store: Updater, counter: SignInCounter, nowMillis: number): Promise<boolean> =>
  store.update({
    Key: keyOf(counter, nowMillis),
    UpdateExpression: 'SET lastMillis = :now, expiresAtSeconds = :end ADD failures :one',
    ConditionExpression: [
      'attribute_not_exists(failures)',
      'failures < :free',
      ...delaysMillis.map((_, step) => {
        const isLast = step === delaysMillis.length - 1
        return `(failures ${isLast ? '>=' : '='} :step${step} AND lastMillis <= :since${step})`
      }),
    ].join(' OR '),
    ExpressionAttributeValues: {
      ':now': nowMillis,
      ':end': Math.ceil((nowMillis + 2 * windowMillis) / 1000),
      ':one': 1,
      ':free': counter.free,
      ...Object.fromEntries(
        delaysMillis.flatMap((delay, step) => [
          [`:step${step}`, counter.free + step],
          [`:since${step}`, nowMillis - delay],
        ]),
      ),
    },
  })

export const forgiveAttempt = async (
  store: Updater,
  counters: readonly SignInCounter[],
  nowMillis: number,
): Promise<void> => {
  await Promise.all(
    counters.map((counter) =>
      store.update({
        Key: keyOf(counter, nowMillis),
        ...(counter.forgives
          ? { UpdateExpression: 'SET failures = :none', ExpressionAttributeValues: { ':none': 0 } }
          : {
              UpdateExpression: 'ADD failures :less',
              ExpressionAttributeValues: { ':less': -1 },
            }),
      }),
    ),
  )
}

const keyOf = ({ counted }: SignInCounter, nowMillis: number) =>
  signInFailuresEntity.key(counted, Math.floor(nowMillis / windowMillis))
