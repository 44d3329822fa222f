/**
 * A permission through a group can be used and not granted to others, in every form of granting.
 */
import { beforeEach, describe, expect, it } from 'vitest'
import type { RequestOptions } from '../../scripts/requests/requests.ts'
import { newId, unusedId } from '../../harness/ids.ts'
import { S } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { putRole } from '#access/items/roles.ts'
import { useTestService } from '../support/useTestService.ts'
import { securitySetup } from '../support/securitySetup.ts'

const service = await useTestService()
const setup = securitySetup(service)
/** The manager owns the club, the member is in it, the deputy has the role for it. */
const tokens: Record<string, string> = {}
for (const name of ['manager', 'member', 'deputy', 'friend']) {
  tokens[name] = await service.createUser(name)
}

const readable = [{ groupId: null, actions: ['READ'] }]

const newRole = async (permissions: readonly string[], acl = readable): Promise<string> => {
  const id = newId()
  await setup.newStore().write([putRole({ id, name: `role ${id}`, permissions }, 'absent')])
  await setup.secure({ type: 'ROLE_DEFINITION', id }, { acl })
  return id
}

let roleId: string
let club: string
let event: string
beforeEach(async () => {
  roleId = await newRole(['EVENT:READ,UPDATE,CHANGE_ACL,CHANGE_OWNERSHIP'])
  const members = ['manager', 'member', 'deputy']
  const roles = [{ roleId, forAll: false }]
  club = await setup.makeGroup({ name: `club ${newId()}`, members, roles })
  await setup.secure({ type: 'USER_GROUP', id: club }, { owner: 'manager' })
  await setup.assignRole('deputy', { roleId, qualifyingGroupId: club })
  event = newId()
  await setup.secure({ type: 'EVENT', id: event }, { groupId: club })
})

const send = (who: string, route: string, options: RequestOptions = {}) =>
  service.request(route.replace(' ', ` ${S}/`), { token: tokens[who] ?? '', ...options })

const assignment = (username: string, more: object = {}) => ({
  form: { username, role_definition_id: roleId, qualifying_group_id: club, ...more },
})

const reason = 'You may use it, but not pass it on.'

describe('a member of a group', () => {
  const grants: readonly (readonly [string, (who: string) => ReturnType<typeof send>])[] = [
    ['gives the role', (who) => send(who, 'PUT add_role_to_user', assignment('friend'))],
    ['takes the role', (who) => send(who, 'PUT remove_role_from_user', assignment('deputy'))],
    [
      'grants an action in an access control list',
      (who) =>
        send(who, `PUT ownership/EVENT/${event}/acl`, {
          json: { acl: [{ groupId: null, actions: ['UPDATE'] }] },
        }),
    ],
    [
      'sets a new owner',
      (who) => send(who, `PUT ownership/EVENT/${event}`, { json: { username: who } }),
    ],
  ]

  it.each(grants)(
    'uses the permissions of the group: the manager, and no other, %s',
    async (_, grant) => {
      const byMember = await grant('member')
      const byManager = await grant('manager')

      expect([byMember.status, byManager.status]).toEqual([403, 200])
      expect(byMember.body).toMatchObject({ detail: expect.stringContaining(reason) as unknown })
      expect(byMember.body).toMatchObject({
        detail: expect.stringContaining('the group club') as unknown,
      })
    },
  )

  it.each(grants)('grants it through a transitive role of their own: %s', async (_, grant) => {
    expect((await grant('deputy')).status).toBe(200)
  })

  it('can restrict an object, and remove its owner', async () => {
    const acl = [{ groupId: null, actions: ['!SINK'] }]
    const closed = await send('member', `PUT ownership/EVENT/${event}/acl`, { json: { acl } })
    const response = await send('member', `PUT ownership/EVENT/${event}/acl`, { json: { acl } })
    const unowned = await send('member', `DELETE ownership/EVENT/${event}`)

    expect([closed.status, response.status, unowned.status]).toEqual([200, 200, 200])
  })

  it('sees in explanations which changes they may make', async () => {
    await setup.secure({ type: 'USER', id: 'friend' }, { owner: 'friend', acl: readable })
    const path = `explain?permission=EVENT:READ:${event}&username=friend`
    const rightsOf = async (who: string) => {
      const { body } = await send(who, `GET ${path}`)
      const { changes } = body as { readonly changes: readonly { readonly youMay: boolean }[] }
      return changes.map(({ youMay }) => youMay)
    }

    const byMember = await rightsOf('member')

    expect(byMember.length).toBeGreaterThan(3)
    expect(byMember).not.toContain(true)
    expect(await rightsOf('manager')).toContain(true)
  })

  it('cannot add permissions to a role that a user has for the group', async () => {
    const json = { permissions: ['EVENT:READ'] }
    const mine = await newRole([], [{ groupId: null, actions: ['READ', 'UPDATE'] }])
    await setup.assignRole('friend', { roleId: mine, qualifyingGroupId: club })

    const byMember = await send('member', `PUT role/${mine}`, { json })
    const byManager = await send('manager', `PUT role/${mine}`, { json })

    expect([byMember.status, byManager.status]).toEqual([403, 200])
  })

  it('cannot add a member or a role, also where an ACL lets them change the group', async () => {
    const acl = [{ groupId: club, actions: ['UPDATE'] }]
    await setup.secure({ type: 'USER_GROUP', id: club }, { owner: 'manager', acl })
    const other = await newRole(['EVENT:READ'])
    const add = (who: string) => send(who, `PUT usergroup/${club}/user/friend`)
    const attach = (who: string) => send(who, `PUT usergroup/${club}/role/${other}`, { json: {} })

    const replies = [await add('member'), await attach('member')]
    const byManager = [await add('manager'), await attach('manager')]

    expect(replies.map(({ status }) => status)).toEqual([403, 403])
    expect(byManager.map(({ status }) => status)).toEqual([200, 200])
    expect(replies[0]?.body).toMatchObject({ permission: `USER_GROUP:UPDATE:${club}` })
  })

  it('loses the permissions of the group, with all that followed from them', async () => {
    await send('member', 'PUT add_role_to_user', assignment('member'))
    await send('member', 'PUT add_role_to_user', assignment('friend', { transitive: 'false' }))
    await service.request(`DELETE ${S}/usergroup/${club}/user/member`, {
      token: service.adminToken,
    })

    const asked = `GET has_permission?permission=EVENT:UPDATE:${event}`
    const granted = [await send('member', asked), await send('friend', asked)]

    expect(granted.map(({ body }) => body)).toMatchObject([
      [{ granted: false }],
      [{ granted: false }],
    ])
  })
})

describe('a plain user', () => {
  it('cannot grant permissions that everybody has', async () => {
    const everybodys = await newRole(['USER:CREATE'])
    const open = await setup.makeGroup({
      name: `open ${newId()}`,
      roles: [{ roleId, forAll: true }],
    })

    const replies = [
      await send('friend', 'PUT add_role_to_user', {
        form: { username: 'friend', role_definition_id: everybodys },
      }),
      await send(
        'friend',
        'PUT add_role_to_user',
        assignment('friend', { qualifying_group_id: open }),
      ),
    ]

    expect(replies.map(({ status }) => status)).toEqual([403, 403])
    expect(replies.map(({ body }) => body)).toMatchObject(
      replies.map(() => ({
        detail: expect.stringContaining('because everybody has it') as unknown,
      })),
    )
  })

  it('can give predefined roles for their own objects', async () => {
    const replies = await Promise.all(
      [predefinedRoles.user, predefinedRoles.sailingViewer].map(({ id }) =>
        send('friend', 'PUT add_role_to_user', {
          form: { username: 'member', role_definition_id: id, qualifying_username: 'friend' },
        }),
      ),
    )

    expect(replies.map(({ status }) => status)).toEqual([200, 200])
  })
})

describe('an empty role', () => {
  it('can be given by its owner, and not by users who may change it through a group', async () => {
    const empty = await newRole([])
    const editor = await newRole(['ROLE_DEFINITION:UPDATE'])
    const members = ['member']
    const roles = [{ roleId: editor, forAll: false }]
    const editors = await setup.makeGroup({ name: `editors ${newId()}`, members, roles })
    const object = { type: 'ROLE_DEFINITION', id: empty }
    await setup.secure(object, { owner: 'manager', groupId: editors, acl: readable })
    const form = { username: 'friend', role_definition_id: empty }

    const byMember = await send('member', 'PUT add_role_to_user', { form })
    const byOwner = await send('manager', 'PUT add_role_to_user', { form })

    expect([byMember.status, byOwner.status]).toEqual([403, 200])
    expect(byMember.body).toMatchObject({ permission: `ROLE_DEFINITION:UPDATE:${empty}` })
  })
})

describe('a role that the caller may not read', () => {
  it('cannot be given or attached, even by a holder of all its permissions, and appears missing', async () => {
    const hidden = await newRole(['EVENT:READ'], [])
    await setup.assignRole('manager', { roleId: await newRole(['EVENT:READ']) })
    const tries = (id: string) => [
      send('manager', 'PUT add_role_to_user', {
        form: { username: 'friend', role_definition_id: id },
      }),
      send('manager', `PUT usergroup/${club}/role/${id}`, { json: {} }),
    ]

    const texts = async (id: string) =>
      (await Promise.all(tries(id))).map(({ status, body }) => {
        const { detail, code } = body as { readonly detail: string; readonly code: string }
        return { status, code, detail: detail.replace(id, 'id') }
      })

    expect(await texts(hidden)).toEqual(await texts(unusedId))
    expect((await texts(hidden)).map(({ status }) => status)).toEqual([404, 404])
  })

  it('can be taken by users who may grant it, and is refused to others without details', async () => {
    const hidden = await newRole(['EVENT:SINK'], [])
    await setup.assignRole('friend', { roleId: hidden })
    await setup.assignRole('deputy', { roleId: hidden })
    const form = { username: 'friend', role_definition_id: hidden }

    const refused = await send('member', 'PUT remove_role_from_user', { form })
    const taken = await send('deputy', 'PUT remove_role_from_user', { form })
    const again = await send('deputy', 'PUT remove_role_from_user', { form })

    expect([refused.status, taken.status, again.status]).toEqual([404, 200, 404])
    expect(refused.text + again.text).not.toContain('SINK')
    expect(again.text).not.toContain('role role')
  })

  it('is not named in refusals of a change, of a new member or of a new role', async () => {
    const hidden = await newRole(['EVENT:SINK'], [{ groupId: null, actions: ['UPDATE'] }])
    await setup.assignRole('friend', { roleId: hidden })
    const groupName = `secret ${newId()}`
    const roles = [{ roleId: hidden, forAll: false }]
    const secret = await setup.makeGroup({ name: groupName, roles })
    const acl = [{ groupId: null, actions: ['UPDATE'] }]
    await setup.secure({ type: 'USER_GROUP', id: secret }, { acl })
    const managed = await setup.makeGroup({ name: `managed ${newId()}`, roles })
    await setup.secure({ type: 'USER_GROUP', id: managed }, { owner: 'member' })

    const replies = [
      await send('member', `PUT role/${hidden}`, { json: { permissions: [] } }),
      await send('member', `PUT usergroup/${managed}/user/friend`),
      await send('member', `PUT usergroup/${secret}/user/friend`),
      await send('member', `PUT usergroup/${secret}/role/${roleId}`, { json: {} }),
    ]

    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    for (const { text } of replies) {
      expect(text).not.toContain('SINK')
      expect(text).not.toContain(groupName)
      expect(text).not.toContain('for role role')
    }
  })
})
