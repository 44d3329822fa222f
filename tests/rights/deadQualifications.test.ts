/** Roles under a deleted user or group have no effect, and do not restrict changes. */
import { describe, expect, it } from 'vitest'
import type { Reply } from '../../scripts/requests/requests.ts'
import { putRoleHolder } from '#access/items/roles.ts'
import { findViolations } from '../../scripts/tableRules/rules.ts'
import { useTestService } from '../support/useTestService.ts'
import { unqualified } from '../../harness/storedUsers.ts'
import { S } from '../../scripts/requests/paths.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { itemsOf, stateOf } from '../support/tableState.ts'
import '../support/quietLog.ts'

const service = await useTestService()
const setup = securitySetup(service)

const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status)

const { createGroup, createRole } = service

const changeRole = (token: string, id: string, permissions: readonly string[]) =>
  service.request(`PUT ${S}/role/${id}`, { token, json: { permissions } })

const deleteGroup = (token: string, id: string) =>
  service.request(`DELETE ${S}/usergroup/${id}`, { token })

const deleteUser = (name: string) =>
  service.request(`DELETE ${S}/user?username=${name}`, { token: service.adminToken })

type Qualifiers = Readonly<Record<string, string>>

const assign =
  (how: 'add_role_to_user' | 'remove_role_from_user') =>
  (token: string, username: string, roleId: string, qualifiers: Qualifiers) =>
    service.request(`PUT ${S}/${how}`, {
      token,
      form: { username, role_definition_id: roleId, ...qualifiers },
    })
const give = assign('add_role_to_user')
const take = assign('remove_role_from_user')

const rolesOf = async (name: string): Promise<readonly string[]> => {
  const { token } = { token: service.adminToken }
  const { body } = await service.request(`GET ${S}/get_roles_for_user?username=${name}`, { token })
  return (body as readonly { readonly role_definition_id: string }[]).map(
    ({ role_definition_id }) => role_definition_id,
  )
}

/** The keys of all items that contain this id in a key. */
const keysNaming = async (id: string): Promise<readonly string[]> =>
  [...(await stateOf(service)).keys()].filter(
    (key) => key.includes(id) && !key.startsWith('AUDIT#'),
  )

const findings = async () => findViolations(itemsOf(await stateOf(service)))

describe.each(['group', 'user'])('a role under a %s', (kind) => {
  /** Assigns the role under a qualifier of a stranger, and returns the qualifier. */
  const giveUnderStranger = async (name: string, roleId: string) => {
    const stranger = `stranger-of-${name}`
    const token = await service.createUser(stranger)
    const groupId = await createGroup(token, `club of ${name}`)
    const qualifiers: Qualifiers =
      kind === 'group' ? { qualifying_group_id: groupId } : { qualifying_username: stranger }
    const given = await give(service.adminToken, name, roleId, qualifiers)
    expect(given.status).toBe(200)
    return {
      qualifiers,
      remove: () => (kind === 'group' ? deleteGroup(token, groupId) : deleteUser(stranger)),
    }
  }

  it('restricts the owner of the role only while the qualifier exists', async () => {
    const name = `owner-${kind}`
    const token = await service.createUser(name)
    const roleId = await createRole(token, 'EVENT:READ')
    const { remove } = await giveUnderStranger(name, roleId)

    const before = await changeRole(token, roleId, ['EVENT:READ', 'EVENT:UPDATE'])
    await remove()
    const after = await changeRole(token, roleId, ['EVENT:READ', 'EVENT:UPDATE'])
    const records = await keysNaming(roleId)

    expect(statuses([before, after])).toEqual([403, 200])
    expect(records.filter((key) => /HOLDER#|QUALIFIED#/.test(key))).toEqual([])
    expect(await findings()).toEqual([])
  })

  it('can be taken after the deletion of the qualifier', async () => {
    const name = `holder-${kind}`
    await service.createUser(name)
    const roleId = await createRole(service.adminToken, 'EVENT:READ')
    const { qualifiers, remove } = await giveUnderStranger(name, roleId)
    await remove()
    const hidden = await rolesOf(name)

    const replies = [
      await take(await service.createUser(`other-${kind}`), name, roleId, qualifiers),
      await take(service.adminToken, name, roleId, qualifiers),
      await take(service.adminToken, name, roleId, qualifiers),
    ]

    expect(hidden).not.toContain(roleId)
    expect(statuses(replies)).toEqual([404, 200, 404])
    expect((await setup.userNamed(name)).assignments).toHaveLength(2)
    expect(await findings()).toEqual([])
  })

  it('cannot be given any more, and its remains are removed with the next assignment', async () => {
    const name = `next-${kind}`
    await service.createUser(name)
    const roleId = await createRole(service.adminToken)
    const { qualifiers, remove } = await giveUnderStranger(name, roleId)
    await remove()

    const again = await give(service.adminToken, name, roleId, qualifiers)
    const other = await give(service.adminToken, name, await createRole(service.adminToken), {})

    expect(statuses([again, other])).toEqual([404, 200])
    expect((await keysNaming(roleId)).filter((key) => key.includes('HOLDER#'))).toEqual([])
    expect(await findings()).toEqual([])
  })
})

describe('more ownerships than a role may be changed under', () => {
  /** Items as a deletion leaves them behind. */
  const addDeadHolders = async (roleId: string, count: number) => {
    const ids = Array.from({ length: count }, (_, index) => `gone-${index}`)
    const { userId, name } = await setup.userNamed('admin')
    await setup.fill(
      ids.flatMap((qualifyingGroupId) =>
        putRoleHolder(
          { userId, name },
          { ...unqualified, roleId, transitive: true, qualifyingGroupId },
        ),
      ),
    )
  }

  it('does not count deleted ones, nor holders under the same ownership', async () => {
    const token = await service.createUser('captain')
    const roleId = await createRole(token, 'EVENT:READ')
    await addDeadHolders(roleId, 620)
    const holder = { roleId, transitive: true, ...unqualified }
    const { userId, name } = await setup.userNamed('captain')
    const own = { ...holder, qualifyingUserId: userId, qualifyingUserName: name }
    const crowd = Array.from({ length: 620 }, (_, index) => `crew-${index}`)
    await setup.fill(
      crowd.flatMap((id) => putRoleHolder({ userId: id, name: id }, own).slice(0, 1)),
    )

    const changed = await changeRole(token, roleId, ['EVENT:UPDATE'])
    const dead = (await keysNaming(roleId)).filter((key) => key.includes('gone-'))
    const again = await changeRole(token, roleId, ['EVENT:READ'])
    const left = (await keysNaming(roleId)).filter((key) => key.includes('gone-'))

    expect(statuses([changed, again])).toEqual([200, 200])
    expect([dead.length, left.length]).toEqual([240, 0])
  })
})

describe('a deleted role', () => {
  it('leaves no record of its holders, however many they were', async () => {
    const token = service.adminToken
    const roleId = await createRole(token)
    const names = Array.from({ length: 40 }, (_, index) => `sailor-${index}`)
    for (const name of names) {
      await service.createUser(name)
      await give(token, name, roleId, { qualifying_username: name })
    }

    await service.request(`DELETE ${S}/role/${roleId}`, { token })

    expect(await keysNaming(roleId)).toEqual([])
  })

  it('does not count towards the hundred roles of a group', async () => {
    const token = service.adminToken
    const roles = Array.from({ length: 100 }, (_, index) => ({
      roleId: `gone-${index}`,
      forAll: false,
    }))
    const groupId = await setup.makeGroup({ name: 'full of deleted roles', roles })
    const roleId = await createRole(token)

    const attached = await service.request(`PUT ${S}/usergroup/${groupId}/role/${roleId}`, {
      token,
      json: {},
    })
    const { body } = await service.request(`GET ${S}/usergroup/${groupId}`, { token })

    expect(attached.status).toBe(200)
    expect(body).toMatchObject({ roles: [{ roleId }] })
  })
})

describe('a deleted group', () => {
  it('leaves no record of the roles that it gave', async () => {
    const token = await service.createUser('commodore')
    const groupId = await createGroup(token, 'short-lived')
    const roleId = await createRole(token)
    await service.request(`PUT ${S}/usergroup/${groupId}/role/${roleId}`, { token, json: {} })

    const removed = await deleteGroup(token, groupId)
    const changed = await changeRole(token, roleId, ['*'])

    expect(statuses([removed, changed])).toEqual([204, 200])
    expect((await keysNaming(roleId)).filter((key) => key.includes(groupId))).toEqual([])
    expect((await keysNaming(groupId)).filter((key) => key.startsWith('QUALIFIED#'))).toEqual([])
  })
})
