/**
 * Attempts to sign in with a password, and unknown secrets of invitations. One atomic update counts
 * an attempt and decides whether it may continue. This happens before the password is checked, so
 * that concurrent attempts cannot exceed the limit.
 *
 * Each counter has some free attempts per window. Each further attempt must wait after the previous
 * one, twice as long each time up to the last delay, so that no user is locked out permanently.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { attemptWaitMillisMax, requestMillisMax } from '#values/requestLimits.ts'
import { number, optional } from '#table/attributes.ts'
import { entity } from '#table/entity.ts'
import type { Reader, Updater } from '#table/items.ts'

/** Sign-in failures: the failed and running attempts, which determine the wait before the next. */
export const signInFailuresEntity = entity(
  'signInFailures',
  'SIGN_IN#<what is counted>#<window>#',
  'FAILURES',
  {
    attributes: {
      failures: optional(number),
      /** The attempts that have neither failed nor succeeded yet. */
      running: optional(number),
      lastMillis: optional(number),
      expiresAtSeconds: number,
    },
    isCounter: true,
  },
)

/** The mean time between two counts of an attempt that waits. */
const pauseMillis = 200

/**
 * Counts the attempt and runs its check, unless a counter refuses it. The counters are updated in
 * order, and the first refusal ends the attempt. An attempt that has to wait in its network therefore
 * does not count against the user in other networks.
 *
 * Running attempts may all be right, like the first requests of a client to many functions. So an
 * attempt that they alone make too many waits for them, and is counted again.
 *
 * @returns whether the attempt succeeded
 */
export const tryAttempt = async (
  store: Updater & { freshReader(): Reader },
  counters: readonly SignInCounter[],
  nowMillis: number,
  check: () => Promise<boolean>,
): Promise<boolean> => {
  const counted: SignInCounter[] = []
  let waitedMillis = 0
  let outcome: Outcome = 'unchecked'
  try {
    for (const counter of counters) {
      while (!(await count(store, counter, nowMillis))) {
        let fullBy = await usedUpBy(store.freshReader(), counter, nowMillis)
        while (fullBy === 'running attempts' && waitedMillis < attemptWaitMillisMax) {
          const millis = Math.random() * 2 * pauseMillis
          await pause(millis)
          waitedMillis += millis
          fullBy = await usedUpBy(store.freshReader(), counter, nowMillis)
        }
        if (fullBy !== undefined) return false
      }
      counted.push(counter)
    }
    const isRight = await check()
    outcome = isRight ? 'right' : 'wrong'
    return isRight
  } finally {
    await Promise.all(counted.map((counter) => settle(store, counter, nowMillis, outcome)))
  }
}

/** The kind of attempts that uses up the free ones. An attempt of a process that died never ends, but none outlasts a request. */
const usedUpBy = async (
  reader: Reader,
  { counted, free }: SignInCounter,
  nowMillis: number,
): Promise<'failures' | 'running attempts' | undefined> => {
  const item = await signInFailuresEntity.get(reader, counted, windowOf(nowMillis))
  const { failures = 0, running = 0, lastMillis = 0 } = item ?? {}
  if (failures < free) return undefined
  const mayRun = running > 0 && lastMillis > nowMillis - requestMillisMax
  return mayRun ? 'running attempts' : 'failures'
}

/** @param nowMillis the start of the request, so that waiting for others is no wait after a failure */
const count = (store: Updater, counter: SignInCounter, nowMillis: number): Promise<boolean> =>
  store.update({
    Key: keyOf(counter, nowMillis),
    UpdateExpression:
      'SET lastMillis = :now, expiresAtSeconds = :end ADD failures :one, running :one',
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

/** The check of an attempt fails with an error if it did not come to its turn. */
type Outcome = 'right' | 'wrong' | 'unchecked'

/** Ends an attempt that was counted. Only a wrong one stays counted as a failure. */
const settle = async (
  store: Updater,
  counter: SignInCounter,
  nowMillis: number,
  outcome: Outcome,
): Promise<void> => {
  const Key = keyOf(counter, nowMillis)
  const isForgiven = outcome === 'right' && counter.forgives
  const isUncounted =
    outcome !== 'wrong' &&
    (await store.update({
      Key,
      UpdateExpression: isForgiven
        ? 'REMOVE failures ADD running :less'
        : 'ADD running :less, failures :less',
      // A right attempt has forgiven it meanwhile, so that the count would become negative.
      ...(isForgiven ? {} : { ConditionExpression: 'failures > :zero' }),
      ExpressionAttributeValues: { ':less': -1, ...(isForgiven ? {} : { ':zero': 0 }) },
    }))
  if (isUncounted) return
  await store.update({
    Key,
    UpdateExpression: 'ADD running :less',
    ExpressionAttributeValues: { ':less': -1 },
  })
}

const windowOf = (millis: number): number => Math.floor(millis / windowMillis)

const keyOf = ({ counted }: SignInCounter, millis: number) =>
  signInFailuresEntity.key(counted, windowOf(millis))

export const windowMillis = 15 * 60 * 1000

/** In milliseconds. The last delay applies to all further attempts. */
const delaysMillis: readonly number[] = [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000]

interface SignInCounter {
  /** The parts of the counter's key. */
  readonly counted: readonly string[]
  /** The number of free attempts in a window. */
  readonly free: number
  /** Whether a success resets the counter, or only undoes its own attempt. */
  readonly forgives: boolean
}

const freePerUserAndNetwork = 5
const freePerUser = 50

/**
 * Failures are counted per user and network, so that an attacker does not throttle the user. A
 * second counter per user, with a higher limit, covers all networks but those from which the user has
 * signed in before. A counter per network limits attempts with one password for many users.
 */
export const signInCounters = (
  foldedName: string,
  network: string,
  freePerNetwork: number,
  isKnown: boolean,
): readonly SignInCounter[] => [
  { counted: ['USER', foldedName, network], free: freePerUserAndNetwork, forgives: true },
  ...(isKnown ? [] : [{ counted: ['USER', foldedName], free: freePerUser, forgives: false }]),
  { counted: ['NETWORK', network], free: freePerNetwork, forgives: false },
]

/** Counts the unknown secrets of invitations that a network sends. A known one is never counted. */
export const secretCounter = (network: string, freePerNetwork: number): SignInCounter => ({
  counted: ['INVITATION', network],
  free: freePerNetwork,
  forgives: false,
})
