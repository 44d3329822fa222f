/** The test service refuses responses with secrets, unless the operation may show them. */
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { type RequestOptions, sentRequest } from '../../../scripts/requests/requests.ts'
import { KnownSecrets } from '../../support/knownSecrets.ts'

const replyOf = (body: unknown, status = 200, cookies: readonly string[] = []) => ({
  status,
  headers: {},
  cookies,
  body,
  text: JSON.stringify(body),
})

/** A test service that has sent one request, and got one response. */
const secretsAfter = (
  options: RequestOptions & { readonly query?: string },
  body: unknown = {},
  cookies: readonly string[] = [],
): KnownSecrets => {
  const secrets = new KnownSecrets()
  const sent = sentRequest(`POST /role?${options.query ?? ''}`, options)
  secrets.check('createUser', sent, replyOf(body, 201, cookies))
  return secrets
}

const read = sentRequest('GET /role')

const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

it.each([
  ['an access token', 'cb_token-1', secretsAfter({}, { access_token: 'cb_token-1' })],
  ['a password', 'reaching-on', secretsAfter({ form: { password: 'reaching-on' } })],
  ['a password', 'over the bar', secretsAfter({ json: { oldpassword: 'over the bar' } })],
  ['the hash of a password', '$scrypt$ln=15,r=8,p=3$c2FsdA$aGFzaA', secretsAfter({})],
  [
    'the hash of the secret of a session',
    hashOf('abcd-efg').toString('hex'),
    secretsAfter({}, {}, ['JSESSIONID=YW5uYQ.abcd-efg; Path=/']),
  ],
  [
    'the hash of the id of a device',
    hashOf('2ff3-77aa').toString('base64url'),
    secretsAfter({ json: { marks: [{ deviceUuid: '2ff3-77aa' }] } }),
  ],
  ['the secret of a link', 'link-secret', secretsAfter({ query: 'secret=link-secret' })],
])('refuses %s (%s)', (kind, secret, secrets) => {
  expect(() => {
    secrets.check('readRole', read, replyOf({ role: 'jury' }))
  }).not.toThrow()
  expect(() => {
    secrets.check('readRole', read, replyOf({ role: secret }))
  }).toThrow(`readRole answered 200 with ${kind}`)
})

it('allows a secret only to the operations that show it, and not in their failures', () => {
  const body = { access_token: 'cb_token-1' }
  const secrets = secretsAfter({}, body)
  const check = (operation: string, status: number) => () => {
    secrets.check(operation, read, replyOf(body, status))
  }

  expect(check('readUser', 200)).not.toThrow()
  expect(check('readUser', 403)).toThrow('an access token')
  expect(check('readRole', 200)).toThrow('an access token')
})

it('finds a secret beside one that the operation shows', () => {
  const secrets = secretsAfter(
    { form: { password: 'reaching-on' } },
    { access_token: 'cb_token-1' },
  )
  const body = { access_token: 'cb_token-1', note: 'reaching-on' }

  expect(() => {
    secrets.check('readUser', read, replyOf(body))
  }).toThrow('a password')
})

it('allows a failure to name the path of the request', () => {
  const secrets = secretsAfter({ json: { deviceUuid: '2ff3-77aa' } })
  const path = '/tracking_devices/2ff3-77aa'
  const check = (route: string) => () => {
    secrets.check('readDeviceStatus', sentRequest(route), replyOf({ instance: path }, 401))
  }

  expect(check(`GET ${path}`)).not.toThrow()
  expect(check('GET /tracking_devices')).toThrow('the id of a device')
})
