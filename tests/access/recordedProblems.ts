/** A real answer for each failure that there is. */
import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import { failures, type FailureCode } from '../../lib/domain/failure.ts'
import { predefinedRoles } from '../../lib/domain/access/predefinedRoles.ts'
import { type RateLimits, rateLimitsOn } from '../../lib/service/rateLimits.ts'
import { Store } from '../../lib/store/store.ts'
import { TableConflict } from '../../lib/store/errors.ts'
import type { Reply } from '../support/checkedReply.ts'
import { standBeforeTable } from '../support/troubledTable.ts'
import { S } from '../support/functions.ts'
import { fictional } from './fiction.ts'
import type { Persona, World } from './world.ts'

type Provoke = (world: World, token: string, persona: Persona) => Promise<Reply>

const missingId = '5f0c1f5e-6a8c-4c1e-9c55-0d1b8f1f6f0a'
const jsonType = { 'content-type': 'application/json' }
const markRoles = 'POST /sharedsailingserver/api/v1/markroles'

/** In this order: the last ones break the service. */
const provocations: Readonly<Record<FailureCode, Provoke>> = {
  'malformed-request': ({ request }, token) => {
    const body = '{"roleName": "jury", "roleName": "bosun"}'
    return request(`POST ${S}/role`, { token, headers: jsonType, body })
  },
  'invalid-input': ({ request }, token) =>
    request(`POST ${S}/role`, { token, json: { rolename: 'jury' } }),
  'unknown-reference': async ({ request, newRole }, token) => {
    const json = { username: 'nobody-of-that-name' }
    return request(`PUT ${S}/ownership/ROLE_DEFINITION/${await newRole()}`, { token, json })
  },
  unauthenticated: ({ request }) => request(`GET ${S}/access_token`),
  'invalid-credentials': ({ request }) =>
    request(`GET ${S}/hello`, { basic: ['anna', 'not-her-password'] }),
  forbidden: async ({ request, newRole, createUser }) =>
    request(`GET ${S}/role/${await newRole()}`, { token: await createUser('anna') }),
  'cross-site': ({ request }, _, { name = '', password = '' }) => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    return request(`POST ${S}/logout`, { basic: [name, password], headers })
  },
  'not-found': ({ request }, token) => request(`GET ${S}/role/${missingId}`, { token }),
  'method-not-allowed': ({ request }, token) => request(`PUT ${S}/login`, { token }),
  'already-exists': async ({ request }, token) => {
    const form = { eventName: 'Travemünde Week', venuename: 'Travemünde' }
    await request('POST /sailingserver/api/v1/events/createEvent', { token, form })
    return request('POST /sailingserver/api/v1/events/createEvent', { token, form })
  },
  'mark-in-use': async ({ request }, token) => {
    const form = { eventName: 'Strande Cup', venuename: 'Strande', numberofraces: '1' }
    await request('POST /sailingserver/api/v1/events/createEvent', { token, form })
    const made = await request('POST /sailingserver/api/v1/mark/addMarkToRegatta', {
      ...{ token, json: { regattaName: form.eventName, markName: 'Top' } },
    })
    const { markId } = made.body as { readonly markId: string }
    const path = '/sailingserver/api/v1/courseconfiguration/createCourse/Strande%20Cup/R1/Default'
    const json = {
      name: 'Around the top',
      markConfigurations: [{ id: 'top', markId }],
      waypoints: [{ passingInstruction: 'Port', markConfigurationIds: ['top'] }],
    }
    await request(`POST ${path}`, { token, json })
    return request('POST /sailingserver/api/v1/mark/revokeMarkOnRegatta', {
      ...{ token, json: { regattaName: form.eventName, markId } },
    })
  },
  'last-administrator': ({ request, adminToken }) =>
    request(`DELETE ${S}/user?username=admin`, { token: adminToken }),
  'needed-role': ({ request, adminToken }) =>
    request(`DELETE ${S}/role/${predefinedRoles.user.id}`, { token: adminToken }),
  'not-one-object': ({ request }, token) =>
    request(`GET ${S}/users_with_permission?permission=USER:READ`, { token }),
  'precondition-failed': async ({ request }, token) => {
    const json = { id: missingId, name: 'Top' }
    await request(markRoles, { token, json })
    return request(markRoles, { token, json, headers: { 'if-none-match': '*' } })
  },
  'user-not-acceptable': ({ request }) =>
    request(`POST ${S}/create_user`, { form: { username: 'bea', password: 'sail' } }),
  'too-large': ({ request }, token) =>
    request(`GET ${S}/has_permission?permission=${'x'.repeat(9000)}`, { token }),
  'unsupported-media-type': ({ request }, token) =>
    request(`POST ${S}/role`, { token, headers: { 'content-type': 'text/xml' }, body: '<role/>' }),
  conflict: async ({ request }, token) => {
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
  'request-in-progress': async ({ request }, token) => {
    const form = { roleName: 'jury' }
    // Two that are sent at once meet nearly always: the first one may be done before the other looks.
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const headers = { 'idempotency-key': randomUUID() }
      const send = () => request(`POST ${S}/role`, { token, form, headers })
      const replies = await Promise.all([send(), send()])
      const refused = replies.find(({ status }) => status === 409)
      if (refused !== undefined) return refused
    }
    throw new Error('two requests never met')
  },
  'idempotency-key-reused': async ({ request }, token) => {
    const headers = { 'idempotency-key': '5b8f6c1e-2f6d-4a59-9b0e-6a9a3f1f7c12' }
    await request(`POST ${S}/role`, { token, form: { roleName: 'jury' }, headers })
    return request(`POST ${S}/role`, { token, form: { roleName: 'bosun' }, headers })
  },
  'too-many-requests': async ({ request, services }, token) => {
    const { rateLimits, table } = services
    const limited = (limits: RateLimits) => Object.assign(services, { rateLimits: limits })
    limited(rateLimitsOn(table, { subject: 1, network: 3000, definitions: 60 }))
    try {
      await request(`GET ${S}/role/${missingId}`, { token })
      return await request(`GET ${S}/role/${missingId}`, { token })
    } finally {
      limited(rateLimits)
    }
  },
  internal: async ({ request }, token) => {
    const read = vi.spyOn(Store.prototype, 'prefetch').mockRejectedValue(new Error('a mistake'))
    try {
      return await request(`GET ${S}/role/${missingId}`, { token })
    } finally {
      read.mockRestore()
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

/** @throws Error when an attempt does not fail as it should */
export const recordProblems = async (world: World, persona: Persona) => {
  const problems: [string, unknown][] = []
  for (const code of Object.keys(provocations) as FailureCode[]) {
    const reply = await provocations[code](world, persona.token ?? '', persona)
    const { code: found } = (reply.body ?? {}) as { readonly code?: string }
    if (found !== code || reply.status !== failures[code].status) {
      throw new Error(`${code} was to be provoked, and not ${reply.text}`)
    }
    problems.push([code, fictional(code, reply.body)])
  }
  return Object.fromEntries(problems)
}
