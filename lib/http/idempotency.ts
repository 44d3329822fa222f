/**
 * `Idempotency-Key`: a request that is sent again, because its answer was lost, is not done again
 * (draft-ietf-httpapi-idempotency-key-header-07).
 *
 * A key belongs to its caller; whoever is not signed in shares one space with their network. The
 * answer is kept for a day, without the secrets in it: a cookie and an access token are made again.
 * A request that failed did nothing, and is simply tried again.
 */
import { createHash, createHmac, randomUUID } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import {
  type AccessTokenClaim,
  formatAccessToken,
  readAccessToken,
} from '../domain/session/accessToken.ts'
import { Failure } from '../domain/failure.ts'
import { callerIsAdministrator } from '../service/authorize.ts'
import type { Context } from '../service/context.ts'
import { newSession } from '../service/security/sessions.ts'
import type { TokenKey, TokenKeys } from '../domain/session/tokenKeys.ts'
import { completed, giveUp, lease } from '../store/entities/requests.ts'
import type { Item } from '../store/items.ts'
import { Store } from '../store/store.ts'
import { formatEndedSessionCookie, formatSessionCookie } from './credentials.ts'
import { Answer } from './endpoint.ts'
import type { HttpResponse } from './httpResponse.ts'
import { formatJson } from './json.ts'
import { processOf } from './process.ts'
import { repeatableMethods } from './repeatable.ts'
import { type HttpRequest, networkOf } from './request.ts'

export const idempotencyKeyCharactersMax = 255

/** An item of the table holds 400 KB. */
const answerBytesMax = 380_000

interface KeptAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  /** Of the access token in the body, which is left out of it. */
  readonly token?: AccessTokenClaim | undefined
  /** The token is somebody else's: made again it is as good as new, and perhaps of a newer key. */
  readonly isForAdministrators?: boolean
  /** Whether a session began, and is to be remembered, or one ended. */
  readonly session?: 'began' | 'remembered' | 'ended' | undefined
}

/** A request that is to be done once, however often it arrives. */
export class RepeatableRequest {
  readonly #request: HttpRequest
  readonly #key: string
  readonly #leaseId = randomUUID()
  #lease: Item | undefined

  constructor(request: HttpRequest, key: string) {
    this.#request = request
    this.#key = key
  }

  /**
   * The answer that the request got before, or nothing, and the request is to be done.
   * @throws Failure `idempotency-key-reused`, `request-in-progress`
   */
  async begin(context: Context): Promise<HttpResponse | undefined> {
    const { tokenKeys } = context.settings
    const progress = await lease(context.store, {
      hash: this.#hash(context),
      fingerprint: this.#fingerprint(tokenKeys[0]),
      leaseId: this.#leaseId,
      nowMillis: Date.now(),
    })
    if (progress.kind === 'leased') {
      this.#lease = progress.lease
      return undefined
    }
    this.#lease = undefined
    // One of them was made before the keys were rotated, perhaps.
    if (!tokenKeys.some((key) => this.#fingerprint(key) === progress.fingerprint)) {
      throw new Failure(
        'idempotency-key-reused',
        'This Idempotency-Key was sent with another request. Take a new key for each request.',
      )
    }
    if (progress.kind === 'running') throw inProgress(progress.endsMillis)
    return answerAgain(context, JSON.parse(gunzipSync(progress.answer).toString()) as KeptAnswer)
  }

  /** Sends the buffered writes, and keeps the response with them. */
  async complete(context: Context, response: HttpResponse, result: unknown): Promise<void> {
    const { store, settings } = context
    if (this.#lease === undefined) throw new Error('the request was not begun')
    const answer = keptAnswer(settings.tokenKeys, response, result)
    const isForAdministrators =
      answer.token !== undefined &&
      answer.token.userId !== context.caller?.user.userId &&
      (await callerIsAdministrator(context))
    const kept = gzipSync(JSON.stringify({ ...answer, isForAdministrators }))
    if (kept.length > answerBytesMax) {
      throw new Failure(
        'too-large',
        'The answer is too large to be kept. Nothing was done; send the request without Idempotency-Key.',
      )
    }
    await store.sendBuffered([completed(this.#lease, kept)])
  }

  /** After a failure. When this fails too, the lease ends by itself. */
  async giveUp(): Promise<void> {
    if (this.#lease === undefined) return
    await giveUp(new Store(processOf().table), this.#lease).catch(() => undefined)
  }

  #hash({ caller }: Context): string {
    const { userId } = caller?.user ?? {}
    const subject = userId === undefined ? ['network', networkOf(this.#request)] : ['user', userId]
    return createHash('sha256')
      .update(JSON.stringify([subject, this.#key]))
      .digest('hex')
  }

  /** The body may hold a password, and a plain hash of it would let it be guessed from a copy. */
  #fingerprint({ secret }: TokenKey): string {
    const { method, path, query, headers, body } = this.#request
    const { 'content-type': type, tenantgroupid, defaulttenant } = headers
    const conditions = [headers['if-match'], headers['if-none-match']]
    const head = [method, path, query.toString(), type, tenantgroupid, defaulttenant, conditions]
    return createHmac('sha256', secret)
      .update(`request ${JSON.stringify(head)}`)
      .update(body)
      .digest('base64url')
  }
}

/** @throws Failure `malformed-request` for a key that is none */
export const repeatable = (
  request: HttpRequest,
  isDryRun: boolean,
): RepeatableRequest | undefined => {
  const key = request.headers['idempotency-key']?.trim()
  if (key === undefined || isDryRun || !repeatableMethods.has(request.method)) return undefined
  if (!/^[\x20-\x7e]+$/.test(key) || key.length > idempotencyKeyCharactersMax) {
    throw new Failure(
      'malformed-request',
      `The header Idempotency-Key must have 1 to ${idempotencyKeyCharactersMax} printable ASCII characters, for example a UUID.`,
    )
  }
  return new RepeatableRequest(request, key)
}

const inProgress = (endsMillis: number): Failure => {
  const seconds = Math.max(1, Math.ceil((endsMillis - Date.now()) / 1000))
  return new Failure(
    'request-in-progress',
    'The request with this Idempotency-Key is being done. Send it again later for its answer.',
    { seconds: Math.min(seconds, 2) },
  )
}

const keptAnswer = (keys: TokenKeys, response: HttpResponse, result: unknown): KeptAnswer => {
  const { status, headers, body } = response
  const { session } = result instanceof Answer ? result.options : {}
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

/** The token is the one that the answer held: when it was replaced since, it is not valid. */
const answerAgain = async (context: Context, kept: KeptAnswer): Promise<HttpResponse> => {
  const { status, headers, body, token, session } = kept
  const again = { ...headers, 'idempotency-replayed': 'true' }
  const cookies = await cookiesAgain(context, session)
  if (token === undefined)
    return { status, headers: again, cookies, ...(body === undefined ? {} : { body }) }
  if (kept.isForAdministrators === true && !(await callerIsAdministrator(context))) {
    throw new Failure('forbidden', 'The answer holds a token that administrators alone may see.')
  }
  const access_token = formatAccessToken(context.settings.tokenKeys[0], token)
  const whole = { ...(JSON.parse(body ?? '{}') as object), access_token }
  return { status, headers: again, cookies, body: formatJson(whole) }
}

const cookiesAgain = async (
  context: Context,
  session: KeptAnswer['session'],
): Promise<readonly string[]> => {
  const isSecure = !processOf().settings.isLocal
  if (session === undefined) return []
  if (session === 'ended' || context.caller === undefined)
    return [formatEndedSessionCookie(isSecure)]
  const { user } = context.caller
  const { ticket, writes } = newSession(
    context,
    user,
    session === 'remembered',
    context.sessionSecret,
  )
  await context.store.sendBuffered(writes)
  return [formatSessionCookie(ticket, isSecure)]
}
