import { describe, expect, it } from 'vitest'
import type { Reply } from '../../scripts/requests/requests.ts'
import { unusedId } from '../../harness/ids.ts'
import { S } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { useTestService } from '../support/useTestService.ts'
import { securitySetup } from '../support/securitySetup.ts'

const service = await useTestService()
const setup = securitySetup(service)
const ownerToken = await service.createUser('owner')

const newRole = async (permissions: readonly string[] = [], token = ownerToken) => {
  const id = await service.createRole(token)
  if (permissions.length > 0) await change(id, permissions, service.adminToken)
  return id
}

const change = (id: string, permissions: unknown, token = ownerToken) =>
  service.request(`PUT ${S}/role/${id}`, { token, json: { permissions } })

const permissionsOf = async (id: string): Promise<unknown> => {
  const { body } = await service.request(`GET ${S}/role/${id}`, { token: service.adminToken })
  return (body as { readonly permissions: unknown }).permissions
}

const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status)

describe('the permissions of a role', () => {
  it('are a set that keeps its order and its spelling', async () => {
    const id = await newRole()
    const permissions = ['REGATTA,EVENT:UPDATE,READ', 'EVENT:READ:b,a', '*:*', ' EVENT:READ ']

    await change(id, [...permissions, permissions[0], permissions[2]])

    expect(await permissionsOf(id)).toEqual(permissions)
  })

  it('are replaced as a whole, and the name only when one is given', async () => {
    const id = await newRole(['EVENT:READ', 'EVENT:UPDATE'])

    await change(id, ['EVENT:UPDATE', 'BOAT:READ'])
    const role = await service.request(`GET ${S}/role/${id}`, { token: ownerToken })
    const json = { permissions: [], roleName: 'helm' }
    await service.request(`PUT ${S}/role/${id}`, { token: ownerToken, json })
    const renamed = await service.request(`GET ${S}/role/${id}`, { token: ownerToken })

    expect(role.body).toMatchObject({
      name: 'bosun',
      permissions: ['EVENT:UPDATE', 'BOAT:READ'],
    })
    expect(renamed.body).toMatchObject({ name: 'helm', permissions: [] })
  })

  it('are refused with all errors at once', async () => {
    const id = await newRole(['EVENT:READ'])
    const action = 'must have `*` or upper-case letters, digits and `_` as action, found ``'

    const reply = await change(id, ['nothing', 'BOAT:READ', 'EVENT:', ':'])

    expect(reply).toMatchObject({
      status: 400,
      body: {
        code: 'invalid-input',
        errors: [
          { pointer: '/permissions/0' },
          { pointer: '/permissions/2', detail: action },
          { pointer: '/permissions/3' },
        ],
      },
    })
    expect(await permissionsOf(id)).toEqual(['EVENT:READ'])
  })

  it('are limited to a hundred, of 512 characters each', async () => {
    const id = await newRole()
    const many = (length: number) => Array.from({ length }, (_, index) => `EVENT:READ:${index}`)

    const replies = [
      await change(id, many(101)),
      await change(id, [`EVENT:READ:${'x'.repeat(502)}`]),
      await change(id, 'EVENT:READ'),
      await change(id, null),
      await change(id, many(100)),
    ]

    expect(statuses(replies)).toEqual([400, 400, 400, 400, 200])
    expect(await permissionsOf(id)).toEqual(many(100))
  })
})

describe('a user who changes a role', () => {
  const grants = (text: string) => `Not permitted to ${text} permissions for role bosun`

  it('needs none of its permissions as long as the role has no holders', async () => {
    const id = await newRole()

    expect((await change(id, ['*'])).status).toBe(200)
  })

  it('must hold all added and removed permissions once the role has a holder', async () => {
    const id = await newRole(['BOAT:READ'])
    await setup.assignRole('owner', { roleId: id })

    const grant = await change(id, ['BOAT:READ', 'EVENT:READ'])
    const grantEverything = await change(id, ['*'])
    const revoke = await change(id, ['BOAT:READ'])
    const widerThanHeld = await change(id, ['BOAT:READ', 'BOAT:READ,UPDATE'])
    const narrower = await change(id, ['BOAT:READ', 'BOAT:READ:42'])
    const permissions = await permissionsOf(id)
    const byAdmin = await change(id, ['EVENT:READ'], service.adminToken)
    await service.request(`DELETE ${S}/role/${id}`, { token: service.adminToken })

    const replies = [grant, grantEverything, revoke, widerThanHeld, narrower, byAdmin]
    expect(statuses(replies)).toEqual([403, 403, 200, 403, 200, 200])
    expect([grant.body, grantEverything.body]).toMatchObject([
      { code: 'forbidden', detail: grants('grant') },
      { code: 'forbidden', detail: grants('grant') },
    ])
    expect(permissions).toEqual(['BOAT:READ', 'BOAT:READ:42'])
  })

  it('may not remove permissions without holding them', async () => {
    const holder = await newRole(['EVENT:READ'])
    await service.createUser('crew')
    await setup.assignRole('crew', { roleId: holder })

    const reply = await change(holder, [])

    expect(reply.status).toBe(403)
    expect(reply.body).toMatchObject({ detail: grants('revoke') })
    expect(await permissionsOf(holder)).toEqual(['EVENT:READ'])
  })

  it('must hold them under every qualifier of the role', async () => {
    const owner = await setup.userNamed('owner')
    const other = await service.createUser('other').then(() => setup.userNamed('other'))
    const qualifiedBy = ({ userId, name }: { readonly userId: string; readonly name: string }) => ({
      qualifyingUserId: userId,
      qualifyingUserName: name,
    })
    const id = await newRole()
    await setup.assignRole('other', { roleId: id, ...qualifiedBy(owner) })

    const underOwn = await change(id, ['EVENT:READ'])
    await setup.assignRole('other', { roleId: id, ...qualifiedBy(other) })
    const underForeign = await change(id, ['EVENT:READ', 'EVENT:UPDATE'])

    expect(statuses([underOwn, underForeign])).toEqual([200, 403])
  })

  it('can only add permissions of a transitive assignment', async () => {
    const token = await service.createUser('passer')
    const source = await newRole(['EVENT:READ'])
    const id = await newRole([], token)
    await service.createUser('receiver')
    await setup.assignRole('receiver', { roleId: id })
    await setup.assignRole('passer', { roleId: source, transitive: false })

    const before = await change(id, ['EVENT:READ'], token)
    await setup.assignRole('passer', { roleId: source, transitive: true })
    const after = await change(id, ['EVENT:READ'], token)

    expect(statuses([before, after])).toEqual([403, 200])
  })

  it('needs no permission for a change of the name only', async () => {
    const id = await newRole(['EVENT:READ'])
    await service.createUser('renamed')
    await setup.assignRole('renamed', { roleId: id })
    const json = { permissions: ['EVENT:READ'], roleName: 'helm' }

    const reply = await service.request(`PUT ${S}/role/${id}`, { token: ownerToken, json })

    expect(reply.status).toBe(200)
  })
})

describe('the predefined roles', () => {
  const { admin, user, ...others } = predefinedRoles

  it.each(Object.values(predefinedRoles))('are readable for everybody: $name', async (role) => {
    const reply = await service.request(`GET ${S}/role/${role.id}`)

    expect(reply.status).toBe(200)
    expect(reply.body).toEqual({
      ...role,
      roleId: role.id,
      roleName: role.name,
    })
  })

  it('cannot all be removed: `admin` keeps `*`, and stays, and `user` stays', async () => {
    const token = service.adminToken

    const replies = [
      await change(admin.id, ['EVENT:READ'], token),
      await service.request(`DELETE ${S}/role/${admin.id}`, { token }),
      await service.request(`DELETE ${S}/role/${user.id}`, { token }),
    ]
    const wider = await change(admin.id, ['EVENT:READ', '*'], token)
    await change(admin.id, ['*'], token)

    expect(statuses([...replies, wider])).toEqual([409, 409, 409, 200])
    expect(replies.map(({ body }) => (body as { readonly code: string }).code)).toEqual([
      'last-administrator',
      'needed-role',
      'needed-role',
    ])
    expect(await permissionsOf(admin.id)).toEqual(['*'])
  })

  it('are otherwise ordinary roles, for administrators', async () => {
    const { id } = others.spectator

    const byOwner = await service.request(`DELETE ${S}/role/${id}`, { token: ownerToken })
    const byAdmin = await service.request(`DELETE ${S}/role/${id}`, { token: service.adminToken })

    expect(statuses([byOwner, byAdmin])).toEqual([403, 200])
  })
})

describe('a missing role', () => {
  it('is a 404 for authorized callers, with the text that clients know', async () => {
    const token = service.adminToken

    const replies = [
      await service.request(`GET ${S}/role/${unusedId}`, { token }),
      await change(unusedId, [], token),
      await service.request(`DELETE ${S}/role/${unusedId}`, { token }),
    ]
    const malformed = await service.request(`GET ${S}/role/no-uuid`, { token })

    expect(statuses([...replies, malformed])).toEqual([404, 404, 404, 400])
    expect(replies.map(({ body }) => (body as { readonly detail: string }).detail)).toEqual(
      replies.map(() => `No role with id '${unusedId}' found.`),
    )
  })
})
