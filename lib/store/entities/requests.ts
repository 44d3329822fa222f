/**
 * Requests that carry an `Idempotency-Key`: each is done once. Who begins one takes a lease; its
 * answer is written in the very transaction that does what it asks for.
 */
import { requestMillisMax } from '../../domain/request/requestTimes.ts'
import { bytes, number, optional, text } from '../attributes.ts'
import { type Decoded, entity } from '../entity.ts'
import type { Item, Reader, Updater, Write } from '../items.ts'

const attributes = {
  fingerprint: text,
  startedMillis: number,
  expiresAtSeconds: number,
  answer: optional(bytes),
}

/** Request: the state and the stored response of a request with an `Idempotency-Key`. */
export const requestEntity = entity('REQUEST#<sha-256 of caller and key>#', 'REQUEST', {
  attributes,
})

/** Longer than any request may take, by clocks that differ: what is still open then was given up. */
export const leaseMillis = requestMillisMax + 4000

/** As long as an answer is kept. */
export const answerLifeMillis = 24 * 60 * 60 * 1000

/** What is known of the request with this key. */
export type Progress =
  | { readonly kind: 'leased'; readonly lease: Item }
  | { readonly kind: 'running'; readonly fingerprint: string; readonly endsMillis: number }
  | { readonly kind: 'done'; readonly fingerprint: string; readonly answer: Uint8Array }

export interface LeaseRequest {
  /** Of the caller and the key. */
  readonly hash: string
  /** Of what is asked for. */
  readonly fingerprint: string
  /** Of this request alone: whoever asks again under it still has the lease. */
  readonly leaseId: string
  readonly nowMillis: number
}

/** Takes the lease, unless the request is done already, or somebody else is at it. */
export const lease = async (store: Reader & Updater, wanted: LeaseRequest): Promise<Progress> => {
  const { hash, fingerprint, leaseId, nowMillis } = wanted
  const key = requestEntity.key(hash)
  const content = {
    fingerprint,
    startedMillis: nowMillis,
    expiresAtSeconds: Math.ceil((nowMillis + answerLifeMillis) / 1000),
  }
  const isLeased = await store.update({
    Key: key,
    UpdateExpression:
      'SET fingerprint = :fingerprint, startedMillis = :now, expiresAtSeconds = :end, ' +
      'version = :first, writeId = :lease REMOVE answer',
    ConditionExpression:
      'attribute_not_exists(PK) OR expiresAtSeconds <= :seconds OR ' +
      '(attribute_not_exists(answer) AND (writeId = :lease OR startedMillis <= :abandoned))',
    ExpressionAttributeValues: {
      ':fingerprint': fingerprint,
      ':now': nowMillis,
      ':end': content.expiresAtSeconds,
      ':first': 1,
      ':lease': leaseId,
      ':seconds': Math.floor(nowMillis / 1000),
      ':abandoned': nowMillis - leaseMillis,
    },
  })
  if (isLeased)
    return { kind: 'leased', lease: { ...key, ...content, version: 1, writeId: leaseId } }
  const found = await requestEntity.get(store, hash)
  // It has just been taken away, after all: whoever asks again will find out.
  if (found === undefined) return { kind: 'running', fingerprint, endsMillis: nowMillis }
  return progressOf(found)
}

const progressOf = (item: Decoded<typeof attributes>): Progress => {
  const { fingerprint, startedMillis, answer } = item
  return answer === undefined
    ? { kind: 'running', fingerprint, endsMillis: startedMillis + leaseMillis }
    : { kind: 'done', fingerprint, answer }
}

/** Goes into the transaction of the effect, and fails with it when the lease was lost. */
export const completed = (leased: Item, answer: Uint8Array): Write => ({
  put: { ...leased, answer },
  expected: leased,
})

/** Nothing was done: whoever sends the request again need not wait. */
export const giveUp = async (store: Updater, { PK, SK, writeId }: Item): Promise<void> => {
  await store.update({
    Key: { PK, SK },
    UpdateExpression: 'SET startedMillis = :long',
    ConditionExpression: 'writeId = :lease AND attribute_not_exists(answer)',
    ExpressionAttributeValues: { ':long': 0, ':lease': writeId },
  })
}
