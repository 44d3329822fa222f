/** Requests with an `Idempotency-Key`. A lease comes first, and the response in the transaction of the effect. */
import { requestMillisMax } from '#values/requestLimits.ts'
import { bytes, number, optional, text } from '#table/attributes.ts'
import { entity } from '#table/entity.ts'
import type { Item, Reader, Updater, Write } from '#table/items.ts'

/** Request: the state and the stored response of a request with an `Idempotency-Key`. */
export const requestEntity = entity('request', 'REQUEST#<sha-256 of caller and key>#', 'REQUEST', {
  attributes: {
    fingerprint: text,
    startedMillis: number,
    expiresAtSeconds: number,
    /** The stored response. Stored items have this name of the attribute. */
    answer: optional(bytes),
  },
})

/** Longer than any request, with clock differences. An older lease was abandoned. */
export const leaseMillis = requestMillisMax + 4000

const responseLifetimeMillis = 24 * 60 * 60 * 1000

export type Progress =
  | { readonly kind: 'leased'; readonly lease: Item }
  | { readonly kind: 'running'; readonly fingerprint: string; readonly endsMillis: number }
  | { readonly kind: 'done'; readonly fingerprint: string; readonly storedResponse: Uint8Array }

export interface LeaseRequest {
  readonly hash: string
  readonly fingerprint: string
  /** The id of this run of the request. The owner of the lease may take it again. */
  readonly leaseId: string
  readonly nowMillis: number
}

/** Takes the lease, unless the request is completed or another run has the lease. */
export const takeLease = async (
  store: Reader & Updater,
  { hash, fingerprint, leaseId, nowMillis }: LeaseRequest,
): Promise<Progress> => {
  const key = requestEntity.key(hash)
  const content = {
    fingerprint,
    startedMillis: nowMillis,
    expiresAtSeconds: Math.ceil((nowMillis + responseLifetimeMillis) / 1000),
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
  // The lease has just been taken or released. The client will find out when it retries.
  if (found === undefined) return { kind: 'running', fingerprint, endsMillis: nowMillis }
  const { fingerprint: known, startedMillis, answer: storedResponse } = found
  return storedResponse === undefined
    ? { kind: 'running', fingerprint: known, endsMillis: startedMillis + leaseMillis }
    : { kind: 'done', fingerprint: known, storedResponse }
}

/** Belongs in the transaction of the effect. The transaction fails if the lease was lost. */
export const putResponse = (leased: Item, storedResponse: Uint8Array): Write => ({
  put: { ...leased, answer: storedResponse },
  expected: leased,
})

/** Releases the lease of a request without an effect, so that a retry need not wait. */
export const releaseLease = async (store: Updater, { PK, SK, writeId }: Item): Promise<void> => {
  await store.update({
    Key: { PK, SK },
    UpdateExpression: 'SET startedMillis = :long',
    ConditionExpression: 'writeId = :lease AND attribute_not_exists(answer)',
    ExpressionAttributeValues: { ':long': 0, ':lease': writeId },
  })
}
