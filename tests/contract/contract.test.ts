/**
 * Every row of the contract's Security table, every method of its Authentication part, and stopping
 * tracking, sent with curl to the service as `npm start` runs it.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { curl } from '../support/curl.ts'
import { sharedService } from '../support/sharedService.ts'
import type { SharedService } from '../support/startSharedServices.ts'
import { serviceTimeout } from '../../scripts/requests/service.ts'

const json = ['--header', 'Content-Type: application/json'] as const

let service: SharedService
/** Base address of the security group, without and with the administrator's credentials. */
let base: string
let asAdmin: string
let token: string
let bearer: readonly string[]
let folder: string

beforeAll(async () => {
  service = await sharedService()
  folder = await mkdtemp(join(tmpdir(), 'committee-boat-curl-'))
  base = `${service.baseUrl}/security/api/restsecurity`
  asAdmin = base.replace('//', `//admin:${service.adminPassword}@`)
  const { body } = await curl(`${asAdmin}/access_token`)
  token = (body as { readonly access_token: string }).access_token
  bearer = ['--header', `Authorization: Bearer ${token}`]
}, serviceTimeout)
afterAll(() => rm(folder, { recursive: true }))

const adminSubject = { principal: 'admin', authenticated: true, remembered: false }

const makeRole = async (name: string): Promise<string> => {
  const { body } = await curl(...bearer, '--data', `roleName=${name}`, `${base}/role`)
  return (body as { readonly id: string }).id
}

describe('Authentication', () => {
  it('greets anonymous callers', async () => {
    const { status, body } = await curl(`${base}/hello`)

    expect([status, body]).toEqual([
      200,
      { principal: null, authenticated: false, remembered: false },
    ])
  })

  it('accepts a bearer token, Basic and the userinfo of the URL', async () => {
    const password = service.adminPassword
    const replies = await Promise.all([
      curl(...bearer, `${base}/hello`),
      curl('--user', `admin:${password}`, `${base}/hello`),
      curl(`${asAdmin}/hello`),
    ])

    expect(replies.map(({ body }) => body)).toEqual([adminSubject, adminSubject, adminSubject])
  })

  it('accepts a form, and then the session cookie', async () => {
    const jar = join(folder, 'cookies')
    const form = `username=admin&password=${service.adminPassword}`

    const signedIn = await curl('--cookie-jar', jar, '--data', form, `${base}/hello`)
    const bySession = await curl('--cookie', jar, `${base}/hello`)

    expect([signedIn.body, bySession.body]).toEqual([adminSubject, adminSubject])
    expect(await readFile(jar, 'utf8')).toContain('JSESSIONID')
  })

  it('refuses wrong credentials with a challenge', async () => {
    const replies = await Promise.all([
      curl('--user', 'admin:wrong', `${base}/hello`),
      curl('--header', 'Authorization: Bearer wrong', `${base}/hello`),
      curl('--data', 'username=admin&password=wrong', `${base}/hello`),
    ])

    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401])
    expect(replies.map(({ headers }) => headers['www-authenticate'])).toEqual(
      Array<unknown>(3).fill(expect.stringContaining('Basic realm=')),
    )
  })
})

describe('/role', () => {
  it('is created with the name in a form or in the query, with and without a slash', async () => {
    const replies = [
      await curl(...bearer, '--data', 'roleName=jury', `${base}/role/`),
      await curl(...bearer, '--request', 'POST', `${base}/role/?roleName=jury`),
      await curl(...bearer, '--data', 'roleName=jury', `${base}/role`),
    ]

    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(replies.map(({ body }) => body)).toEqual(
      Array<unknown>(3).fill(
        expect.objectContaining({ name: 'jury', roleName: 'jury', permissions: [] }),
      ),
    )
  })

  it('is changed with an empty response, and deleted with the role', async () => {
    const id = await makeRole('scorer')
    const change = '{"permissions": ["EVENT,REGATTA:READ"], "roleName": "results"}'

    const changed = await curl(
      ...bearer,
      ...json,
      '--request',
      'PUT',
      '--data',
      change,
      `${base}/role/${id}`,
    )
    const read = await curl(...bearer, `${base}/role/${id}`)
    const deleted = await curl(...bearer, '--request', 'DELETE', `${base}/role/${id}`)
    const gone = await curl(...bearer, `${base}/role/${id}`)

    const role = { id, name: 'results', permissions: ['EVENT,REGATTA:READ'] }
    expect([changed.status, changed.text]).toEqual([200, ''])
    expect([read.status, read.body]).toEqual([200, expect.objectContaining(role)])
    expect([deleted.status, deleted.body]).toEqual([200, read.body])
    expect(gone.status).toBe(404)
  })

  it('requires its mandatory inputs', async () => {
    const id = await makeRole('nameless')
    const nameless = await curl(...bearer, '--request', 'POST', `${base}/role`)
    const unchanged = await curl(
      ...bearer,
      ...json,
      '--request',
      'PUT',
      '--data',
      '{}',
      `${base}/role/${id}`,
    )
    const noUuid = await curl(...bearer, `${base}/role/42`)

    expect([nameless.status, unchanged.status, noUuid.status]).toEqual([400, 400, 400])
  })
})

describe('/ownership', () => {
  const path = () => `${base}/ownership/TRACKED_RACE/race-1`
  const put = (data: string, address: string) =>
    curl(...bearer, ...json, '--request', 'PUT', '--data', data, address)

  it('is changed by PUT and by POST; absent values stay, null removes', async () => {
    const given = await put('{"username": "admin"}', path())
    const posted = await curl(...bearer, ...json, '--data', '{"groupId": null}', path())
    const response = await curl(...bearer, path())
    const cleared = await put('{"groupId": null, "username": null}', path())
    const nobody = await curl(...bearer, path())

    const done = { responseStatus: 'true', responseMessage: 'Ownership changed successfully' }
    const record = { objectType: 'TRACKED_RACE', objectId: 'race-1', groupId: null }
    expect([given.body, posted.body, cleared.body]).toEqual([done, done, done])
    expect(response.body).toEqual({ ...record, username: 'admin', displayName: null })
    expect(nobody.body).toEqual({ ...record, username: null, displayName: null })
  })

  it('is read by the parts of a composite id', async () => {
    const { status, body } = await curl(
      ...bearer,
      `${base}/ownership/TRACKED_RACE?id=Regatta%201&id=Race%202`,
    )

    expect(status).toBe(200)
    expect(body).toMatchObject({ objectType: 'TRACKED_RACE', objectId: 'Regatta 1\\/Race 2' })
  })

  it('has an ACL, whose body does not identify the object', async () => {
    const acl = '[{"groupId": null, "actions": ["READ", "!UPDATE"]}]'
    const document = `{"objectType": "EVENT", "objectId": "x", "displayName": "R1", "acl": ${acl}}`
    const changed = await put(document, `${path()}/acl`)
    const read = await curl(...bearer, `${path()}/acl`)
    const other = await curl(...bearer, `${base}/ownership/EVENT/x/acl`)

    expect(changed.body).toEqual({
      responseStatus: 'true',
      responseMessage: 'ACL changed successfully',
    })
    expect(read.body).toEqual({
      objectType: 'TRACKED_RACE',
      objectId: 'race-1',
      displayName: 'R1',
      acl: [{ groupId: null, actions: ['READ', '!UPDATE'] }],
    })
    expect(other.body).toMatchObject({ acl: [] })
  })
})

describe('/user', () => {
  const fields = 'email=bea@example.org&fullName=Bea+Boje&company=Club'
  const record = { username: 'bea', email: 'bea@example.org', fullName: 'Bea Boje' }

  it('is changed with its fields in the query, read and deleted', async () => {
    const made = await curl(...bearer, '--request', 'PUT', `${base}/user?username=bea&${fields}`)
    const read = await curl(...bearer, `${base}/user?username=bea`)
    const own = await curl(...bearer, `${base}/user`)
    const deleted = await curl(...bearer, '--request', 'DELETE', `${base}/user?username=bea`)
    const gone = await curl(...bearer, `${base}/user?username=bea`)

    expect([made.status, made.body]).toEqual([200, expect.objectContaining(record)])
    expect(read.body).toEqual(made.body)
    expect(read.body).toMatchObject({ access_token: expect.stringMatching(/^cb_/) as unknown })
    expect(own.body).toMatchObject({ username: 'admin', access_token: token })
    expect([deleted.status, deleted.text]).toEqual([200, ''])
    expect(gone.status).toBe(404)
  })

  it('is private', async () => {
    await curl('--data', 'username=cat&password=reaching-on-port-7', `${base}/create_user`)
    const asCat = ['--user', 'cat:reaching-on-port-7']

    const own = await curl(...asCat, `${base}/user?username=cat`)
    const others = await curl(...asCat, `${base}/user?username=admin`)
    const missing = await curl(...asCat, `${base}/user?username=nobody-at-all`)

    expect([own.status, others.status, missing.status]).toEqual([200, 403, 403])
  })
})

describe('/leaderboards/{leaderboard}/stoptracking', () => {
  const path = (action: string, name = 'Kieler%20F%C3%B6rde~2F49er') =>
    `${service.baseUrl}/sailingserver/api/v1/leaderboards/${name}/${action}`
  const post = (address: string) => curl(...bearer, ...json, '--request', 'POST', address)
  const race = (column: string, fleet: string) => ({
    regatta: 'Kieler Förde/49er',
    race: `Kieler Förde/49er ${column} ${fleet}`,
  })
  const all = ['R1', 'R2'].flatMap((column) => [race(column, 'Gold'), race(column, 'Silver')])

  beforeAll(async () => {
    const series = '[{"name": "Final", "fleets": ["Gold", "Silver"]}]'
    const event = `{"eventName": "Kieler Förde/49er", "venuename": "Kiel", "numberofraces": 2, "series": ${series}}`
    const address = `${service.baseUrl}/sailingserver/api/v1/events/createEvent`
    await curl(...bearer, ...json, '--data', event, address)
  })
  beforeEach(async () => {
    for (const column of ['R1', 'R2']) {
      for (const fleet of ['Gold', 'Silver']) {
        await post(path(`starttracking?race_column=${column}&fleet=${fleet}`))
      }
    }
  })

  it.each([
    ['', all],
    ['?race_column=R2', [race('R2', 'Gold'), race('R2', 'Silver')]],
    ['?fleet=Silver', [race('R1', 'Silver'), race('R2', 'Silver')]],
    ['?race_column=R1&fleet=Gold', [race('R1', 'Gold')]],
    ['?race_column=R3', []],
    ['?fleet=Bronze', []],
  ])('stops the races that match %s, in order, and once', async (query, expected) => {
    const stopped = await post(path(`stoptracking${query}`))
    const again = await post(path(`stoptracking${query}`))

    expect([stopped.status, stopped.body]).toEqual([200, expected])
    expect([again.status, again.body]).toEqual([200, []])
  })

  it('accepts two underscores for the slash in the name of the leaderboard', async () => {
    const { status, body } = await post(path('stoptracking', 'Kieler%20F%C3%B6rde__49er'))

    expect([status, body]).toEqual([200, all])
  })

  it('requires permission to update the leaderboard', async () => {
    const nobody = await curl('--request', 'POST', path('stoptracking'))
    const missing = await post(path('stoptracking', 'Nowhere'))

    expect([nobody.status, missing.status]).toEqual([401, 404])
  })
})
