/** Checks of every response, and of every log line. */
import type { Reply } from '../../scripts/requests/requests.ts'
import { checkReply } from '../../tests/support/checkedReply.ts'
import { canary, passwords } from './canary.ts'
import type { FuzzedRequest } from './requests.ts'
import type { Fixture } from './fixture.ts'

export interface Fault {
  readonly kind: '5xx' | 'document' | 'headers' | 'leak' | 'secret'
  readonly text: string
}

/** Pages for people, which contain examples of all sorts. */
const pages: ReadonlySet<string> = new Set(['docs', 'docsAsset', 'openapi'])

/** Stack traces, names of the table, and error names of DynamoDB. */
const leak =
  /\n\s+at \S+ \(|node_modules|file:\/\/\S+\.[jt]s|\b(?:TABLE_NAME|PutItem|TransactWrite)|ConditionalCheck|TransactionCancel|committee-boat-local/

export const replyFaults = (
  request: FuzzedRequest,
  path: string,
  reply: Reply,
  fixture: Fixture,
): readonly Fault[] => {
  const { status, headers, text } = reply
  const found: Fault[] = []
  const add = (kind: Fault['kind'], why: string) => found.push({ kind, text: why })
  if (status < 200 || status >= 500) add('5xx', `got ${status} ${text}`)
  if (!hasRequestId(request, reply)) add('headers', 'no X-Request-Id')
  if (headers['x-content-type-options'] !== 'nosniff') add('headers', 'no nosniff')
  if (headers['x-injected'] !== undefined) add('headers', 'a header was injected')
  const whole = `${JSON.stringify(headers)} ${text}`
  if (!pages.has(request.operationId) && leak.test(whole)) add('leak', `reveals internals: ${text}`)
  const secret = secretIn(whole, request, fixture)
  if (secret !== undefined) add('secret', `reveals the secret ${secret}`)
  try {
    // The gateway splits paths at `%2F`.
    checkReply(request.method, path.replaceAll(/%2f/gi, '/'), reply)
  } catch (error) {
    add('document', error instanceof Error ? error.message : String(error))
  }
  return found
}

/** Checks the request id: a valid id is echoed, and access evaluation accepts almost any id. */
const hasRequestId = (request: FuzzedRequest, { headers }: Reply): boolean => {
  const id = headers['x-request-id'] ?? ''
  return /^[A-Za-z0-9-]{8,64}$/.test(id) || (id !== '' && id === request.headers['x-request-id'])
}

/**
 * Access tokens are visible only to their owner and to administrators. After a while many users may
 * be administrators.
 */
const secretIn = (text: string, request: FuzzedRequest, fixture: Fixture): string | undefined => {
  const { caller, target, body } = request
  const sent = target + (body ?? '').toString()
  // A caller who sends a user's present password is not a stranger.
  const knowsPassword = passwords.some((password) => sent.includes(password))
  const isOutsider =
    !knowsPassword && (caller === 'anonymous' || caller === 'wrong' || caller === 'stranger')
  const tokens = isOutsider ? [...fixture.tokens].filter(([name]) => !name.startsWith(caller)) : []
  const secrets = [canary, ...fixture.secrets, ...tokens.map(([, token]) => token)]
  return secrets.find((secret) => text.includes(secret))
}

/** @param received all bytes received on a connection: several responses, or none */
export const rawFaults = (received: string, fixture: Fixture): readonly Fault[] => {
  const [head = '', ...rest] = received.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  const found: Fault[] = []
  const statuses = [...received.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) =>
    Number(status),
  )
  if (statuses.some((status) => status >= 500)) found.push({ kind: '5xx', text: received })
  // Requests that Node's parser refuses have no headers and no body.
  const isRefused = !/^content-type:/im.test(head) && (body === '' || body.startsWith('0\r\n'))
  if (!isRefused && !/^x-request-id:/im.test(head)) {
    found.push({ kind: 'headers', text: `no X-Request-Id: ${received}` })
  }
  if (/^x-injected:/im.test(head)) found.push({ kind: 'headers', text: 'a header was injected' })
  const secret = [canary, ...fixture.secrets].find((text) => received.includes(text))
  if (secret !== undefined) found.push({ kind: 'secret', text: `reveals the secret ${secret}` })
  return found
}

/** Each line must be JSON, without unexpected fields and without secrets. */
export const logFaults = (lines: readonly string[], fixture: Fixture): readonly Fault[] => {
  const secrets = [canary, ...fixture.secrets, ...fixture.tokens.values()]
  return lines.flatMap((line): readonly Fault[] => [
    ...(isLine(line) ? [] : [{ kind: 'leak' as const, text: `is not a line of the log: ${line}` }]),
    ...secrets
      .filter((secret) => line.includes(secret))
      .map((secret) => ({ kind: 'secret' as const, text: `the log contains ${secret}: ${line}` })),
    ...(line.startsWith('{"level":"error"') ? [{ kind: '5xx' as const, text: line }] : []),
  ])
}

const isLine = (line: string): boolean => {
  try {
    return typeof JSON.parse(line) === 'object'
  } catch {
    return false
  }
}
