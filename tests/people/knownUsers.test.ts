/**
 * Information for the owner of an object about members of its groups, whom the owner may not READ.
 */
import { beforeEach, describe, expect, it } from 'vitest'
import { uniqueName } from '../../harness/ids.ts'
import { S } from '../../scripts/requests/paths.ts'
import { type Explanation, sender, type Sent } from '../support/explanations.ts'
import { useTestService } from '../support/useTestService.ts'
import { securitySetup } from '../support/securitySetup.ts'

const service = await useTestService()
const setup = securitySetup(service)
const send = sender(service)
const tokens = { manager: '', officer: '', commentator: '', spectator: '' }
for (const name of Object.keys(tokens) as (keyof typeof tokens)[]) {
  tokens[name] = await service.createUser(name)
}

let id: string
let committee: string
/** The manager owns the event and both groups. Only the committee may change the event. */
beforeEach(async () => {
  id = uniqueName('Fjord')
  committee = await setup.makeGroup({ name: `committee-${id}`, members: ['officer'] })
  const press = await setup.makeGroup({ name: `press-${id}`, members: ['commentator'] })
  for (const group of [committee, press]) {
    await setup.secure({ type: 'USER_GROUP', id: group }, { owner: 'manager' })
  }
  await secureEvent()
})

const secureEvent = (more: readonly object[] = []) =>
  setup.secure(
    { type: 'EVENT', id },
    {
      owner: 'manager',
      acl: [{ groupId: committee, actions: ['READ', 'UPDATE'] }, ...(more as [])],
    },
  )

const list = async (token: string, action = 'UPDATE') => {
  const path = `${S}/users_with_permission?permission=EVENT:${action}:${id}`
  const { body, headers } = await service.request(`GET ${path}`, { token })
  return { names: body, withheld: headers['users-withheld'] }
}

const explain = (token: string, username: string, object = id) =>
  service.request(`GET ${S}/explain?permission=EVENT:UPDATE:${object}&username=${username}`, {
    token,
  })

describe('the list of users with a permission', () => {
  it('contains the members of the groups of the object, and says that others are left out', async () => {
    expect(await list(tokens.manager)).toEqual({ names: ['manager', 'officer'], withheld: 'true' })
    expect(await list(service.adminToken)).toEqual({
      names: ['admin', 'manager', 'officer'],
      withheld: 'false',
    })
  })

  it('contains no other users for a caller who may not change the ACL of the object', async () => {
    expect(await list(tokens.officer)).toEqual({ names: ['officer'], withheld: 'true' })
    expect(await list(tokens.spectator)).toEqual({ names: [], withheld: 'true' })
  })

  it('does not contain all users where everybody has the permission', async () => {
    await secureEvent([{ groupId: null, actions: ['READ'] }])

    expect(await list(tokens.manager, 'READ')).toEqual({
      names: ['manager', 'officer'],
      withheld: 'true',
    })
  })

  it('contains no members where the caller may not read one of the groups', async () => {
    const secret = await setup.makeGroup({ name: `secret-${id}`, members: ['officer'] })
    await secureEvent([{ groupId: secret, actions: ['UPDATE'] }])

    expect(await list(tokens.manager)).toEqual({ names: ['manager'], withheld: 'true' })
    expect((await explain(tokens.manager, 'officer')).status).toBe(403)
  })

  it('is marked the same for strangers, whatever the ACL of the object denies', async () => {
    await secureEvent([{ groupId: null, actions: ['!UPDATE'] }])

    expect(await list(tokens.spectator)).toEqual({ names: [], withheld: 'true' })
  })
})

describe('the explanation', () => {
  it('contains for the owner of an object the effect of its groups on their members', async () => {
    const allowed = await explain(tokens.manager, 'officer')
    const refused = await explain(tokens.manager, 'commentator')

    expect(allowed.body).toMatchObject({
      username: 'officer',
      allowed: true,
      rule: 'acl-grant',
      trail: [
        { rule: 'acl-grant', applies: true, entry: { groupId: committee } },
        { rule: 'everybody-permission', applies: false },
      ],
    })
    expect(refused.body).toMatchObject({
      username: 'commentator',
      allowed: false,
      rule: 'no-grant',
      trail: [
        { rule: 'acl-grant', applies: false },
        { rule: 'everybody-permission', applies: false },
      ],
    })
    expect((refused.body as { readonly withheld: string }).withheld).toContain('may read the user')
  })

  it('does not contain the own roles and permissions of the member', async () => {
    const boss = uniqueName('boss')
    await service.createUser(boss)
    const roles = { username: boss, role_definition_id: 'dc77e3d1-d405-435e-8699-ce7245f6fd7a' }
    const token = service.adminToken
    await service.request(`PUT ${S}/add_role_to_user`, { token, form: roles })
    await service.request(`PUT ${S}/usergroup/${committee}/user/${boss}`, { token })
    await setup.secure({ type: 'EVENT', id }, { owner: 'manager' })

    const reply = await explain(tokens.manager, boss)

    expect(reply.body).toMatchObject({ allowed: true, rule: null, because: null, changes: [] })
    expect(reply.text).not.toMatch(/own-role|admin/)
  })

  it('offers changes that the owner of the object can make, and that allow the request', async () => {
    const { body } = await explain(tokens.manager, 'spectator')
    const { changes } = body as Explanation
    const possible = changes.filter(({ youMay }) => youMay)

    expect(possible.map(({ sentences }) => sentences)).toEqual(
      expect.arrayContaining([
        ['Let everybody UPDATE it, by an entry in the access control list.'],
        [`Make spectator a member of the group “committee-${id}”.`],
        ['Give spectator the role “user” for what manager owns.'],
      ]),
    )
    for (const [position, { requests }] of possible.entries()) {
      const name = uniqueName('visitor')
      await service.createUser(name)
      const wanted = JSON.parse(
        JSON.stringify(requests).replaceAll('spectator', name),
      ) as readonly Sent[]
      for (const request of wanted) {
        expect((await send(tokens.manager, request)).status).toBe(200)
      }
      const { body: after } = await explain(tokens.manager, name)
      expect([position, after]).toEqual([position, expect.objectContaining({ allowed: true })])
      await secureEvent()
    }
  })

  it('offers the same changes whatever the user has besides the groups of the object', async () => {
    const changesFor = async (name: string) => {
      const { body } = await explain(tokens.manager, name)
      const text = JSON.stringify((body as Explanation).changes)
      return JSON.parse(text.replaceAll(name, 'somebody')) as unknown
    }
    const owners = uniqueName('owners')
    const roleId = 'ad1d5148-b13d-4464-90c4-7c396e4d4e2e'
    await service.createUser(owners)
    await setup.makeGroup({ name: owners, members: [owners] })
    await setup.assignRole(owners, { roleId })
    // Both roles would allow it. The denial hides that from the owner of the object.
    await secureEvent([{ groupId: null, actions: ['!UPDATE'] }])

    expect(await changesFor(owners)).toEqual(await changesFor('spectator'))
    expect(await changesFor('officer')).not.toEqual(await changesFor('spectator'))
  })

  it('is available to the owner of an object about users who are in none of its groups', async () => {
    const { status, body } = await explain(tokens.manager, 'spectator')

    expect(status).toBe(200)
    expect(body).toMatchObject({ username: 'spectator', allowed: false, rule: 'no-grant' })
  })

  it('reveals to the owner of an object that a user does not exist', async () => {
    const { status, body } = await explain(tokens.manager, 'nobody-at-all')

    expect(status).toBe(404)
    expect(body).toMatchObject({ code: 'not-found' })
  })

  it('is limited to objects of the caller', async () => {
    expect((await explain(tokens.spectator, 'officer')).status).toBe(403)
    expect((await explain(tokens.manager, 'spectator', 'of-nobody')).status).toBe(403)
  })

  it('is refused to a caller who may not change the list, in the same way for a missing user', async () => {
    const texts = await Promise.all(
      ['commentator', 'phantom'].map(async (name) => {
        const { status, body } = await explain(tokens.officer, name)
        expect(status).toBe(403)
        return JSON.stringify({ ...(body as object), requestId: '' }).replaceAll(name, 'someone')
      }),
    )

    expect(texts[0]).toBe(texts[1])
  })
})
