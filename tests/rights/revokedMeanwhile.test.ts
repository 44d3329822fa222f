/** A permission to grant is revoked at the very moment when it is used. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Reply } from '../../scripts/requests/requests.ts'
import { S } from '../../scripts/requests/paths.ts'
import { beforeNextTransaction } from '../support/beforeNextTransaction.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const tokens: Record<string, string> = {}
const meanwhile = beforeNextTransaction(service)
beforeAll(async () => {
  for (const name of ['deputy', 'friend', 'other']) tokens[name] = await service.createUser(name)
}, 60_000)

const byAdmin = (route: string, json?: object) =>
  service.request(route, { token: service.adminToken, ...(json === undefined ? {} : { json }) })
const idIn = ({ body }: Reply, name: string) => (body as Readonly<Record<string, string>>)[name]

/** A transitive role that manages groups, and a group of the administrator. */
let managerRole: string
let groupId: string
let groups = 0
beforeEach(async () => {
  const made = await byAdmin(`POST ${S}/role`, { roleName: 'manager' })
  managerRole = idIn(made, 'id') ?? ''
  const permissions = ['USER_GROUP,ROLE_DEFINITION:READ,UPDATE']
  await byAdmin(`PUT ${S}/role/${managerRole}`, { permissions })
  groups += 1
  const group = await byAdmin(`PUT ${S}/usergroup`, { groupName: `club ${groups}` })
  groupId = idIn(group, 'groupId') ?? ''
})

const assign = (how: 'add_role_to' | 'remove_role_from', username: string, token: string) =>
  service.request(`PUT ${S}/${how}_user`, {
    token,
    form: { username, role_definition_id: managerRole },
  })
const own = (groupOwner: string) =>
  byAdmin(`PUT ${S}/ownership/USER_GROUP/${groupId}`, { username: groupOwner })

/** The grant source of the deputy, and its revocation. */
const sources = [
  {
    what: 'an own role',
    give: () => assign('add_role_to', 'deputy', service.adminToken),
    end: () => assign('remove_role_from', 'deputy', service.adminToken),
    grants: ['gives the role', 'adds a member', 'attaches the role'],
  },
  {
    what: 'ownership of the group',
    give: () => own('deputy'),
    end: () => own('admin'),
    grants: ['adds a member'],
  },
]

const grant = (how: string, token = tokens.deputy ?? ''): Promise<Reply> => {
  if (how === 'gives the role') return assign('add_role_to', 'friend', token)
  const member = `PUT ${S}/usergroup/${groupId}/user/friend`
  const role = `PUT ${S}/usergroup/${groupId}/role/${managerRole}`
  return service.request(how === 'adds a member' ? member : role, { token, json: {} })
}

const cases = sources.flatMap(({ grants, ...source }) => grants.map((how) => ({ ...source, how })))

describe.each(cases)('a deputy who $how by $what', ({ how, give, end }) => {
  it('is refused when the permission is revoked meanwhile', async () => {
    await give()
    meanwhile(end)

    const late = await grant(how)
    const again = await grant(how, service.adminToken)

    // Without the permission, the role is not readable either.
    expect([403, 404]).toContain(late.status)
    // The administrator could not give the role if it had been given already.
    expect(again.status).toBe(200)
  })

  it('can grant while the permission lasts, whatever strangers do meanwhile', async () => {
    await give()
    // The first grant of a stranger marks the item of the user.
    await giveEmptyRole()
    meanwhile(giveEmptyRole)

    expect(await grant(how)).toMatchObject({ status: 200 })
    await end()
  })
})

const giveEmptyRole = async (): Promise<void> => {
  const token = tokens.other ?? ''
  const made = await service.request(`POST ${S}/role`, { token, form: { roleName: 'empty' } })
  const form = { username: 'deputy', role_definition_id: idIn(made, 'id') ?? '' }
  const given = await service.request(`PUT ${S}/add_role_to_user`, { token, form })
  expect(given.status).toBe(200)
}

it('can give oneself grantable roles', async () => {
  await assign('add_role_to', 'deputy', service.adminToken)
  const form = {
    username: 'deputy',
    role_definition_id: managerRole,
    qualifying_group_id: groupId,
  }

  const given = await service.request(`PUT ${S}/add_role_to_user`, {
    token: tokens.deputy ?? '',
    form,
  })

  expect(given.status).toBe(200)
})

it('makes nobody the owner by a permission that is revoked meanwhile', async () => {
  const [id, stranger] = ['cup', tokens.other ?? '']
  const helper = await service.createUser('helper')
  const made = await byAdmin(`POST ${S}/role`, { roleName: 'giver' })
  const giver = idIn(made, 'id') ?? ''
  const permissions = ['ROLE_DEFINITION:READ', `EVENT:READ,CHANGE_OWNERSHIP:${id}`]
  await byAdmin(`PUT ${S}/role/${giver}`, { permissions })
  const group = await byAdmin(`PUT ${S}/usergroup`, { groupName: 'owners' })
  const owners = idIn(group, 'groupId') ?? ''
  // Members use the role of the group, and cannot pass it on.
  await byAdmin(`PUT ${S}/usergroup/${owners}/role/${giver}`, {})
  await byAdmin(`PUT ${S}/usergroup/${owners}/user/helper`)
  await byAdmin(`PUT ${S}/ownership/EVENT/${id}`, { groupId: owners })
  const transitive = { username: 'other', role_definition_id: giver, transitive: true }
  await byAdmin(`PUT ${S}/add_role_to_user`, transitive)
  const form = { username: 'helper', role_definition_id: giver, transitive: 'true' }
  const given = await service.request(`PUT ${S}/add_role_to_user`, { token: stranger, form })
  const giveAway = (username: string) =>
    service.request(`PUT ${S}/ownership/EVENT/${id}`, {
      token: helper,
      json: { username },
    })

  const timely = await giveAway('friend')
  meanwhile(() => service.request(`PUT ${S}/remove_role_from_user`, { token: stranger, form }))
  const late = await giveAway('helper')

  expect([given.status, timely.status, late.status]).toEqual([200, 200, 403])
  const { body } = await byAdmin(`GET ${S}/ownership/EVENT/${id}`)
  expect(body).toMatchObject({ username: 'friend' })
})
