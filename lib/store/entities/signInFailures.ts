/**
 * Attempts to sign in with a password. An attempt is counted before the password is looked at, in
 * one atomic update that also decides whether it may go on, so that many attempts at once cannot
 * slip through together.
 */
import {
  delaysMillis,
  type SignInCounter,
  windowMillis,
} from '../../domain/session/signInThrottle.ts'
import { number } from '../attributes.ts'
import { entity } from '../entity.ts'
import type { Updater } from '../items.ts'

/** Sign-in failures: the failed attempts, which determine the wait before the next attempt. */
export const signInFailuresEntity = entity('SIGN_IN#<what is counted>#<window>#', 'FAILURES', {
  attributes: { failures: number, expiresAtSeconds: number },
  isCounter: true,
})

/**
 * Whether the attempt may go on. The counters are asked in turn, and the first that refuses ends it:
 * an attempt that has to wait in its network does not use up what the user has free in others.
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

/** The password was right: this attempt was no failure. */
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
