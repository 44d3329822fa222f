/**
 * Requests of existing programs, word by word, to the service as `npm start` runs it: a bot that
 * provisions groups, a mobile app, and clients of other servers.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { curl, type CurlReply } from '../../support/curl.ts'
import { sharedService } from '../../support/sharedService.ts'
import type { SharedService } from '../../support/startSharedServices.ts'
import { serviceTimeout } from '../../../scripts/requests/service.ts'

let service: SharedService
let base: string
beforeAll(async () => {
  service = await sharedService()
  base = `${service.baseUrl}/security/api/restsecurity`
}, serviceTimeout)

/** These clients always send it, with a body or without. */
const json = ['--header', 'Content-Type: application/json'] as const
const bearer = (token: string) => [...json, '--header', `Authorization: Bearer ${token}`]

const request = (method: string, token: string, path: string, body?: unknown) =>
  curl(
    '--request',
    method,
    ...bearer(token),
    ...(body === undefined ? [] : ['--data', JSON.stringify(body)]),
    `${base}/${path}`,
  )

const signIn = async (username: string, password: string): Promise<string> => {
  const form = ['--data', `username=${username}`, '--data', `password=${password}`]
  const { body } = await curl(...form, `${base}/access_token`)
  return (body as { readonly access_token: string }).access_token
}

/** These clients parse every body that is not empty, so it must be JSON. */
const parsed = ({ status, text }: CurlReply): unknown => {
  expect([200, 201, 204]).toContain(status)
  return text === '' ? undefined : JSON.parse(text)
}

interface Group {
  readonly groupId: string
  readonly roles: readonly unknown[]
}

describe('a bot that provisions groups', { timeout: serviceTimeout }, () => {
  const make: Readonly<Record<string, (token: string, name: string) => Promise<CurlReply>>> = {
    'in the query': (token, name) => request('POST', token, `role?roleName=${name}`),
    'in a JSON body': (token, name) => request('POST', token, 'role', { roleName: name }),
  }

  it.each(Object.keys(make))('gives a group a role for everybody, named %s', async (encoding) => {
    const token = await signIn('admin', service.adminPassword)
    const groupName = `club-${Object.keys(make).indexOf(encoding)}`
    await request('PUT', token, 'usergroup', { groupName })

    const group = parsed(await request('GET', token, `usergroup?groupName=${groupName}`)) as Group
    const role = parsed(await (make[encoding] ?? (() => expect.fail()))(token, 'viewers')) as {
      readonly id: string
    }
    const permissions = ['EVENT,REGATTA,LEADERBOARD:READ', 'TRACKED_RACE:READ']
    parsed(await request('PUT', token, `role/${role.id}`, { roleName: 'Viewers', permissions }))
    const path = `usergroup/${group.groupId}/role/${role.id}`
    parsed(await request('PUT', token, path, { forAll: 'true' }))
    const { roles } = parsed(
      await request('GET', token, `usergroup?groupName=${groupName}`),
    ) as Group
    const changed = parsed(await request('GET', token, `role/${role.id}`))

    expect(group.roles).toEqual([])
    expect(roles).toEqual([{ roleName: 'Viewers', forAll: true, roleId: role.id }])
    expect(changed).toMatchObject({ roleName: 'Viewers', permissions })
  })

  it('recognizes by the status that a group is missing, or a role is already attached', async () => {
    const token = await signIn('admin', service.adminPassword)
    await request('PUT', token, 'usergroup', { groupName: 'twice' })
    const { groupId } = parsed(await request('GET', token, 'usergroup?groupName=twice')) as Group
    const { id } = parsed(await request('POST', token, 'role?roleName=x')) as {
      readonly id: string
    }

    const replies = [
      await request('GET', token, 'usergroup?groupName=missing'),
      await request('PUT', token, `usergroup/${groupId}/role/${id}`, { forAll: 'false' }),
      await request('PUT', token, `usergroup/${groupId}/role/${id}`, { forAll: 'true' }),
    ]

    expect(replies.map(({ status }) => status)).toEqual([400, 200, 400])
    expect(replies[1]?.text).toBe('')
  })
})

describe('a mobile app', { timeout: serviceTimeout }, () => {
  it('registers a user by the query only, and reads and changes the record', async () => {
    const fields = 'username=alma&email=alma%40example.org&password=reaching-on-port-7'
    const made = await curl('--request', 'POST', ...json, `${base}/create_user?${fields}`)
    const { access_token: token } = parsed(made) as { readonly access_token: string }
    const profile = 'username=alma&company=Club&fullName=Alma%20Alm&email=alma%40example.org'

    const changed = await request('PUT', token, `user?${profile}`)
    const read = await request('GET', token, 'user')
    const again = await curl('--request', 'POST', ...json, `${base}/create_user?${fields}`)

    expect(made.body).toMatchObject({ username: 'alma' })
    expect(changed.status).toBe(200)
    expect(read.body).toMatchObject({
      username: 'alma',
      fullName: 'Alma Alm',
      email: 'alma@example.org',
      company: 'Club',
    })
    expect(again.status).toBe(412)
    expect(again.text.toLowerCase()).toContain('user already exists')
  })

  it('checks several permissions at once, and gets the results in order', async () => {
    const token = await signIn('alma', 'reaching-on-port-7')
    const questions = 'permission=EVENT:READ&permission=USER:READ:alma'

    const { body } = await request('GET', token, `has_permission?${questions}`)

    expect(body).toEqual([
      { permission: 'EVENT:READ', granted: false },
      { permission: 'USER:READ:alma', granted: true },
    ])
  })

  it('grants everybody access to its objects, and distinguishes 401 from 403', async () => {
    const token = await signIn('alma', 'reaching-on-port-7')
    const admin = await signIn('admin', service.adminPassword)
    const path = 'ownership/COMPETITOR/5f0c1f5e-6a8c-4c1e-9c55-0d1b8f1f6f0a'
    const acl = {
      displayName: 'Anna (GER 7)',
      acl: [{ groupId: null, actions: ['READ_PUBLIC'] }],
    }

    const replies = [
      await request('PUT', token, `${path}/acl`, acl),
      await request('PUT', admin, path, { username: 'alma' }),
      await request('PUT', token, `${path}/acl`, acl),
      await request('PUT', `${token}x`, `${path}/acl`, acl),
    ]

    expect(replies.map(({ status }) => status)).toEqual([403, 200, 200, 401])
  })
})

describe('a client of another server', { timeout: serviceTimeout }, () => {
  /** A separate administrator: this test revokes its token, and other tests use that of `admin`. */
  const signUp = async (username: string): Promise<string> => {
    const admin = await signIn('admin', service.adminPassword)
    const password = 'reaching-on-port-7'
    await request('POST', admin, 'create_user', { username, password })
    const role = { username, role_definition_id: predefinedRoles.admin.id }
    await request('PUT', admin, 'add_role_to_user', role)
    return signIn(username, password)
  }

  it('sends a JSON content type without a body', async () => {
    const token = await signUp('bridge')
    const made = await request('POST', token, 'role?roleName=empty')
    const { id } = parsed(made) as { readonly id: string }

    const replies = [
      made,
      await request('GET', token, `role/${id}`),
      await request('PUT', token, 'user?username=server&email=&fullName=&company='),
      await request('POST', token, 'ownership/EVENT/kiel'),
      await request('DELETE', token, `role/${id}`),
      await request('POST', token, 'remove_access_token'),
    ]

    expect(replies.map(({ status }) => status)).toEqual([201, 200, 200, 200, 200, 200])
  })

  it('gets booleans about an anonymous caller, and is refused by 401 and 403', async () => {
    const token = await signIn('alma', 'reaching-on-port-7')
    const admin = await signIn('admin', service.adminPassword)
    const made = parsed(await request('POST', admin, 'role?roleName=closed'))
    const { roleId, roleName } = made as { readonly roleId: string; readonly roleName: string }

    const nobody = await curl(...json, `${base}/hello`)
    const alma = await request('GET', token, 'hello')
    const forbidden = await request('GET', token, `role/${roleId}`)
    const unknown = await curl(...json, `${base}/role/${roleId}`)

    expect(nobody).toMatchObject({ status: 200, body: { principal: null, authenticated: false } })
    expect(alma.body).toMatchObject({ principal: 'alma', authenticated: true })
    expect(roleName).toBe('closed')
    expect([forbidden.status, unknown.status]).toEqual([403, 401])
  })

  it.each(['{"b":[1,2.50],"a":"é"}', '"text"', '""', 'null', '0', 'false', '[]'])(
    'stores the document %s as a preference, and reads it back through the gateway',
    async (document) => {
      const token = await signIn('alma', 'reaching-on-port-7')
      const path = `${base}/preferences/sailing.tags.kiel`

      const put = await curl('--request', 'PUT', ...bearer(token), '--data', document, path)
      const { status, text } = await curl(...bearer(token), path)

      expect([put.status, put.text, status, text]).toEqual([200, '', 200, document])
    },
  )
})
