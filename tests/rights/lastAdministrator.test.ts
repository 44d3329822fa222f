/** At least one administrator can always appoint another one. */
import { describe, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { readAdministrators } from '#access/items/administrators.ts'
import { useTestService } from '../support/useTestService.ts'
import { securitySetup } from '../support/securitySetup.ts'

const admin = predefinedRoles.admin.id

const service = await useTestService()
const setup = securitySetup(service)
await service.createUser('ann')
await service.createUser('bob')

type Form = Readonly<Record<string, string>>
const give = (username: string, more: Form = {}) =>
  service.request(`PUT ${S}/add_role_to_user`, {
    token: service.adminToken,
    form: { username, role_definition_id: admin, ...more },
  })
const take = (username: string, more: Form = {}) =>
  service.request(`PUT ${S}/remove_role_from_user`, {
    token: service.adminToken,
    form: { username, role_definition_id: admin, ...more },
  })

const untransitive = { transitive: 'false' }

describe('the last administrator with a transitive role', () => {
  it('keeps the role transitive', async () => {
    const replaced = await give('admin', untransitive)
    const givenAfterwards = await give('bob')
    const taken = await take('bob')

    expect(replaced.body).toMatchObject({ status: 409, code: 'last-administrator' })
    expect([givenAfterwards.status, taken.status]).toEqual([200, 200])
  })

  it('is not replaced by one whose role is not transitive', async () => {
    await give('ann', untransitive)
    const token = service.adminToken

    const replies = [
      await give('admin', untransitive),
      await take('admin'),
      // The role is taken whatever the request says about its transitivity.
      await take('admin', untransitive),
      await service.request(`DELETE ${S}/user?username=admin`, { token }),
    ]

    expect(replies.map(({ status }) => status)).toEqual([409, 409, 409, 409])
  })

  it('is not counted among the holders of a qualified role', async () => {
    const replies = [
      await give('ann', { qualifying_username: 'admin' }),
      await take('admin'),
      await give('admin', { qualifying_username: 'admin', ...untransitive }),
    ]

    expect(replies.map(({ status }) => status)).toEqual([200, 409, 200])
  })

  it('may lose it once there is another one', async () => {
    await give('ann')

    const replaced = await give('admin', untransitive)
    const { administrators } = await readAdministrators(setup.newStore())

    expect(replaced.status).toBe(200)
    expect(administrators).toEqual([
      { userId: (await setup.userNamed('ann')).userId, validFrom: 0 },
    ])
  })
})
