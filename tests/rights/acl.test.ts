import { describe, expect, it } from 'vitest'
import { newId, unusedId } from '../../harness/ids.ts'
import { S } from '../../scripts/requests/paths.ts'
import type { AclEntry } from '#values/security.ts'
import { putRole } from '#access/items/roles.ts'
import { useTestService } from '../support/useTestService.ts'
import { securitySetup } from '../support/securitySetup.ts'

const service = await useTestService()
const setup = securitySetup(service)
/** A user whose only member is `member`. */

const ownerToken = await service.createUser('owner')
const memberToken = await service.createUser('member')
const groupId = await setup.makeGroup({ name: 'crew', members: ['member'] })

let count = 0
const newEvent = async (acl: readonly AclEntry[] = []): Promise<string> => {
  const id = `event-${String((count += 1))}`
  await setup.secure({ type: 'EVENT', id }, { owner: 'owner', acl })
  return id
}

const put = (id: string, json: unknown, token = ownerToken) =>
  service.request(`PUT ${S}/ownership/EVENT/${id}/acl`, { token, json })

const putAcl = (id: string, acl: readonly unknown[], token = ownerToken) => put(id, { acl }, token)

const read = (id: string, token = service.adminToken) =>
  service.request(`GET ${S}/ownership/EVENT/${id}/acl`, { token })

const aclOf = async (id: string): Promise<unknown> =>
  ((await read(id)).body as { readonly acl: unknown }).acl

const success = { responseStatus: 'true', responseMessage: 'ACL changed successfully' }

describe('an access control list', () => {
  it('is empty, replaced as a whole, and emptied', async () => {
    const id = await newEvent()
    const acl = [
      { groupId, actions: ['READ', '!DELETE'] },
      { groupId: null, actions: ['READ'] },
    ]

    const before = await read(id)
    const changed = await put(id, { acl, displayName: 'Kiel Week' })
    const after = await read(id)
    const replaced = await putAcl(id, [{ groupId, actions: ['UPDATE'] }])
    const replacedAcl = await read(id)
    const removed = await service.request(`DELETE ${S}/ownership/EVENT/${id}/acl`, {
      token: ownerToken,
    })

    const empty = { objectType: 'EVENT', objectId: id, displayName: null, acl: [] }
    expect(before.body).toEqual(empty)
    expect([changed.body, replaced.body, removed.body]).toEqual([success, success, success])
    expect(after.body).toEqual({ ...empty, displayName: 'Kiel Week', acl })
    expect(replacedAcl.body).toEqual({ ...empty, acl: [{ groupId, actions: ['UPDATE'] }] })
    expect((await read(id)).body).toEqual(empty)
  })

  it('of an object that never had an owner is created by an administrator', async () => {
    const byAdmin = await putAcl('unowned', [{ groupId, actions: ['READ'] }], service.adminToken)

    expect(byAdmin.status).toBe(200)
    expect((await read('unowned', memberToken)).status).toBe(200)
    expect((await read('unowned', ownerToken)).status).toBe(403)
  })

  it('merges the entries for one group', async () => {
    const id = await newEvent()

    await putAcl(id, [
      { groupId, actions: ['READ', 'READ'] },
      { groupId: null, actions: ['READ'] },
      { groupId, actions: ['UPDATE', '!DELETE'] },
    ])

    expect(await aclOf(id)).toEqual([
      { groupId, actions: ['READ', 'UPDATE', '!DELETE'] },
      { groupId: null, actions: ['READ'] },
    ])
  })

  it('takes the object from the path, and not from the body', async () => {
    const id = await newEvent()
    const other = await newEvent([{ groupId, actions: ['READ'] }])
    const body = { objectType: 'REGATTA', objectId: other, id: other, displayName: other, acl: [] }

    const reply = await put(id, body)

    expect(reply.status).toBe(200)
    expect(await aclOf(other)).toEqual([{ groupId, actions: ['READ'] }])
    expect((await read(id)).body).toMatchObject({ objectType: 'EVENT', objectId: id, acl: [] })
  })

  it('hides entries for deleted groups, and grants them nothing', async () => {
    const id = await newEvent()
    const brief = await setup.makeGroup({ name: 'brief', members: ['member'] })
    await putAcl(id, [{ groupId: brief, actions: ['READ'] }])
    const before = await read(id, memberToken)

    await setup.removeGroup(brief)

    expect(before.status).toBe(200)
    expect((await read(id, memberToken)).status).toBe(403)
    expect(await aclOf(id)).toEqual([])
  })

  it('is sent back by a user who cannot lift its denials, without those for deleted groups', async () => {
    const token = await service.createUser('steward')
    const steward = { id: newId(), name: 'steward', permissions: ['EVENT:CHANGE_ACL,READ'] }
    await setup.newStore().write([putRole(steward, 'absent')])
    await setup.assignRole('steward', { roleId: steward.id })
    const brief = await setup.makeGroup({ name: 'short-lived' })
    const id = await newEvent([
      { groupId: brief, actions: ['!UPDATE'] },
      { groupId, actions: ['!UPDATE'] },
    ])
    const denial = { groupId, actions: ['!UPDATE'] }

    const lifted = await putAcl(id, [denial], token)
    await setup.removeGroup(brief)
    const sentBack = await putAcl(id, (await aclOf(id)) as AclEntry[], token)
    const emptied = await putAcl(id, [], token)

    expect([lifted.status, sentBack.status, emptied.status]).toEqual([403, 200, 403])
    expect(await aclOf(id)).toEqual([denial])
  })
})

describe('an invalid access control list', () => {
  it('contains a missing group: all of them are named, in both forms', async () => {
    const id = await newEvent([{ groupId, actions: ['READ'] }])

    const reply = await putAcl(id, [
      { groupId, actions: ['READ'] },
      { groupId: unusedId, actions: ['READ'] },
      { groupId: unusedId.replace('8', '9'), actions: [] },
    ])

    const text = `UserGroup with ID ${unusedId} Not found`
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({
      code: 'unknown-reference',
      detail: text,
      responseStatus: 'false',
      responseMessage: text,
      errors: [{ pointer: '/acl/1/groupId' }, { pointer: '/acl/2/groupId' }],
    })
    expect(await aclOf(id)).toEqual([{ groupId, actions: ['READ'] }])
  })

  it.each(['!!READ', '! READ', '!', '', 'read', 'READ,UPDATE', '**', '!READ ', 'EVENT:READ', '1'])(
    'contains the action `%s`',
    async (action) => {
      const id = await newEvent()

      const reply = await putAcl(id, [{ groupId: null, actions: ['READ', action] }])

      expect(reply.status).toBe(400)
      expect(reply.body).toMatchObject({ errors: [{ pointer: '/acl/0/actions/1' }] })
      expect(await aclOf(id)).toEqual([])
    },
  )

  it.each([
    ['no list', { displayName: 'Kiel Week' }, '/acl'],
    ['null', { acl: null }, '/acl'],
    ['an object', { acl: { groupId: null, actions: [] } }, '/acl'],
    ['an entry without a group', { acl: [{ actions: ['READ'] }] }, '/acl/0/groupId'],
    ['an entry without actions', { acl: [{ groupId: null }] }, '/acl/0/actions'],
    ['the name of a group', { acl: [{ groupId: 'crew', actions: [] }] }, '/acl/0/groupId'],
    [
      'more than a hundred entries',
      { acl: Array.from({ length: 101 }, () => ({ groupId: null, actions: [] })) },
      '/acl',
    ],
  ])('contains %s', async (_, json, pointer) => {
    const id = await newEvent()

    const reply = await put(id, json)

    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ code: 'invalid-input', errors: [{ pointer }] })
  })
})
