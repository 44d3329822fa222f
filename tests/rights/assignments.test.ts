/** Role assignments and revocations, and permission checks. */
import { describe, expect, it } from 'vitest'
import { unusedId } from '../../harness/ids.ts'
import { S } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { useTestService } from '../support/useTestService.ts'

const viewer = predefinedRoles.sailingViewer.id

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

type Values = Readonly<Record<string, string>>
const give = (token: string, values: Values) =>
  service.request(`PUT ${S}/add_role_to_user?${new URLSearchParams(values).toString()}`, { token })
const take = (token: string, form: Values) =>
  service.request(`PUT ${S}/remove_role_from_user`, { token, form })
const ask = async (token: string, ...permissions: readonly string[]): Promise<unknown> => {
  const query = permissions.map((permission) => `permission=${encodeURIComponent(permission)}`)
  const { body } = await service.request(`GET ${S}/has_permission?${query.join('&')}`, { token })
  return (body as readonly { readonly granted: boolean }[]).map(({ granted }) => granted)
}

describe('a role', () => {
  it('is effective on the next request, and ineffective on the next one after its revocation', async () => {
    const values = { username: 'bob', role_definition_id: viewer, transitive: 'false' }

    const before = await ask(bob, 'EVENT:READ:Kiel')
    const given = await give(service.adminToken, values)
    const inside = await ask(bob, 'EVENT:READ:Kiel', 'EVENT:UPDATE:Kiel')
    const taken = await take(service.adminToken, values)
    const after = await ask(bob, 'EVENT:READ:Kiel')

    expect([given.status, taken.status]).toEqual([200, 200])
    expect([before, inside, after]).toEqual([[false], [true, false], [false]])
  })

  it('counts beside others that are qualified by the same user, in a process with an empty cache', async () => {
    const json = { permissions: ['EVENT:READ'] }
    const role = await service.request(`POST ${S}/role`, {
      token: ann,
      form: { roleName: 'second' },
    })
    const { id } = role.body as { readonly id: string }
    const path = `${S}/role/${id}`
    await service.request(`PUT ${path}`, { token: ann, json })
    const values = { username: 'bob', qualifying_username: 'ann' }
    await give(ann, { ...values, role_definition_id: viewer })
    await give(ann, { ...values, role_definition_id: id })
    // A change of any role empties the caches of all processes.
    await service.request(`PUT ${path}`, { token: ann, json: { permissions: ['EVENT:*'] } })

    const { status } = await service.request(
      `GET ${S}/has_permission?permission=EVENT:READ:of-ann`,
      {
        token: bob,
      },
    )

    expect(status).toBe(200)
  })

  it('requires a user, a role and qualifiers that exist', async () => {
    const right = { username: 'bob', role_definition_id: viewer }
    const replies = await Promise.all(
      [
        { ...right, username: 'nobody-here' },
        { ...right, qualifying_username: 'nobody-here' },
        { ...right, qualifying_group_id: unusedId },
        { ...right, role_definition_id: unusedId },
        { ...right, role_definition_id: '42' },
      ].map((values) => give(service.adminToken, values)),
    )

    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 400])
    expect(
      replies.slice(0, 3).map(({ body }) => (body as { readonly detail: string }).detail),
    ).toEqual(['User not found', 'Qualifying user not found', 'Qualifying group not found'])
  })

  it('is listed for callers who may read the user', async () => {
    await service.createUser('cat')
    await give(service.adminToken, { username: 'cat', role_definition_id: viewer })

    const token = service.adminToken
    const { body } = await service.request(`GET ${S}/get_roles_for_user?username=cat`, { token })
    const hidden = await service.request(`GET ${S}/get_roles_for_user?username=cat`, { token: bob })

    expect(body).toHaveLength(3)
    expect(body).toContainEqual({
      role_definition_id: viewer,
      role_name: 'sailing_viewer',
      owning_group_id: null,
      owning_user_name: null,
      qualifying_group_id: null,
      qualifying_username: null,
      transitive: true,
      validFrom: null,
      validUntil: null,
    })
    expect(hidden.status).toBe(403)
  })
})

describe('has_permission', () => {
  it('returns all results in their order, also for an anonymous caller', async () => {
    const permissions = ['USER:CREATE', 'USER:READ:ann', 'USER:CREATE,READ:ann', 'ROLE:FLY']
    const query = permissions.map((permission) => `permission=${permission}`).join('&')

    const { status, body } = await service.request(`GET ${S}/has_permission?${query}`)

    expect(status).toBe(200)
    expect(body).toEqual(
      permissions.map((permission, position) => ({ permission, granted: position === 0 })),
    )
    expect(await ask(ann, ...permissions)).toEqual([true, true, true, false])
  })

  it('refuses malformed permissions, and too many', async () => {
    const words = Array.from({ length: 40 }, (_, number) => `T${number}`).join(',')
    const wrong = await service.request(`GET ${S}/has_permission?permission=EVENT`)
    const product = await service.request(`GET ${S}/has_permission?permission=${words}:${words}`)

    expect([wrong.status, product.status]).toEqual([400, 400])
    expect(wrong.body).toMatchObject({ errors: [{ parameter: 'permission' }] })
  })
})
