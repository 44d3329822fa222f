/** Audit responses name only users, groups and objects that the caller may read. */
import { describe, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { landscape, region } from '../support/landscape.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeEvent } from '../support/sailing.ts'

interface Shown {
  readonly username: string | null
  readonly usernameWithheld?: boolean
  readonly objectType: string | null
  readonly objectId: string | null
  readonly changes: readonly {
    readonly what: string
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
await service.createUser('carl')

const trail = async (query: string, token: string): Promise<readonly Shown[]> => {
  const { status, body } = await service.request(`GET ${S}/audit?${query}`, { token })
  expect(status).toBe(200)
  return body as readonly Shown[]
}

const put = async (path: string, token: string, json: object = {}) => {
  const { status, text } = await service.request(`PUT ${S}${path}`, { token, json })
  expect([path, status < 300, text]).toEqual([path, true, expect.any(String)])
}

const { createGroup, createRole } = service

/** Grants READ on the user to everybody. */
const publish = (name: string) =>
  put(`/ownership/USER/${name}/acl`, service.adminToken, {
    acl: [{ groupId: null, actions: ['READ'] }],
  })

const giveRole = (name: string, role: string, qualifier: object = {}) => {
  const query = new URLSearchParams({ username: name, role_definition_id: role, ...qualifier })
  return put(`/add_role_to_user?${query.toString()}`, service.adminToken)
}

const fieldsOf = (records: readonly Shown[], wanted: string): readonly unknown[] =>
  records.flatMap(({ changes }) =>
    changes.flatMap(({ fields }) =>
      fields.filter(({ name }) => name === wanted).map(({ after }) => after),
    ),
  )

describe('names in the trail of an object', () => {
  it('are those of members and authors whom the caller may read', async () => {
    const groupId = await createGroup(anna, 'crew')
    await service.createUser('seen')
    await publish('seen')
    for (const name of ['bert', 'seen']) {
      await put(`/usergroup/${groupId}/user/${name}`, service.adminToken)
    }
    const ask = async (token: string) =>
      (await trail(`object=USER_GROUP/${groupId}`, token)).map((record) => [
        record.username,
        record.usernameWithheld,
        record.changes.map(({ what, name }) => `${what} ${name ?? '-'}`).join(),
      ])
    const { body } = await service.request(`GET ${S}/usergroup/${groupId}`, { token: anna })

    expect((body as { readonly users: readonly string[] }).users).toEqual(['anna', 'seen'])
    expect(await ask(anna)).toEqual([
      [null, true, 'membership seen'],
      [null, true, 'membership -'],
      ['anna', undefined, expect.stringContaining('membership anna')],
    ])
    expect(await ask(service.adminToken)).toEqual([
      ['admin', undefined, 'membership seen'],
      ['admin', undefined, 'membership bert'],
      ['anna', undefined, expect.stringContaining('membership anna')],
    ])
  })

  it('are those of owners whom the caller may read, and of the present owner', async () => {
    const role = await createRole(anna)
    const path = `/ownership/ROLE_DEFINITION/${role}`
    const readers = { acl: [{ groupId: null, actions: ['READ', 'CHANGE_ACL'] }] }
    await put(`${path}/acl`, anna, readers)
    for (const username of ['carl', 'bert']) await put(path, service.adminToken, { username })
    const owners = async (token: string) =>
      fieldsOf(await trail(`object=ROLE_DEFINITION/${role}`, token), 'username')
    const expectedReference = (name: string) => ({ name, userId: expect.any(String) as string })

    expect(await owners(anna)).toEqual([
      expectedReference('bert'),
      'set',
      expectedReference('anna'),
    ])
    expect(await owners(service.adminToken)).toEqual(
      ['bert', 'carl', 'anna'].map(expectedReference),
    )
  })

  it('are those of groups that the caller may read, and of the present list', async () => {
    const role = await createRole(anna)
    const former = await createGroup(bert, 'former')
    const present = await createGroup(bert, 'present')
    const deleted = await createGroup(anna, 'deleted')
    for (const groupId of [former, deleted, present]) {
      await put(`/ownership/ROLE_DEFINITION/${role}/acl`, anna, {
        acl: [{ groupId, actions: ['READ'] }],
      })
    }
    await service.request(`DELETE ${S}/usergroup/${deleted}`, { token: service.adminToken })
    const lists = async (token: string) =>
      fieldsOf(await trail(`object=ROLE_DEFINITION/${role}`, token), 'acl')
    const entry = (groupId: string) => [{ groupId, actions: ['READ'] }]

    // The caller is still listed as a member of the deleted group, and knew it.
    expect(await lists(anna)).toEqual([entry(present), entry(deleted), entry('set')])
    expect(await lists(service.adminToken)).toEqual([present, deleted, former].map(entry))
  })

  it('are those of groups and qualifiers of a user that the caller may read', async () => {
    await service.createUser('dora')
    const reader = await service.createUser('reader')
    const role = await createRole(service.adminToken, 'USER:CHANGE_ACL,READ:dora')
    await giveRole('reader', role)
    const groupId = await createGroup(bert, 'harbour')
    const empty = await createRole(service.adminToken)
    await put(`/usergroup/${groupId}/user/dora`, service.adminToken)
    await giveRole('dora', empty, { qualifying_username: 'carl' })
    await giveRole('dora', empty, { qualifying_group_id: groupId })
    const ask = (token: string) => trail('object=USER/dora', token)
    const [byReader, byAdmin] = [await ask(reader), await ask(service.adminToken)]
    const lastOf = (records: readonly Shown[], name: string) =>
      (fieldsOf(records, name)[0] as readonly unknown[]).slice(-2)
    const shared = { roleId: empty, transitive: true }

    expect(lastOf(byReader, 'roles')).toEqual([
      { ...shared, qualifyingGroupId: null, qualifyingUserId: 'set' },
      {
        ...shared,
        qualifyingGroupId: 'set',
        qualifyingUserId: null,
        qualifyingUserName: null,
      },
    ])
    expect(lastOf(byReader, 'groups')).toEqual(['set', 'set'])
    expect(lastOf(byAdmin, 'roles')).toMatchObject([
      { qualifyingUserName: 'carl' },
      { qualifyingGroupId: groupId },
    ])
    expect(lastOf(byAdmin, 'groups')).toContain(groupId)
    for (const hidden of ['carl', groupId, 'admin']) {
      expect([hidden, JSON.stringify(byReader).includes(hidden)]).toEqual([hidden, false])
    }
  })

  it('do not include a former user whose name another user has', async () => {
    const role = await createRole(anna)
    const former = await service.createUser('felix')
    const acl = [{ groupId: null, actions: ['READ', 'UPDATE', 'CHANGE_ACL'] }]
    await put(`/ownership/ROLE_DEFINITION/${role}/acl`, anna, { acl })
    await put(`/role/${role}`, former, { permissions: [], roleName: 'changed' })
    const authors = async () =>
      (await trail(`object=ROLE_DEFINITION/${role}`, anna)).map(({ username }) => username)
    await publish('felix')
    const before = await authors()
    await service.request(`DELETE ${S}/user?username=felix`, { token: service.adminToken })
    await service.createUser('felix')
    await publish('felix')

    expect([before[0], (await authors())[0]]).toEqual(['felix', null])
  })
})

describe('the trail of an actor', () => {
  it('leaves out a deleted SSH key whose name belongs to another user now', async () => {
    const { addKey, deleteKey } = landscape(service)
    const object = (records: readonly Shown[]) =>
      records.filter(({ objectType }) => objectType === 'SSH_KEY')
    await addKey(anna, 'shared-name')
    const own = object(await trail('actor=anna', anna))
    await deleteKey(anna, 'shared-name')
    const gone = object(await trail('actor=anna', anna))
    await addKey(bert, 'shared-name')
    const acl = [{ groupId: null, actions: ['READ', 'CHANGE_ACL'] }]
    await put(`/ownership/SSH_KEY/acl?id=${region}&id=shared-name`, bert, { acl })

    expect([own.length, gone.length]).toEqual([1, 0])
    expect(object(await trail('actor=anna', anna))).toEqual([])
    expect(object(await trail('actor=anna', service.adminToken))).toHaveLength(2)
    const object2 = encodeURIComponent(`SSH_KEY/${own[0]?.objectId ?? ''}`)
    expect(await trail(`object=${object2}`, anna)).toHaveLength(2)
  })

  it('has no record of an object that its own trail does not have', async () => {
    const token = await service.createUser('gustav')
    await makeEvent(service, token, { numberofraces: 1 })
    const lost = await createRole(token)
    await put(`/ownership/ROLE_DEFINITION/${lost}`, service.adminToken, {
      username: 'bert',
      groupId: null,
    })
    await service.createUser('otto')
    await service.request(`DELETE ${S}/user?username=otto`, { token: service.adminToken })
    const records = await trail('actor=gustav', token)
    const objects = new Set(
      records.map(({ objectType, objectId }) => `${objectType ?? ''}/${objectId ?? ''}`),
    )

    expect(objects).not.toContain(`ROLE_DEFINITION/${lost}`)
    expect([...objects].map((text) => text.split('/')[0]).sort()).toEqual([
      'EVENT',
      'LEADERBOARD',
      'REGATTA',
    ])
    for (const text of objects) {
      const own = await trail(`object=${encodeURIComponent(text)}`, token)
      const visible = records.filter(
        ({ objectType, objectId }) => `${objectType ?? ''}/${objectId ?? ''}` === text,
      )
      expect(own).toEqual(expect.arrayContaining(visible))
    }
  })
})
