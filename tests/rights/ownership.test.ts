import { describe, expect, it } from 'vitest'
import type { Reply } from '../../scripts/requests/requests.ts'
import { unusedId } from '../../harness/ids.ts'
import { S } from '../../scripts/requests/paths.ts'
import { useTestService } from '../support/useTestService.ts'
import { securitySetup } from '../support/securitySetup.ts'

const service = await useTestService()
const setup = securitySetup(service)
/** An owner, who is a member of the group, and a stranger, who is not. */

const ownerToken = await service.createUser('owner')
const strangerToken = await service.createUser('stranger')
const groupId = await setup.makeGroup({ name: 'crew', members: ['owner'] })
const otherGroupId = await setup.makeGroup({ name: 'others', members: ['stranger'] })

let count = 0
/** An object of `owner` and the crew. */
const newEvent = async (): Promise<string> => {
  const id = `event-${String((count += 1))}`
  await setup.secure({ type: 'EVENT', id }, { owner: 'owner', groupId })
  return id
}

const change = (path: string, json: unknown, token = ownerToken, method = 'PUT') =>
  service.request(`${method} ${S}/ownership/${path}`, { token, json })

const read = (path: string, token = service.adminToken) =>
  service.request(`GET ${S}/ownership/${path}`, { token })

const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status)

const success = { responseStatus: 'true', responseMessage: 'Ownership changed successfully' }

describe('a change of ownership', () => {
  const given = { absent: undefined, null: null, value: 'value' } as const
  const threeByThree = Object.values(given).flatMap((group) =>
    Object.values(given).map((user) => ({ group, user })),
  )

  it('does not take the text `null` in the query for null', async () => {
    const path = `EVENT/${await newEvent()}`

    const text = await change(`${path}?username=null`, { username: null })
    const absent = await change(path, { username: null })

    expect(text.body).toMatchObject({ errors: [{ parameter: 'username', code: 'contradiction' }] })
    expect(absent.body).toEqual(success)
  })

  it.each(threeByThree)(
    'takes group $group and user $user: absent keeps, null clears, a value replaces',
    async ({ group, user }) => {
      const id = await newEvent()
      const newGroup = group === 'value' ? otherGroupId : group
      const newUser = user === 'value' ? 'stranger' : user

      const reply = await change(
        `EVENT/${id}`,
        { groupId: newGroup, username: newUser },
        service.adminToken,
      )
      const after = await read(`EVENT/${id}`)

      expect(reply.body).toEqual(success)
      expect(after.body).toEqual({
        objectType: 'EVENT',
        objectId: id,
        groupId: newGroup === undefined ? groupId : newGroup,
        username: newUser === undefined ? 'owner' : newUser,
        displayName: null,
      })
    },
  )

  it('is possible by POST as well as by PUT, in the path and in the query', async () => {
    for (const method of ['PUT', 'POST']) {
      for (const address of [(id: string) => `EVENT/${id}`, (id: string) => `EVENT?id=${id}`]) {
        const id = await newEvent()

        const reply = await change(address(id), { username: 'stranger' }, ownerToken, method)

        expect(reply.body).toEqual(success)
        expect((await read(`EVENT/${id}`)).body).toMatchObject({ username: 'stranger', groupId })
      }
    }
  })

  it('can be sent as a form', async () => {
    const id = await newEvent()

    const reply = await service.request(`POST ${S}/ownership/EVENT/${id}`, {
      token: ownerToken,
      form: { username: 'stranger' },
    })

    expect(reply.status).toBe(200)
    expect((await read(`EVENT/${id}`)).body).toMatchObject({ username: 'stranger', groupId })
  })

  it('keeps the access control list, and the display name unless another one is given', async () => {
    const id = await newEvent()
    const acl = [{ groupId, actions: ['READ'] }]
    await setup.secure({ type: 'EVENT', id }, { owner: 'owner', groupId, acl })

    await change(`EVENT/${id}`, { displayName: 'Kiel Week' })
    await change(`EVENT/${id}`, { username: null })

    expect(await setup.securityOf({ type: 'EVENT', id })).toMatchObject({
      acl,
      displayName: 'Kiel Week',
      ownerUserName: null,
    })
  })

  it('takes the object from the path, and not from the body', async () => {
    const id = await newEvent()
    const other = await newEvent()

    const reply = await change(`EVENT/${id}`, {
      objectType: 'REGATTA',
      objectId: other,
      id: other,
      username: 'stranger',
    })

    expect(reply.status).toBe(200)
    expect((await read(`EVENT/${id}`)).body).toMatchObject({ username: 'stranger' })
    expect((await read(`EVENT/${other}`)).body).toMatchObject({ username: 'owner' })
  })

  it.each([
    ['an unknown user', { username: 'nobody' }, 'User Not found'],
    ['a look-alike of a user', { username: 'OWNER' }, 'User Not found'],
    ['an unknown group', { groupId: unusedId }, 'UserGroup Not found'],
  ])('refuses %s with 400 and names it in both forms', async (_, json, text) => {
    const id = await newEvent()

    const reply = await change(`EVENT/${id}`, json)

    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({
      code: 'unknown-reference',
      detail: text,
      responseStatus: 'false',
      responseMessage: text,
      errors: [{ pointer: `/${Object.keys(json)[0] ?? ''}` }],
    })
    expect((await read(`EVENT/${id}`)).body).toMatchObject({ username: 'owner', groupId })
  })

  it('refuses a group that is not a UUID, and a user that is not a text, together', async () => {
    const id = await newEvent()

    const reply = await change(`EVENT/${id}`, { groupId: 'admin-tenant', username: 7 })

    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({
      code: 'invalid-input',
      responseStatus: 'false',
      errors: [{ pointer: '/groupId' }, { pointer: '/username' }],
    })
  })

  it('requires CHANGE_OWNERSHIP', async () => {
    const id = await newEvent()

    const foreign = await change(`EVENT/${id}`, { username: 'stranger' }, strangerToken)
    const anonymous = await service.request(`PUT ${S}/ownership/EVENT/${id}`, {
      json: { username: 'stranger' },
    })

    expect(statuses([foreign, anonymous])).toEqual([403, 401])
    expect(foreign.body).toMatchObject({
      permission: `EVENT:CHANGE_OWNERSHIP:${id}`,
      responseStatus: 'false',
      responseMessage: `Subject does not have permission [EVENT:CHANGE_OWNERSHIP:${id}]`,
    })
    expect(anonymous.headers['www-authenticate']).toContain('Bearer')
    expect(anonymous.body).toMatchObject({ responseStatus: 'false' })
  })

  it('can assign a group only for a member of it, or an administrator', async () => {
    const id = await newEvent()

    const byStranger = await change(`EVENT/${id}`, { groupId: otherGroupId })
    const response = await change(`EVENT/${id}`, { groupId })
    const byAdmin = await change(`EVENT/${id}`, { groupId: otherGroupId }, service.adminToken)
    const unchanged = await change(`EVENT/${id}`, { groupId: otherGroupId })

    expect(statuses([byStranger, response, byAdmin, unchanged])).toEqual([403, 200, 200, 200])
    expect(byStranger.body).toMatchObject({ permission: `EVENT:CHANGE_OWNERSHIP:${id}` })
  })
})

describe('an object without owners', () => {
  it('is available only to users who hold their permission unqualified', async () => {
    const id = await newEvent()

    const removed = await service.request(`DELETE ${S}/ownership/EVENT/${id}`, {
      token: ownerToken,
    })
    const after = await read(`EVENT/${id}`)
    const byFormerOwner = await read(`EVENT/${id}`, ownerToken)
    const takenBack = await change(`EVENT/${id}`, { username: 'owner' })
    const givenBack = await change(`EVENT/${id}`, { username: 'owner' }, service.adminToken)

    expect(removed.body).toEqual(success)
    expect(after.body).toMatchObject({ groupId: null, username: null })
    expect(statuses([byFormerOwner, takenBack, givenBack])).toEqual([403, 403, 200])
  })

  it('that never had an owner shows nulls, to callers who may read it', async () => {
    const id = 'never-owned'

    expect((await read(`EVENT/${id}`)).body).toEqual({
      objectType: 'EVENT',
      objectId: id,
      groupId: null,
      username: null,
      displayName: null,
    })
    expect((await read(`EVENT/${id}`, strangerToken)).status).toBe(403)
  })

  it('is shown without owners when these were deleted', async () => {
    await service.createUser('leaving')
    const leavingGroup = await setup.makeGroup({ name: 'leaving group' })
    const object = { type: 'EVENT', id: 'left-alone' }
    await setup.secure(object, { owner: 'leaving', groupId: leavingGroup })
    const before = await read('EVENT/left-alone')

    await service.request(`DELETE ${S}/user?username=leaving`, { token: service.adminToken })
    await setup.removeGroup(leavingGroup)
    const after = await read('EVENT/left-alone')
    await service.createUser('leaving')
    const again = await read('EVENT/left-alone')

    expect(before.body).toMatchObject({ groupId: leavingGroup, username: 'leaving' })
    expect(after.body).toMatchObject({ groupId: null, username: null })
    expect(again.body).toEqual(after.body)
  })
})

describe('two concurrent changes of one ownership', () => {
  it('both take effect', async () => {
    const id = await newEvent()

    const replies = await Promise.all([
      change(`EVENT/${id}`, { groupId: otherGroupId }, service.adminToken),
      change(`EVENT/${id}`, { username: 'stranger' }, service.adminToken),
      change(`EVENT/${id}`, { displayName: 'Kiel Week' }, service.adminToken),
    ])

    expect(statuses(replies)).toEqual([200, 200, 200])
    expect((await read(`EVENT/${id}`)).body).toMatchObject({
      groupId: otherGroupId,
      username: 'stranger',
      displayName: 'Kiel Week',
    })
  })
})
