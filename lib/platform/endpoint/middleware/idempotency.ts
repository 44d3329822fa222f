/**
 * `Idempotency-Key`: a request that a client repeats after a lost response does not run twice
 * (draft-ietf-httpapi-idempotency-key-header-07).
 *
 * A key belongs to its caller. Callers without credentials share the keys of their network. The
 * response is stored for a day. A request that failed had no effect, and can be repeated.
 */
import { createHash, createHmac } from 'node:crypto'
import { Failure } from '#values/failure.ts'
import type { TokenKey } from '#authentication/tokenKeys.ts'
import type { Context } from '../context.ts'
import { putResponse, takeLease } from '../items/requests.ts'
import type { Middleware } from '../chain.ts'
import { type HttpRequest, type HttpResponse, networkOf } from '../request.ts'
import type { IdempotentRequest } from '../requestState.ts'
import type { Services } from '../services.ts'
import { packResponse, unpackResponse } from '../storedResponse.ts'

/** Replays the stored response, or stores the response in the transaction of its effect. */
export const idempotency = ({ settings: { isLocal } }: Services): Middleware => ({
  name: 'idempotency',
  before: async ({ event, internal: { context, idempotent } }) =>
    idempotent === undefined ? undefined : replay(event, context, idempotent, !isLocal),
  after: async ({ internal: { context, idempotent, result }, response }) => {
    if (idempotent?.lease === undefined || response === null || response === undefined) return
    const stored = packResponse(context, response, result)
    await context.store.sendBuffered([putResponse(idempotent.lease, stored)])
  },
})

/**
 * Returns the stored response, or `undefined` after taking the lease.
 * @throws Failure `idempotency-key-reused`, `request-in-progress`
 */
const replay = async (
  event: HttpRequest,
  context: Context,
  idempotent: IdempotentRequest,
  isSecure: boolean,
): Promise<HttpResponse | undefined> => {
  const { tokenKeys } = context.settings
  const progress = await takeLease(context.store, {
    hash: hashOf(event, context, idempotent.key),
    fingerprint: fingerprintOf(event, tokenKeys[0]),
    leaseId: idempotent.leaseId,
    nowMillis: Date.now(),
  })
  idempotent.lease = progress.kind === 'leased' ? progress.lease : undefined
  if (progress.kind === 'leased') return undefined
  // The fingerprint may have been made before the keys were rotated.
  if (!tokenKeys.some((key) => fingerprintOf(event, key) === progress.fingerprint)) {
    throw new Failure(
      'idempotency-key-reused',
      'This Idempotency-Key was sent with another request. Take a new key for each request.',
    )
  }
  if (progress.kind === 'running') throw inProgress(progress.endsMillis)
  return unpackResponse(context, progress.storedResponse, isSecure)
}

const hashOf = (event: HttpRequest, { caller }: Context, key: string): string => {
  const { userId } = caller?.user ?? {}
  const subject = userId === undefined ? ['network', networkOf(event)] : ['user', userId]
  return createHash('sha256')
    .update(JSON.stringify([subject, key]))
    .digest('hex')
}

/**
 * A keyed hash, because the body may contain a password that could be guessed from a plain hash.
 */
const fingerprintOf = (event: HttpRequest, { secret }: TokenKey): string => {
  const { method, path, query, headers, body } = event
  const { 'content-type': type, tenantgroupid, defaulttenant } = headers
  const conditions = [headers['if-match'], headers['if-none-match']]
  const head = [method, path, query.toString(), type, tenantgroupid, defaulttenant, conditions]
  return createHmac('sha256', secret)
    .update(`request ${JSON.stringify(head)}`)
    .update(body)
    .digest('base64url')
}

const inProgress = (endsMillis: number): Failure => {
  const seconds = Math.max(1, Math.ceil((endsMillis - Date.now()) / 1000))
  return new Failure(
    'request-in-progress',
    'The request with this Idempotency-Key is still running. Repeat it later to get its response.',
    { seconds: Math.min(seconds, 2) },
  )
}
