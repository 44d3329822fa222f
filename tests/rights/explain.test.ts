/** From a refusal to its explanation, from there to a change, and then the request is allowed. */
import { describe, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { asker, sender } from '../support/explanations.ts'
import { useTestService } from '../support/useTestService.ts'
import { securitySetup } from '../support/securitySetup.ts'

const service = await useTestService()
const setup = securitySetup(service)
const ask = asker(service)
const send = sender(service)
const anna = await service.createUser('anna')
await service.createUser('bert')

let count = 0
const newId = () => {
  count += 1
  return `regatta-${count}`
}

const readAs = (token: string, id: string) =>
  service.request(`GET ${S}/ownership/EVENT/${id}/acl`, { token })

describe('a refusal', () => {
  it('links to its explanation, for authenticated and anonymous callers', async () => {
    const id = newId()
    await setup.secure({ type: 'EVENT', id }, { owner: 'bert' })
    const refused = await readAs(anna, id)
    const anonymous = await service.request(`GET ${S}/ownership/EVENT/${id}`)
    const explanation = `${S}/explain?permission=EVENT%3AREAD%3A${id}`

    for (const { body, headers } of [refused, anonymous]) {
      expect(body).toMatchObject({ permission: `EVENT:READ:${id}`, explanation })
      expect(headers.link).toBe(`<${explanation}>; rel="help"`)
    }
    const followed = await service.request(`GET ${explanation}`, { token: anna })
    expect(followed.body).toMatchObject({ allowed: false, rule: 'no-grant', username: 'anna' })
  })

  it('names no permission and no explanation for a request of another site', async () => {
    const { body, headers } = await service.request(`POST ${S}/logout`, {
      basic: ['anna', 'reaching-on-port-7'],
      headers: { 'sec-fetch-site': 'cross-site' },
    })

    expect(body).not.toHaveProperty('explanation')
    expect(headers).not.toHaveProperty('link')
  })

  it.each([
    ['add_role_to_user', { username: 'bert', role_definition_id: predefinedRoles.admin.id }, '*:*'],
    [
      'add_role_to_user',
      { username: 'bert', role_definition_id: predefinedRoles.sailingViewer.id },
      'EVENT:READ',
    ],
  ])('of a grant names one missing permission: %s', async (path, json, permission) => {
    const { status, body } = await service.request(`PUT ${S}/${path}`, { token: anna, json })
    const followed = await service.request(`GET ${(body as { explanation: string }).explanation}`, {
      token: anna,
    })

    expect([status, body]).toEqual([403, expect.objectContaining({ permission })])
    expect(followed.body).toMatchObject({ allowed: false, permission })
  })
})

describe('a suggestion', () => {
  /** A fixture in which anna may not read, and the suggestion that begins with these words. */
  const cases: readonly (readonly [
    name: string,
    sentence: RegExp,
    make: (id: string) => Promise<void>,
  ])[] = [
    [
      'an entry for her own group',
      /^Let anna READ it, by an entry for the group “anna-tenant”/,
      (id) => setup.secure({ type: 'EVENT', id }, { owner: 'bert' }),
    ],
    [
      'an entry for everybody',
      /^Let everybody READ/,
      (id) => setup.secure({ type: 'EVENT', id }, { owner: 'bert' }),
    ],
    [
      'to be the owner',
      /^Make anna the owner/,
      (id) => setup.secure({ type: 'EVENT', id }, { owner: 'bert' }),
    ],
    [
      'a role for the objects of the owner',
      /^Give anna the role “sailing_viewer” for what bert owns/,
      (id) => setup.secure({ type: 'EVENT', id }, { owner: 'bert' }),
    ],
    [
      'a role for everything',
      /^Give anna the role “sailing_viewer” for everything/,
      (id) => setup.secure({ type: 'EVENT', id }, {}),
    ],
    [
      'to take a denial for everybody out of the list',
      /^Remove the denial of READ for everybody from/,
      (id) =>
        setup.secure(
          { type: 'EVENT', id },
          { owner: 'anna', acl: [{ groupId: null, actions: ['!READ'] }] },
        ),
    ],
    [
      'to be a member of a group in the list',
      /^Make anna a member of the group “readers-/,
      async (id) => {
        const groupId = await setup.makeGroup({ name: `readers-${id}` })
        await setup.secure({ type: 'EVENT', id }, { acl: [{ groupId, actions: ['READ'] }] })
      },
    ],
    [
      'to be a member of the owning group, which has a role',
      /^Make anna a member of the group “owners-/,
      async (id) => {
        const roles = [{ roleId: predefinedRoles.user.id, forAll: false }]
        const groupId = await setup.makeGroup({ name: `owners-${id}`, roles })
        await setup.secure({ type: 'EVENT', id }, { groupId })
      },
    ],
    [
      'a role for all members of the owning group',
      /^Give all members of the group “crew-.*the role “sailing_viewer”/,
      async (id) => {
        const groupId = await setup.makeGroup({ name: `crew-${id}`, members: ['anna'] })
        await setup.secure({ type: 'EVENT', id }, { groupId })
      },
    ],
    [
      'a denial to go, and an entry to come, in one request',
      /^Remove the denial of READ for everybody from .* Let anna READ it/,
      (id) =>
        setup.secure(
          { type: 'EVENT', id },
          { owner: 'bert', acl: [{ groupId: null, actions: ['!READ', 'UPDATE'] }] },
        ),
    ],
    [
      'a denial to go, and a role to come, in two requests',
      /^Remove the denial of READ for everybody from .* Give anna the role/,
      (id) =>
        setup.secure(
          { type: 'EVENT', id },
          { owner: 'bert', acl: [{ groupId: null, actions: ['!READ'] }] },
        ),
    ],
  ]

  it.each(cases)('works when it is sent: %s', async (_, sentence, make) => {
    const id = newId()
    await make(id)
    const before = await mayAnna(id)
    const { body } = await ask(service.adminToken, `EVENT:READ:${id}`, 'anna')
    const change = body.changes.find(({ sentences }) => sentence.test(sentences.join(' ')))

    expect(before).toBe(false)
    expect(change, JSON.stringify(body.changes, undefined, 1)).toBeDefined()
    expect(change?.youMay).toBe(true)
    for (const request of change?.requests ?? []) {
      const { status } = await send(service.adminToken, request)
      expect(status).toBe(200)
    }
    expect(await mayAnna(id)).toBe(true)
    await takeRoles()
  })

  const mayAnna = async (id: string): Promise<boolean> =>
    (await ask(anna, `EVENT:READ:${id}`)).body.allowed

  /** Removes the effects of one case, so that they do not help in the next one. */
  const takeRoles = async () => {
    const { body } = await service.request(`GET ${S}/get_roles_for_user`, { token: anna })
    for (const held of body as Readonly<Record<string, string>>[]) {
      if (held.role_name !== 'sailing_viewer') continue
      const json = {
        username: 'anna',
        role_definition_id: held.role_definition_id,
        qualifying_username: held.qualifying_username ?? '',
        qualifying_group_id: held.qualifying_group_id ?? '',
      }
      await service.request(`PUT ${S}/remove_role_from_user`, { token: service.adminToken, json })
    }
  }

  it('says its effect if it is for everybody, or gives a role for all types', async () => {
    const id = newId()
    const roles = [{ roleId: predefinedRoles.user.id, forAll: false }]
    const groupId = await setup.makeGroup({ name: `crew-${id}`, roles })
    await setup.secure({ type: 'EVENT', id }, { owner: 'bert', groupId })

    const { body } = await ask(service.adminToken, `EVENT:READ:${id}`, 'anna')
    const effectOf = (sentence: RegExp) =>
      body.changes.find(({ sentences }) => sentence.test(sentences.join(' ')))?.effect
    const actions = 'CHANGE_ACL, CHANGE_OWNERSHIP, CREATE, DELETE, READ, READ_PUBLIC and UPDATE'
    const crew = `the group “crew-${id}”`

    expect(body.changes.at(-1)?.sentences[0]).toMatch(/^Let everybody READ/)
    expect(effectOf(/^Let everybody/)).toBe(
      `Everybody may then READ EVENT ${id}, also without signing in.`,
    )
    expect(effectOf(/^Make anna a member/)).toBe(
      `anna may then ${actions} what ${crew} owns, whatever the type of the object.`,
    )
    expect(effectOf(/^Give anna the role “user”/)).toBe(
      `anna may then ${actions} what bert and ${crew} own together, whatever the type of the object.`,
    )
    expect(effectOf(/^Let anna READ/)).toBeUndefined()
    expect(effectOf(/^Give anna the role “sailing_viewer”/)).toBeUndefined()
    expect(effectOf(/^Make anna the owner/)).toBeUndefined()
  })

  it('names the users who may do it: the owner, with the rules for granting', async () => {
    const id = newId()
    await setup.secure(
      { type: 'EVENT', id },
      { owner: 'anna', acl: [{ groupId: null, actions: ['!READ'] }] },
    )

    const { body } = await ask(anna, `EVENT:READ:${id}`)

    expect(body).toMatchObject({ rule: 'acl-denial', withheld: null })
    expect(body.changes[0]).toMatchObject({ youMay: true })
    for (const request of body.changes[0]?.requests ?? []) await send(anna, request)
    expect((await readAs(anna, id)).status).toBe(200)
  })

  it('keeps the other entries of the list, and its display name', async () => {
    const id = newId()
    const path = `${S}/ownership/EVENT/${id}`
    const token = service.adminToken
    const acl = [{ groupId: null, actions: ['!READ', 'UPDATE'] }]
    await service.request(`PUT ${path}`, { token, json: { username: 'anna' } })
    await service.request(`PUT ${path}/acl`, { token, json: { acl, displayName: 'Kiel' } })

    const { body } = await ask(anna, `EVENT:READ:${id}`)

    expect(body.changes[0]?.requests?.[0]?.body).toEqual({
      acl: [{ groupId: null, actions: ['UPDATE'] }],
      displayName: 'Kiel',
    })
  })

  it.each([
    [['!*'], 'READ', 'the denial of every action'],
    [['!*', '!READ', '!UPDATE'], 'READ', 'the denial of every action'],
    [['!READ', '!UPDATE'], 'READ', 'the denial of READ'],
    [['!READ', '!UPDATE'], '*', 'the denial of READ and of UPDATE'],
  ])('names the part of %j that %s removes', async (actions, action, denial) => {
    const id = newId()
    await setup.secure({ type: 'EVENT', id }, { owner: 'anna', acl: [{ groupId: null, actions }] })

    const { body } = await ask(anna, `EVENT:${action}:${id}`)
    const [first] = body.changes

    expect(first?.sentences[0]).toBe(`Remove ${denial} for everybody from the access control list.`)
    for (const request of first?.requests ?? []) await send(anna, request)
    expect((await ask(anna, `EVENT:${action}:${id}`)).body.allowed).toBe(true)
  })

  it('does not exist for an allowed request', async () => {
    const id = newId()
    await setup.secure({ type: 'EVENT', id }, { owner: 'anna' })

    const { body } = await ask(anna, `EVENT:READ:${id}`)

    expect(body).toMatchObject({ allowed: true, rule: 'own-role', changes: [] })
    expect(body.because).toBe(
      `anna has the role “user” for what anna owns, and it holds the permission ${predefinedRoles.user.permissions[0]}.`,
    )
  })
})
