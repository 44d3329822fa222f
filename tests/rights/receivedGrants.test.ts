/** Roles and memberships from strangers: they count, and they never block the user. */
import { describe, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { findViolations } from '../../scripts/tableRules/rules.ts'
import { readAllItems } from '../../scripts/tableItems.ts'
import { useTestService } from '../support/useTestService.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { newStranger } from '../support/stranger.ts'

const service = await useTestService()
const setup = securitySetup(service)
const sam = await newStranger(service, 'sam')

const rolesOf = async (name: string): Promise<readonly (readonly [string, boolean])[]> => {
  const { body } = await service.request(`GET ${S}/get_roles_for_user?username=${name}`, {
    token: service.adminToken,
  })
  return (
    body as readonly { readonly role_definition_id: string; readonly transitive: boolean }[]
  ).map((role) => [role.role_definition_id, role.transitive])
}
const hasRole = async (name: string, roleId: string) =>
  (await rolesOf(name)).filter(([id]) => id === roleId).map(([, transitive]) => transitive)
const byAdmin = (
  what: 'add_role_to_user' | 'remove_role_from_user',
  form: Record<string, string>,
) => service.request(`PUT ${S}/${what}`, { token: service.adminToken, form })
const groupsOf = async (token: string): Promise<string> =>
  (await service.request(`GET ${S}/usergroup/list/groupsUserIsPartOf`, { token })).text
const membersOf = async (groupId: string): Promise<unknown> => {
  const route = `GET ${S}/usergroup/${groupId}`
  const { body } = await service.request(route, { token: service.adminToken })
  return (body as { readonly users: unknown }).users
}

describe('a role from a stranger', () => {
  it('counts from the next request on, until it is revoked', async () => {
    const token = await service.createUser('ann')
    const { token: owner } = sam
    const roleId = await sam.newRole()
    const json = { permissions: ['BOAT:READ'] }
    await service.request(`PUT ${S}/role/${roleId}`, { token: owner, json })
    await service.request(`PUT ${S}/ownership/BOAT/of-sam`, {
      token: service.adminToken,
      json: { username: 'sam' },
    })
    const form = { username: 'ann', role_definition_id: roleId, qualifying_username: 'sam' }
    const may = async () =>
      (await service.request(`GET ${S}/ownership/BOAT/of-sam`, { token })).status

    const before = await may()
    await service.request(`PUT ${S}/add_role_to_user`, { token: owner, form })
    const inside = await may()
    const { text } = await service.request(
      `GET ${S}/users_with_permission?permission=BOAT:READ:of-sam`,
      { token: service.adminToken },
    )
    await service.request(`PUT ${S}/remove_role_from_user`, { token: owner, form })

    expect([before, inside, await may()]).toEqual([403, 200, 403])
    expect(text).toContain('ann')
  })

  it('is not in the item of the user, which is written once', async () => {
    await service.createUser('bea')
    const [first, second] = [await sam.newRole(), await sam.newRole()]
    const groupId = await sam.newGroup()

    await sam.give('bea', first)
    const { item } = await setup.userNamed('bea')
    const replies = [
      await sam.give('bea', second),
      await sam.give('bea', second, false),
      await sam.give('bea', second, true),
      await sam.add('bea', groupId),
      await sam.remove('bea', groupId),
      await sam.take('bea', first),
    ]
    const after = await setup.userNamed('bea')

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 204, 200])
    expect(after.item.writeId).toBe(item.writeId)
    expect(after.own.assignments).toHaveLength(2)
    expect(await hasRole('bea', second)).toEqual([true])
  })

  it('moves into the item of the user when an administrator gives it, and can still be revoked', async () => {
    await service.createUser('cid')
    const roleId = await sam.newRole()
    await sam.give('cid', roleId, false)

    await byAdmin('add_role_to_user', { username: 'cid', role_definition_id: roleId })
    const moved = await setup.userNamed('cid')
    const listed = await hasRole('cid', roleId)
    const lowered = await sam.give('cid', roleId, false)
    const once = await hasRole('cid', roleId)
    const taken = await sam.take('cid', roleId)

    expect(moved.own.assignments).toHaveLength(3)
    expect([listed, lowered.status, once]).toEqual([[true], 200, [false]])
    expect([taken.status, await hasRole('cid', roleId)]).toEqual([200, []])
  })

  it('can be revoked by an administrator, and given again', async () => {
    await service.createUser('dan')
    const roleId = await sam.newRole()
    const form = { username: 'dan', role_definition_id: roleId }

    await sam.give('dan', roleId)
    const taken = await byAdmin('remove_role_from_user', form)
    const without = await hasRole('dan', roleId)
    const again = await sam.take('dan', roleId)
    await sam.give('dan', roleId)

    expect([taken.status, without, again.status]).toEqual([200, [], 404])
    expect(await hasRole('dan', roleId)).toEqual([true])
  })
})

describe('a membership from a stranger', () => {
  it('is listed on both sides, until the stranger revokes it', async () => {
    const token = await service.createUser('eva')
    const groupId = await sam.newGroup()

    await sam.add('eva', groupId)
    const again = await sam.add('eva', groupId)
    const inside = [await groupsOf(token), await membersOf(groupId)]
    await sam.remove('eva', groupId)

    expect(again.status).toBe(400)
    expect(inside).toEqual([expect.stringContaining(groupId), ['eva', 'sam']])
    expect(await groupsOf(token)).not.toContain(groupId)
    expect(await membersOf(groupId)).toEqual(['sam'])
  })

  it('becomes a regular one when an administrator adds the user', async () => {
    const token = await service.createUser('fay')
    const groupId = await sam.newGroup()
    const add = () =>
      service.request(`PUT ${S}/usergroup/${groupId}/user/fay`, { token: service.adminToken })
    await sam.add('fay', groupId)

    const added = [await add(), await add(), await sam.add('fay', groupId)]
    const { own } = await setup.userNamed('fay')
    const removed = await sam.remove('fay', groupId)

    expect(added.map(({ status }) => status)).toEqual([200, 400, 400])
    expect(own.groupIds).toContain(groupId)
    expect([removed.status, await membersOf(groupId)]).toEqual([204, ['sam']])
    expect(await groupsOf(token)).not.toContain(groupId)
  })
})

describe('a caller who may update the user', () => {
  it('is not a stranger, for example a member of the owning group with a role there', async () => {
    const { request } = service
    const form = { username: 'gil', password: 'reaching-on-port-7' }
    await request(`POST ${S}/create_user`, { token: sam.token, form })
    const roleId = await sam.newRole()

    await sam.give('gil', roleId)

    const { own, received } = await setup.userNamed('gil')
    expect(own.assignments.map((assignment) => assignment.roleId)).toContain(roleId)
    expect([own.hasReceived, received.grants]).toEqual([false, []])
  })
})

describe('a deleted user', () => {
  it('leaves no received roles to a new user of the name', async () => {
    await service.createUser('hal')
    const [roleId, groupId] = [await sam.newRole(), await sam.newGroup()]
    await sam.give('hal', roleId)
    await sam.add('hal', groupId)

    const route = `DELETE ${S}/user?username=hal`
    const dry = await service.request(`${route}&dryRun=true`, { token: service.adminToken })
    await service.request(route, { token: service.adminToken })
    const members = await membersOf(groupId)
    const token = await service.createUser('hal')
    const before = [await hasRole('hal', roleId), (await groupsOf(token)).includes(groupId)]
    await sam.give('hal', roleId)

    expect(dry.body).toMatchObject({
      deleted: expect.arrayContaining([
        expect.objectContaining({ what: 'receivedGrants', id: 'hal' }),
        expect.objectContaining({ what: 'membership', name: 'hal' }),
      ]) as unknown,
    })
    expect(members).toEqual(['sam'])
    expect(before).toEqual([[], false])
    expect(await hasRole('hal', roleId)).toEqual([true])
  })
})

describe('the trails', () => {
  const trailOf = async (object: string) => {
    const route = `GET ${S}/audit?object=${object}`
    const { body } = await service.request(route, { token: service.adminToken })
    return (
      body as readonly {
        readonly username: string
        readonly changes: readonly { readonly what: string; readonly change: string }[]
      }[]
    ).map(({ username, changes }) => [
      username,
      ...changes.map(({ what, change }) => `${what} ${change}`),
    ])
  }

  it('contain the grants and revocations of strangers, and the roles that the user gave back', async () => {
    const token = await service.createUser('ida')
    const [one, two] = [await sam.newGroup(), await sam.newGroup()]
    await sam.add('ida', one)
    await sam.remove('ida', one)
    await sam.add('ida', two)
    await service.request(`DELETE ${S}/usergroup/${two}/user/ida`, { token: service.adminToken })
    await sam.add('ida', two)
    await service.request(`DELETE ${S}/user?username=ida`, { token })

    expect((await trailOf(`USER_GROUP/${one}`)).slice(0, 2)).toEqual([
      ['sam', 'membership deleted'],
      ['sam', 'membership created'],
    ])
    expect((await trailOf(`USER_GROUP/${two}`)).slice(0, 3)).toEqual([
      ['sam', 'membership created'],
      ['admin', 'membership deleted'],
      ['sam', 'membership created'],
    ])
    const user = (await trailOf('USER/ida')).map(([, ...changes]) => changes)
    expect(user.slice(0, 2).flat().sort()).toEqual([
      'object deleted',
      'ownership deleted',
      'receivedGrants deleted',
    ])
    expect(user.slice(2, 7)).toEqual([
      ['receivedGrants changed'],
      ['object changed'],
      ['receivedGrants changed'],
      ['receivedGrants changed'],
      ['receivedGrants created'],
    ])
  })
})

it('does not hide an administrator who is one by a role from a stranger', async () => {
  const token = await service.createUser('joe')
  await setup.secure(
    { type: 'USER', id: 'joe' },
    { owner: 'joe', acl: [{ groupId: null, actions: ['!UPDATE'] }] },
  )
  const form = { username: 'joe', role_definition_id: predefinedRoles.admin.id }

  await byAdmin('add_role_to_user', form)
  const { received } = await setup.userNamed('joe')
  const asked = await service.request(`GET ${S}/has_permission?permission=*`, { token })

  expect(received.grants).toHaveLength(1)
  expect(asked.body).toEqual([{ permission: '*', granted: true }])
})

it('leaves a table that satisfies all rules', async () => {
  const findings = findViolations(await readAllItems(service))

  // The setup of these tests writes the security of a user without an audit record.
  expect(findings.filter(({ rule }) => !rule.startsWith('every version'))).toEqual([])
})
