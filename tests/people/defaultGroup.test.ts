/** The owning group of new objects, also after the deletion of that group. */
import { beforeEach, describe, expect, it } from 'vitest'
import { newId, uniqueName } from '../../harness/ids.ts'
import { S } from '../../scripts/requests/paths.ts'
import { useTestService } from '../support/useTestService.ts'
import { securitySetup } from '../support/securitySetup.ts'

const path = `${S}/usergroup/setDefaultTenantForCurrentServerAndUser`

const service = await useTestService()
const setup = securitySetup(service)
/** A new user for each test, with the group that was created with the user. */
let name: string
let token: string
let ownGroupId: string

beforeEach(async () => {
  name = uniqueName('user')
  token = await service.createUser(name)
  ownGroupId = (await setup.userNamed(name)).ownGroupId
})

const makeGroup = () => service.createGroup(token, uniqueName('club'))
const choose = (groupId: string) =>
  service.request(`POST ${path}?tenantGroup=${groupId}`, { token })

const shownDefault = async (): Promise<unknown> => {
  const { body } = await service.request(`GET ${S}/usergroup/list/groupsUserIsPartOf`, { token })
  return (body as { readonly defaultGroupId: unknown }).defaultGroupId
}
/** The owning group of a role that the user creates. */
const owningGroup = async (headers: Readonly<Record<string, string>> = {}): Promise<unknown> => {
  const form = { roleName: 'bosun' }
  const made = await service.request(`POST ${S}/role`, { token, form, headers })
  const { id } = made.body as { readonly id: string }
  return (await setup.securityOf({ type: 'ROLE_DEFINITION', id })).ownerGroupId
}
const leave = (groupId: string) =>
  service.request(`DELETE ${S}/usergroup/${groupId}/user/${name}`, { token: service.adminToken })
const join = (groupId: string) =>
  service.request(`PUT ${S}/usergroup/${groupId}/user/${name}`, { token: service.adminToken })

describe('the default group', () => {
  it('is at first the group that was created with the user', async () => {
    expect([await shownDefault(), await owningGroup()]).toEqual([ownGroupId, ownGroupId])
  })

  it('can be chosen by the user, and owns the objects that the user creates from then on', async () => {
    const groupId = await makeGroup()

    const chosen = await choose(groupId)

    expect([chosen.status, chosen.body]).toEqual([
      200,
      { groupId, groupName: expect.stringContaining('club-') as unknown, membersMayLeave: true },
    ])
    expect([await shownDefault(), await owningGroup()]).toEqual([groupId, groupId])
    await choose(ownGroupId)
    expect([await shownDefault(), await owningGroup()]).toEqual([ownGroupId, ownGroupId])
  })

  it('owns users that the user creates, too', async () => {
    const groupId = await makeGroup()
    await choose(groupId)
    const form = { username: `made-by-${name}`.slice(0, 60), email: '', fullName: '', company: '' }

    await service.request(`PUT ${S}/user`, { token, form })

    const security = await setup.securityOf({ type: 'USER', id: form.username })
    expect(security.ownerGroupId).toBe(groupId)
  })

  it('cannot be a group that the user is not in, whether or not it exists', async () => {
    const foreign = await setup.makeGroup({ name: `foreign-${name}` })
    const replies = [await choose(foreign), await choose(newId())]
    const unfit = [await choose('42'), await service.request(`POST ${path}`, { token })]
    const anonymous = await service.request(`POST ${path}?tenantGroup=${foreign}`)

    expect(replies.map(({ status }) => status)).toEqual([400, 400])
    expect(replies.map(({ body }) => body)).toEqual(
      Array(2).fill(
        expect.objectContaining({
          code: 'unknown-reference',
          detail: 'You are in no group with this id.',
          errors: [expect.objectContaining({ parameter: 'tenantGroup' })],
        }),
      ),
    )
    expect(unfit.map(({ status }) => status)).toEqual([400, 400])
    expect(anonymous.status).toBe(401)
    expect(await shownDefault()).toBe(ownGroupId)
  })
})

describe('a new object of the user', () => {
  it('belongs to the own group when the default group was deleted', async () => {
    const groupId = await makeGroup()
    await choose(groupId)
    const before = await owningGroup()

    await service.request(`DELETE ${S}/usergroup/${groupId}`, { token })

    expect(before).toBe(groupId)
    expect([await shownDefault(), await owningGroup()]).toEqual([ownGroupId, ownGroupId])
    expect((await choose(groupId)).status).toBe(400)
  })

  it('belongs to the own group when the user has left the default group, also after coming back', async () => {
    const groupId = await makeGroup()
    await choose(groupId)

    expect((await leave(groupId)).status).toBe(204)
    const outside = [await shownDefault(), await owningGroup()]
    expect((await join(groupId)).status).toBe(200)
    const back = [await shownDefault(), await owningGroup()]

    expect([outside, back]).toEqual(Array(2).fill([ownGroupId, ownGroupId]))
  })

  it('never belongs to a group that the user is not in, even if the record still says so', async () => {
    const groupId = await makeGroup()
    await choose(groupId)
    await setup.leaveGroup(groupId, name)

    expect((await setup.userNamed(name)).defaultGroupId).toBe(groupId)
    expect([await shownDefault(), await owningGroup()]).toEqual([ownGroupId, ownGroupId])
  })

  it('has no owning group when the user has left the own group, too, or it was deleted', async () => {
    const groupId = await makeGroup()
    await choose(groupId)
    await leave(ownGroupId)
    const chosen = [await shownDefault(), await owningGroup()]
    await service.request(`DELETE ${S}/usergroup/${groupId}`, { token })
    const left = [await shownDefault(), await owningGroup()]
    await join(ownGroupId)
    const back = [await shownDefault(), await owningGroup()]
    await service.request(`DELETE ${S}/usergroup/${ownGroupId}`, { token })
    const gone = [await shownDefault(), await owningGroup()]

    expect(chosen).toEqual([groupId, groupId])
    expect([left, gone]).toEqual(Array(2).fill([null, null]))
    expect(back).toEqual([ownGroupId, ownGroupId])
  })

  it('belongs to the group of the header, if that exists and the user is in it', async () => {
    const chosen = await makeGroup()
    const headerGroup = await makeGroup()
    await choose(chosen)

    expect(await owningGroup({ tenantgroupid: headerGroup })).toBe(headerGroup)
    expect(await owningGroup({ defaulttenant: headerGroup })).toBe(headerGroup)
    await service.request(`DELETE ${S}/usergroup/${headerGroup}`, { token })
    expect(await owningGroup({ tenantgroupid: headerGroup })).toBe(chosen)
    await leave(chosen)
    expect(await owningGroup({ tenantgroupid: chosen })).toBe(ownGroupId)
  })
})
