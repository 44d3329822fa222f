/** New users and groups that look like an administrator, or like the group of one, are refused. */
import { describe, expect, it } from 'vitest'
import { S } from '../../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { goodPassword } from '../../support/functions.ts'
import { useTestService } from '../../support/useTestService.ts'

const service = await useTestService({ SERVER_NAME: 'test' })
const ann = await service.createUser('ann')

const register = (username: string) =>
  service.request(`POST ${S}/create_user`, { json: { username, password: goodPassword } })
const detailOf = ({ body }: { readonly body: unknown }) =>
  (body as { readonly detail?: string } | null)?.detail

const assign = (action: 'add_role_to' | 'remove_role_from', username: string) =>
  service.request(
    `PUT ${S}/${action}_user?username=${encodeURIComponent(username)}&role_definition_id=${predefinedRoles.admin.id}`,
    { token: service.adminToken },
  )

const refused = 'Username does not meet requirements: it looks like the name of an administrator.'

describe('a user name', () => {
  it.each(['\u0430dmin', 'adrnin', 'аԁmіn', 'АDМІN', 'test-s\u0435rver', 'test-server'])(
    'may not be %s, which looks like the name of an administrator',
    async (name) => {
      const registered = await register(name)
      const put = await service.request(`PUT ${S}/user`, {
        token: service.adminToken,
        json: { username: name, email: '', fullName: '', company: '' },
      })

      for (const reply of [registered, put]) {
        expect([reply.status, detailOf(reply)]).toEqual([412, refused])
        expect(reply.body).toMatchObject({ errors: [{ parameter: 'username', code: 'user-name' }] })
      }
    },
  )

  it.each(['админ', 'Αλέξανδρος', 'Мария', '山田太郎', 'שרה לוי', 'administrator', 'Ann-Marie'])(
    'may be %s',
    async (name) => {
      expect((await register(name)).status).toBe(200)
    },
  )

  it('that exists is refused as a duplicate', async () => {
    expect(detailOf(await register('admin'))).toBe('User already exists')
  })

  it('may look like the name of a user who is not an administrator', async () => {
    await service.createUser('carl')

    expect((await register('c\u0430rl')).status).toBe(200)
  })

  it('is protected for as long as its user is an administrator', async () => {
    await service.createUser('Ilse')
    await assign('add_role_to', 'Ilse')
    const meanwhile = await register('llse')

    await assign('remove_role_from', 'Ilse')

    expect([meanwhile.status, detailOf(meanwhile)]).toEqual([412, refused])
    expect((await register('llse')).status).toBe(200)
  })

  it('is protected for each of two administrators who look alike', async () => {
    const twins = ['dora', 'd\u043era']
    for (const name of twins) await service.createUser(name)
    for (const name of twins) {
      expect((await assign('add_role_to', name)).status).toBe(200)
    }

    await service.request(`DELETE ${S}/user?username=dora`, { token: service.adminToken })

    expect((await register('dor\u0430')).status).toBe(412)
    await assign('remove_role_from', 'd\u043era')
    expect((await register('dor\u0430')).status).toBe(200)
  })

  it('never gets a look-alike at the moment when its user becomes an administrator', async () => {
    await service.createUser('emil')

    const [assigned, ...others] = await Promise.all([
      assign('add_role_to', 'emil'),
      ...Array.from({ length: 5 }, (_, n) => register(['em\u0456l', 'ernil', 'еmil'][n % 3] ?? '')),
    ])

    expect(assigned.status).toBe(200)
    expect(others.every(({ status }) => status === 200 || status === 412)).toBe(true)
    expect((await register('еmіl')).status).toBe(412)
  })
})

describe('the name of a group', () => {
  const make = (groupName: string) =>
    service.request(`PUT ${S}/usergroup`, { token: ann, json: { groupName } })

  it.each(['\u0430dmin-tenant', 'admin-t\u0435nant', 'admin\u2010tenant', 'ADMIN-TENANT'])(
    'may not be %s, which looks like the group of a user',
    async (name) => {
      const reply = await make(name)

      expect([reply.status, detailOf(reply)]).toEqual([400, expect.stringContaining('-tenant')])
    },
  )

  it.each(['test-server', 't\u0435st-server', 'TEST-server'])(
    'may not be %s, which looks like the group of the server',
    async (name) => {
      const reply = await make(name)

      expect([reply.status, detailOf(reply)]).toEqual([
        400,
        'The name is, or looks like, the name of the group of the server.',
      ])
    },
  )

  it.each(['Tenants of Kiel', 'test-servers', 'Παραλία', 'Клуб', '横浜'])(
    'may be %s',
    async (name) => {
      expect((await make(name)).status).toBe(201)
    },
  )
})
