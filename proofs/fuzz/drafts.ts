/** Requests that the document allows, about objects of the fixture. */
import fc from 'fast-check'
import type { Body, Operation } from './document.ts'
import { existingOr, type Known, valueOf } from './fromSchema.ts'
import { anyCaller, type CallerName, type Fixture } from './fixture.ts'

/** Not serialized yet, so that any part of it can still be broken. */
export interface Draft {
  readonly operation: Operation
  readonly caller: CallerName
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: { readonly type: Body['type']; readonly value: unknown } | undefined
}

/** The fixture of the current round. Drafts are generated while it exists. */
export interface FixtureOfRound {
  current: Fixture
}

/** The parameters `id` and `asset` have another meaning for each path. */
const meaningOf = (name: string, path: string): string => {
  if (name === 'asset' && path.startsWith('/scripts/')) return 'script'
  if (!['id', 'name'].includes(name)) return name
  if (name === 'name') return 'text'
  const kinds: readonly (readonly [part: string, meaning: string])[] = [
    ['/ownership/', 'objectId'],
    ['/access/', 'objectId'],
    ['/markproperties', 'markPropertiesId'],
    ['/marktemplates', 'markTemplateId'],
    ['/markroles', 'markRoleId'],
    ['/coursetemplates', 'courseTemplateId'],
  ]
  return kinds.find(([part]) => path.includes(part))?.[1] ?? name
}

const largest = 1_000_000

const knownAt =
  (path: string, fixture: FixtureOfRound): Known =>
  (name) => {
    const meaning = meaningOf(name, path)
    if (!fixture.current.known.has(meaning)) return undefined
    return fc.nat(largest).map((at) => {
      const values = fixture.current.known.get(meaning) ?? []
      return values[at % values.length]
    })
  }

/** Sent once in so many requests. */
const once = <Value>(of: number, value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  of === 1
    ? value
    : fc.oneof(
        { weight: of - 1, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: value },
      )

const without = (record: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))

/** Parameters that end a list or select a dry run would hide the effect of the other parameters. */
const seldom: ReadonlySet<string> = new Set(['dryRun', 'cursor', 'makes', 'since', 'createdSince'])

/** Parameters that may also be in the body are seldom sent in the query. */
const parametersIn = (
  location: 'path' | 'query',
  { parameters, bodies, path }: Operation,
  fixture: FixtureOfRound,
): fc.Arbitrary<Readonly<Record<string, unknown>>> =>
  fc
    .record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === location)
          .map(({ name, required, schema }) => {
            const optional = seldom.has(name) ? 12 : bodies.length > 0 ? 20 : 2
            const value = valueOf(schema, name, knownAt(path, fixture))
            return [name, once(required ? 1 : optional, value)]
          }),
      ),
    )
    .map(without)

const text = fc.constantFrom('one', 'two', 'key-of-a-retry', '"1"', 'W/"a", "b"')

/** The headers of the document, and headers that every endpoint accepts. */
const headersOf = (fixture: FixtureOfRound): fc.Arbitrary<Readonly<Record<string, unknown>>> =>
  fc
    .record({
      accept: once(
        4,
        fc.constantFrom('application/json', '*/*', 'text/plain', 'text/html', 'image/svg+xml, */*'),
      ),
      'idempotency-key': once(6, fc.oneof(text, fc.uuid())),
      'if-none-match': once(20, fc.oneof(text, fc.constant('*'))),
      'if-match': once(30, fc.oneof(text, fc.constant('*'))),
      'x-request-id': once(10, fc.uuid()),
      tenantgroupid: once(10, knownAt('', fixture)('groupId') ?? fc.uuid()),
      'accept-encoding': once(10, fc.constantFrom('gzip', 'identity', 'gzip;q=0, *;q=0')),
    })
    .map(without)

const bodyOf = (
  { bodies, path }: Operation,
  fixture: FixtureOfRound,
): fc.Arbitrary<Draft['body']> => {
  if (bodies.length === 0) return fc.constant(undefined)
  const known = knownAt(path, fixture)
  return fc.oneof(
    ...bodies.flatMap(({ type, schema, example }) => {
      const made = { weight: 2, arbitrary: valueOf(schema, '', known) }
      const fromExample = { weight: 3, arbitrary: likeExample(example, '', known) }
      return (example === undefined ? [made] : [made, fromExample]).map(
        ({ weight, arbitrary }) => ({
          weight,
          arbitrary: arbitrary.map((value) => ({ type, value })),
        }),
      )
    }),
  )
}

/** The recorded example, with the names and ids of the fixture. */
const likeExample = (value: unknown, name: string, known: Known): fc.Arbitrary<unknown> => {
  if (Array.isArray(value)) {
    return fc.tuple(...value.map((item) => likeExample(item, name, known)))
  }
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([key, one]) => [key, likeExample(one, key, known)])
    const alike = fc.record(Object.fromEntries(members) as Record<string, fc.Arbitrary<unknown>>)
    return existingOr(name, known, alike)
  }
  const existing = typeof value === 'string' ? known(name) : undefined
  return existing === undefined
    ? fc.constant(value)
    : fc.oneof({ weight: 5, arbitrary: existing }, { weight: 1, arbitrary: fc.constant(value) })
}

export const draftOf = (operation: Operation, fixture: FixtureOfRound): fc.Arbitrary<Draft> =>
  fc.record({
    operation: fc.constant(operation),
    caller: anyCaller,
    path: parametersIn('path', operation, fixture),
    query: parametersIn('query', operation, fixture),
    headers: headersOf(fixture),
    body: bodyOf(operation, fixture),
  })
