/** The time of the last change of the keys of hosts, when windows of time begin and end. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { L, S } from '../../scripts/requests/paths.ts'
import { putHostsChange, readHostsChange } from '#rights/items/hosts.ts'
import { useTestService } from '../support/useTestService.ts'
import { landscape } from '../support/landscape.ts'
import { securitySetup } from '../support/securitySetup.ts'

const minuteMillis = 60_000
let now = Date.UTC(2030, 5, 21, 8)

const service = await useTestService()
const on = landscape(service)
const managing = await on.makeRole('LANDSCAPE:MANAGE:AWS')
beforeEach(() => {
  now += 60 * minuteMillis
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterEach(() => {
  vi.useRealTimers()
})

const put = (path: string, json: unknown) =>
  service.request(`PUT ${path}`, { token: service.adminToken, json })
const lastChange = async () => {
  const path = `${L}/get_time_point_of_last_change_in_ssh_keys_of_aws_landscape_managers`
  const { body } = await service.request(`GET ${path}`, { token: service.adminToken })
  return (body as Readonly<Record<string, number>>)[
    'timePointOfLastChangeOfSetOfLandscapeManagers-millis'
  ]
}
/** The last change at each of these times, relative to now. */
const lastChanges = async (...times: readonly number[]) => {
  const found = []
  for (const time of times) {
    vi.setSystemTime(now + time)
    found.push(((await lastChange()) ?? NaN) - now)
  }
  return found
}
const window = () => ({ validFrom: now + minuteMillis, validUntil: now + 2 * minuteMillis })
const aroundBoundaries = [minuteMillis - 1, minuteMillis, 2 * minuteMillis - 1, 2 * minuteMillis]
const atBoundaries = [0, minuteMillis, minuteMillis, 2 * minuteMillis]

describe('the time of the last change', () => {
  it('includes the limits of a role that manages the hosts, from the millisecond on', async () => {
    const { name: username } = await on.newUser()

    await put(`${S}/add_role_to_user`, { username, role_definition_id: managing, ...window() })

    expect(await lastChanges(...aroundBoundaries)).toEqual(atBoundaries)
    const query = 'permission=LANDSCAPE:MANAGE:AWS'
    const managers = await service.request(`GET ${S}/users_with_permission?${query}`, {
      token: service.adminToken,
    })
    expect(managers.body).not.toContain(username)
  })

  it('does not include the limits of other roles', async () => {
    const { name: username } = await on.newUser()
    const role = await on.makeRole('EVENT:READ')
    const before = await lastChange()

    await put(`${S}/add_role_to_user`, { username, role_definition_id: role, ...window() })
    vi.setSystemTime(now + 3 * minuteMillis)

    expect(await lastChange()).toBe(before)
  })

  it('includes the limits of assignments that are older than the permission', async () => {
    const { name: username } = await on.newUser()
    const role = await on.makeRole('EVENT:READ')

    await put(`${S}/add_role_to_user`, { username, role_definition_id: role, ...window() })
    await put(`${S}/role/${role}`, { permissions: ['LANDSCAPE:MANAGE:AWS'] })

    expect(await lastChanges(...aroundBoundaries)).toEqual(atBoundaries)
  })

  it('includes the limits of entries of the list of the hosts', async () => {
    const acl = [{ groupId: null, actions: ['MANAGE'], ...window() }]

    await put(`${S}/ownership/LANDSCAPE/AWS/acl`, { acl })

    expect(await lastChanges(...aroundBoundaries)).toEqual(atBoundaries)
  })

  it('misses no limit when there are too many of them', async () => {
    const store = () => securitySetup(service).newStore()
    const write = async (at: number, ...boundaries: readonly number[]) =>
      store().write([putHostsChange(await readHostsChange(store(), at), at, boundaries)])
    const read = async (at: number) => (await readHostsChange(store(), at)).timeMillis
    const times = Array.from({ length: 300 }, (_, index) => now + 1000 + index * 1000)

    await write(now, ...times)
    const exact = await read(now + 150_500)
    const uncertain = await read(now + 250_500)
    await write(now + 100_000, now + 270_500)
    const added = [await read(now + 270_499), await read(now + 270_500)]
    const over = await read(now + 400_000)

    expect(exact).toBe(now + 150_000)
    expect(uncertain).toBe(now + 250_500)
    expect(added).toEqual([now + 270_499, now + 270_500])
    expect(over).toBe(now + 300_000)
  })
})
