/** `dryRun=true`: accepted values, responses, and missing effects. */
import { describe, expect, it } from 'vitest'
import { newId } from '../../../harness/ids.ts'
import { S } from '../../../scripts/requests/paths.ts'
import { dryRunsOf } from '../../support/dryRuns.ts'
import { goodPassword } from '../../support/functions.ts'
import { useTestService } from '../../support/useTestService.ts'
import { stateOf } from '../../support/tableState.ts'
import { keepLog } from '../../support/logLines.ts'

const log = keepLog()
const service = await useTestService()
const dryRunOf = dryRunsOf(service)
const anna = await service.createUser('anna')

const as = (token: string, more: object = {}) => ({ token, ...more })

describe('the parameter', () => {
  const form = { roleName: 'bosun' }
  const create = (query: string, more: object = { form }) =>
    service.request(`POST ${S}/role${query}`, as(anna, more))

  it('is `true` or `false`', async () => {
    const tried = await dryRunOf(`POST ${S}/role?dryRun=true`, as(anna, { form }))

    expect(tried.status).toBe(201)
    expect((await create('?dryRun=false')).status).toBe(201)
  })

  it.each(['?dryRun=yes', '?dryRun=', '?dryRun', '?dryRun=TRUE', '?dryRun=1'])(
    'has no other value: %s',
    async (query) => {
      const { status, body } = await create(query)

      const errors = [{ parameter: 'dryRun', code: 'enum', detail: 'must be `true` or `false`' }]
      expect({ status, body }).toMatchObject({ status: 400, body: { errors } })
    },
  )

  it('may not be repeated', async () => {
    const { body } = await create('?dryRun=true&dryRun=false')

    expect(body).toMatchObject({ errors: [{ parameter: 'dryRun', code: 'repeated' }] })
  })

  it.each(['dryrun', 'dry_run', 'dry-run', 'DryRun', 'dryRn', 'dryRuns'])(
    'has no effect on the table when it is spelled %s',
    async (name) => {
      const before = await stateOf(service)
      const { status, body } = await create(`?${name}=true`)

      expect({ status, body }).toMatchObject({
        status: 400,
        body: { errors: [{ parameter: name, suggestion: 'Did you mean `dryRun`?' }] },
      })
      expect(await stateOf(service)).toEqual(before)
    },
  )

  it('has no effect on the table when it is in the body', async () => {
    const before = await stateOf(service)
    const inForm = await create('', { form: { ...form, dryRun: 'true' } })
    const inJson = await create('', { json: { ...form, dryRun: true } })

    expect(inForm.body).toMatchObject({ errors: [{ parameter: 'dryRun', code: 'misplaced' }] })
    expect(inJson.body).toMatchObject({ errors: [{ pointer: '/dryRun', code: 'misplaced' }] })
    expect(await stateOf(service)).toEqual(before)
  })

  it('is not read from a document', async () => {
    const route = `PUT ${S}/preferences/mine`
    const document = { dryRun: true }
    await dryRunOf(`${route}?dryRun=true`, as(anna, { json: document }))
    expect((await service.request(`GET ${S}/preferences/mine`, as(anna))).status).toBe(204)

    expect((await service.request(route, as(anna, { json: document }))).status).toBe(200)
    expect((await service.request(`GET ${S}/preferences/mine`, as(anna))).body).toEqual(document)
  })

  it('has no meaning for operations that never write', async () => {
    const { status, body } = await service.request(`GET ${S}/hello?dryRun=true`, as(anna))

    expect({ status, body }).toMatchObject({ status: 200, body: { principal: 'anna' } })
  })

  it('is validated only for authorized callers', async () => {
    expect((await service.request(`POST ${S}/role?dryRun=yes`, { form })).status).toBe(401)
  })

  it('is accepted at a path with a trailing slash', async () => {
    expect((await dryRunOf(`POST ${S}/role/?dryRun=true`, as(anna, { form }))).status).toBe(201)
  })

  it('is in the log', async () => {
    await create('?dryRun=true')
    expect(log.lastLine()).toMatchObject({ operation: 'createRole', dryRun: true, status: 200 })
    await create('')
    expect(log.lastLine()).not.toHaveProperty('dryRun')
  })
})

describe('signing in', () => {
  const credentials = { username: 'anna', password: goodPassword }

  it.each(['hello', 'login', 'access_token'])('has no dry run: %s', async (name) => {
    const before = await stateOf(service)
    const reply = await service.request(`POST ${S}/${name}?dryRun=true`, { form: credentials })

    expect(reply).toMatchObject({ status: 400, cookies: [] })
    expect(reply.body).toMatchObject({ errors: [{ parameter: 'dryRun', code: 'unsupported' }] })
    expect(await stateOf(service)).toEqual(before)
  })

  it('is not possible with a dry run of any other request, so that nobody guesses passwords with it', async () => {
    const guess = (password: string) =>
      service.request(`POST ${S}/change_password?dryRun=true`, {
        basic: ['anna', password],
        form: { password: 'another-long-one' },
        from: '198.51.100.7',
      })
    const statuses = []
    for (let n = 0; n < 12; n += 1) statuses.push((await guess(`wrong-${n}`)).status)

    expect(new Set(statuses)).toEqual(new Set([401]))
    expect((await guess(goodPassword)).status).toBe(401)
  })
})

describe('secrets', () => {
  it('are not revealed before they exist', async () => {
    const tried = await dryRunOf(`POST ${S}/remove_access_token?dryRun=true`, as(anna))

    expect(tried.body).toEqual({ username: 'anna', access_token: null })
    expect(tried.changed).toEqual([
      { what: 'object', type: 'USER', id: 'anna', name: 'anna', fields: ['accessToken'] },
    ])
    expect((await service.request(`GET ${S}/hello`, as(anna))).status).toBe(200)
  })

  it('are not generated for a user in a dry run', async () => {
    const form = { username: 'rita', password: goodPassword }
    const tried = await dryRunOf(`POST ${S}/create_user?dryRun=true`, { form })

    expect(tried).toMatchObject({ status: 200, body: { username: 'rita', access_token: null } })
    expect(tried.created).toContainEqual({ what: 'object', type: 'USER', id: 'rita', name: 'rita' })
    expect((await service.request(`POST ${S}/create_user`, { form })).status).toBe(200)
  })

  it('never begin or end a session', async () => {
    const form = { username: 'anna', password: goodPassword }
    const { cookies } = await service.request(`POST ${S}/login`, { form })
    const session = { cookies: cookies.map((cookie) => cookie.split(';')[0] ?? '') }
    const isIn = async () =>
      (await service.request(`GET ${S}/hello`, session)).body as { readonly principal: string }

    const headers = { 'sec-fetch-site': 'same-origin' }
    const left = await dryRunOf(`GET ${S}/logout?dryRun=true`, { ...session, headers })
    const changed = await dryRunOf(`POST ${S}/change_password?dryRun=true`, {
      ...session,
      form: { password: 'beating-to-windward-4' },
    })

    expect(left.deleted).toEqual([{ what: 'session', name: 'anna' }])
    expect(changed.changed).toMatchObject([
      { id: 'anna', fields: ['password', 'sessions', 'tokens'] },
    ])
    expect([changed.created, changed.deleted]).toEqual([left.deleted, left.deleted])
    expect(await isIn()).toMatchObject({ principal: 'anna' })
    expect((await service.request(`POST ${S}/login`, { form })).status).toBe(200)
  })
})

describe('a failure', () => {
  it('is the one of the real request', async () => {
    const form = { groupName: 'crew' }
    const create = (query = '') => service.request(`PUT ${S}/usergroup${query}`, as(anna, { form }))
    await create()

    const [tried, done] = [await create('?dryRun=true'), await create()]

    expect(tried.status).toBe(400)
    expect({ ...(tried.body as object), requestId: '' }).toEqual({
      ...(done.body as object),
      requestId: '',
    })
  })

  it('depends on the preconditions of the request too', async () => {
    const id = newId()
    const path = '/sharedsailingserver/api/v1/markroles'
    const make = { form: { id, name: 'Gate' }, headers: { 'if-none-match': '*' } }
    const key = { form: { name: 'Gate' }, headers: { 'idempotency-key': 'once' } }

    expect((await dryRunOf(`POST ${path}?dryRun=true`, as(anna, make))).created).toHaveLength(1)
    expect((await dryRunOf(`POST ${path}?dryRun=true`, as(anna, key))).created).toHaveLength(1)
    await service.request(`POST ${path}`, as(anna, make))
    await service.request(`POST ${path}`, as(anna, key))

    const again = await service.request(`POST ${path}?dryRun=true`, as(anna, make))
    expect(again.status).toBe(412)
    expect(await dryRunOf(`POST ${path}?dryRun=true`, as(anna, key))).toMatchObject({
      created: [],
      changed: [],
      deleted: [],
      complete: true,
    })
  })
})
