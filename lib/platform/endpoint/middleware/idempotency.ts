/**
 * `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header-07): a repeated request does not run twice. A
 * key belongs to its caller or network. A response is stored for a day. A failed request can be repeated.
 */
import { createHash, createHmac, randomUUID } from 'node:crypto'
import { Failure, sentence } from '#values/failure.ts'
import type { TokenKey, TokenKeys } from '#values/tokenKeys.ts'
import type { Context, SessionCookieForm } from '../context.ts'
import { putResponse, takeLease, releaseLease } from '../items/requests.ts'
import type { Middleware } from '../chain.ts'
import { type HttpRequest, type HttpResponse, networkOf } from '../request.ts'
import type { IdempotentRequest } from '../requestState.ts'
import type { Services } from '../services.ts'
import { graceMillis } from '#values/requestLimits.ts'
import { Store } from '#table/store.ts'
import { methodOf, type Route, EndpointResult } from '../endpoint.ts'
import { gunzipSync, gzipSync } from 'node:zlib'
import {
  type AccessTokenContent,
  formatAccessToken,
  readAccessToken,
} from '#authentication/accessToken.ts'
import { newSession } from '#authentication/signIn.ts'
import { formatJson } from '../json.ts'
import { formatSessionCookie } from './credentials.ts'
import { jsonType } from '../response.ts'

/** Replays the stored response, or stores the response in the transaction of its effect. */
export const idempotency = ({ settings: { sessionCookie } }: Services): Middleware => ({
  name: 'idempotency',
  before: async ({ event, internal: { context, idempotent } }) =>
    idempotent === undefined ? undefined : replay(event, context, idempotent, sessionCookie),
  after: async ({ internal: { context, idempotent, result }, response }) => {
    if (idempotent?.lease === undefined || response === null || response === undefined) return
    const stored = packResponse(context, response, result)
    await context.store.sendBuffered([putResponse(idempotent.lease, stored)])
  },
})

/** Returns `undefined` after taking the lease. @throws Failure `idempotency-key-reused`, `request-in-progress` */
const replay = async (
  event: HttpRequest,
  context: Context,
  idempotent: IdempotentRequest,
  form: SessionCookieForm,
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
  return unpackResponse(context, progress.storedResponse, form)
}

const hashOf = (event: HttpRequest, { caller }: Context, key: string): string => {
  const { userId } = caller?.user ?? {}
  const token = caller?.token === undefined ? [] : [caller.token.id]
  const subject = userId === undefined ? ['network', networkOf(event)] : ['user', userId, ...token]
  return createHash('sha256')
    .update(JSON.stringify([subject, key]))
    .digest('hex')
}

/** Keyed, because a password in the body could be guessed from a plain hash. */
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

const idempotencyKeyMethods: ReadonlySet<string> = new Set(['POST', 'PUT', 'DELETE'])

export const supportsIdempotencyKey = (route: Route): boolean =>
  idempotencyKeyMethods.has(methodOf(route))

const idempotencyKeyCharactersMax = 255

/** Reads the key once for all attempts, and releases its lease when the request has failed. */
export const idempotencyKey = ({ table }: Services): Middleware => ({
  name: 'idempotencyKey',
  before: ({ event, internal }) => {
    const key = event.headers['idempotency-key']?.trim()
    const isIgnored = internal.isDryRun === true || !idempotencyKeyMethods.has(event.method)
    if (key === undefined || isIgnored) return
    if (!/^[\x20-\x7e]+$/.test(key) || key.length > idempotencyKeyCharactersMax) {
      throw new Failure(
        'malformed-request',
        sentence`The header Idempotency-Key must have 1 to ${idempotencyKeyCharactersMax} printable ASCII characters, for example a UUID.`,
      )
    }
    internal.idempotent = { key, leaseId: randomUUID() }
  },
  onError: async ({ internal: { idempotent } }) => {
    if (idempotent?.lease === undefined) return
    // The request may have no time left. A lease that is not released expires.
    const store = new Store({ ...table, signal: AbortSignal.timeout(graceMillis) })
    await releaseLease(store, idempotent.lease).catch(() => undefined)
  },
})

/** The size limit of an item is 400 KB. */
const responseBytesMax = 380_000

/** The stored response, without cookies and access tokens. */
interface StoredResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  /** The content of the access token, which the stored body omits. */
  readonly token?: AccessTokenContent | undefined
  /** A session that the request began or ended; `remembered`: its cookie has `Max-Age`. */
  readonly session?: 'began' | 'remembered' | 'ended' | undefined
}

/** @throws Failure `too-large` */
const packResponse = (context: Context, response: HttpResponse, result: unknown): Uint8Array => {
  const stored = withoutSecrets(context.settings.tokenKeys, response, result)
  const packed = gzipSync(JSON.stringify(stored))
  if (packed.length > responseBytesMax) {
    throw new Failure(
      'too-large',
      'The response is too large to be stored. Nothing was changed. Send the request without Idempotency-Key.',
    )
  }
  return packed
}

const withoutSecrets = (
  keys: TokenKeys,
  response: HttpResponse,
  result: unknown,
): StoredResponse => {
  const { status, headers, body } = response
  const { session, replayed } = result instanceof EndpointResult ? result.options : {}
  if (replayed !== undefined) {
    return { status, headers: { ...headers, 'content-type': jsonType }, body: formatJson(replayed) }
  }
  const token = tokenIn(body)
  return {
    status,
    headers,
    body: token === undefined ? body : body?.replace(JSON.stringify(token), 'null'),
    token: token === undefined ? undefined : readAccessToken(keys, token),
    session:
      session === undefined || session === 'ended'
        ? session
        : session.remembered
          ? 'remembered'
          : 'began',
  }
}

const tokenIn = (body: string | undefined): string | undefined => {
  if (body?.includes('"access_token"') !== true) return undefined
  const { access_token: token } = JSON.parse(body) as { readonly access_token?: unknown }
  return typeof token === 'string' ? token : undefined
}

/** Restores the access token, which is invalid if it was replaced since. */
const unpackResponse = async (
  context: Context,
  packed: Uint8Array,
  form: SessionCookieForm,
): Promise<HttpResponse> => {
  const stored = JSON.parse(gunzipSync(packed).toString()) as StoredResponse
  const { status, headers, body, token, session } = stored
  const again = { ...headers, 'idempotency-replayed': 'true' }
  const cookies = await restoredCookies(context, session, form)
  if (token === undefined)
    return { status, headers: again, cookies, ...(body === undefined ? {} : { body }) }
  const access_token = formatAccessToken(context.settings.tokenKeys[0], token)
  const whole = { ...(JSON.parse(body ?? '{}') as object), access_token }
  return { status, headers: again, cookies, body: formatJson(whole) }
}

const restoredCookies = async (
  context: Context,
  session: StoredResponse['session'],
  form: SessionCookieForm,
): Promise<readonly string[]> => {
  if (session === undefined) return []
  if (session === 'ended' || context.caller === undefined) {
    return [formatSessionCookie('ended', form)]
  }
  const { user } = context.caller
  const { sessionCookie, writes } = newSession(
    context,
    user,
    session === 'remembered',
    context.sessionSecret,
  )
  await context.store.sendBuffered(writes)
  return [formatSessionCookie(sessionCookie, form)]
}
