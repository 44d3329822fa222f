/** The time of the last change of the keys of hosts, or of the users who manage them. */
import { describe, expect, it, vi } from 'vitest'
import { L, S } from '../../scripts/requests/paths.ts'
import { useTestService } from '../support/useTestService.ts'
import { landscape } from '../support/landscape.ts'

const service = await useTestService()
const on = landscape(service)
/** A role that manages the hosts. */
/** A role unrelated to the hosts. */
const managing = await on.makeRole('LANDSCAPE:MANAGE:AWS')
const harmless = await on.makeRole('LANDSCAPE:MANAGE:other', 'EVENT:*')

const path = `${L}/get_time_point_of_last_change_in_ssh_keys_of_aws_landscape_managers`
const name = 'timePointOfLastChangeOfSetOfLandscapeManagers'
const lastChange = async (): Promise<number> => {
  const { body } = await service.request(`GET ${path}`, { token: service.adminToken })
  return (body as Readonly<Record<string, number>>)[`${name}-millis`] ?? -1
}
const asAdmin = (route: string, json?: unknown) =>
  service.request(route, { token: service.adminToken, ...(json === undefined ? {} : { json }) })

/** True if the time advanced during the request, which must succeed. */
const grows = async (...changes: readonly (() => Promise<{ readonly status: number }>)[]) => {
  const found: boolean[] = []
  for (const change of changes) {
    const before = await lastChange()
    const { status } = await change()
    expect(status).toBeLessThan(300)
    found.push((await lastChange()) > before)
  }
  return found
}
const newGroup = async (): Promise<string> => {
  const groupName = `group-${Math.random()}`
  const { body } = await asAdmin(`PUT ${S}/usergroup`, { groupName })
  return (body as { readonly groupId: string }).groupId
}
const giveRole = (verb: 'add_role_to_user' | 'remove_role_from_user', to: string, role: string) =>
  asAdmin(`PUT ${S}/${verb}`, { username: to, role_definition_id: role })

describe('the time of the last change', () => {
  it('is available in two formats, for authenticated callers', async () => {
    const { token } = await on.newUser()
    await on.addKey(token, 'timed')
    const { status, body } = await service.request(`GET ${path}`, { token })
    const millis = await lastChange()

    expect(status).toBe(200)
    expect(body).toEqual({
      [`${name}-millis`]: millis,
      [`${name}-iso`]: new Date(millis).toISOString(),
    })
    expect(Math.abs(Date.now() - millis)).toBeLessThan(60_000)
    expect((await service.request(`GET ${path}`)).status).toBe(401)
  })

  it('advances with each key, also within one millisecond', async () => {
    const { token } = await on.newUser()
    vi.spyOn(Date, 'now').mockReturnValue((await lastChange()) - 5000)
    const found = await grows(
      () => on.addKey(token, 'quick-1'),
      () => on.addKey(token, 'quick-2'),
      () => on.deleteKey(token, 'quick-1'),
    )
    vi.restoreAllMocks()

    expect(found).toEqual([true, true, true])
  })

  it('advances with users who have keys or manage the hosts, not with others', async () => {
    const [keyed, manager, other] = [await on.newUser(), await on.newUser(), await on.newUser()]
    await on.addKey(keyed.token, 'of-keyed')
    await giveRole('add_role_to_user', manager.name, managing)
    const remove = (user: string) => () => asAdmin(`DELETE ${S}/user?username=${user}`)

    expect(await grows(...[keyed, manager, other].map((user) => remove(user.name)))).toEqual([
      true,
      true,
      false,
    ])
  })

  it('advances with roles that manage the hosts, not with others', async () => {
    const { name: user } = await on.newUser()
    const role = await on.makeRole('EVENT:READ')
    const change = (permissions: readonly string[]) => () =>
      asAdmin(`PUT ${S}/role/${role}`, { permissions })

    expect(
      await grows(
        () => giveRole('add_role_to_user', user, managing),
        () => giveRole('remove_role_from_user', user, managing),
        () => giveRole('add_role_to_user', user, harmless),
        () => giveRole('remove_role_from_user', user, harmless),
      ),
    ).toEqual([true, true, false, false])
    expect(
      await grows(
        change(['EVENT:UPDATE']),
        change(['LANDSCAPE:*']),
        change(['EVENT:READ']),
        change(['*']),
        () => asAdmin(`DELETE ${S}/role/${role}`),
      ),
    ).toEqual([false, true, true, true, true])
  })

  it('advances with groups that have such a role, not with others', async () => {
    const { name: user } = await on.newUser()
    const group = await newGroup()
    const attach = (role: string) => () =>
      asAdmin(`PUT ${S}/usergroup/${group}/role/${role}`, { forAll: false })
    const join = () => asAdmin(`PUT ${S}/usergroup/${group}/user/${user}`)
    const leave = () => asAdmin(`DELETE ${S}/usergroup/${group}/user/${user}`)
    const detach = () => asAdmin(`DELETE ${S}/usergroup/${group}/role/${managing}`)

    expect(await grows(attach(harmless), join, leave, attach(managing), join, leave)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
    ])
    expect(await grows(detach, join, () => asAdmin(`DELETE ${S}/usergroup/${group}`))).toEqual([
      true,
      false,
      false,
    ])
  })

  it('advances with the security of the hosts and of keys, not with that of others', async () => {
    const group = await newGroup()
    const { name: user, token } = await on.newUser()
    await on.addKey(token, 'secured')
    const acl = [{ groupId: group, actions: ['MANAGE'] }]
    const hosts = `${S}/ownership/LANDSCAPE/AWS`

    expect(
      await grows(
        () => asAdmin(`PUT ${hosts}/acl`, { acl }),
        () => asAdmin(`PUT ${S}/usergroup/${group}/user/${user}`),
        () => asAdmin(`PUT ${hosts}`, { username: user }),
        () => asAdmin(`PUT ${S}/ownership/SSH_KEY?id=eu-west-1&id=secured`, { username: 'admin' }),
        () => asAdmin(`PUT ${S}/ownership/EVENT/kiel`, { username: user }),
        () => asAdmin(`PUT ${S}/ownership/EVENT/kiel/acl`, { acl }),
        () => asAdmin(`DELETE ${S}/usergroup/${group}`),
      ),
    ).toEqual([true, true, true, true, false, false, true])
  })
})
