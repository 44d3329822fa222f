/** Clients that send requests while keys are rotated, and the responses that they may get. */
import { crc32 } from 'node:zlib'
import limit from 'p-limit'
import { accessTokenOf } from '../../harness/storedUsers.ts'
import type { Tally } from '../../harness/tally.ts'
import { oneOf, type Random } from '../../scripts/simulate/random.ts'
import { parseTokenKeys } from '#values/tokenKeys.ts'
import {
  firstRole,
  hello,
  nextRoute,
  readUser,
  type RotatingService,
  type SignedRequest,
} from './service.ts'

const clientsAtOnce = 8

/** The running copies of functions, and the texts of keys that they may have read last. */
export interface Generation {
  readonly request: SignedRequest
  readonly requestWithoutTable: SignedRequest
  readonly texts: () => readonly string[]
}

/** Cases that must occur at least once. */
export const rotationCases = [
  ...(['accepted', 'refused', 'renewed'] as const),
  ...(['cursors followed', 'cursors refused', 'forged refused'] as const),
] as const

export type RotationTally = Tally<(typeof rotationCases)[number]>

/** The tokens and cursors of the clients. */
export interface Clients {
  /** Tokens of users who adopt every new token: never refused. */
  readonly current: string[]
  /** Tokens of the same users, made before the rotation and never renewed. */
  readonly first: readonly string[]
  /** Cursors of the same users, for the second page of a list, made before the rotation. */
  readonly cursors: readonly string[]
}

export const newClients = async (
  { users }: RotatingService,
  text: string,
  request: SignedRequest,
): Promise<Clients> => {
  const first = users.map((user) => accessTokenOf(user, text))
  const pages = await Promise.all(first.map((token) => request(firstRole, token)))
  return { current: [...first], first, cursors: pages.map(nextRoute) }
}

const versionOf = (token: string): number =>
  Buffer.from(token.slice('cb_'.length), 'base64url').readUInt8()

/** A seeded series of requests to any of the copies. */
export const sendRequests = async (
  requests: number,
  generations: readonly Generation[],
  clients: Clients,
  tally: RotationTally,
  random: Random,
): Promise<void> => {
  const slots = limit(clientsAtOnce)
  const choices = Array.from({ length: requests }, () => ({
    operation: oneOf(operations, random),
    user: random(clients.current.length),
    generation: oneOf(generations, random),
    other: oneOf(generations, random),
    noise: random(2 ** 30),
  }))
  await Promise.all(
    choices.map(({ operation, ...choice }) =>
      slots(() => operation({ ...choice, clients, tally })),
    ),
  )
}

interface Choice {
  readonly user: number
  readonly generation: Generation
  /** The next request of the client may reach any copy. */
  readonly other: Generation
  readonly noise: number
  readonly clients: Clients
  readonly tally: RotationTally
}

const requestWithCurrent = async ({ user, generation, clients, tally }: Choice): Promise<void> => {
  const token = clients.current[user] ?? ''
  const { status } = await generation.request(hello, token)
  if (status === 200) tally.count('accepted')
  else tally.fail(() => `a valid token of key ${versionOf(token)} got ${status}`)
}

/** `GET user` returns a token of the signing key. */
const renew = async ({ user, generation, clients, tally }: Choice): Promise<void> => {
  const before = generation.texts()
  const { status, body } = await generation.request(readUser, clients.current[user] ?? '')
  const { access_token: token } = (body ?? {}) as { readonly access_token?: string }
  if (status !== 200 || token === undefined) {
    tally.fail(() => `a token could not be renewed: ${status}`)
    return
  }
  const signing = [...before, ...generation.texts()].map((text) => parseTokenKeys(text)[0].version)
  if (!signing.includes(versionOf(token))) tally.fail(() => 'the wrong key signs')
  clients.current[user] = token
  tally.count('renewed')
}

const follow = async ({ user, generation, other, clients, tally }: Choice): Promise<void> => {
  const token = clients.current[user] ?? ''
  const page = await generation.request(firstRole, token)
  if (page.status !== 200) {
    tally.fail(() => `a valid token of key ${versionOf(token)} got ${page.status}`)
    return
  }
  const { status } = await other.request(nextRoute(page), token)
  if (status === 200) tally.count('cursors followed')
  else tally.fail(() => `a valid cursor got ${status}`)
}

const requestWithFirst = async ({ user, generation, clients, tally }: Choice): Promise<void> => {
  const before = generation.texts()
  const token = clients.first[user] ?? ''
  const { status } = await generation.request(hello, token)
  verify([...before, ...generation.texts()], token, { status, refusal: 401, what: 'token' }, tally)
  tally.count(status === 200 ? 'accepted' : 'refused')
}

const followFirst = async ({ user, generation, clients, tally }: Choice): Promise<void> => {
  const before = generation.texts()
  const route = clients.cursors[user] ?? ''
  const { status } = await generation.request(route, clients.current[user] ?? '')
  const texts = [...before, ...generation.texts()]
  verify(texts, clients.first[user] ?? '', { status, refusal: 400, what: 'cursor' }, tally)
  tally.count(status === 200 ? 'cursors followed' : 'cursors refused')
}

/** Tokens of an old key are valid as long as the process may know that key, and no longer. */
const verify = (
  texts: readonly string[],
  token: string,
  seen: { readonly status: number; readonly refusal: number; readonly what: string },
  tally: RotationTally,
): void => {
  const known = texts.map((text) =>
    parseTokenKeys(text).some(({ version }) => version === versionOf(token)),
  )
  const { status, refusal, what } = seen
  if (status === 200 && !known.includes(true)) tally.fail(() => `a retired ${what} was accepted`)
  if (status !== 200 && !known.includes(false)) tally.fail(() => `a valid ${what} got ${status}`)
  if (![200, refusal].includes(status)) tally.fail(() => `an old ${what} got ${status}`)
}

/** Sent to functions without a table: a lookup in the table would lead to 503 instead of 401. */
const forge = async ({ user, generation, clients, tally, noise }: Choice): Promise<void> => {
  const token = Buffer.from((clients.current[user] ?? '').slice('cb_'.length), 'base64url')
  // Another key version, or one flipped bit in another byte, with a corrected checksum.
  const at = noise % 2 === 0 ? 0 : noise % (token.length - 4)
  token.writeUInt8(token.readUInt8(at) ^ (at === 0 ? 1 + (noise % 255) : 1), at)
  const { status } = await generation.requestWithoutTable(hello, withChecksum(token))
  if (status === 401) tally.count('forged refused')
  else tally.fail(() => `a forged token got ${status}`)
}

const withChecksum = (token: Buffer): string => {
  token.writeUInt32BE(crc32(token.subarray(0, -4)), token.length - 4)
  return `cb_${token.toString('base64url')}`
}

/** Each operation runs about as often as it is listed here. */
const operations = [
  requestWithCurrent,
  requestWithCurrent,
  requestWithCurrent,
  renew,
  follow,
  requestWithFirst,
  followFirst,
  forge,
]
