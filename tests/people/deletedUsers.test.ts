/**
 * A deleted user leaves no permissions or data behind that a new user of the same name could
 * inherit.
 */
import { describe, expect, it } from 'vitest'
import type { Reply } from '../../scripts/requests/requests.ts'
import { S } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { goodPassword } from '../support/functions.ts'
import { useTestService } from '../support/useTestService.ts'
import { securitySetup } from '../support/securitySetup.ts'

const service = await useTestService()
const setup = securitySetup(service)

const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status)

/** Without values that differ for each request, and without the requested name. */
const withoutName = ({ status, headers, text }: Reply, name: string) => ({
  status,
  headers: { ...headers, 'x-request-id': '', link: headers.link?.replaceAll(name, 'NAME') },
  text: text.replaceAll(name, 'NAME').replace(/"requestId":"[^"]*"/, ''),
})

const deleteUser = (name: string, token = service.adminToken): Promise<Reply> =>
  service.request(`DELETE ${S}/user?username=${name}`, { token })

const tokenOf = ({ body }: Reply): string =>
  (body as { readonly access_token: string }).access_token

describe('deleting a user', () => {
  it('is possible once, with the name in the query or in the body', async () => {
    await service.createUser('gone')
    await service.createUser('gone too')
    const asAdmin = { token: service.adminToken, json: { username: 'gone too' } }

    const removed = [await deleteUser('gone'), await service.request(`DELETE ${S}/user`, asAdmin)]
    const again = await deleteUser('gone')

    expect(removed.map(({ status, text }) => [status, text])).toEqual(Array(2).fill([200, '']))
    expect(again.body).toMatchObject({ status: 404, detail: 'User gone not known' })
  })

  it('is possible for the user as well', async () => {
    const token = await service.createUser('leaver')

    const removed = await deleteUser('leaver', token)
    const afterwards = await service.request(`GET ${S}/user`, { token })

    expect(statuses([removed, afterwards])).toEqual([200, 401])
  })

  it('requires a name', async () => {
    const reply = await service.request(`DELETE ${S}/user`, { token: service.adminToken })

    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ errors: [{ parameter: 'username', code: 'required' }] })
  })
})

describe('a caller who may not read users', () => {
  it.each(['GET', 'DELETE', 'POST'] as const)(
    'cannot find out by a %s whether one exists',
    async (method) => {
      const token = await service.createUser(`curious-${method}`)
      const existing = `existing-${method}`
      const missing = `missing-${method}`
      await service.createUser(existing)
      const send = (name: string, caller?: string) => {
        const credentials = caller === undefined ? {} : { token: caller }
        return method === 'POST'
          ? service.request(`POST ${S}/change_password`, {
              ...credentials,
              form: { username: name, password: goodPassword },
            })
          : service.request(`${method} ${S}/user?username=${name}`, credentials)
      }

      const replies = await Promise.all([send(existing, token), send(missing, token)])
      const anonymous = await Promise.all([send(existing), send(missing)])

      expect(statuses([...replies, ...anonymous])).toEqual([403, 403, 401, 401])
      for (const [toExisting, toMissing] of [replies, anonymous]) {
        expect(withoutName(toMissing, missing)).toEqual(withoutName(toExisting, existing))
      }
    },
  )

  it('cannot find out by a PUT either, where only administrators create users', async () => {
    const token = await service.createUser('curious')
    const form = (username: string) => ({ username, email: '', fullName: '', company: '' })
    await setup.letEverybody()

    const existing = await service.request(`PUT ${S}/user`, { token, form: form('admin') })
    const missing = await service.request(`PUT ${S}/user`, { token, form: form('nadmi') })
    const conditional = await service.request(`PUT ${S}/user`, {
      token,
      form: form('nadmi'),
      headers: { 'if-match': '"x"' },
    })
    const registering = await service.request(`POST ${S}/create_user`, {
      token,
      form: { username: 'nadmi', password: goodPassword },
    })
    await setup.letEverybody('USER:CREATE')

    expect(registering.status).toBe(403)
    expect(statuses([existing, missing])).toEqual([403, 403])
    expect(withoutName(missing, 'nadmi')).toEqual(withoutName(existing, 'admin'))
    expect(withoutName(conditional, 'nadmi')).toEqual(withoutName(existing, 'admin'))
  })
})

describe('a reused name', () => {
  it('inherits nothing', async () => {
    const { request, adminToken } = service
    const oldToken = await service.createUser('phoenix')
    const helperToken = await service.createUser('helper')
    const old = await setup.userNamed('phoenix')
    const signedIn = await request(`POST ${S}/hello`, {
      form: { username: 'phoenix', password: goodPassword },
    })
    const cookies = signedIn.cookies.map((cookie) => cookie.split(';')[0] ?? '')
    const role = await request(`POST ${S}/role`, { token: oldToken, form: { roleName: 'mine' } })
    const { id: roleId } = role.body as { readonly id: string }
    const friends = await setup.makeGroup({ name: 'friends', members: ['phoenix'] })
    await setup.secure({ type: 'EVENT', id: 'owned' }, { owner: 'phoenix' })
    const acl = [{ groupId: friends, actions: ['READ'] }]
    await setup.secure({ type: 'EVENT', id: 'shared' }, { owner: 'admin', acl })
    await setup.assignRole('helper', {
      roleId: predefinedRoles.user.id,
      qualifyingUserId: old.userId,
      qualifyingUserName: 'phoenix',
    })
    const paths = [`role/${roleId}`, 'ownership/EVENT/owned', 'ownership/EVENT/shared']
    const readAll = (token: string) =>
      Promise.all(paths.map((path) => request(`GET ${S}/${path}`, { token })))
    const before = await readAll(oldToken)
    const helperBefore = await request(`GET ${S}/${paths[1] ?? ''}`, { token: helperToken })

    await deleteUser('phoenix')
    const newToken = await service.createUser('phoenix', 'another-good-password-1')
    await setup.secure({ type: 'EVENT', id: 'owned anew' }, { owner: 'phoenix' })

    const user = await setup.userNamed('phoenix')
    const after = await readAll(newToken)
    const byOldToken = await request(`GET ${S}/user`, { token: oldToken })
    const byOldPassword = await request(`GET ${S}/user`, { basic: ['phoenix', goodPassword] })
    const byOldCookie = await request(`GET ${S}/hello`, { cookies })
    const helperAfter = await request(`GET ${S}/ownership/EVENT/owned%20anew`, {
      token: helperToken,
    })
    const ownership = await request(`GET ${S}/ownership/EVENT/owned`, { token: adminToken })

    expect(statuses([signedIn, ...before, helperBefore])).toEqual([200, 200, 200, 200, 200])
    expect(statuses(after)).toEqual([403, 403, 403])
    expect(statuses([byOldToken, byOldPassword, byOldCookie])).toEqual([401, 401, 200])
    expect(byOldCookie.body).toMatchObject({ principal: null, authenticated: false })
    expect(byOldCookie.cookies).toHaveLength(1)
    expect(helperAfter.status).toBe(403)
    expect(ownership.body).toMatchObject({ username: null })
    expect(user.userId).not.toBe(old.userId)
    expect(user.groupIds.filter((id) => old.groupIds.includes(id) || id === friends)).toEqual([])
    expect(user.assignments).toHaveLength(2)
  })

  it('gets its own group again, unless the old one has other members', async () => {
    await service.createUser('tenant')
    await deleteUser('tenant')
    const again = await service.request(`POST ${S}/create_user`, {
      form: { username: 'tenant', password: goodPassword },
    })
    await service.createUser('lodger')
    const [groupId = ''] = (await setup.userNamed('tenant')).groupIds
    await setup.joinGroup(groupId, 'lodger')

    const removed = await deleteUser('tenant')
    const refused = await service.request(`POST ${S}/create_user`, {
      form: { username: 'tenant', password: goodPassword },
    })

    expect(statuses([again, removed, refused])).toEqual([200, 200, 412])
    expect(refused.body).toMatchObject({
      detail: expect.stringMatching(/already exists/) as unknown,
    })
  })
})

describe('the last administrator', () => {
  it('cannot be deleted, and of two concurrent deletions one fails', async () => {
    const alone = await deleteUser('admin')
    await service.createUser('deputy')
    await setup.makeAdministrator('deputy')
    const deputyToken = tokenOf(
      await service.request(`GET ${S}/access_token`, { basic: ['deputy', goodPassword] }),
    )

    const replies = await Promise.all([
      deleteUser('admin', deputyToken),
      deleteUser('deputy', service.adminToken),
    ])
    const left = await Promise.all([
      service.request(`GET ${S}/user`, { token: deputyToken }),
      service.request(`GET ${S}/user`, { token: service.adminToken }),
    ])

    expect(alone.status).toBe(409)
    expect(alone.body).toMatchObject({ code: 'last-administrator' })
    expect(statuses(replies).filter((status) => status === 200)).toHaveLength(1)
    expect(statuses(left).sort()).toEqual([200, 401])
  })
})
