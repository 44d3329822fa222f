/** Mixes valid requests, broken ones, and requests that are hostile as a whole. */
import fc from 'fast-check'
import { operations } from './document.ts'
import { anyBreak, broken } from './breaking.ts'
import type { CallerName } from './callers.ts'
import { type Draft, draftOf, type WorldOfRound } from './drafts.ts'
import {
  anyHostileText,
  contentTypes,
  hostileBodies,
  hostileHeaders,
  hostilePaths,
  hostileQueries,
  methods,
  oddHeaders,
} from './hostileValues.ts'
import { rawRequests } from './rawRequests.ts'
import type { Sent } from './target.ts'
import { headerText, wired } from './wire.ts'

/** The mix, in percent. */
const mix = { right: 50, one: 22, several: 11, hostile: 16, raw: 1 } as const

export type Kind = keyof typeof mix

export interface FuzzedRequest extends Sent {
  readonly kind: Kind
  readonly operationId: string
  readonly caller: CallerName
  /** Operations that hash a password, which takes a quarter of a second by design. */
  readonly mayHash: boolean
  /** Replaces the whole request: bytes written to a connection. */
  readonly bytes?: Buffer
}

const hashing: ReadonlySet<string> = new Set([
  ...['accessToken', 'accessTokenByPost', 'hello', 'helloByPost', 'login', 'createUser'],
  'changePassword',
])

/** @param world must exist already: the requests use its names */
export const anyRequest = (world: WorldOfRound): fc.Arbitrary<FuzzedRequest> => {
  const drafts = fc.oneof(
    ...operations.map((operation) => ({
      // Password hashes are slow by design. More of them would leave no time for other requests.
      weight: hashing.has(operation.id) && operation.method === 'POST' ? 1 : 5,
      arbitrary: draftOf(operation, world),
    })),
  )
  const sentOf = (kind: Kind, draft: Draft, change: (sent: Sent) => Sent = (sent) => sent) => {
    const sent = change(wired(draft, world.current))
    const isBasic = /^basic/i.test(sent.headers.authorization ?? '')
    return {
      ...sent,
      kind,
      operationId: draft.operation.id,
      caller: draft.caller,
      mayHash: hashing.has(draft.operation.id) || isBasic,
    }
  }
  const breaks = (kind: 'one' | 'several', minLength: number, maxLength: number) =>
    fc
      .tuple(drafts, fc.array(anyBreak, { minLength, maxLength }))
      .map(([draft, all]) => sentOf(kind, broken(draft, all)))
  const arbitraries: Readonly<Record<Kind, fc.Arbitrary<FuzzedRequest>>> = {
    right: drafts.map((draft) => sentOf('right', draft)),
    one: breaks('one', 1, 1),
    several: breaks('several', 2, 4),
    hostile: fc.tuple(drafts, anyAttack).map(([draft, attack]) => sentOf('hostile', draft, attack)),
    raw: fc.tuple(drafts, fc.constantFrom(...rawRequests)).map(([draft, write]) => ({
      ...sentOf('raw', draft),
      bytes: write(wired(draft, world.current)),
    })),
  }
  return fc.oneof(
    ...Object.entries(mix).map(([kind, weight]) => ({
      weight,
      arbitrary: arbitraries[kind as Kind],
    })),
  )
}

const anyContentType = fc.constantFrom(...contentTypes)

/** The kinds of changes to a valid request. */
const anyAttack: fc.Arbitrary<(sent: Sent) => Sent> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...hostileBodies), anyContentType)
    .map(([body, type]) => (sent: Sent) => ({
      ...withHeaders({ 'content-type': type })(sent),
      body: Buffer.from(body),
    })),
  fc.constantFrom(...hostileQueries).map((more) => (sent: Sent) => ({
    ...sent,
    target: sent.target.includes('?') ? sent.target + more : `${sent.target}?a=b${more}`,
  })),
  fc.constantFrom(...hostilePaths).map((change) => (sent: Sent) => {
    const [path = '', query] = sent.target.split(/\?(.*)/s)
    return { ...sent, target: change(path) + (query === undefined ? '' : `?${query}`) }
  }),
  fc.constantFrom(...methods).map((method) => (sent: Sent) => ({ ...sent, method })),
  fc.constantFrom(...hostileHeaders, ...oddHeaders, ...oddHeaders).map(withHeaders),
  anyContentType.map((type) => withHeaders({ 'content-type': type })),
  fc
    .tuple(fc.constantFrom('accept', 'cookie', 'origin', 'if-match', 'user-agent'), anyHostileText)
    .map(([name, text]) => withHeaders({ [name]: headerText(text) })),
)

function withHeaders(headers: Readonly<Record<string, string>>): (sent: Sent) => Sent {
  return (sent) => ({ ...sent, headers: { ...sent.headers, ...headers } })
}
