/** Why? From a refusal to its explanation, from there to a change, and then it is allowed. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { predefinedRoles } from '../../lib/domain/predefinedRoles.ts'
import { S, startTestService, type TestService } from '../support/functions.ts'
import { securitySetup, type SecuritySetup } from '../support/securitySetup.ts'

vi.mock('../../lib/service/security/passwordHash.ts', async (original) =>
  (await import('../support/cheapHashes.ts')).cheapHashes(original),
)

interface Step {
  readonly rule: string
  readonly applies: boolean
  readonly because: string
  readonly group?: { readonly name: string }
  readonly entry?: { readonly groupId: string | null; readonly actions: readonly string[] }
}

interface Sent {
  readonly method: string
  readonly path: string
  readonly body?: object
}

interface Explanation {
  readonly allowed: boolean
  readonly username: string | null
  readonly summary: string
  readonly rule: string | null
  readonly because: string | null
  readonly trail: readonly Step[] | null
  readonly withheld: string | null
  readonly changes: readonly {
    readonly sentences: readonly string[]
    readonly youMay: boolean
    readonly requests: readonly Sent[] | null
  }[]
}

let service: TestService
let setup: SecuritySetup
let anna: string
let bert: string
beforeAll(async () => {
  service = await startTestService()
  setup = securitySetup(service)
  anna = await service.createUser('anna')
  bert = await service.createUser('bert')
})
afterAll(() => service.stop())

const ask = async (token: string | undefined, permission: string, username?: string) => {
  const query = new URLSearchParams({ permission, ...(username === undefined ? {} : { username }) })
  const route = `GET ${S}/explain?${query.toString()}`
  const { status, body } = await service.request(route, token === undefined ? {} : { token })
  return { status, body: body as Explanation }
}

let count = 0
const newId = () => {
  count += 1
  return `regatta-${count}`
}

const readAs = (token: string, id: string) =>
  service.request(`GET ${S}/ownership/EVENT/${id}/acl`, { token })

const send = (token: string, { method, path, body }: Sent) =>
  service.request(`${method} ${path}`, { token, ...(body === undefined ? {} : { json: body }) })

describe('a refusal', () => {
  it('links to its explanation, for who is signed in and for who is not', async () => {
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

  it('names no permission and no explanation where another site sent it', async () => {
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
  ])('of a grant names one permission that is missing: %s', async (path, json, permission) => {
    const { status, body } = await service.request(`PUT ${S}/${path}`, { token: anna, json })
    const followed = await service.request(`GET ${(body as { explanation: string }).explanation}`, {
      token: anna,
    })

    expect([status, body]).toEqual([403, expect.objectContaining({ permission })])
    expect(followed.body).toMatchObject({ allowed: false, permission })
  })
})

describe('what is suggested', () => {
  /** A world in which anna may not read, and the suggestion that begins with these words. */
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
      'a role for what the owner owns',
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
      /^Take the denial of READ for everybody out/,
      (id) =>
        setup.secure(
          { type: 'EVENT', id },
          { owner: 'anna', acl: [{ groupId: null, actions: ['!READ'] }] },
        ),
    ],
    [
      'to be a member of a group that the list names',
      /^Make anna a member of the group “readers-/,
      async (id) => {
        const groupId = await setup.makeGroup({ name: `readers-${id}` })
        await setup.secure({ type: 'EVENT', id }, { acl: [{ groupId, actions: ['READ'] }] })
      },
    ],
    [
      'to be a member of the group that owns it and has a role',
      /^Make anna a member of the group “owners-/,
      async (id) => {
        const roles = [{ roleId: predefinedRoles.user.id, forAll: false }]
        const groupId = await setup.makeGroup({ name: `owners-${id}`, roles })
        await setup.secure({ type: 'EVENT', id }, { groupId })
      },
    ],
    [
      'a role for all members of the group that owns it',
      /^Give all members of the group “crew-.*the role “sailing_viewer”/,
      async (id) => {
        const groupId = await setup.makeGroup({ name: `crew-${id}`, members: ['anna'] })
        await setup.secure({ type: 'EVENT', id }, { groupId })
      },
    ],
    [
      'a denial to go, and an entry to come, in one request',
      /^Take the denial of READ for everybody out .* Let anna READ it/,
      (id) =>
        setup.secure(
          { type: 'EVENT', id },
          { owner: 'bert', acl: [{ groupId: null, actions: ['!READ', 'UPDATE'] }] },
        ),
    ],
    [
      'a denial to go, and a role to come, in two requests',
      /^Take the denial of READ for everybody out .* Give anna the role/,
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

  /** So that what one case gave does not help in the next one. */
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

  it('says who may do it: the owner may, with the rules for granting', async () => {
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

  it('keeps the other entries of the list, and what it is called', async () => {
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

  it('is nothing for what is allowed', async () => {
    const id = newId()
    await setup.secure({ type: 'EVENT', id }, { owner: 'anna' })

    const { body } = await ask(anna, `EVENT:READ:${id}`)

    expect(body).toMatchObject({ allowed: true, rule: 'own-role', changes: [] })
    expect(body.because).toBe(
      `anna has the role “user” for what anna owns, and it holds the permission ${predefinedRoles.user.permissions[0]}.`,
    )
  })
})

describe('what is told to whom', () => {
  const secretGroup = async (id: string) => {
    const groupId = await setup.makeGroup({ name: `secret-${id}` })
    await setup.secure(
      { type: 'EVENT', id },
      { owner: 'bert', groupId, acl: [{ groupId, actions: ['READ', '!UPDATE'] }] },
    )
    return groupId
  }

  it('tells a stranger nothing of the groups and the owner of an object', async () => {
    const id = newId()
    const groupId = await secretGroup(id)

    for (const action of ['READ', 'UPDATE', 'DELETE']) {
      const { body } = await ask(anna, `EVENT:${action}:${id}`)
      const text = JSON.stringify(body)

      expect(body.allowed).toBe(false)
      expect(body.withheld).toMatch(/are told to who may read the object/)
      for (const secret of [groupId, 'secret-', 'bert']) expect(text).not.toContain(secret)
      expect(body.changes.every(({ requests }) => requests === null)).toBe(true)
    }
  })

  it('tells the entries to who may read the object, and the names of groups that they may read', async () => {
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

  it('answers the same about users who do not exist as about those whom one may not read', async () => {
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

  it('does not tell whether a user exists, whatever protects the user', async () => {
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
    // What everybody may do to bert is known to everybody who asks for it.
    expect((await ask(anna, 'USER:DELETE:bert')).body).toMatchObject({
      allowed: true,
      rule: 'acl-grant',
    })
    await setup.secure({ type: 'USER', id: 'bert' }, { owner: 'bert' })
  })

  it('tells who is not signed in nothing about objects', async () => {
    const id = newId()
    await secretGroup(id)

    const { body: existing } = await ask(undefined, `EVENT:READ:${id}`)
    const { body: absent } = await ask(undefined, 'EVENT:READ:gone')

    const anonymous = (body: Explanation, name: string) =>
      JSON.stringify(body).replaceAll(name, 'X')
    expect(anonymous(existing, id)).toBe(anonymous(absent, 'gone'))
    expect(existing).toMatchObject({ allowed: false, username: null })
    expect(existing.summary).toBe(`Whoever is not signed in may not READ EVENT ${id}.`)
  })

  it('gives the verdict alone to who may read the user and not the object', async () => {
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
      withheld: 'Why, is told to the user, and to who may read both the user and the object.',
      changes: [],
    })
    expect(other.allowed).toBe(true)
    await setup.secure({ type: 'USER', id: 'bert' }, { owner: 'bert' })
  })
})

describe('a question', () => {
  it.each([
    'EVENT,BOAT:READ',
    'EVENT:READ,UPDATE:Kiel',
    'EVENT:READ:a,b',
    'EVENT',
    'event:READ',
    '',
  ])('is about one thing: %j is 400', async (permission) => {
    const { status, body } = await ask(anna, permission)

    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'invalid-input' })])
  })

  it('without an id is about all of the type, and for CREATE about what one would own', async () => {
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

  it('is answered as lines for a terminal', async () => {
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
    expect(text).toMatch(/ -> acl-denial +The list denies READ to everybody\./)
    expect(text).toContain(`PUT ${S}/ownership/EVENT/${id}/acl`)
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
