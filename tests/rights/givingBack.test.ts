/** Users leave groups and give back roles by themselves. */
import { describe, expect, it } from 'vitest'
import type { Reply } from '../../scripts/requests/requests.ts'
import { unusedId } from '../../harness/ids.ts'
import { S } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { useTestService } from '../support/useTestService.ts'
import { newStranger } from '../support/stranger.ts'

const service = await useTestService()
const sam = await newStranger(service, 'sam')
const ann = await service.createUser('ann')

type Values = Readonly<Record<string, string>>
const leave = (token: string, groupId: string, username = 'ann') =>
  service.request(`DELETE ${S}/usergroup/${groupId}/user/${username}`, { token })
const change = (token: string, groupId: string, membersMayLeave: boolean, query = '') =>
  service.request(`PUT ${S}/usergroup/${groupId}${query}`, { token, json: { membersMayLeave } })
const groupsOf = async (token: string): Promise<string> =>
  (await service.request(`GET ${S}/usergroup/list/groupsUserIsPartOf`, { token })).text
const read = async (route: string, token = sam.token): Promise<unknown> =>
  (await service.request(`GET ${S}/${route}`, { token })).body
const failureIn = ({ status, body }: Reply) => {
  const { detail, code } = (body ?? {}) as { readonly detail?: string; readonly code?: string }
  return { status, code, detail }
}
const byAdmin = (route: string, form: Values) =>
  service.request(route, { token: service.adminToken, form })
const giveBack = (token: string, form: Values) =>
  service.request(`PUT ${S}/remove_role_from_user`, { token, form })
const rolesOf = async (token: string): Promise<string> =>
  (await service.request(`GET ${S}/get_roles_for_user`, { token })).text

describe('a member', () => {
  it('leaves a group, whoever added the member', async () => {
    const [one, two] = [await sam.newGroup(), await sam.newGroup()]
    await sam.add('ann', one)
    await byAdmin(`PUT ${S}/usergroup/${two}/user/ann`, {})
    await sam.add('ann', two)
    const before = await groupsOf(ann)

    const left = [await leave(ann, one), await leave(ann, two), await leave(ann, one)]
    const members = await Promise.all([one, two].map((id) => read(`usergroup/${id}`)))

    expect([before.includes(one), before.includes(two)]).toEqual([true, true])
    expect(left.map(({ status }) => status)).toEqual([204, 204, 403])
    expect(members).toMatchObject([{ users: ['sam'] }, { users: ['sam'] }])
    expect(await groupsOf(ann)).not.toMatch(`${one}|${two}`)
  })

  it('leaves the default group, and returns to another default group', async () => {
    const groupId = await sam.newGroup()
    const route = `POST ${S}/usergroup/setDefaultTenantForCurrentServerAndUser?tenantGroup=${groupId}`
    await sam.add('ann', groupId)
    await service.request(route, { token: ann })
    const before = await read('usergroup/list/groupsUserIsPartOf', ann)

    await leave(ann, groupId)
    await sam.add('ann', groupId)
    const after = await read('usergroup/list/groupsUserIsPartOf', ann)

    expect(before).toMatchObject({ defaultGroupId: groupId })
    expect(after).not.toMatchObject({ defaultGroupId: groupId })
  })

  it('cannot remove other members', async () => {
    const groupId = await sam.newGroup()
    await sam.add('ann', groupId)

    expect((await leave(ann, groupId, 'sam')).status).toBe(403)
  })
})

describe('a user who is not a member', () => {
  it('does not learn whether the group exists', async () => {
    const groupId = await sam.newGroup()

    const [existing, missing] = [await leave(ann, groupId), await leave(ann, unusedId)]

    const permission = (id: string) => `Subject does not have permission [USER_GROUP:UPDATE:${id}]`
    expect([existing, missing].map(failureIn)).toEqual(
      [groupId, unusedId].map((id) => ({ status: 403, code: 'forbidden', detail: permission(id) })),
    )
  })

  it('learns it with permission to update the group', async () => {
    const groupId = await sam.newGroup()
    const { adminToken } = service

    const replies = [
      await leave(adminToken, groupId, 'admin'),
      await leave(adminToken, unusedId, 'admin'),
    ]

    expect(replies.map(failureIn)).toMatchObject([
      { status: 400, detail: 'User is not in this group.' },
      { status: 400, detail: 'Usergroup with this id does not exist.' },
    ])
  })
})

describe('a group whose members may not leave', () => {
  it('keeps them, until a user who may update it removes them', async () => {
    const groupId = await sam.newGroup()
    await sam.add('ann', groupId)
    await sam.add('admin', groupId)
    await change(sam.token, groupId, false)

    const refused = await leave(ann, groupId)
    const byOwner = await sam.remove('ann', groupId)
    const administrator = await leave(service.adminToken, groupId, 'admin')

    expect(failureIn(refused)).toEqual({
      status: 403,
      code: 'forbidden',
      detail: expect.stringMatching(
        `^Members cannot leave crew \\d+ of sam themselves\\. Ask a user with permission to update the group \\[USER_GROUP:UPDATE:${groupId}\\]$`,
      ) as string,
    })
    expect([byOwner.status, administrator.status]).toEqual([204, 204])
  })

  it('prevents a member from escaping a denial', async () => {
    const groupId = await sam.newGroup()
    await sam.add('ann', groupId)
    await change(sam.token, groupId, false)
    const path = `${S}/ownership/BOAT/denied`
    const token = service.adminToken
    await service.request(`PUT ${path}`, { token, json: { username: 'ann', groupId: null } })
    const acl = [{ groupId, actions: ['!READ'] }]
    await service.request(`PUT ${path}/acl`, { token, json: { acl } })
    const may = () => read('has_permission?permission=BOAT:READ:denied', ann)

    const before = await may()
    await leave(ann, groupId)
    const meanwhile = await may()
    await change(sam.token, groupId, true)
    await leave(ann, groupId)

    expect([before, meanwhile, await may()]).toEqual(
      [false, false, true].map((granted) => [{ permission: 'BOAT:READ:denied', granted }]),
    )
  })

  it('is marked in every response', async () => {
    const json = { groupName: 'kept out', membersMayLeave: false }
    const made = await service.request(`PUT ${S}/usergroup`, { token: sam.token, json })
    const { groupId } = made.body as { readonly groupId: string }
    const usual = await sam.newGroup()
    const expectedGroup = { groupId, groupName: 'kept out', membersMayLeave: false }

    expect(made.body).toMatchObject(expectedGroup)
    expect(await read(`usergroup/${groupId}`)).toMatchObject(expectedGroup)
    expect(await read('usergroup?groupName=kept+out')).toMatchObject(expectedGroup)
    expect(await read('usergroup/list/readable')).toMatchObject({
      readableGroups: expect.arrayContaining([expectedGroup]) as unknown,
    })
    expect(await read('usergroup/list/groupsUserIsPartOf')).toMatchObject({
      groupsUserIsPartOf: expect.arrayContaining([
        expectedGroup,
        expect.objectContaining({ groupId: usual, membersMayLeave: true }),
      ]) as unknown,
    })
  })

  it('is marked from the next request on', async () => {
    const groupId = await sam.newGroup()
    const listed = () => read('usergroup/list/groupsUserIsPartOf')
    const before = await listed()

    await change(sam.token, groupId, false)

    const [was, is] = [true, false].map((membersMayLeave) => ({
      groupsUserIsPartOf: expect.arrayContaining([
        expect.objectContaining({ groupId, membersMayLeave }),
      ]) as unknown,
    }))
    expect(before).toMatchObject(was ?? {})
    expect(await listed()).toMatchObject(is ?? {})
  })

  it('stays marked when its roles change', async () => {
    const groupId = await sam.newGroup()
    await change(sam.token, groupId, false)
    const route = `${S}/usergroup/${groupId}/role/${predefinedRoles.spectator.id}`
    await service.request(`PUT ${route}`, { token: service.adminToken, json: {} })
    await service.request(`DELETE ${route}`, { token: sam.token })

    expect(await read(`usergroup/${groupId}`)).toMatchObject({ membersMayLeave: false })
  })
})

describe('whether members may leave', () => {
  it('can be changed by users who may update the group, under `If-Match`, with an audit record', async () => {
    const groupId = await sam.newGroup()
    const put = (etag: string) =>
      service.request(`PUT ${S}/usergroup/${groupId}`, {
        token: sam.token,
        headers: { 'if-match': etag },
        json: { membersMayLeave: false },
      })
    const { headers } = await service.request(`GET ${S}/usergroup/${groupId}`, { token: sam.token })

    const dry = await change(sam.token, groupId, false, '?dryRun=true')
    const unchanged = await read(`usergroup/${groupId}`)
    const statuses = [
      (await change(ann, groupId, false)).status,
      (await put(headers.etag ?? '')).status,
      (await put(headers.etag ?? '')).status,
      (await change(service.adminToken, unusedId, false)).status,
    ]
    const [record] = (await read(`audit?object=USER_GROUP/${groupId}`)) as readonly unknown[]

    expect(dry.body).toMatchObject({ changed: [{ fields: ['membersMayLeave'] }] })
    expect(unchanged).toMatchObject({ membersMayLeave: true })
    expect(statuses).toEqual([403, 200, 412, 400])
    expect(record).toMatchObject({
      username: 'sam',
      changes: [{ fields: [{ name: 'membersMayLeave', after: false }] }],
    })
  })

  it('must be true or false', async () => {
    const groupId = await sam.newGroup()
    const route = `PUT ${S}/usergroup/${groupId}`
    const bad = await service.request(route, { token: sam.token, json: { membersMayLeave: 'no' } })
    const none = await service.request(route, { token: sam.token, json: {} })

    expect([bad.status, none.status]).toEqual([400, 400])
    expect(bad.body).toMatchObject({ errors: [{ pointer: '/membersMayLeave' }] })
  })
})

describe('a user', () => {
  it('gives back a role that the user may not read, grant, or hold any longer', async () => {
    const [hidden, last, qualified, gone] = await Promise.all([1, 2, 3, 4].map(() => sam.newRole()))
    const forms: readonly Values[] = [hidden, last, qualified, gone].map((id = '') => ({
      username: 'ann',
      role_definition_id: id,
    }))
    const [first = {}, second = {}, third = {}, fourth = {}] = forms
    const groupId = await sam.newGroup()
    await service.createUser('rex')
    const byGroup = { ...third, qualifying_group_id: groupId }
    const byUser = { ...third, qualifying_username: 'rex' }
    for (const form of [first, { ...second, transitive: 'false' }, byGroup, fourth]) {
      await service.request(`PUT ${S}/add_role_to_user`, { token: sam.token, form })
    }
    await byAdmin(`PUT ${S}/add_role_to_user`, byUser)
    await service.request(`DELETE ${S}/usergroup/${groupId}`, { token: sam.token })
    await service.request(`DELETE ${S}/user?username=rex`, { token: service.adminToken })
    await service.request(`DELETE ${S}/role/${gone ?? ''}`, { token: sam.token })

    const given: Reply[] = []
    for (const form of [first, second, byGroup, byUser, fourth]) {
      given.push(await giveBack(ann, form))
    }
    const again = await giveBack(ann, first)

    expect(given.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(failureIn(again)).toMatchObject({
      status: 404,
      detail: 'You do not have this role with this qualification.',
    })
    expect(await rolesOf(ann)).not.toMatch(forms.map((form) => form.role_definition_id).join('|'))
  })

  it('cannot give back roles of other users, nor the last role `admin`', async () => {
    const administration = { username: 'admin', role_definition_id: predefinedRoles.admin.id }

    expect(failureIn(await giveBack(ann, administration)).status).toBe(403)
    expect(failureIn(await giveBack(service.adminToken, administration))).toMatchObject({
      status: 409,
      code: 'last-administrator',
    })
  })

  it('loses invalid roles by an administrator, and not by a stranger', async () => {
    const [roleId, groupId] = [await sam.newRole(), await sam.newGroup()]
    const form = { username: 'ann', role_definition_id: roleId, qualifying_group_id: groupId }
    const take = async (token: string) => (await giveBack(token, form)).status
    await service.request(`PUT ${S}/add_role_to_user`, { token: sam.token, form })
    await service.request(`DELETE ${S}/usergroup/${groupId}`, { token: sam.token })

    const byStranger = await take(await service.createUser('tom'))
    const byAdministrator = [await take(service.adminToken), await take(service.adminToken)]

    // A stranger may not read the role.
    expect(byStranger).toBe(404)
    expect(byAdministrator).toEqual([200, 404])
  })
})
