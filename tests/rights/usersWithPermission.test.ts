/** The users with a permission: each grant source, the input, and the visibility. */
import { describe, expect, it } from 'vitest'
import type { Reply } from '../../scripts/requests/requests.ts'
import { S } from '../../scripts/requests/paths.ts'
import type { AclEntry } from '#values/security.ts'
import { useTestService } from '../support/useTestService.ts'
import { securitySetup } from '../support/securitySetup.ts'

const service = await useTestService()
const setup = securitySetup(service)
const anna = await service.createUser('anna')
await service.createUser('bert')

const ask = (permission: string, token = service.adminToken, rest = ''): Promise<Reply> =>
  service.request(
    `GET ${S}/users_with_permission?permission=${encodeURIComponent(permission)}${rest}`,
    { token },
  )

const whoMay = async (permission: string): Promise<unknown> => (await ask(permission)).body

const asAdmin = (route: string, options: object = {}) =>
  service.request(route, { token: service.adminToken, ...options })

let count = 0
const unique = (what: string): string => {
  count += 1
  return `${what}-${count}`
}

const newRole = (...permissions: readonly string[]) =>
  service.createRole(service.adminToken, ...permissions)

/** An action that only administrators hold. */
const managing = (id: string): string => `LANDSCAPE:MANAGE:${id}`

describe('a holder of a permission', () => {
  it('is only the administrator at first', async () => {
    expect(await whoMay(managing('AWS'))).toEqual(['admin'])
  })

  it('is the owner, through the role that every user has', async () => {
    const id = unique('owned')
    await setup.secure({ type: 'EVENT', id }, { owner: 'anna' })

    expect(await whoMay(`EVENT:READ:${id}`)).toEqual(['admin', 'anna'])
    expect(await whoMay(`EVENT:MANAGE:${id}`)).toEqual(['admin'])
  })

  it('is a member of a group that the ACL names, until the next request', async () => {
    const id = unique('listed')
    const groupId = await setup.makeGroup({ name: unique('group'), members: ['anna', 'bert'] })
    const acl = [{ groupId, actions: ['MANAGE'] }]
    await setup.secure({ type: 'LANDSCAPE', id }, { acl })

    const before = await whoMay(managing(id))
    await asAdmin(`DELETE ${S}/usergroup/${groupId}/user/anna`)
    const after = await whoMay(managing(id))

    expect([before, after]).toEqual([
      ['admin', 'anna', 'bert'],
      ['admin', 'bert'],
    ])
  })

  it('is a member of the owning group, through its role', async () => {
    const id = unique('club')
    const roleId = await newRole('LANDSCAPE:MANAGE')
    const roles = [{ roleId, forAll: false }]
    const groupId = await setup.makeGroup({ name: unique('group'), members: ['bert'], roles })
    await setup.secure({ type: 'LANDSCAPE', id }, { groupId })

    const before = await whoMay(managing(id))
    await asAdmin(`DELETE ${S}/usergroup/${groupId}/role/${roleId}`)

    expect([before, await whoMay(managing(id))]).toEqual([['admin', 'bert'], ['admin']])
  })

  it.each([
    ['nothing', false, false],
    ['the owning user', true, false],
    ['the owning group', false, true],
    ['both', true, true],
  ])('is a user with a role qualified by %s', async (_, byUser, byGroup) => {
    const id = unique('qualified')
    const other = unique('other')
    const groupId = await setup.makeGroup({ name: unique('group') })
    await setup.secure({ type: 'LANDSCAPE', id }, { owner: 'bert', groupId })
    await setup.secure({ type: 'LANDSCAPE', id: other }, { owner: 'admin' })
    const roleId = await newRole('LANDSCAPE:MANAGE', `EVENT:READ`)
    const assignment = {
      username: 'anna',
      role_definition_id: roleId,
      ...(byUser ? { qualifying_username: 'bert' } : {}),
      ...(byGroup ? { qualifying_group_id: groupId } : {}),
    }

    await asAdmin(`PUT ${S}/add_role_to_user`, { form: assignment })
    const given = await whoMay(managing(id))
    const elsewhere = await whoMay(managing(other))
    await asAdmin(`PUT ${S}/role/${roleId}`, { json: { permissions: ['EVENT:READ'] } })
    const emptied = await whoMay(managing(id))
    await asAdmin(`PUT ${S}/role/${roleId}`, { json: { permissions: ['*:MANAGE'] } })
    const filled = await whoMay(managing(id))
    await asAdmin(`PUT ${S}/remove_role_from_user`, { form: assignment })

    expect(given).toEqual(['admin', 'anna'])
    expect(elsewhere).toEqual(byUser || byGroup ? ['admin'] : ['admin', 'anna'])
    expect([emptied, filled]).toEqual([['admin'], ['admin', 'anna']])
    expect(await whoMay(managing(id))).toEqual(['admin'])
  })

  it('is no user through a deleted role', async () => {
    const roleId = await newRole('LANDSCAPE:MANAGE')
    await setup.assignRole('anna', { roleId })
    const before = await whoMay(managing('AWS'))

    await asAdmin(`DELETE ${S}/role/${roleId}`)

    expect([before, await whoMay(managing('AWS'))]).toEqual([['admin', 'anna'], ['admin']])
  })

  it.each([
    ['an ACL', { acl: [{ groupId: null, actions: ['*'] }] }, false],
    ['a role of the owning group', {}, true],
  ])('is everybody through %s', async (_, security, forAll) => {
    const id = unique('public')
    const roles = [{ roleId: await newRole('LANDSCAPE:*'), forAll }]
    const groupId = await setup.makeGroup({ name: unique('group'), roles })
    await setup.secure({ type: 'LANDSCAPE', id }, { ...security, groupId })

    expect(await whoMay(managing(id))).toEqual(['admin', 'anna', 'bert'])
  })

  it('is not a denied user, except the owner and administrators for actions that they never lose', async () => {
    const id = unique('denied')
    const groupId = await setup.makeGroup({ name: unique('group'), members: ['bert'] })
    const all = { groupId: null, actions: ['READ', 'CHANGE_ACL'] }
    const acl = [all, { groupId, actions: ['!READ', '!CHANGE_ACL'] }]
    await setup.secure({ type: 'EVENT', id }, { owner: 'bert', acl })
    const locked = unique('locked')
    const denial = [all, { groupId: null, actions: ['!CHANGE_ACL'] }]
    await setup.secure({ type: 'EVENT', id: locked }, { owner: 'bert', acl: denial })

    expect(await whoMay(`EVENT:READ:${id}`)).toEqual(['admin', 'anna'])
    expect(await whoMay(`EVENT:CHANGE_ACL:${id}`)).toEqual(['admin', 'anna', 'bert'])
    expect(await whoMay(`EVENT:CHANGE_ACL:${locked}`)).toEqual(['admin', 'bert'])
  })

  it('is not a user with the name of a deleted one', async () => {
    const id = unique('inherited')
    const roleId = await newRole('LANDSCAPE:MANAGE')
    const roles = [{ roleId, forAll: false }]
    await service.createUser('cora')
    const groupId = await setup.makeGroup({ name: unique('group'), members: ['cora'], roles })
    await setup.assignRole('cora', { roleId })
    await setup.secure({ type: 'LANDSCAPE', id }, { groupId, owner: 'cora' })
    const before = await whoMay(managing(id))

    await asAdmin(`DELETE ${S}/user?username=cora`)
    const meanwhile = await whoMay(managing(id))
    await service.createUser('cora')
    const after = [await whoMay(managing(id)), await whoMay(`LANDSCAPE:READ:${id}`)]

    expect([before, meanwhile, ...after]).toEqual([
      ['admin', 'cora'],
      ['admin'],
      ['admin'],
      ['admin'],
    ])
  })
})

describe('the response', () => {
  it('contains only users whom the caller may read', async () => {
    const id = unique('shared')
    await setup.secure({ type: 'EVENT', id }, { acl: [{ groupId: null, actions: ['READ'] }] })

    expect((await ask(`EVENT:READ:${id}`, anna)).body).toEqual(['anna'])
    await setup.secure({ type: 'USER', id: 'bert' }, { owner: 'anna' })
    expect((await ask(`EVENT:READ:${id}`, anna)).body).toEqual(['anna', 'bert'])
    await setup.secure({ type: 'USER', id: 'bert' }, { owner: 'bert' })
  })

  it('contains members of readable groups, also after another group of the object was deleted', async () => {
    const object = { type: 'EVENT', id: unique('grouped') }
    const acl: AclEntry[] = [{ groupId: null, actions: ['READ'] }]
    const groupIds = []
    for (const members of [['bert'], []]) {
      const groupId = await setup.makeGroup({ name: unique('group'), members })
      await setup.secure({ type: 'USER_GROUP', id: groupId }, { owner: 'anna' })
      acl.push({ groupId, actions: ['READ'] })
      groupIds.push(groupId)
    }
    await setup.secure(object, { owner: 'anna', acl })
    const answers = async () => {
      const permission = `EVENT:READ:${object.id}`
      const explained = await service.request(
        `GET ${S}/explain?permission=${permission}&username=bert`,
        { token: anna },
      )
      return [(await ask(permission, anna)).body, explained.status, explained.text] as const
    }
    const before = await answers()
    const [, deleted = ''] = groupIds

    await service.request(`DELETE ${S}/usergroup/${deleted}`, { token: anna })

    const [names, status, explanation] = await answers()
    expect(before.slice(0, 2)).toEqual([['anna', 'bert'], 200])
    expect([names, status]).toEqual([['anna', 'bert'], 200])
    expect(explanation).not.toContain(deleted)
  })

  it('omits members while one of the groups is not readable', async () => {
    const object = { type: 'EVENT', id: unique('hidden') }
    const hidden = await setup.makeGroup({ name: unique('group'), members: ['bert'] })
    const acl = [null, hidden].map((groupId) => ({ groupId, actions: ['READ'] }))
    await setup.secure(object, { owner: 'anna', acl })

    expect((await ask(`EVENT:READ:${object.id}`, anna)).body).toEqual(['anna'])
  })

  it('requires authentication', async () => {
    const { status } = await service.request(
      `GET ${S}/users_with_permission?permission=EVENT:READ:x`,
    )

    expect(status).toBe(401)
  })

  it.each([
    'EVENT:READ',
    'EVENT:READ:*',
    'EVENT:READ:a,b',
    'EVENT,BOAT:READ:a',
    '*:READ:a',
    'EVENT:READ,UPDATE:a',
    'EVENT:*:a',
    '*',
  ])('is 412 to %s, which does not name one object', async (permission) => {
    const reply = await ask(permission)

    expect([reply.status, reply.body]).toEqual([
      412,
      expect.objectContaining({
        code: 'not-one-object',
        detail: 'Permission needs to specify exactly one object identifier',
      }),
    ])
  })

  it.each(['', 'event:read:x', 'EVENT', 'EVENT:READ:', 'EVENT:READ:x:y'])(
    'is 400 to `%s`, which is not a permission',
    async (permission) => {
      expect((await ask(permission)).status).toBe(400)
    },
  )

  it('is about one permission', async () => {
    const { status } = await ask('EVENT:READ:a', service.adminToken, '&permission=EVENT:READ:b')

    expect(status).toBe(400)
  })

  it('parses an id of several parts in encoded form', async () => {
    const id = 'Kiel\\/R1'
    await setup.secure({ type: 'TRACKED_RACE', id }, { owner: 'anna' })

    expect(await whoMay(`TRACKED_RACE:READ:${id}`)).toEqual(['admin', 'anna'])
  })
})
