/** A real response for each failure. */
import { vi } from 'vitest'
import type { Reply } from '../../../scripts/requests/requests.ts'
import { newId } from '../../../harness/ids.ts'
import { S, V } from '../../../scripts/requests/paths.ts'
import { problemTypes } from '#schemas/platform/problemTypes.ts'
import type { FailureCode } from '#values/failure.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { type RateLimits, rateLimitsOn } from '#endpoint/rateLimits.ts'
import { putFeed, readFeed } from '#feed/items/feed.ts'
import { Store } from '#table/store.ts'
import { TableConflict } from '#table/errors.ts'
import { regatta } from '../../../scripts/demo/data/regatta.ts'
import type { Json } from '../../../scripts/openapi/json.ts'
import { demoId } from '../../../scripts/demo/demo.ts'
import { standBeforeTable } from '../../support/faultyTable.ts'
import type { TestService } from '../../support/functions.ts'
import { makeSeries } from '../../results/resultsFixture.ts'
import { replaceRandomParts } from './replacedParts.ts'
import type { Alone } from '../../support/sameBeginning.ts'

type Provoke = (service: TestService) => Promise<Reply>

/** A regatta with one boat, beside the demo. */
const newSeries = (service: TestService, eventName: string, more: object = {}) =>
  makeSeries(service, service.adminToken, 'A', { eventName, ...more })

/** A final, with two boats that are in none of its fleets. */
const newFinal = (service: TestService, eventName: string) => {
  const series = [{ name: 'Final', stage: 'final', fleets: ['Gold', 'Silver'] }]
  return makeSeries(service, service.adminToken, 'AB', { eventName, series })
}

const missingId = '5f0c1f5e-6a8c-4c1e-9c55-0d1b8f1f6f0a'
const jsonType = { 'content-type': 'application/json' }
const markRoles = 'POST /sharedsailingserver/api/v1/markroles'

/** In this order: the last ones break the service. */
const provocations: Readonly<Record<FailureCode, Provoke>> = {
  'malformed-request': ({ request, adminToken: token }) => {
    const body = '{"roleName": "jury", "roleName": "bosun"}'
    return request(`POST ${S}/role`, { token, headers: jsonType, body })
  },
  'invalid-input': ({ request, adminToken: token }) =>
    request(`POST ${S}/role`, { token, json: { rolename: 'jury' } }),
  'unknown-reference': ({ request, adminToken: token }) =>
    request(`PUT ${S}/ownership/REGATTA/${regatta}`, {
      token,
      json: { username: 'nobody-of-that-name' },
    }),
  unauthenticated: ({ request }) => request(`GET ${S}/access_token`),
  'invalid-credentials': ({ request }) =>
    request(`GET ${S}/hello`, { basic: ['race-officer', 'not-the-password'] }),
  forbidden: async ({ request, createUser }) =>
    request(`GET ${S}/user?username=race-officer`, { token: await createUser('anna') }),
  'token-lacks-permission': async ({ request, adminToken: token }) => {
    const json = { name: 'Results of the Fjord Cup', permissions: [`LEADERBOARD:SCORE:${regatta}`] }
    const { body } = await request(`POST ${S}/tokens`, { token, json })
    const made = body as { readonly token: string }
    return request(`GET ${V}/leaderboards/${regatta}`, { token: made.token })
  },
  'cross-site': ({ request, adminPassword }) => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    return request(`POST ${S}/logout`, { basic: ['admin', adminPassword], headers })
  },
  'not-found': ({ request, adminToken: token }) => request(`GET ${S}/role/${missingId}`, { token }),
  'method-not-allowed': ({ request, adminToken: token }) => request(`PUT ${S}/login`, { token }),
  'already-exists': ({ request, adminToken: token }) =>
    request(`POST ${V}/events/createEvent`, {
      token,
      form: { eventName: regatta, venuename: 'Kiel Fjord' },
    }),
  'mark-in-use': ({ request, adminToken: token }) =>
    request(`POST ${V}/mark/revokeMarkOnRegatta`, {
      token,
      json: { regattaName: regatta, markId: demoId('mark', '1') },
    }),
  'not-scorable-by-time': async (service) => {
    const rankingMetric = 'ORC_PERFORMANCE_CURVE'
    const { save } = await newSeries(service, 'Handicap-Cup', { rankingMetric })
    return save('R1', [{ sailId: '1' }])
  },
  'in-another-fleet': async (service) => {
    const series = [{ name: 'Default', fleets: ['Gold', 'Silver'] }]
    const { save } = await newSeries(service, 'Fleet-Cup', { series })
    await save('R1/Gold', [{ sailId: '1' }])
    return save('R1/Silver', [{ sailId: '1' }])
  },
  'not-in-fleet': async (service) => {
    const { regatta: name, save } = await newFinal(service, 'Final-Cup')
    const { request, adminToken: token } = service
    const json = { series: 'Final', fleets: [{ fleet: 'Gold', sailIds: ['1'] }] }
    await request(`PUT ${V}/regattas/${name}/fleets`, { token, json })
    return save('R1/Gold', [{ sailId: '2' }])
  },
  'fleet-without-boats': async (service) => {
    const { save } = await newFinal(service, 'Empty-Cup')
    return save('R1/Gold', [{ sailId: '1' }])
  },
  'has-results': async (service) => {
    const { regatta: name, idOf, save } = await newSeries(service, 'Entry-Cup')
    await save('R1', [{ sailId: '1' }])
    const { request, adminToken: token } = service
    return request(`POST ${V}/regattas/${name}/competitors/${idOf('A')}/remove`, { token })
  },
  'setting-in-use': async (service) => {
    const { regatta: name, save } = await newSeries(service, 'Setting-Cup')
    await save('R1', [{ sailId: '1' }])
    const { request, adminToken: token } = service
    const json = { series: [{ name: 'Default', fleets: ['Gold', 'Silver'] }] }
    return request(`PUT ${V}/regattas/${name}`, { token, json })
  },
  'last-administrator': ({ request, adminToken: token }) =>
    request(`DELETE ${S}/user?username=admin`, { token }),
  'needed-role': ({ request, adminToken: token }) =>
    request(`DELETE ${S}/role/${predefinedRoles.user.id}`, { token }),
  'cursor-expired': async ({ request, adminToken: token, services }) => {
    const path = `${V}/regattas/${regatta}/feed`
    const { headers } = await request(`GET ${path}`, { token })
    const [, next = ''] = /<(.*)>/.exec(headers.link ?? '') ?? []
    const store = new Store(services.table)
    await store.write([putFeed(regatta, { ...(await readFeed(store, regatta)), last: 3 })])
    return request(`GET ${next}`, { token })
  },
  'invitation-gone': ({ request }) =>
    request(`POST ${S}/invitation/preview`, { json: { secret: 'a-secret-of-no-invitation' } }),
  'reset-gone': ({ request }) =>
    request(`POST ${S}/password_reset/preview`, { json: { secret: 'a-secret-of-no-link' } }),
  'confirmation-gone': ({ request }) =>
    request(`POST ${S}/user/confirm_email`, { json: { secret: 'a-secret-of-no-link' } }),
  'mail-not-set-up': async ({ request, adminToken: token, services }) => {
    const { mail } = services.settings
    Object.assign(services.settings, { mail: undefined })
    try {
      return await request(`POST ${S}/user/send_confirmation`, { token })
    } finally {
      Object.assign(services.settings, { mail })
    }
  },
  'not-one-object': ({ request, adminToken: token }) =>
    request(`GET ${S}/users_with_permission?permission=USER:READ`, { token }),
  'precondition-failed': async ({ request, adminToken: token }) => {
    const json = { id: missingId, name: 'Top' }
    await request(markRoles, { token, json })
    return request(markRoles, { token, json, headers: { 'if-none-match': '*' } })
  },
  'user-not-acceptable': ({ request }) =>
    request(`POST ${S}/create_user`, { form: { username: 'bea', password: 'sail' } }),
  'too-large': ({ request, adminToken: token }) =>
    request(`GET ${S}/has_permission?permission=${'x'.repeat(9000)}`, { token }),
  'unsupported-media-type': ({ request, adminToken: token }) =>
    request(`POST ${S}/role`, { token, headers: { 'content-type': 'text/xml' }, body: '<role/>' }),
  conflict: async ({ request, adminToken: token }) => {
    const write = vi.spyOn(Store.prototype, 'write').mockRejectedValue(new TableConflict([0], []))
    let millis = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (millis += 5000))
    try {
      return await request(`POST ${S}/role`, { token, form: { roleName: 'jury' } })
    } finally {
      clock.mockRestore()
      write.mockRestore()
    }
  },
  'request-in-progress': async ({ request, adminToken: token }) => {
    const form = { roleName: 'jury' }
    // Two concurrent requests nearly always conflict, but the first one may finish before the other
    // begins.
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const headers = { 'idempotency-key': newId() }
      const send = () => request(`POST ${S}/role`, { token, form, headers })
      const replies = await Promise.all([send(), send()])
      const refused = replies.find(({ status }) => status === 409)
      if (refused !== undefined) return refused
    }
    throw new Error('two requests never met')
  },
  'idempotency-key-reused': async ({ request, adminToken: token }) => {
    const headers = { 'idempotency-key': '5b8f6c1e-2f6d-4a59-9b0e-6a9a3f1f7c12' }
    await request(`POST ${S}/role`, { token, form: { roleName: 'jury' }, headers })
    return request(`POST ${S}/role`, { token, form: { roleName: 'bosun' }, headers })
  },
  'too-many-requests': async ({ request, services, adminToken: token }) => {
    const { rateLimits, table } = services
    const limited = (limits: RateLimits) => Object.assign(services, { rateLimits: limits })
    limited(rateLimitsOn(table, { subject: 1, network: 3000, definitions: 60, connection: 60 }))
    try {
      await request(`GET ${S}/role/${missingId}`, { token })
      return await request(`GET ${S}/role/${missingId}`, { token })
    } finally {
      limited(rateLimits)
    }
  },
  internal: async ({ request, adminToken: token }) => {
    const read = vi.spyOn(Store.prototype, 'prefetch').mockRejectedValue(new Error('a mistake'))
    try {
      return await request(`GET ${S}/role/${missingId}`, { token })
    } finally {
      read.mockRestore()
    }
  },
  'storage-full': async (world) => {
    const table = await standBeforeTable(world)
    table.behave((answer, response, operation) => {
      if (operation !== 'TransactWriteItems') answer()
      else {
        response.writeHead(500, { 'content-type': 'application/x-amz-json-1.0' })
        const __type = 'com.amazonaws.dynamodb.v20120810#InternalServerError'
        response.end(JSON.stringify({ __type, message: 'database or disk is full' }))
      }
    })
    try {
      const { adminToken: token } = world
      return await world.request(`POST ${S}/role`, { token, form: { roleName: 'jury' } })
    } finally {
      table.stop()
    }
  },
  unavailable: async (world) => {
    const table = await standBeforeTable(world)
    table.behave((_, response) => response.destroy())
    try {
      return await world.request('GET /health')
    } finally {
      table.stop()
    }
  },
}

/** @throws Error when an attempt does not fail as expected */
export const recordProblems = async (service: TestService, alone: Alone) => {
  const { request, adminPassword } = service
  const { body } = await request(`GET ${S}/access_token`, { basic: ['admin', adminPassword] })
  const { access_token: adminToken } = body as { readonly access_token: string }
  const problems: Record<string, Json> = {}
  for (const code of Object.keys(provocations) as FailureCode[]) {
    const reply = await alone(() => provocations[code]({ ...service, adminToken }))
    const { code: found } = (reply.body ?? {}) as { readonly code?: string }
    if (found !== code || reply.status !== problemTypes[code].status) {
      throw new Error(`${code} was to be provoked, and not ${reply.text}`)
    }
    problems[code] = replaceRandomParts(code, reply.body) as Json
  }
  return problems
}
