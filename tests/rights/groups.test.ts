/** Groups: their members, their roles, and the permissions from both. */
import { describe, expect, it } from 'vitest'
import { unusedId } from '../../harness/ids.ts'
import { S } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { unqualified } from '../../harness/storedUsers.ts'
import { membershipsMax } from '#rights/steps/memberships.ts'
import { changedUser } from '#access/items/users.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { useTestService } from '../support/useTestService.ts'

interface GroupReply {
  readonly groupId: string
  readonly groupName: string
  readonly users: readonly string[]
  readonly roles: readonly unknown[]
}

const viewer = predefinedRoles.sailingViewer

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

let count = 0
const makeGroup = async (token = ann): Promise<GroupReply> => {
  count += 1
  const json = { groupName: `club ${count}` }
  const { body } = await service.request(`PUT ${S}/usergroup`, { token, json })
  return body as GroupReply
}
const on = (groupId: string, rest = '') => `${S}/usergroup/${groupId}${rest}`

/** An event that only the group owns. */
const giveEvent = async (id: string, groupId: string) => {
  const { request, adminToken: token } = service
  await request(`PUT ${S}/ownership/EVENT/${id}`, { token, json: { groupId, username: null } })
}
const mayRead = async (token: string, id: string): Promise<number> =>
  (await service.request(`GET ${S}/ownership/EVENT/${id}`, { token })).status

describe('a group', () => {
  it('is created with its creator as member, who may use its objects', async () => {
    const { groupId, groupName, users, roles } = await makeGroup()
    await giveEvent('created', groupId)

    expect([groupName, users, roles]).toEqual([`club ${count}`, ['ann'], []])
    expect(await mayRead(ann, 'created')).toBe(200)
    expect(await mayRead(bob, 'created')).toBe(403)
  })

  it('is created by a user with fewer than a thousand roles', async () => {
    const token = await service.createUser('cora')
    const setup = securitySetup(service)
    const user = await setup.userNamed('cora')
    const role = { ...unqualified, roleId: viewer.id, transitive: true }
    const own = user.own.assignments
    const more = Array.from({ length: membershipsMax - own.length - 1 }, () => role)
    await setup.newStore().write([changedUser(user, { assignments: [...own, ...more] })])
    const create = (groupName: string) =>
      service.request(`PUT ${S}/usergroup`, { token, json: { groupName } })

    const last = await create('thousandth')
    const beyond = await create('beyond')

    expect([last.status, beyond.status]).toEqual([201, 400])
    expect(beyond.body).toMatchObject({ detail: 'You have 1000 roles, and cannot have more.' })
  })

  it('is read by its id and by its name', async () => {
    const made = await makeGroup()
    const { request } = service

    const byId = await request(`GET ${on(made.groupId)}`, { token: ann })
    const byName = await request(`GET ${S}/usergroup?groupName=club+${count}`, { token: ann })

    expect([byId.body, byName.body]).toEqual([made, made])
  })

  it('has a unique name', async () => {
    const { groupName } = await makeGroup()

    const again = await service.request(`PUT ${S}/usergroup`, { token: bob, json: { groupName } })

    expect([again.status, again.body]).toEqual([
      400,
      expect.objectContaining({ detail: 'Usergroup with this name already exists.' }),
    ])
  })

  it('is created once by fifty concurrent requests', async () => {
    const json = { groupName: 'everybody sends the same name' }
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => service.request(`PUT ${S}/usergroup`, { token: bob, json })),
    )

    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 400 || status === 409)).toHaveLength(49)
  })

  it('reports an invalid id or name', async () => {
    const asAdmin = { token: service.adminToken }
    const replies = [
      await service.request(`GET ${on(unusedId)}`, asAdmin),
      await service.request(`GET ${S}/usergroup?groupName=nobody`, asAdmin),
      await service.request(`GET ${on('42')}`, asAdmin),
      await service.request(`GET ${S}/usergroup`, asAdmin),
      await service.request(`PUT ${S}/usergroup`, { ...asAdmin, json: { groupName: ' x' } }),
    ]

    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
    expect(replies[0]?.body).toMatchObject({ detail: 'Usergroup with this id does not exist.' })
    expect(replies[1]?.body).toMatchObject({ detail: 'Usergroup with this name does not exist.' })
  })

  it('leaves nothing to a new group of its name', async () => {
    const { groupId, groupName } = await makeGroup()
    await giveEvent('orphan', groupId)
    await service.request(`PUT ${on(groupId, '/user/bob')}`, { token: ann })
    await service.request(`PUT ${on(groupId, `/role/${viewer.id}`)}`, {
      token: service.adminToken,
      json: { forAll: true },
    })

    const deleted = await service.request(`DELETE ${on(groupId)}`, { token: ann })
    const anew = await service.request(`PUT ${S}/usergroup`, { token: bob, json: { groupName } })

    expect([deleted.status, deleted.text, anew.status]).toEqual([204, '', 201])
    expect(anew.body).toMatchObject({ users: ['bob'], roles: [] })
    expect([await mayRead(ann, 'orphan'), await mayRead(bob, 'orphan')]).toEqual([403, 403])
    const { body } = await service.request(`GET ${S}/usergroup/list/groupsUserIsPartOf`, {
      token: ann,
    })
    expect(JSON.stringify(body)).not.toContain(groupId)
  })
})

describe('a member', () => {
  it('gets the permissions of the group on the next request, and loses them in the same way', async () => {
    const { groupId } = await makeGroup()
    await giveEvent('shared', groupId)
    const role = `/role/${predefinedRoles.user.id}`
    await service.request(`PUT ${on(groupId, role)}`, { token: ann, json: { forAll: 'false' } })

    const before = await mayRead(bob, 'shared')
    const added = await service.request(`PUT ${on(groupId, '/user/bob')}`, { token: ann })
    const inside = await mayRead(bob, 'shared')
    const removed = await service.request(`DELETE ${on(groupId, '/user/bob')}`, { token: ann })
    const after = await mayRead(bob, 'shared')

    expect([added.status, removed.status]).toEqual([200, 204])
    expect([before, inside, after]).toEqual([403, 200, 403])
  })

  it('is added once, and removed only if present', async () => {
    const { groupId } = await makeGroup()
    const add = (name: string) =>
      service.request(`PUT ${on(groupId, `/user/${name}`)}`, { token: ann })

    const replies = [
      await add('bob'),
      await add('bob'),
      await add('nobody-here'),
      await service.request(`DELETE ${on(groupId, '/user/admin')}`, { token: ann }),
    ]

    expect(replies.map(({ status }) => status)).toEqual([200, 400, 400, 400])
    expect(
      replies.slice(1).map(({ body }) => (body as { readonly detail: string }).detail),
    ).toEqual([
      'User is already in this group.',
      'User with this name does not exist.',
      'User is not in this group.',
    ])
  })

  it('is shown only to callers who may read the user, in pages', async () => {
    const { groupId } = await makeGroup()
    await service.request(`PUT ${on(groupId, '/user/bob')}`, { token: ann })

    const seenByAnn = await service.request(`GET ${on(groupId)}`, { token: ann })
    const token = service.adminToken
    const first = await service.request(`GET ${on(groupId, '?limit=1')}`, { token })
    const link = /<([^>]+)>; rel="next"/.exec(first.headers.link ?? '')?.[1] ?? ''
    const second = await service.request(`GET ${link}`, { token })
    const unchanged = await service.request(`GET ${on(groupId, '?limit=1')}`, {
      token,
      headers: { 'if-none-match': first.headers.etag ?? '' },
    })

    const next = expect.stringContaining('rel="next"') as string
    expect(unchanged).toMatchObject({ status: 304, headers: { link: next } })
    expect(seenByAnn.body).toMatchObject({ users: ['ann'] })
    expect([first.body, second.body]).toMatchObject([{ users: ['ann'] }, { users: ['bob'] }])
  })

  it('cannot be added by a user who does not hold the permissions of the group', async () => {
    const { groupId } = await makeGroup()
    const { adminToken } = service
    const adminRole = `/role/${predefinedRoles.admin.id}`
    await service.request(`PUT ${on(groupId, adminRole)}`, { token: adminToken, json: {} })
    // She still owns the group, but no longer has its roles.
    await service.request(`DELETE ${on(groupId, '/user/ann')}`, { token: ann })

    const byAnn = await service.request(`PUT ${on(groupId, '/user/bob')}`, { token: ann })
    const byAdmin = await service.request(`PUT ${on(groupId, '/user/bob')}`, { token: adminToken })

    expect([byAnn.status, byAdmin.status]).toEqual([403, 200])
  })
})

describe('a role of a group', () => {
  it('counts for members, or for everybody, on the objects of the group', async () => {
    const { groupId } = await makeGroup()
    await giveEvent('public', groupId)
    const path = on(groupId, `/role/${viewer.id}`)
    const attach = (forAll: unknown) =>
      service.request(`PUT ${path}`, { token: service.adminToken, json: { forAll } })

    await attach('false')
    const forMembers = await mayRead(bob, 'public')
    const detached = await service.request(`DELETE ${path}`, { token: ann })
    await attach(true)
    const forAll = await mayRead(bob, 'public')
    const { body } = await service.request(`GET ${on(groupId)}`, { token: ann })

    expect([forMembers, detached.status, forAll]).toEqual([403, 204, 200])
    expect(body).toMatchObject({
      roles: [{ roleId: viewer.id, roleName: viewer.name, forAll: true }],
    })
  })

  it('can be attached only by a user who holds it for the objects of the group', async () => {
    const { groupId } = await makeGroup()
    const attach = (roleId: string, token: string) =>
      service.request(`PUT ${on(groupId, `/role/${roleId}`)}`, { token, json: { forAll: true } })

    const replies = [
      await attach(predefinedRoles.admin.id, ann),
      await attach(predefinedRoles.user.id, ann),
      await attach(predefinedRoles.user.id, ann),
      await service.request(`DELETE ${on(groupId, `/role/${viewer.id}`)}`, { token: ann }),
    ]

    expect(replies.map(({ status }) => status)).toEqual([403, 200, 400, 400])
  })
})
