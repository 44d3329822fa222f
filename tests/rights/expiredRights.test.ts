/**
 * Roles and entries of ACLs whose time is over stay for 30 days. The next write of their item, for
 * any reason, removes them.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { membershipsMax, requireOwnCapacity } from '#rights/steps/memberships.ts'
import { unqualified } from '#access/items/assignments.ts'
import { findViolations } from '../../scripts/tableRules/rules.ts'
import { readAllItems } from '../../scripts/tableItems.ts'
import { goodPassword } from '../support/functions.ts'
import { useTestService } from '../support/useTestService.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { somePublicKey } from '../support/sshKeys.ts'
import { newStranger } from '../support/stranger.ts'

const dayMillis = 86_400_000
const start = Date.UTC(2030, 5, 21, 8)
const end = start + dayMillis

const service = await useTestService()
const setup = securitySetup(service)
const { request } = service
const sam = await newStranger(service, 'sam')
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
})
afterEach(() => {
  vi.useRealTimers()
})

const { moderator, spectator } = predefinedRoles
const asAdmin = (json: object) => ({ token: service.adminToken, json })
const give = (username: string, role_definition_id: string, window: object = {}) =>
  request(`PUT ${S}/add_role_to_user`, asAdmin({ username, role_definition_id, ...window }))
const storedRoles = async (username: string) => {
  const { own, received } = await setup.userNamed(username)
  return JSON.stringify([own.assignments, received.grants.map(({ grant }) => grant)])
}
const readForm = (token: string, form: Readonly<Record<string, string>>) => ({ token, form })

/** Each write of the user's own item. */
const writes: Readonly<Record<string, (username: string, token: string) => Promise<unknown>>> = {
  'a new role': (username) => give(username, spectator.id),
  'a role with another window': (username) => give(username, spectator.id, { validUntil: 4e12 }),
  'a role less': (username) =>
    request(
      `PUT ${S}/remove_role_from_user`,
      asAdmin({
        username,
        role_definition_id: predefinedRoles.user.id,
        qualifying_username: username,
      }),
    ),
  'a new group': (username, token) =>
    request(`PUT ${S}/usergroup`, { token, json: { groupName: `crew of ${username}` } }),
  'a new profile': (username, token) =>
    request(
      `PUT ${S}/user`,
      readForm(token, { username, email: '', fullName: 'Anna', company: '' }),
    ),
  'a new password': (username, token) =>
    request(
      `POST ${S}/change_password`,
      readForm(token, { username, oldPassword: goodPassword, password: 'running-by-the-lee-3' }),
    ),
  'a new default group': async (username, token) => {
    const { ownGroupId } = await setup.userNamed(username)
    const route = `POST ${S}/usergroup/setDefaultTenantForCurrentServerAndUser`
    return request(route, readForm(token, { tenantGroup: ownGroupId }))
  },
  'a new SSH key': (username, token) =>
    request(
      'POST /landscape/api/landscape/add_ssh_key',
      readForm(token, { region: 'eu-west-1', key_name: username, public_key: somePublicKey }),
    ),
  'a new access token': (_, token) => request(`POST ${S}/remove_access_token`, { token }),
}

let users = 0
const newUser = async () => {
  users += 1
  const username = `sailor-${users}`
  return { username, token: await service.createUser(username) }
}

describe('the permissions of a role', () => {
  const changed = async (window: object, at: number) => {
    vi.setSystemTime(start)
    const { username } = await newUser()
    const roleId = await sam.newRole()
    await give(username, roleId, window)
    vi.setSystemTime(at)
    const json = { permissions: ['EVENT:READ'] }
    return (await request(`PUT ${S}/role/${roleId}`, { token: sam.token, json })).status
  }

  it('can be changed by those who hold none of them, from the end of the last assignment on', async () => {
    const window = { validUntil: end }

    expect([await changed(window, end - 1), await changed(window, end)]).toEqual([403, 200])
  })

  it('cannot be changed before an assignment begins', async () => {
    expect(await changed({ validFrom: end }, start)).toBe(403)
  })
})

describe("a role in the user's own item", () => {
  it.each(Object.keys(writes))('is removed by %s, not before 30 days', async (name) => {
    const write = writes[name]
    const kept = []
    for (const days of [29.9, 30]) {
      vi.setSystemTime(start)
      const { username, token } = await newUser()
      await give(username, moderator.id, { validUntil: end })
      const { version } = (await setup.userNamed(username)).item
      vi.setSystemTime(end + days * dayMillis)
      await write?.(username, token)
      expect((await setup.userNamed(username)).item.version).toBe(version + 1)
      kept.push((await storedRoles(username)).includes(moderator.id))
    }

    expect(kept).toEqual([true, false])
  })

  it('is removed 25 at a time, so that a write stays small', async () => {
    const { username, token } = await newUser()
    const roleIds = []
    for (let n = 0; n < 30; n += 1) roleIds.push(await sam.newRole())
    for (const roleId of roleIds) await give(username, roleId, { validUntil: end })
    vi.setSystemTime(end + 30 * dayMillis)

    const left = []
    for (let write = 0; write < 2; write += 1) {
      await writes['a new profile']?.(username, token)
      const text = await storedRoles(username)
      left.push(roleIds.filter((roleId) => text.includes(roleId)).length)
    }

    expect(left).toEqual([5, 0])
  })
})

it('an expired role does not count among the roles of a user', () => {
  const roles = (validUntil: number) =>
    Array.from({ length: membershipsMax }, (_, n) => ({
      ...unqualified,
      roleId: `role ${n}`,
      transitive: true,
      ...(n === 0 ? { validUntil } : {}),
    }))
  const add = (assignments: ReturnType<typeof roles>) => () => {
    const assignment = { ...unqualified, roleId: 'another role', transitive: true }
    requireOwnCapacity({ groupIds: [], assignments }, { assignment }, end)
  }

  expect(add(roles(end + 1))).toThrow(`User has ${membershipsMax} roles already.`)
  expect(add(roles(end))).not.toThrow()
})

describe('a role from a stranger', () => {
  it.each(['gives', 'takes'] as const)('is removed when one %s another role', async (verb) => {
    const { username } = await newUser()
    const [old, other, next] = [await sam.newRole(), await sam.newRole(), await sam.newRole()]
    const json = { username, role_definition_id: old, validUntil: end }
    await request(`PUT ${S}/add_role_to_user`, { token: sam.token, json })
    await sam.give(username, other)

    const kept = []
    for (const days of [29.9, 30]) {
      vi.setSystemTime(end + days * dayMillis)
      await (verb === 'gives' ? sam.give(username, next, days === 30) : sam.take(username, other))
      kept.push((await storedRoles(username)).includes(old))
      if (verb === 'takes') await sam.give(username, other)
    }

    expect(kept).toEqual([true, false])
  })

  it(
    'stays recorded if the user gets it otherwise at that moment',
    { timeout: 60_000 },
    async () => {
      for (let round = 0; round < 8; round += 1) {
        vi.setSystemTime(start)
        const { username } = await newUser()
        const [old, other] = [await sam.newRole(), await sam.newRole()]
        const json = { username, role_definition_id: old, validUntil: end }
        await request(`PUT ${S}/add_role_to_user`, { token: sam.token, json })
        vi.setSystemTime(end + 30 * dayMillis)
        await Promise.all([sam.give(username, other), give(username, old)])

        expect(await storedRoles(username)).toContain(old)
      }
    },
  )
})

it('an entry of an ACL is removed by a change of the owner', async () => {
  const { username } = await newUser()
  const object = { type: 'EVENT', id: `event of ${username}` }
  await setup.secure(object, { owner: username })
  const path = `${S}/ownership/EVENT/${encodeURIComponent(object.id)}`
  const acl = [{ groupId: null, actions: ['READ'], validUntil: end }]
  await request(`PUT ${path}/acl`, asAdmin({ acl }))

  const lengths = []
  for (const days of [29.9, 30]) {
    vi.setSystemTime(end + days * dayMillis)
    await request(`PUT ${path}`, asAdmin({ displayName: `after ${days} days` }))
    const { body } = await request(`GET ${path}/acl`, asAdmin({}))
    lengths.push((body as { readonly acl: readonly unknown[] }).acl.length)
  }

  expect(lengths).toEqual([1, 0])
})

it('everybody gets no role with a window, neither directly nor through a group', async () => {
  const roleId = await sam.newRole()
  const direct = await give('<all>', roleId, { validUntil: end })
  const groupId = await sam.newGroup()
  const path = `${S}/usergroup/${groupId}`
  const json = { forAll: true, validUntil: end }
  await request(`PUT ${path}/role/${roleId}`, { token: sam.token, json })
  const { text } = await request(`GET ${path}`, { token: sam.token })

  expect(direct.status).toBe(404)
  expect(text).not.toContain('validUntil')
})

it('leaves a consistent table', async () => {
  expect(findViolations(await readAllItems(service))).toEqual([])
})
