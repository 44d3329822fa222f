/**
 * Sends every request that supports `Idempotency-Key` twice. The second request must change
 * nothing.
 */
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { endpoints } from '../../functions/routes.ts'
import { supportsIdempotencyKey } from '#endpoint/middleware/idempotency.ts'
import { entityOf } from '#table/registry.ts'
import { stateOf, touchedBetween } from '../support/tableState.ts'
import { type Attempt, send } from '../access/scenario.ts'
import { scenarios } from '../access/scenarios.ts'
import { renewedFixture } from '../access/renewedFixture.ts'

const fixture = await renewedFixture()

const writes = endpoints.flatMap((endpoint) =>
  endpoint.routes.filter(supportsIdempotencyKey).map((route) => ({ name: endpoint.name, route })),
)

/** Replays create a new session, and count attempts to sign in. */
const changesEachTime: ReadonlySet<string> = new Set(['session', 'signInFailures'])

/** A deleted user or token, or a user with a new token, is a different caller. */
const endsItsCaller: ReadonlySet<string> = new Set([
  'deleteOwnToken',
  'deleteUser',
  'removeAccessToken',
])

describe.each(writes)('$route', ({ name, route }) => {
  it('runs once', async () => {
    const owner = fixture.personas.find(({ column }) => column === 'owner')
    if (owner === undefined) throw new Error('there is no owner')
    const attempt: Attempt = (await scenarios[name]?.(fixture, owner)) ?? {}
    const token = attempt.token === undefined ? owner.token : attempt.token
    const headers = { ...attempt.headers, 'idempotency-key': newId() }
    const keyed: Attempt = { ...attempt, headers, ...(token === undefined ? {} : { token }) }

    const first = await send(fixture, route, owner, keyed)
    const between = await stateOf(fixture)
    const second = await send(fixture, route, owner, keyed)
    const after = await stateOf(fixture)

    expect(first.status).toBeLessThan(300)
    expect(first.headers['idempotency-replayed']).toBeUndefined()
    if (second.status === 401 && endsItsCaller.has(name)) return
    expect([second.status, second.text]).toEqual([first.status, withoutSecret(first.text)])
    expect(second.headers).toMatchObject({ 'idempotency-replayed': 'true' })
    expect(second.cookies.map(nameOf)).toEqual(first.cookies.map(nameOf))
    const touched = touchedBetween(between, after).flatMap(
      ({ before, after: is }) => is ?? before ?? [],
    )
    const others = touched.filter((item) => !changesEachTime.has(entityOf(item).name))
    expect(isDeepStrictEqual(others, []), others.map(({ PK, SK }) => PK + SK).join()).toBe(true)
  })
})

/** No replay contains the secret of an invitation or a webhook, or a scoped token. */
const withoutSecret = (text: string): string =>
  text.replace(/,"(?:secret|token)":"[^"]*"(?:,"link":"[^"]*")?/, '')

const nameOf = (cookie: string): string => cookie.replace(/=[^;]*/, '')

it('all writing routes support an idempotency key', () => {
  expect(writes.length).toBeGreaterThan(55)
})
