import { describe, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()

describe('a role', () => {
  it('is created, read, changed and deleted', async () => {
    const { request, adminToken: token } = service

    const made = await request(`POST ${S}/role/`, { token, form: { roleName: 'jury' } })
    const { id } = made.body as { readonly id: string }
    const changed = await request(`PUT ${S}/role/${id}`, {
      token,
      json: { permissions: ['EVENT:READ', 'EVENT:READ'], roleName: 'protest committee' },
    })
    const read = await request(`GET ${S}/role/${id}`, { token })
    const deleted = await request(`DELETE ${S}/role/${id}`, { token })
    const gone = await request(`GET ${S}/role/${id}`, { token })

    expect([made, changed, read, deleted, gone].map(({ status }) => status)).toEqual([
      201, 200, 200, 200, 404,
    ])
    expect(changed.text).toBe('')
    expect(read.body).toEqual({
      id,
      name: 'protest committee',
      permissions: ['EVENT:READ'],
      roleId: id,
      roleName: 'protest committee',
    })
    expect(deleted.body).toEqual(read.body)
  })
})
