/**
 * Sends every writing request first as a dry run and then for real. The dry run must change
 * nothing, and must predict the changes of the real request.
 */
import { describe, expect, it } from 'vitest'
import type { Reply } from '../../scripts/requests/requests.ts'
import { endpoints } from '../../functions/routes.ts'
import { supportsDryRun, changesOf } from '#endpoint/middleware/dryRun.ts'
import { predictedBy } from '../support/checkedReply.ts'
import { runs } from '../support/longForm.ts'
import { differences, stateOf, type TableState, touchedBetween } from '../support/tableState.ts'
import { type Attempt, send } from '../access/scenario.ts'
import { scenarios } from '../access/scenarios.ts'
import type { Persona } from '../access/fixture.ts'
import { renewedFixture } from '../access/renewedFixture.ts'

const fixture = await renewedFixture()

/** Endpoints that change users whom the owner of the group or the role cannot read, or their items. */
const hidesSomething: ReadonlySet<string> = new Set([
  'acceptInvitation',
  'acceptPasswordReset',
  'confirmEmail',
  // The list of a token does not permit to read its owner.
  'deleteOwnToken',
  'removeGroupMember',
  'removeRoleFromUser',
])

/** A dry run cannot know the response of another server. */
const asksReceiver: ReadonlySet<string> = new Set(['testWebhook'])

const writes = endpoints.flatMap((endpoint) =>
  endpoint.routes
    .filter((route) => supportsDryRun(endpoint, route))
    .map((route, index) => ({ name: endpoint.name, route, isFirst: index === 0 })),
)

const dry = ({ values, ...attempt }: Attempt): Attempt => ({
  ...attempt,
  values: { ...values, dryRun: 'true' },
})

interface Foretold {
  readonly body: unknown
  readonly created: readonly object[]
  readonly changed: readonly object[]
  readonly deleted: readonly object[]
  readonly complete: boolean
}

/** Normalised text, without random parts and times: unknown ids and moments are replaced. */
const comparing = (before: TableState) => {
  const known = JSON.stringify([...before.values()])
  return (value: unknown): string =>
    JSON.stringify(value ?? null)
      .replace(/"(secret|link|token)":"[^"]*"/g, '"$1":null')
      .replace(/"[\w-]{43}"/g, (hash) => (known.includes(hash) ? hash : '"new"'))
      .replace(/"access_token":"[^"]*"/g, '"access_token":null')
      .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) =>
        known.includes(id) ? id : 'new',
      )
      .replace(/\b1[789]\d{11}\b/g, (time) =>
        Math.abs(Number(time) - Date.now()) < 60_000 ? '0' : time,
      )
}

const shown = (things: readonly object[]) =>
  things.map((thing) => {
    const { what, type, id, name, groupId, fields } = thing as Record<string, unknown>
    return { what, type, id, name, groupId, fields }
  })

const expectSameFailure = (tried: Reply, done: Reply): void => {
  const [left, right] = [tried, done].map(({ body }) => ({ ...(body as object), requestId: '' }))
  expect(left).toEqual(right)
}

const byColumn = (column: Persona['column']): Persona => {
  const found = fixture.personas.find((persona) => persona.column === column)
  if (found === undefined) throw new Error(`there is no ${column}`)
  return found
}

describe.each(writes)('$route', ({ name, route }) => {
  it('changes nothing, and predicts the changes', async () => {
    const owner = byColumn('owner')
    const attempt = (await scenarios[name]?.(fixture, owner)) ?? {}
    const before = await stateOf(fixture)

    const tried = await send(fixture, route, owner, dry(attempt))
    const untouched = await stateOf(fixture)
    const done = await send(fixture, route, owner, attempt)
    const after = await stateOf(fixture)

    expect(differences(before, untouched)).toEqual([])
    expect(tried.cookies).toEqual([])
    if (done.status >= 400) {
      expectSameFailure(tried, done)
      return
    }
    const comparable = comparing(before)
    const each = (things: readonly object[]) => shown(things).map(comparable).sort()
    const said = tried.body as Foretold
    expect(predictedBy(tried).status).toBe(done.status)
    if (!asksReceiver.has(name)) {
      expect(comparable(said.body)).toBe(
        comparable(done.body ?? (done.text === '' ? null : done.text)),
      )
    }
    const { created, changed, deleted } = changesOf(touchedBetween(before, after))
    expect(each(said.created)).toEqual(each(created))
    expect(said.complete).toBe(!hidesSomething.has(name))
    if (said.complete) {
      expect(each(said.changed)).toEqual(each(changed))
      expect(each(said.deleted)).toEqual(each(deleted))
    } else {
      expect(each(changed)).toEqual(expect.arrayContaining(each(said.changed)))
      expect(each(deleted)).toEqual(expect.arrayContaining(each(said.deleted)))
    }
  })
})

describe.each(writes.filter(({ isFirst }) => isFirst))('$name', ({ name, route }) => {
  it.each(
    runs<readonly Persona['column'][]>(['stranger'], ['admin', 'anonymous', 'group', 'stranger']),
  )('predicts the outcome of the real request for %s', async (column) => {
    const persona = byColumn(column)
    const attempt = (await scenarios[name]?.(fixture, persona)) ?? {}

    const tried = await send(fixture, route, persona, dry(attempt))
    const done = await send(fixture, route, persona, attempt)

    if (done.status >= 400) expectSameFailure(tried, done)
    else expect(predictedBy(tried).status).toBe(done.status)
  })
})

it('all writing routes support a dry run, except signing in', () => {
  const others = endpoints.flatMap((endpoint) =>
    endpoint.routes
      .filter((route) => !route.startsWith('GET ') && !supportsDryRun(endpoint, route))
      .map(() => endpoint.name),
  )

  expect(writes.length).toBeGreaterThan(50)
  expect(others.sort()).toEqual(['accessToken', 'hello', 'login'])
})
