/** The groups of the demo: whose they are, and what becomes of them when the demo is loaded again. */
import { describe, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { regatta } from '../../scripts/demo/data/regatta.ts'
import { demoId } from '../../scripts/demo/demo.ts'
import { load } from '../support/demo.ts'
import { useTestService } from '../support/useTestService.ts'

const committee = demoId('group', 'Fjord-Cup race committee')
const press = demoId('group', 'Fjord-Cup press')

const service = await useTestService()
await load(service)

const ask = async (route: string, json?: unknown) =>
  (
    await service.request(route, {
      token: service.adminToken,
      ...(json === undefined ? {} : { json }),
    })
  ).body

interface Assignment {
  readonly role_definition_id: string
  readonly qualifying_group_id: string | null
}

/** The groups for whose objects a user holds the role `user`. */
const groupsServedBy = async (name: string): Promise<readonly (string | null)[]> =>
  ((await ask(`GET ${S}/get_roles_for_user?username=${name}`)) as readonly Assignment[])
    .filter(({ role_definition_id: id }) => id === predefinedRoles.user.id)
    .map(({ qualifying_group_id: groupId }) => groupId)

describe('the groups of the demo', () => {
  it.each([
    [committee, ['event-manager', 'race-officer']],
    [press, ['commentator', 'event-manager']],
  ])('%s is as if the event-manager had made it', async (id, users) => {
    const own = (await ask(`GET ${S}/usergroup?groupName=event-manager-tenant`)) as {
      readonly groupId: string
    }

    expect(await ask(`GET ${S}/usergroup/${id}`)).toMatchObject({ users, roles: [] })
    expect(await ask(`GET ${S}/ownership/USER_GROUP/${id}`)).toMatchObject({
      username: 'event-manager',
      groupId: own.groupId,
    })
    expect(await groupsServedBy('event-manager')).toContain(id)
    expect(await groupsServedBy('admin')).not.toContain(id)
  })

  it('include one of the administrator, with a role', async () => {
    expect(await ask(`GET ${S}/usergroup?groupName=Fjord-Cup+jury`)).toMatchObject({
      users: ['admin'],
      roles: [{ roleName: 'sailing_viewer', forAll: false }],
    })
  })

  it('come back when they were deleted, with another id', async () => {
    await ask(`DELETE ${S}/usergroup/${press}`)

    await load(service)

    const made = (await ask(`GET ${S}/usergroup?groupName=Fjord-Cup+press`)) as {
      readonly groupId: string
    }
    expect(made).toMatchObject({ users: ['commentator', 'event-manager'] })
    expect(made.groupId).not.toBe(press)
    expect(await ask(`GET ${S}/ownership/USER_GROUP/${made.groupId}`)).toMatchObject({
      username: 'event-manager',
    })
    expect(await ask(`GET ${S}/ownership/LEADERBOARD/${regatta}/acl`)).toMatchObject({
      acl: expect.arrayContaining([{ groupId: made.groupId, actions: ['UPDATE'] }]) as unknown,
    })
  })
})
