/** Mixes valid requests, broken ones, and requests that are hostile as a whole. */
import fc from 'fast-check'
import { operations } from './document.ts'
import type { CallerName } from './fixture.ts'
import { anyBreak, broken } from './breaking.ts'
import { type Draft, draftOf, type FixtureOfRound } from './drafts.ts'
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
import type { SentRequest } from '../../scripts/requests/requests.ts'
import { headerText, wired } from './wire.ts'

/** The mix, in percent. */
const mix = { right: 50, one: 22, several: 11, hostile: 16, raw: 1 } as const

type Kind = keyof typeof mix

export interface FuzzedRequest extends SentRequest {
  readonly kind: Kind
  readonly operationId: string
  readonly caller: CallerName
  /** Operations that hash a password, which takes a quarter of a second by design. */
  readonly mayHash: boolean
  /** Replaces the whole request: bytes written to a connection. */
  readonly bytes?: Buffer
}

const hashing: ReadonlySet<string> = new Set([
  'accessToken',
  'accessTokenByPost',
  'hello',
  'helloByPost',
  'login',
  'createUser',
  'changePassword',
])

/** Password hashes are slow by design. More of them would leave no time for other requests. */
const weightOf = ({ id, method }: (typeof operations)[number]): number =>
  hashing.has(id) && method === 'POST' ? 1 : 5

/**
 * @param fixture must exist already: the requests use its names
 * @param unreached operations that have not succeeded yet, and are tried more often
 */
export const anyRequest = (
  fixture: FixtureOfRound,
  unreached: readonly string[],
): fc.Arbitrary<FuzzedRequest> => {
  const drafts = fc.oneof(
    ...operations.map((operation) => ({
      weight: weightOf(operation) * (unreached.includes(operation.id) ? 30 : 1),
      arbitrary: draftOf(operation, fixture),
    })),
  )
  const sentOf = (
    kind: Kind,
    draft: Draft,
    change: (sent: SentRequest) => SentRequest = (sent) => sent,
  ) => {
    const sent = change(wired(draft, fixture.current))
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
      bytes: write(wired(draft, fixture.current)),
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
const anyAttack: fc.Arbitrary<(sent: SentRequest) => SentRequest> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...hostileBodies), anyContentType)
    .map(([body, type]) => (sent: SentRequest) => ({
      ...withHeaders({ 'content-type': type })(sent),
      body: Buffer.from(body),
    })),
  fc.constantFrom(...hostileQueries).map((more) => (sent: SentRequest) => ({
    ...sent,
    target: sent.target.includes('?') ? sent.target + more : `${sent.target}?a=b${more}`,
  })),
  fc.constantFrom(...hostilePaths).map((change) => (sent: SentRequest) => {
    const [path = '', query] = sent.target.split(/\?(.*)/s)
    return { ...sent, target: change(path) + (query === undefined ? '' : `?${query}`) }
  }),
  fc.constantFrom(...methods).map((method) => (sent: SentRequest) => ({ ...sent, method })),
  fc.constantFrom(...hostileHeaders, ...oddHeaders, ...oddHeaders).map(withHeaders),
  anyContentType.map((type) => withHeaders({ 'content-type': type })),
  fc
    .tuple(fc.constantFrom('accept', 'cookie', 'origin', 'if-match', 'user-agent'), anyHostileText)
    .map(([name, text]) => withHeaders({ [name]: headerText(text) })),
)

function withHeaders(
  headers: Readonly<Record<string, string>>,
): (sent: SentRequest) => SentRequest {
  return (sent) => ({ ...sent, headers: { ...sent.headers, ...headers } })
}
