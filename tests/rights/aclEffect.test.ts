/** An access control list cannot lock out owners and administrators. Changes of it grant no more than the caller may. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '../../scripts/requests/requests.ts'
import { newId } from '../../harness/ids.ts'
import { S } from '../../scripts/requests/paths.ts'
import type { AclEntry } from '#values/security.ts'
import { putRole } from '#access/items/roles.ts'
import { useTestService } from '../support/useTestService.ts'
import { securitySetup } from '../support/securitySetup.ts'

const service = await useTestService()
const setup = securitySetup(service)
/** `member` is the only other user, and is in both groups. */

const ownerToken = await service.createUser('owner')
const memberToken = await service.createUser('member')
const groupId = await setup.makeGroup({ name: 'crew', members: ['member'] })
const otherGroupId = await setup.makeGroup({ name: 'others', members: ['member'] })

/** A role of `owner`: reading it requires READ. */
const newRole = async (acl: readonly AclEntry[] = []): Promise<string> => {
  const id = await service.createRole(ownerToken)
  if (acl.length > 0) await putAcl(id, acl)
  return id
}

const putAcl = (id: string, acl: readonly AclEntry[], token = ownerToken) =>
  service.request(`PUT ${S}/ownership/ROLE_DEFINITION/${id}/acl`, { token, json: { acl } })

const readRole = (id: string, token?: string) =>
  service.request(`GET ${S}/role/${id}`, token === undefined ? {} : { token })

const aclOf = async (id: string): Promise<unknown> => {
  const address = `GET ${S}/ownership/ROLE_DEFINITION/${id}/acl`
  const { body } = await service.request(address, { token: service.adminToken })
  return (body as { readonly acl: unknown }).acl
}

const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status)

describe('a denial', () => {
  it.each(['owner', 'administrator'])('never locks the %s out permanently', async (who) => {
    const token = who === 'owner' ? ownerToken : service.adminToken
    const everything = ['!*', '!CHANGE_ACL', '!CHANGE_OWNERSHIP']
    const id = await newRole([{ groupId: null, actions: everything }])

    const read = await service.request(`GET ${S}/ownership/ROLE_DEFINITION/${id}/acl`, { token })
    const before = await readRole(id, token)
    const opened = await putAcl(id, [], token)
    const after = await readRole(id, token)

    expect(statuses([read, before, opened, after])).toEqual([200, 403, 200, 200])
  })
})

describe('a user who may change the list, but has few other permissions,', () => {
  const before = (): readonly AclEntry[] => [
    { groupId, actions: ['CHANGE_ACL', 'READ'] },
    { groupId: otherGroupId, actions: ['!DELETE'] },
  ]

  beforeAll(async () => {
    const roleId = newId()
    const printer = { id: roleId, name: 'printer', permissions: ['ROLE_DEFINITION:PRINT'] }
    await setup.newStore().write([putRole(printer, 'absent')])
    await setup.assignRole('member', { roleId })
  })

  it.each([
    [
      'grants an action that they may grant',
      (acl: readonly AclEntry[]) => [...acl, entry('PRINT')],
      200,
    ],
    ['adds a denial', (acl: readonly AclEntry[]) => [...acl, entry('!UPDATE')], 200],
    [
      'grants an action that they do not have',
      (acl: readonly AclEntry[]) => [...acl, entry('UPDATE')],
      403,
    ],
    ['removes a denial', (acl: readonly AclEntry[]) => acl.slice(0, 1), 403],
  ])('%s: %#', async (_, change, status) => {
    const id = await newRole(before())
    const acl = await aclOf(id)

    const reply = await putAcl(id, change(before()), memberToken)

    expect(reply.status).toBe(status)
    if (status === 200) return
    expect(reply.body).toMatchObject({
      code: 'forbidden',
      detail: expect.stringContaining('Not permitted to grant what you do not hold') as unknown,
      responseStatus: 'false',
    })
    expect(await aclOf(id)).toEqual(acl)
  })

  it('cannot empty a list that denies actions that they do not have', async () => {
    const id = await newRole(before())

    const reply = await service.request(`DELETE ${S}/ownership/ROLE_DEFINITION/${id}/acl`, {
      token: memberToken,
    })

    expect(reply.status).toBe(403)
  })
})

const entry = (action: string): AclEntry => ({ groupId: null, actions: [action] })
