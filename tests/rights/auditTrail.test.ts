/** The audit trail: written with each change, readable with permission to change permissions. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RequestOptions } from '../../scripts/requests/requests.ts'
import { S } from '../../scripts/requests/paths.ts'
import { Calls } from '#table/calls.ts'
import { goodPassword } from '../support/functions.ts'
import { useTestService } from '../support/useTestService.ts'
import { itemOf, stateOf } from '../support/tableState.ts'

interface Recorded {
  readonly at: string
  readonly username: string | null
  readonly requestId: string | null
  readonly objectType: string | null
  readonly objectId: string | null
  readonly changes: readonly {
    readonly what: string
    readonly change: string
    readonly name?: string
    readonly fields: readonly {
      readonly name: string
      readonly before?: unknown
      readonly after?: unknown
    }[]
  }[]
}

const service = await useTestService()
const anna = await service.createUser('anna')
const bert = await service.createUser('bert')
afterEach(() => {
  vi.restoreAllMocks()
})

const trail = async (query: string, token = anna): Promise<readonly Recorded[]> =>
  (await service.request(`GET ${S}/audit?${query}`, { token })).body as readonly Recorded[]

const makeRole = (token = anna) => service.createRole(token)

const put = (path: string, options: RequestOptions) => service.request(`PUT ${S}${path}`, options)

const summaryOf = (records: readonly Recorded[]) =>
  records.map(({ username, changes }) => [
    username,
    ...changes.map(({ what, change }) => `${what} ${change}`),
  ])

describe('the trail of an object', () => {
  it('contains the author, and the values before and after', async () => {
    const role = await makeRole()
    const from = Date.now()
    const { headers } = await put(`/role/${role}`, {
      token: anna,
      json: { permissions: ['EVENT:READ:x'], roleName: 'helm' },
    })
    const [changed, made, ...others] = await trail(`object=ROLE_DEFINITION/${role}`)

    expect(others).toEqual([])
    expect(made).toMatchObject({ username: 'anna', objectType: 'ROLE_DEFINITION', objectId: role })
    expect(made?.changes).toEqual([
      {
        what: 'object',
        change: 'created',
        name: 'bosun',
        fields: [
          { name: 'name', after: 'bosun' },
          { name: 'permissions', after: [] },
        ],
      },
      {
        what: 'ownership',
        change: 'created',
        fields: [
          { name: 'groupId', after: expect.any(String) as string },
          { name: 'username', after: { name: 'anna', userId: expect.any(String) as string } },
        ],
      },
    ])
    expect(changed?.requestId).toBe(headers['x-request-id'])
    expect(Date.parse(changed?.at ?? '')).toBeGreaterThanOrEqual(from)
    expect(changed?.changes).toEqual([
      {
        what: 'object',
        change: 'changed',
        name: 'helm',
        fields: [
          { name: 'name', before: 'bosun', after: 'helm' },
          { name: 'permissions', before: [], after: ['EVENT:READ:x'] },
        ],
      },
    ])
  })

  it('contains ownership, access control list and deletion', async () => {
    const role = await makeRole()
    await put(`/ownership/ROLE_DEFINITION/${role}/acl`, {
      token: anna,
      json: { acl: [{ groupId: null, actions: ['READ'] }] },
    })
    await put(`/ownership/ROLE_DEFINITION/${role}`, { token: anna, json: { username: 'bert' } })
    await service.request(`DELETE ${S}/role/${role}`, { token: bert })

    expect(summaryOf(await trail(`object=ROLE_DEFINITION/${role}`, service.adminToken))).toEqual([
      ['bert', 'object deleted', 'ownership deleted', 'acl deleted'],
      ['anna', 'ownership changed'],
      ['anna', 'acl created'],
      ['anna', 'object created', 'ownership created'],
    ])
  })

  it('contains the roles of a user, and the changes of members of a group', async () => {
    const { body } = await put('/usergroup', { token: anna, form: { groupName: 'crew' } })
    const { groupId } = body as { readonly groupId: string }
    const role = await makeRole()
    await put(`/add_role_to_user?username=bert&role_definition_id=${role}`, {
      token: service.adminToken,
    })
    await put(`/usergroup/${groupId}/user/bert`, { token: service.adminToken })
    await service.request(`DELETE ${S}/usergroup/${groupId}/user/bert`, {
      token: service.adminToken,
    })
    const group = await trail(`object=USER_GROUP/${groupId}`, service.adminToken)
    const user = await trail('object=USER/bert', bert)

    expect(summaryOf(group).slice(0, 2)).toEqual([
      ['admin', 'membership deleted'],
      ['admin', 'membership created'],
    ])
    expect(group[0]?.changes[0]?.name).toBe('bert')
    const fields = user.flatMap(({ changes }) =>
      changes.flatMap((change) => change.fields.map(({ name }) => name)),
    )
    expect(fields.slice(0, 2)).toEqual(['groups', 'groups'])
    expect(fields).toContain('roles')
  })

  it('never contains a password or a password hash', async () => {
    await service.createUser('carl')
    const { passwordHash: hash } = itemOf((await stateOf(service)).get('USER#carl# USER') ?? {})
    const form = {
      username: 'carl',
      oldpassword: goodPassword,
      password: 'gybing-at-the-leeward-mark',
    }
    const changed = await service.request(`POST ${S}/change_password`, {
      form,
      basic: ['carl', goodPassword],
    })
    const text = JSON.stringify(await trail('object=USER/carl', service.adminToken))

    expect(changed.status).toBeLessThan(300)
    expect(hash).toEqual(expect.any(String))
    expect(text).toContain('{"name":"password","before":"set","after":"set"}')
    for (const secret of [hash, goodPassword, 'gybing']) expect(text).not.toContain(secret)
  })

  it('of a reused name contains nothing about its former user', async () => {
    const form = { username: 'erik', password: goodPassword, fullName: 'Erik the Former' }
    await service.request(`POST ${S}/create_user`, { form })
    const { userId: former } = itemOf((await stateOf(service)).get('USER#erik# USER') ?? {})
    await service.request(`DELETE ${S}/user?username=erik`, { token: service.adminToken })
    const heir = await service.createUser('erik')
    const profile = { username: 'erik', email: '', fullName: 'Erik', company: 'Fjord' }
    await put('/user', { token: heir, form: profile })
    const pages = [await trail('object=USER/erik', heir), await trail('actor=erik', heir)]

    expect(summaryOf(pages[0] ?? [])).toEqual([
      ['erik', 'object changed'],
      [null, 'object created', 'ownership created'],
    ])
    expect(former).toEqual(expect.any(String))
    expect(JSON.stringify(pages)).not.toContain(former)
    const { headers, body } = await service.request(`GET ${S}/audit?object=USER/erik&limit=2`, {
      token: heir,
    })
    expect([body, headers.link]).toEqual([pages[0], undefined])
    const whole = await trail('object=USER/erik', service.adminToken)
    expect(whole).toHaveLength(4)
    expect(JSON.stringify(whole)).toContain(former)
    expect(JSON.stringify(whole)).not.toContain('Former')
  })

  it('has no records of requests without effect', async () => {
    const role = await makeRole()
    vi.spyOn(Calls.prototype, 'transactWrite').mockRejectedValue(new Error('killed'))
    await put(`/role/${role}`, { token: anna, json: { permissions: [], roleName: 'late' } })
    vi.restoreAllMocks()
    await put(`/role/${role}?dryRun=true`, {
      token: anna,
      json: { permissions: [], roleName: 'dry' },
    })

    expect(summaryOf(await trail(`object=ROLE_DEFINITION/${role}`))).toHaveLength(1)
  })
})

describe('the trail of a user', () => {
  it('contains the actions of the user, the newest first, in pages', async () => {
    const dora = await service.createUser('dora')
    const roles = [await makeRole(dora), await makeRole(dora), await makeRole(dora)]
    const first = await service.request(`GET ${S}/audit?actor=dora&limit=2`, { token: dora })
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
    const rest = await service.request(`GET ${next}`, { token: dora })
    const all = [...(first.body as readonly Recorded[]), ...(rest.body as readonly Recorded[])]

    expect((first.body as readonly Recorded[]).length).toBe(2)
    expect(all.map(({ objectId }) => objectId)).toEqual(roles.reverse())
    expect((await service.request(`GET ${next}`, { token: service.adminToken })).status).toBe(400)
  })

  it('leaves out records that the caller may no longer read', async () => {
    const role = await makeRole()
    const before = await trail('actor=anna')
    await put(`/ownership/ROLE_DEFINITION/${role}`, {
      token: anna,
      json: { username: 'bert', groupId: null },
    })
    const after = await trail('actor=anna')

    expect(before.map(({ objectId }) => objectId)).toContain(role)
    expect(after.map(({ objectId }) => objectId)).not.toContain(role)
    expect(
      (await trail('actor=anna', service.adminToken)).map(({ objectId }) => objectId),
    ).toContain(role)
  })
})

describe('the caller', () => {
  it.each([
    ['nobody', undefined, 401],
    ['somebody else', () => bert, 403],
    ['the owner', () => anna, 200],
    ['an administrator', () => service.adminToken, 200],
  ] as const)('as %s', async (_, token, status) => {
    const role = await makeRole()
    for (const query of [`object=ROLE_DEFINITION/${role}`, 'actor=anna']) {
      const reply = await service.request(
        `GET ${S}/audit?${query}`,
        token === undefined ? {} : { token: token() },
      )
      expect(reply.status).toBe(status)
    }
  })

  it.each([
    ['USER:CHANGE_ACL', 403],
    ['USER:READ', 403],
    ['USER:CHANGE_ACL,READ', 200],
  ])(
    'with %s only gets %i, because the trail contains data of users',
    async (permission, status) => {
      const asker = permission.toLowerCase().replace(/\W/g, '-')
      const token = await service.createUser(asker)
      const role = await makeRole(service.adminToken)
      await put(`/role/${role}`, {
        token: service.adminToken,
        json: { permissions: [permission], roleName: asker },
      })
      const given = `/add_role_to_user?username=${asker}&role_definition_id=${role}`
      await put(given, { token: service.adminToken })
      const replies = await Promise.all(
        ['object=USER/anna', 'actor=anna'].map((query) =>
          service.request(`GET ${S}/audit?${query}`, { token }),
        ),
      )

      expect(replies.map((reply) => reply.status)).toEqual([status, status])
    },
  )

  it.each([
    ['', 'object'],
    ['object=ROLE_DEFINITION/x&actor=anna', 'object'],
    ['object=ROLE_DEFINITION', 'object'],
    ['object=role/x', 'object'],
    ['object=*/x', 'object'],
    ['actor=anna&limit=101', 'limit'],
  ])('must name one subject: %s', async (query, parameter) => {
    const { status, body } = await service.request(`GET ${S}/audit?${query}`, { token: anna })
    expect([status, body]).toMatchObject([400, { errors: [{ parameter }] }])
  })

  it('gets the same response for a missing user', async () => {
    const ask = (token: string) => service.request(`GET ${S}/audit?actor=nobody-here`, { token })
    expect([(await ask(anna)).status, (await ask(service.adminToken)).status]).toEqual([403, 404])
  })
})
