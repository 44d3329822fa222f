/** Administrators move groups and roles from another server with their ids. */
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { S } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { useTestService } from '../support/useTestService.ts'
import { differences, stateOf } from '../support/tableState.ts'

const service = await useTestService()
const anna = await service.createUser('anna')

const kinds = [
  {
    kind: 'group',
    create: (id: string, token = service.adminToken) =>
      service.request(`PUT ${S}/usergroup`, { token, json: { id, groupName: newId() } }),
    path: (id: string) => `${S}/usergroup/${id}`,
    name: 'groupId',
  },
  {
    kind: 'role',
    create: (id: string, token = service.adminToken) =>
      service.request(`POST ${S}/role`, { token, json: { id, roleName: 'bosun' } }),
    path: (id: string) => `${S}/role/${id}`,
    name: 'id',
  },
] as const

describe.each(kinds)('the id of a $kind', ({ create, path, name }) => {
  it('is chosen by an administrator, in upper case too', async () => {
    const [id, other] = [newId(), newId()]

    const made = await create(id)
    const inUpperCase = await create(other.toUpperCase())

    expect([made.status, inUpperCase.status]).toEqual([201, 201])
    expect(made.body).toMatchObject({ [name]: id })
    expect(inUpperCase.body).toMatchObject({ [name]: other })
    const read = await service.request(`GET ${path(id)}`, { token: service.adminToken })
    expect(read.body).toMatchObject({ [name]: id })
  })

  it('is chosen by nobody else, and then nothing is made', async () => {
    const before = await stateOf(service)

    const { status, body } = await create(newId(), anna)

    expect(status).toBe(403)
    expect(body).toMatchObject({ detail: expect.stringContaining('Leave `id` out') as string })
    expect(differences(before, await stateOf(service))).toEqual([])
  })

  it('is free, and was never used', async () => {
    const id = newId()
    await create(id)
    const taken = await create(id)
    await service.request(`DELETE ${path(id)}`, { token: service.adminToken })
    const wasTaken = await create(id)

    expect([taken, wasTaken].map(({ status }) => status)).toEqual([409, 409])
    expect(taken.body).toMatchObject({ code: 'already-exists' })
    expect(wasTaken.body).toMatchObject({ code: 'already-exists' })
  })

  it('is a UUID', async () => {
    expect((await create('committee')).status).toBe(400)
  })
})

it('of a predefined role is taken', async () => {
  expect((await kinds[1].create(predefinedRoles.moderator.id)).status).toBe(409)
})
