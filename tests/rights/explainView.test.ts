/** Explanations: their content for different callers, and the format of requests. */
import { describe, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { encodeObjectId } from '#values/objectId.ts'
import { asker, type Explanation, sender } from '../support/explanations.ts'
import { useTestService } from '../support/useTestService.ts'
import { securitySetup } from '../support/securitySetup.ts'

const service = await useTestService()
const setup = securitySetup(service)
const ask = asker(service)
const send = sender(service)
const anna = await service.createUser('anna')
const bert = await service.createUser('bert')

let count = 0
const newId = () => {
  count += 1
  return `regatta-${count}`
}

describe('the visible part of an explanation', () => {
  const secretGroup = async (id: string) => {
    const groupId = await setup.makeGroup({ name: `secret-${id}` })
    await setup.secure(
      { type: 'EVENT', id },
      { owner: 'bert', groupId, acl: [{ groupId, actions: ['READ', '!UPDATE'] }] },
    )
    return groupId
  }

  it('contains no groups and no owner of an object for a stranger', async () => {
    const id = newId()
    const groupId = await secretGroup(id)

    for (const action of ['READ', 'UPDATE', 'DELETE']) {
      const { body } = await ask(anna, `EVENT:${action}:${id}`)
      const text = JSON.stringify(body)

      expect(body.allowed).toBe(false)
      expect(body.withheld).toMatch(
        /^This explanation is the same whether or not the object exists/,
      )
      for (const secret of [groupId, 'secret-', 'bert']) expect(text).not.toContain(secret)
      expect(body.changes.every(({ requests }) => requests === null)).toBe(true)
    }
  })

  it('does not contain the owning group of an object, even if everybody may read the group and its roles', async () => {
    const id = newId()
    const form = { roleName: `public-role-${id}` }
    const role = await service.request(`POST ${S}/role`, { token: bert, form })
    const { id: roleId } = role.body as { readonly id: string }
    const json = { permissions: ['EVENT:READ'] }
    await service.request(`PUT ${S}/role/${roleId}`, { token: bert, json })
    const roles = [{ roleId, forAll: false }]
    const groupId = await setup.makeGroup({ name: `public-${id}`, roles })
    const acl = [{ groupId: null, actions: ['READ'] }]
    await setup.secure({ type: 'USER_GROUP', id: groupId }, { acl })
    await setup.secure({ type: 'ROLE_DEFINITION', id: roleId }, { acl })
    // Otherwise she would not even know that the object exists.
    const named = [{ groupId: (await setup.userNamed('anna')).ownGroupId, actions: ['UPDATE'] }]
    await setup.secure({ type: 'EVENT', id }, { owner: 'bert', groupId, acl: named })
    const text = async (token: string) =>
      JSON.stringify((await ask(token, `EVENT:READ:${id}`, 'anna')).body)

    expect(await text(anna)).toContain('somebody else and a group that you may not read')
    expect(await text(anna)).not.toContain('public-')
    expect(await text(service.adminToken)).toContain(
      `the role “public-role-${id}” for what bert and the group “public-${id}” own`,
    )
  })

  it('contains the entries for callers who may read the object, and the names of groups that they may read', async () => {
    const id = newId()
    const groupId = await secretGroup(id)

    const { body: bertAsks } = await ask(bert, `EVENT:UPDATE:${id}`)
    const { body: adminAsks } = await ask(service.adminToken, `EVENT:UPDATE:${id}`, 'bert')

    expect(bertAsks.withheld).toBeNull()
    expect(bertAsks.trail?.[0]?.entry?.groupId).toBe(groupId)
    expect(JSON.stringify(bertAsks)).not.toContain('secret-')
    expect(bertAsks.trail?.[0]?.because).toContain('a group that you may not read')
    expect(JSON.stringify(adminAsks)).toContain('secret-')
  })

  it('is the same for missing users as for users whom the caller may not read', async () => {
    const unknown = await ask(anna, 'EVENT:READ', 'nobody-at-all')
    const unreadable = await ask(anna, 'EVENT:READ', 'bert')
    const anonymous = await ask(undefined, 'EVENT:READ', 'bert')
    const { status: toAdmin } = await ask(service.adminToken, 'EVENT:READ', 'nobody-at-all')

    expect([unknown.status, unreadable.status, anonymous.status, toAdmin]).toEqual([
      403, 403, 401, 404,
    ])
    const withoutNames = (body: unknown) =>
      JSON.stringify({ ...(body as object), requestId: '' }).replace(/bert|nobody-at-all/g, 'X')
    expect(withoutNames(unknown.body)).toBe(withoutNames(unreadable.body))
  })

  it('does not depend on whether a user exists, whatever protects the user', async () => {
    await setup.secure(
      { type: 'USER', id: 'bert' },
      { owner: 'bert', acl: [{ groupId: null, actions: ['!UPDATE', 'DELETE'] }] },
    )
    const about = async (token: string | undefined, action: string, name: string) =>
      JSON.stringify((await ask(token, `USER:${action}:${name}`)).body).replaceAll(name, 'X')

    for (const token of [anna, undefined]) {
      for (const action of ['READ', 'UPDATE', 'CHANGE_ACL']) {
        expect(await about(token, action, 'bert')).toBe(await about(token, action, 'nobody-at-all'))
      }
    }
    // Permissions of everybody on bert are visible to every caller.
    expect((await ask(anna, 'USER:DELETE:bert')).body).toMatchObject({
      allowed: true,
      rule: 'acl-grant',
    })
    await setup.secure({ type: 'USER', id: 'bert' }, { owner: 'bert' })
  })

  it('contains nothing about objects for an anonymous caller', async () => {
    const id = newId()
    await secretGroup(id)

    const { body: existing } = await ask(undefined, `EVENT:READ:${id}`)
    const { body: absent } = await ask(undefined, 'EVENT:READ:gone')

    const anonymous = (body: Explanation, name: string) =>
      JSON.stringify(body).replaceAll(name, 'X')
    expect(anonymous(existing, id)).toBe(anonymous(absent, 'gone'))
    expect(existing).toMatchObject({ allowed: false, username: null })
    expect(existing.summary).toBe(`A caller who is not signed in may not READ EVENT ${id}.`)
  })

  it('is the same for a hidden object as for a missing one, unless the object names the caller', async () => {
    const [hidden, missing, named] = [newId(), newId(), newId()]
    const { ownGroupId } = await setup.userNamed('anna')
    const everybody = [
      { groupId: null, actions: ['!UPDATE', 'CREATE'] },
      { groupId: null, actions: ['READ'], validUntil: 1 },
    ]
    const acl = [{ groupId: ownGroupId, actions: ['!READ'] }]
    for (const type of ['EVENT', 'REGATTA', 'FOREIGN']) {
      await setup.secure({ type, id: hidden }, { owner: 'bert', acl: everybody })
      await setup.secure({ type, id: named }, { owner: 'bert', acl })
      const about = async (action: string, id: string) =>
        JSON.stringify((await ask(anna, `${type}:${action}:${id}`)).body).replaceAll(id, 'X')

      for (const action of ['READ', 'UPDATE', 'DELETE']) {
        expect(await about(action, hidden)).toBe(await about(action, missing))
      }
      expect(await about('READ', named)).toContain('acl-denial')
    }
  })

  it('is only the decision for callers who may read the user and not the object', async () => {
    const id = newId()
    await setup.secure(
      { type: 'USER', id: 'bert' },
      { owner: 'bert', acl: [{ groupId: null, actions: ['READ'] }] },
    )
    await secretGroup(id)

    const { body } = await ask(anna, `EVENT:READ:${id}`, 'bert')
    const { body: other } = await ask(anna, `EVENT:UPDATE:${id}`, 'bert')

    expect(body).toEqual({
      permission: `EVENT:READ:${id}`,
      username: 'bert',
      allowed: true,
      summary: `bert may READ EVENT ${id}.`,
      rule: null,
      because: null,
      trail: null,
      withheld:
        'Only the user, and callers who may read both the user and the object, see the reason.',
      changes: [],
    })
    expect(other.allowed).toBe(true)
    await setup.secure({ type: 'USER', id: 'bert' }, { owner: 'bert' })
  })
})

describe('a request for an explanation', () => {
  it.each([
    'EVENT,BOAT:READ',
    'EVENT:READ,UPDATE:Kiel',
    'EVENT:READ:a,b',
    'EVENT',
    'event:READ',
    '',
  ])('is about one permission: %j is 400', async (permission) => {
    const { status, body } = await ask(anna, permission)

    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'invalid-input' })])
  })

  it('without an id is about all of the type, and for CREATE about an own object', async () => {
    const all = await ask(anna, 'EVENT:READ')
    const created = await ask(anna, 'EVENT:CREATE')
    const anonymous = await ask(undefined, 'EVENT:CREATE')
    const registering = await ask(undefined, 'USER:CREATE')

    expect(all.body).toMatchObject({ allowed: false, summary: 'anna may not READ every EVENT.' })
    expect(created.body).toMatchObject({
      allowed: true,
      rule: 'own-role',
      summary: 'anna may CREATE a new EVENT of their own.',
    })
    expect(anonymous.body).toMatchObject({ allowed: false, changes: [] })
    expect(registering.body).toMatchObject({ allowed: true, rule: 'everybody-permission' })
  })

  it('is available as lines for a terminal', async () => {
    const id = newId()
    await setup.secure(
      { type: 'EVENT', id },
      { owner: 'anna', acl: [{ groupId: null, actions: ['!READ'] }] },
    )
    const { text, headers } = await service.request(
      `GET ${S}/explain?permission=EVENT:READ:${id}`,
      {
        token: anna,
        headers: { accept: 'text/plain' },
      },
    )

    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(text).toContain(`No: anna may not READ EVENT ${id}.`)
    expect(text).toMatch(/ -> acl-denial +The access control list denies READ to everybody\./)
    expect(text).toContain(`PUT ${S}/ownership/EVENT/${id}/acl`)
  })

  it('has only lines of the service, whatever characters names contain', async () => {
    const id = 'mine”.\nYes\u001b[2J\u009b2J\u202e'
    const object = { type: 'EVENT', id: encodeObjectId([id]) }
    await setup.secure(object, { owner: 'anna', acl: [{ groupId: null, actions: ['!READ'] }] })

    const { text } = await service.request(
      `GET ${S}/explain?permission=${encodeURIComponent(`EVENT:READ:${object.id}`)}`,
      { token: anna, headers: { accept: 'text/plain' } },
    )

    expect(text).toMatch(/^No: anna may not READ EVENT mine”\. Yes/)
    expect(text).not.toMatch(/^Yes|[^\P{Cc}\n]|\u202e/mu)
  })

  it('is about objects with ids of several parts, and of any characters', async () => {
    await setup.secure(
      { type: 'TRACKED_RACE', id: 'Kiel\\/R1' },
      { owner: 'anna', acl: [{ groupId: null, actions: ['!READ'] }] },
    )

    const { body } = await ask(anna, 'TRACKED_RACE:READ:Kiel\\/R1')
    const [request] = body.changes[0]?.requests ?? []
    if (request === undefined) throw new Error('there is no request')
    await send(anna, request)

    expect(body.summary).toBe('anna may not READ TRACKED_RACE Kiel / R1.')
    expect((await ask(anna, 'TRACKED_RACE:READ:Kiel\\/R1')).body.allowed).toBe(true)
  })
})
