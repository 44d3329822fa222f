/**
 * A role gets permissions at the very moment when it is assigned: one of the two requests must
 * fail.
 */
import { expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { beforeNextTransaction } from '../support/beforeNextTransaction.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const meanwhile = beforeNextTransaction(service)

it.each(['given to a user', 'attached to a group'])(
  'is refused when the role is %s meanwhile',
  async (how) => {
    const { request } = service
    const ann = await service.createUser(`ann ${how}`)
    const ben = await service.createUser(`ben ${how}`)
    const roleId = await service.createRole(ann)
    const acl = [{ groupId: null, actions: ['READ'] }]
    await request(`PUT ${S}/ownership/ROLE_DEFINITION/${roleId}/acl`, { token: ann, json: { acl } })
    const groupId = await service.createGroup(ben, how)
    const given = meanwhile(() =>
      how === 'given to a user'
        ? request(`PUT ${S}/add_role_to_user`, {
            token: ann,
            form: { username: `ben ${how}`, role_definition_id: roleId },
          })
        : request(`PUT ${S}/usergroup/${groupId}/role/${roleId}`, { token: ben, json: {} }),
    )

    const json = { permissions: ['*'] }
    const filled = await request(`PUT ${S}/role/${roleId}`, { token: ann, json })
    const asked = await request(`GET ${S}/has_permission?permission=*`, { token: ben })

    expect([(await given()).status, filled.status]).toEqual([200, 403])
    expect(asked.body).toEqual([{ permission: '*', granted: false }])
  },
)

it('allows changing a role without holders, and assigning it by its holder', async () => {
  const { request, adminToken: token } = service
  const roleId = await service.createRole(token)
  await service.createUser('cid')
  const form = { username: 'cid', role_definition_id: roleId }

  const filled = await request(`PUT ${S}/role/${roleId}`, { token, json: { permissions: ['*'] } })
  const given = await request(`PUT ${S}/add_role_to_user`, { token, form })
  const refilled = await request(`PUT ${S}/role/${roleId}`, { token, json: { permissions: [] } })

  expect([filled, given, refilled].map(({ status }) => status)).toEqual([200, 200, 200])
})
