/**
 * Finds secrets in responses. It learns them from the requests and responses of a test, by the names of
 * their properties, and searches every response for them and their hashes.
 */
import { createHash } from 'node:crypto'
import type { Reply, SentRequest } from '../../scripts/requests/requests.ts'

interface Kind {
  /** The properties of requests and responses that contain such a secret. */
  readonly properties: readonly string[]
  /** The operations whose successful responses may contain it. */
  readonly shownBy: readonly string[]
}

const kinds: Readonly<Record<string, Kind>> = {
  'an access token': {
    properties: ['access_token'],
    shownBy: ['accessToken', 'changeUser', 'createUser', 'readUser', 'removeAccessToken'],
  },
  'a password': { properties: ['password', 'oldpassword'], shownBy: [] },
  'the secret of a session': { properties: ['JSESSIONID'], shownBy: [] },
  // It is the id of the session.
  'the hash of the secret of a session': {
    properties: [],
    shownBy: ['listSessions', 'deleteSession', 'accountPage'],
  },
  'a scoped token': { properties: ['token'], shownBy: ['createToken'] },
  'the secret of a link, an invitation or a webhook': {
    properties: ['secret', 'registrationLinkSecret', 'registrationSecret', 'regattaSecret'],
    shownBy: [
      'createEvent',
      'copyEvent',
      'changeRegatta',
      'readRegatta',
      'regattaPage',
      'listTrackedEvents',
      'createInvitation',
      'createPasswordReset',
      'createWebhook',
      'checkinPage',
    ],
  },
  // It is the id of an invitation, and of a link for a new password.
  'the hash of the secret of a link, an invitation or a webhook': {
    properties: [],
    shownBy: ['createInvitation', 'createPasswordReset', 'listInvitations', 'regattaPage'],
  },
  'the id of a device': {
    properties: ['deviceUuid', 'deviceUUID'],
    shownBy: [
      'createMarkProperties',
      'changeMarkProperties',
      'readMarkProperties',
      'positionMarkProperties',
      'createCourseTemplate',
      'listTrackingDevices',
    ],
  },
  'the hidden text of a tag': {
    properties: ['hiddenInfo'],
    shownBy: ['changeTag', 'createTag', 'listTags'],
  },
  'a private SSH key': { properties: ['encrypted_private_key'], shownBy: [] },
}

const kindOfProperty = new Map(
  Object.entries(kinds).flatMap(([kind, { properties }]) =>
    properties.map((property) => [property, kind] as const),
  ),
)

/** Their texts are the same for every caller, and contain words that tests use as secrets. */
const documents = ['docs', 'openapi']

/** Shorter values may be in any response. */
const secretLengthMin = 8

/** Some tests send megabytes, and measure the time. */
const bodyLengthMax = 100_000

/** A look-up of each word of a response is faster than a search for each secret. */
const words = /[\w-]{8,}/g

export class KnownSecrets {
  /** The kinds of secrets and hashes of one word. */
  readonly #words = new Map<string, string>()
  /** The kinds of secrets of several words. */
  readonly #texts = new Map<string, string>()

  /** @throws {Error} if the response contains a secret that the operation may not show */
  check(operation: string, sent: SentRequest, reply: Reply): void {
    this.#learnRequest(sent)
    for (const cookie of reply.cookies) {
      // `JSESSIONID=<user>.<secret>`
      this.#learnFrom({ JSESSIONID: /\.([^;]*)/.exec(cookie)?.[1] ?? '' })
    }
    this.#learnFrom(reply.body)
    if (documents.includes(operation)) return
    const isShown = (kind: string): boolean =>
      reply.status < 300 && kinds[kind]?.shownBy.includes(operation) === true
    const kind = this.#kindsIn(reply.text, sent).find((found) => !isShown(found))
    if (kind === undefined) return
    throw new Error(
      `${operation} answered ${reply.status} with ${kind}: ${reply.text.slice(0, 300)}. ` +
        'Remove it from the response, or add the operation to `shownBy` in tests/support/knownSecrets.ts.',
    )
  }

  #learnRequest({ target, headers, body }: SentRequest): void {
    this.#learnFrom(parseForm(target.split('?')[1] ?? ''))
    if (typeof body !== 'string' || body.length > bodyLengthMax) return
    const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true
    this.#learnFrom(isForm ? parseForm(body) : parseJson(body))
  }

  #learnFrom(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    for (const [property, member] of Object.entries(value)) {
      const kind = kindOfProperty.get(property)
      if (typeof member !== 'string') this.#learnFrom(member)
      else if (kind !== undefined) this.#learn(member, kind)
    }
  }

  #learn(secret: string, kind: string): void {
    if (secret.length < secretLengthMin || this.#words.has(secret)) return
    const known = secret.replace(words, '') === '' ? this.#words : this.#texts
    known.set(secret, kind)
    const hash = createHash('sha256').update(secret).digest()
    for (const encoding of ['hex', 'base64url'] as const) {
      this.#words.set(hash.toString(encoding), kind.replace(/^(an?|the) /, 'the hash of the '))
    }
  }

  /** The caller knows the path, which is in each failure. */
  #kindsIn(text: string, { target }: SentRequest): readonly string[] {
    const [path = ''] = target.split('?')
    const found = (text.match(words) ?? []).filter((word) => !path.includes(word))
    return [
      ...(text.includes('$scrypt$') ? ['the hash of a password'] : []),
      ...[...this.#texts].flatMap(([secret, kind]) => (text.includes(secret) ? kind : [])),
      ...found.flatMap((word) => this.#words.get(word) ?? []),
    ]
  }
}

const parseForm = (text: string): object => Object.fromEntries(new URLSearchParams(text))

/** Other bodies, and the broken JSON of some tests, contain no properties. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
