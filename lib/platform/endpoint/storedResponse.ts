/** The stored response to an idempotent request, without cookies and access tokens. */
import { gunzipSync, gzipSync } from 'node:zlib'
import {
  type AccessTokenContent,
  formatAccessToken,
  readAccessToken,
} from '#authentication/accessToken.ts'
import { Failure } from '#values/failure.ts'
import type { TokenKeys } from '#authentication/tokenKeys.ts'
import type { Context } from './context.ts'
import { newSession } from '#authentication/signIn.ts'
import { EndpointResult } from './endpoint.ts'
import { formatJson } from './json.ts'
import { formatSessionCookie } from './middleware/sessionCookie.ts'
import type { HttpResponse } from './request.ts'
import { jsonType } from './response.ts'

/** The size limit of an item is 400 KB. */
const responseBytesMax = 380_000

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
export const packResponse = (
  context: Context,
  response: HttpResponse,
  result: unknown,
): Uint8Array => {
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

/**
 * Restores the access token of the first response. The token is invalid if it was replaced since.
 */
export const unpackResponse = async (
  context: Context,
  packed: Uint8Array,
  isSecure: boolean,
): Promise<HttpResponse> => {
  const stored = JSON.parse(gunzipSync(packed).toString()) as StoredResponse
  const { status, headers, body, token, session } = stored
  const again = { ...headers, 'idempotency-replayed': 'true' }
  const cookies = await restoredCookies(context, session, isSecure)
  if (token === undefined)
    return { status, headers: again, cookies, ...(body === undefined ? {} : { body }) }
  const access_token = formatAccessToken(context.settings.tokenKeys[0], token)
  const whole = { ...(JSON.parse(body ?? '{}') as object), access_token }
  return { status, headers: again, cookies, body: formatJson(whole) }
}

const restoredCookies = async (
  context: Context,
  session: StoredResponse['session'],
  isSecure: boolean,
): Promise<readonly string[]> => {
  if (session === undefined) return []
  if (session === 'ended' || context.caller === undefined) {
    return [formatSessionCookie('ended', isSecure)]
  }
  const { user } = context.caller
  const { sessionCookie, writes } = newSession(
    context,
    user,
    session === 'remembered',
    context.sessionSecret,
  )
  await context.store.sendBuffered(writes)
  return [formatSessionCookie(sessionCookie, isSecure)]
}
