/** Roles with a window of time that strangers give, change and take back. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { receivedPerGrantorMax } from '#rights/steps/memberships.ts'
import { findViolations } from '../../scripts/tableRules/rules.ts'
import { readAllItems } from '../../scripts/tableItems.ts'
import { useTestService } from '../support/useTestService.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { newStranger } from '../support/stranger.ts'

const dayMillis = 86_400_000
const start = Date.UTC(2030, 5, 21, 8)
const end = start + dayMillis

const service = await useTestService()
const setup = securitySetup(service)
const sam = await newStranger(service, 'sam')
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
})
afterEach(() => {
  vi.useRealTimers()
})

type Json = Readonly<Record<string, unknown>>
const give = (username: string, roleId: string, more: Json, { token } = sam) =>
  service.request(`PUT ${S}/add_role_to_user`, {
    token,
    json: { username, role_definition_id: roleId, ...more },
  })
const windowsOf = async (username: string, roleId: string) => {
  const route = `GET ${S}/get_roles_for_user?username=${username}`
  const { body } = await service.request(route, { token: service.adminToken })
  return (body as readonly Json[])
    .filter((role) => role.role_definition_id === roleId)
    .map(({ validUntil, transitive }) => [validUntil, transitive])
}
const stored = async (username: string, roleId: string) => {
  const { own, received } = await setup.userNamed(username)
  const counts = [own.assignments, received.grants.map(({ grant }) => grant)].map(
    (all) => all.filter((each) => JSON.stringify(each).includes(roleId)).length,
  )
  return { own: counts[0], received: counts[1] }
}

describe('a user with two windows of one role', () => {
  it('can be deleted', async () => {
    await service.createUser('dan')
    const roleId = await sam.newRole()
    await give('dan', roleId, { validUntil: end })
    await setup.assignRole('dan', { roleId, validUntil: end + 1 })
    expect(await stored('dan', roleId)).toEqual({ own: 1, received: 1 })

    const route = `DELETE ${S}/user?username=dan`
    const { status, text } = await service.request(route, { token: service.adminToken })

    expect(status, text).toBeLessThan(300)
    expect(findViolations(await readAllItems(service))).toEqual([])
  })
})

describe('a window from a stranger', () => {
  it('replaces that of an earlier role from a stranger', async () => {
    await service.createUser('ann')
    const roleId = await sam.newRole()

    for (const window of [{}, { validUntil: end }, { validUntil: end + 1 }]) {
      await give('ann', roleId, window)
    }

    expect(await windowsOf('ann', roleId)).toEqual([[end + 1, true]])
    expect(await stored('ann', roleId)).toEqual({ own: 0, received: 1 })
  })

  it('replaces that of a role in the own item, which is then written once', async () => {
    await service.createUser('bea')
    const roleId = await sam.newRole()
    await give('bea', roleId, {}, { ...sam, token: service.adminToken })
    const before = await stored('bea', roleId)

    await give('bea', roleId, { validUntil: end })
    const { version } = (await setup.userNamed('bea')).item
    await give('bea', roleId, { validUntil: end - 1 })

    expect(before).toEqual({ own: 1, received: 0 })
    expect(await stored('bea', roleId)).toEqual({ own: 0, received: 1 })
    expect(await windowsOf('bea', roleId)).toEqual([[end - 1, true]])
    expect((await setup.userNamed('bea')).item.version).toBe(version)
  })

  it('stays when the stranger takes back that the user may pass the role on', async () => {
    await service.createUser('cat')
    const roleId = await sam.newRole()
    await give('cat', roleId, { validUntil: end }, { ...sam, token: service.adminToken })

    await give('cat', roleId, { validUntil: end, transitive: false })

    expect(await windowsOf('cat', roleId)).toEqual([[end, false]])
    expect(await stored('cat', roleId)).toEqual({ own: 1, received: 0 })
  })

  it('ends with the role that an administrator or the stranger takes', async () => {
    const token = await service.createUser('dan')
    const counts = []
    for (const by of [service.adminToken, sam.token, token]) {
      const roleId = await sam.newRole()
      await give('dan', roleId, { validUntil: end })
      const form = { username: 'dan', role_definition_id: roleId }
      await service.request(`PUT ${S}/remove_role_from_user`, { token: by, form })
      counts.push(await windowsOf('dan', roleId))
    }

    expect(counts).toEqual([[], [], []])
  })

  it('counts in no limit after its end, and is removed 30 days later', async () => {
    await service.createUser('eve')
    const roleIds: string[] = []
    for (let n = 0; n < receivedPerGrantorMax; n += 1) {
      roleIds.push(await sam.newRole())
      await give('eve', roleIds[n] ?? '', { validUntil: end })
    }
    const full = await sam.give('eve', await sam.newRole())
    vi.setSystemTime(end)
    const expired = await sam.give('eve', await sam.newRole())
    const shown = await windowsOf('eve', roleIds[0] ?? '')
    vi.setSystemTime(end + 30 * dayMillis)
    await sam.give('eve', await sam.newRole())

    expect([full.status, expired.status]).toEqual([412, 200])
    expect(shown).toEqual([[end, true]])
    expect(await windowsOf('eve', roleIds[0] ?? '')).toEqual([])
    expect(await stored('eve', roleIds[0] ?? '')).toEqual({ own: 0, received: 0 })
  })
})

it('leaves a consistent table', async () => {
  const findings = findViolations(await readAllItems(service))

  expect(findings).toEqual([])
})
