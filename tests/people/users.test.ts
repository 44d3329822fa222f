import { describe, expect, it } from 'vitest'
import type { Reply } from '../../scripts/requests/requests.ts'
import { S } from '../../scripts/requests/paths.ts'
import { beforeNextTransaction } from '../support/beforeNextTransaction.ts'
import { goodPassword } from '../support/functions.ts'
import { useTestService } from '../support/useTestService.ts'
import { securitySetup } from '../support/securitySetup.ts'

const service = await useTestService()
const setup = securitySetup(service)
const meanwhile = beforeNextTransaction(service)

const bodyOf = ({ body }: Reply) => body as Readonly<Record<string, unknown>>
const profile = { email: 'ann@example.org', fullName: 'Ann', company: 'Club' }

describe('registering', () => {
  it('accepts its input from a query', async () => {
    const username = 'from query'
    const query = new URLSearchParams({ username, password: goodPassword, ...profile }).toString()

    const made = await service.request(`POST ${S}/create_user?${query}`)
    const token = String(bodyOf(made).access_token)
    const read = await service.request(`GET ${S}/user`, { token })

    expect(made.body).toEqual({ username, access_token: token })
    const more = { fullname: 'Ann', emailConfirmed: false }
    expect(read.body).toEqual({ username, access_token: token, ...more, ...profile })
  })

  it('creates all objects of a user', async () => {
    const token = await service.createUser('complete')

    const user = await setup.userNamed('complete')
    const [groupId] = user.groupIds
    const group = { type: 'USER_GROUP', id: groupId ?? '' }
    const owner = await service.request(`GET ${S}/ownership/USER/complete`, { token })
    const role = await service.request(`POST ${S}/role`, { token, form: { roleName: 'helm' } })
    const roleId = String(bodyOf(role).id)
    const owned = await service.request(`GET ${S}/ownership/ROLE_DEFINITION/${roleId}`, { token })

    expect(user.groupIds).toHaveLength(1)
    expect(user.defaultGroupId).toBe(groupId)
    expect(user.assignments).toMatchObject([
      { qualifyingUserId: user.userId, qualifyingGroupId: null },
      { qualifyingUserId: null, qualifyingGroupId: groupId },
    ])
    expect(await setup.securityOf(group)).toMatchObject({
      ownerUserId: user.userId,
      ownerGroupId: groupId,
    })
    expect(owner.body).toMatchObject({ username: 'complete', groupId: null })
    expect(owned.body).toMatchObject({ username: 'complete', groupId })
  })

  it('is refused when the name of the new user’s group is taken', async () => {
    await setup.makeGroup({ name: 'squatted-tenant' })

    const form = { username: 'squatted', password: goodPassword }
    const reply = await service.request(`POST ${S}/create_user`, { form })

    expect(reply.status).toBe(412)
    expect(bodyOf(reply).detail).toContain('Usergroup with this name already exists')
  })

  it.each([
    ['User already exists', 'admin', goodPassword],
    ['Username does not meet requirements', 'xy', goodPassword],
    ['Username does not meet requirements', undefined, goodPassword],
    ['Password does not meet requirements', 'new-user', 'short'],
    ['Password does not meet requirements', 'new-user', undefined],
  ])('responds with 412 `%s` for user %s', async (text, username, password) => {
    const json = { username, password }

    const reply = await service.request(`POST ${S}/create_user`, { json })
    const asText = await service.request(`POST ${S}/create_user`, {
      json,
      headers: { accept: 'text/plain' },
    })

    expect(reply.status).toBe(412)
    expect(String(bodyOf(reply).detail).startsWith(text)).toBe(true)
    expect(asText.text).toBe(bodyOf(reply).detail)
  })
})

it('is registered once by requests at the same time', async () => {
  const json = { username: 'registered-twice', password: goodPassword }
  const send = () => service.request(`POST ${S}/create_user`, { json })

  const earlier = meanwhile(send)
  const later = await send()

  expect([(await earlier()).status, later.status]).toEqual([200, 412])
  expect(bodyOf(later).detail).toBe('User already exists')
})

describe('a password', () => {
  const create = (username: string, password: string) =>
    service.request(`POST ${S}/create_user`, { json: { username, password } })

  it.each([
    ['too short', 'seven-7'],
    ['longer than 256 bytes', 'ü'.repeat(129)],
    ['a common one', 'password1'],
    ['another common one', 'qwertyuiop'],
    ['the name of the service', 'C0mmitteeBoat'],
    ['a sailing term', 'draobredael'],
    ['the user name', 'Picky-User'],
    ['the user name in other letters', 'ＰＩＣＫＹ-user'],
  ])('is refused when it is %s', async (_, password) => {
    const reply = await create('picky-user', password)

    expect(reply.status).toBe(412)
    expect(bodyOf(reply).errors).toMatchObject([{ parameter: 'password' }])
    expect(reply.text).not.toContain(password)
  })

  it.each([
    ['colons', 'sail:with:the:wind'],
    ['other alphabets', 'Парусная регата'],
    ['256 bytes', 'spinnaker-halyard-'.repeat(3) + 'ab' + 'ü'.repeat(100)],
    ['blanks at its edges', ' luffing up slowly '],
  ])('may have %s', async (what, password) => {
    const name = `with ${what}`

    const reply = await create(name, password)
    const asBasic = await service.request(`GET ${S}/hello`, { basic: [name, password] })

    expect([reply.status, asBasic.status]).toEqual([200, 200])
    expect(asBasic.body).toMatchObject({ principal: name })
  })
})

describe('a user record', () => {
  it('shows the access token only to the user and to administrators', async () => {
    const token = await service.createUser('shown')
    const readerToken = await service.createUser('reader-of-shown')
    const readers = await setup.makeGroup({ name: 'of shown', members: ['reader-of-shown'] })
    const acl = [{ groupId: readers, actions: ['READ', 'UPDATE'] }]
    await setup.secure({ type: 'USER', id: 'shown' }, { owner: 'shown', acl })
    const address = `${S}/user?username=shown`
    const form = { username: 'shown', ...profile }

    const own = await service.request(`GET ${address}`, { token })
    const asAdmin = await service.request(`GET ${address}`, { token: service.adminToken })
    const asReader = await service.request(`GET ${address}`, { token: readerToken })
    const changed = await service.request(`PUT ${S}/user`, { token: readerToken, form })

    expect(bodyOf(own).access_token).toBe(token)
    expect(bodyOf(asAdmin).access_token).toBe(token)
    expect([asReader.status, changed.status]).toEqual([200, 200])
    expect(asReader.text + changed.text).not.toContain(token)
    expect(bodyOf(changed)).toEqual({
      username: 'shown',
      fullname: 'Ann',
      ...profile,
      access_token: null,
      emailConfirmed: false,
    })
  })

  it('is readable by its user, whatever roles and denials say, and not by others', async () => {
    const token = await service.createUser('without-roles')
    const strangerToken = await service.createUser('stranger-of-without')
    const everybody = [{ groupId: null, actions: ['!READ'] }]
    await setup.secure({ type: 'USER', id: 'without-roles' }, { owner: 'admin', acl: everybody })

    const addresses = [`${S}/user`, `${S}/user?username=without-roles`]
    const own = await Promise.all(
      addresses.map((address) => service.request(`GET ${address}`, { token })),
    )
    const foreign = await service.request(`GET ${S}/user?username=without-roles`, {
      token: strangerToken,
    })

    expect(own.map(({ status }) => status)).toEqual([200, 200])
    expect(own.map((reply) => bodyOf(reply).access_token)).toEqual([token, token])
    expect(foreign.status).toBe(403)
  })

  it('reports all missing values at once', async () => {
    const token = service.adminToken

    const reply = await service.request(`PUT ${S}/user?username=admin`, { token })

    expect(reply.status).toBe(400)
    expect(bodyOf(reply).errors).toMatchObject([
      { parameter: 'email', code: 'required' },
      { parameter: 'fullName', code: 'required' },
      { parameter: 'company', code: 'required' },
    ])
  })

  it('does not accept a password, for an existing user or not', async () => {
    const token = service.adminToken
    for (const username of ['admin', 'claimed']) {
      const form = { username, ...profile, password: goodPassword }

      const reply = await service.request(`PUT ${S}/user`, { token, form })

      expect(reply.status).toBe(400)
      expect(bodyOf(reply).errors).toMatchObject([{ parameter: 'password' }])
    }
    const read = await service.request(`GET ${S}/user?username=claimed`, { token })
    expect(read.status).toBe(404)
  })
})

const signInAs = (name: string) =>
  service.request(`GET ${S}/access_token`, { basic: [name, goodPassword] })

describe('creating a user with PUT', () => {
  it('creates one without a password, who can sign in only after setting one', async () => {
    const form = { username: 'invited', ...profile }

    const made = await service.request(`PUT ${S}/user`, { token: service.adminToken, form })
    const before = await signInAs('invited')
    await service.request(`POST ${S}/change_password`, {
      token: service.adminToken,
      form: { username: 'invited', password: goodPassword },
    })
    const after = await signInAs('invited')

    expect(made.body).toMatchObject({ username: 'invited', fullname: 'Ann', ...profile })
    expect([before.status, after.status]).toEqual([401, 200])
    expect(bodyOf(after).access_token).toBe(bodyOf(made).access_token)
  })

  it('changes the user whom another request creates meanwhile', async () => {
    const send = (company: string) => {
      const form = { username: 'invited-twice', ...profile, company }
      return service.request(`PUT ${S}/user`, { token: service.adminToken, form })
    }

    const earlier = meanwhile(() => send('Earlier'))
    const later = await send('Later')
    const read = await service.request(`GET ${S}/user?username=invited-twice`, {
      token: service.adminToken,
    })

    expect([(await earlier()).status, later.status]).toEqual([200, 200])
    expect(bodyOf(later).company).toBe('Later')
    expect(read.body).toEqual(later.body)
  })

  it('requires authentication, and a valid name', async () => {
    const form = { username: 'uninvited', ...profile }

    const anonymous = await service.request(`PUT ${S}/user`, { form })
    const badName = await service.request(`PUT ${S}/user`, {
      token: service.adminToken,
      form: { ...form, username: 'a:b' },
    })

    expect([anonymous.status, badName.status]).toEqual([401, 412])
  })
})
