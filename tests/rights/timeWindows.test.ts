/** Roles with a window of time, at its boundaries, in two processes on one table. */
import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { startTestService, type TestService } from '../support/functions.ts'
import { securitySetup, type SecuritySetup } from '../support/securitySetup.ts'

const viewer = predefinedRoles.sailingViewer.id
const admin = predefinedRoles.admin.id
const dayMillis = 86_400_000
const start = Date.UTC(2030, 5, 21, 8)
const end = start + 2 * dayMillis

let service: TestService
let other: TestService
let setup: SecuritySetup
let adminToken: string
beforeAll(async () => {
  const tokenKey = { TOKEN_KEY: randomBytes(32).toString('hex') }
  service = await startTestService(tokenKey)
  const table = { TABLE_NAME: service.tableName, DYNAMODB_ENDPOINT: service.endpoint }
  other = await startTestService({ ...tokenKey, ...table })
  setup = securitySetup(service)
  ;({ adminToken } = service)
})
afterAll(() => Promise.all([service.stop(), other.stop()]))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start - dayMillis })
})
afterEach(() => {
  vi.useRealTimers()
})

let users = 0
const newUser = async () => {
  users += 1
  const username = `sailor-${users}`
  return { username, token: await service.createUser(username) }
}

type Json = Readonly<Record<string, unknown>>
const give = (username: string, json: Json = {}, token = adminToken) =>
  service.request(`PUT ${S}/add_role_to_user`, {
    token,
    json: { username, role_definition_id: viewer, ...json },
  })
const take = (username: string, token = adminToken, role: string = viewer) =>
  service.request(`PUT ${S}/remove_role_from_user`, {
    token,
    form: { username, role_definition_id: role },
  })
const rolesOf = async (username: string, role: string = viewer): Promise<readonly Json[]> => {
  const route = `GET ${S}/get_roles_for_user?username=${username}`
  const { body } = await service.request(route, { token: adminToken })
  return (body as readonly Json[]).filter((each) => each.role_definition_id === role)
}
/** The answers of both processes. */
const may = async (token: string, query = '', permission = 'EVENT:READ:Kiel') => {
  const route = `GET ${S}/has_permission?permission=${permission}${query}`
  const replies = await Promise.all(
    [service, other].map((process) => process.request(route, { token })),
  )
  return replies.map(({ body }) => (body as readonly { readonly granted: boolean }[])[0]?.granted)
}
const yes = [true, true]
const no = [false, false]

describe('a role with a window', () => {
  it('counts from its first millisecond until its last one, without a write', async () => {
    const { username, token } = await newUser()

    const given = await give(username, { validFrom: start, validUntil: end })
    const answers = []
    for (const time of [start - 1, start, end - 1, end]) {
      vi.setSystemTime(time)
      answers.push(await may(token))
    }

    expect(given.status).toBe(200)
    expect(answers).toEqual([no, yes, yes, no])
  })

  it('is shown with its limits, and as expired after its end', async () => {
    const { username } = await newUser()
    await give(username, { validFrom: '2030-06-21T10:00:00+02:00', validUntil: end })

    const [before] = await rolesOf(username)
    vi.setSystemTime(end)
    const [after] = await rolesOf(username)

    expect(before).toMatchObject({ validFrom: start, validUntil: end })
    expect(before).not.toHaveProperty('expired')
    expect(after).toMatchObject({ validFrom: start, validUntil: end, expired: true })
  })

  it('gets another window when it is given again, and none without one', async () => {
    const { username, token } = await newUser()

    const windows = []
    for (const window of [{ validUntil: end }, { validFrom: start }, {}]) {
      await give(username, window)
      windows.push(
        (await rolesOf(username)).map(({ validFrom, validUntil }) => [validFrom, validUntil]),
      )
    }

    expect(windows).toEqual([[[null, end]], [[start, null]], [[null, null]]])
    expect(await may(token)).toEqual(yes)
  })

  it('answers for another time with the rights of today', async () => {
    const { username, token } = await newUser()
    await give(username, { validFrom: start, validUntil: end })

    expect(await may(token, `&at=${start}`)).toEqual(yes)
    expect(await may(token, '&at=2030-06-21T07:59:59.999Z')).toEqual(no)
    expect(await may(token, `&at=${end}`)).toEqual(no)
  })

  it.each([
    [{ validUntil: start - dayMillis }, 'validUntil', 'must be after now'],
    [{ validFrom: end, validUntil: end }, 'validUntil', 'must be after `validFrom`'],
    [{ validFrom: '2030-02-30T00:00:00Z' }, 'validFrom', 'must be a time'],
    [{ validFrom: '2030-06-21T10:00:00' }, 'validFrom', 'must be a time'],
  ])('is refused with %j', async (window, name, detail) => {
    const { username } = await newUser()

    const { status, body } = await give(username, window)

    expect(status).toBe(400)
    const { errors } = body as { readonly errors: readonly { pointer: string; detail: string }[] }
    expect(errors.map(({ pointer }) => pointer)).toEqual([`/${name}`])
    expect(errors[0]?.detail).toContain(detail)
    expect(await rolesOf(username)).toEqual([])
  })

  it('refuses a time of a question that does not exist', async () => {
    const route = `GET ${S}/has_permission?permission=EVENT:READ&at=2030-02-30T00:00:00Z`
    const { status } = await service.request(route, { token: adminToken })

    expect(status).toBe(400)
  })

  it('is named in a dry run and in the audit trail', async () => {
    const { username } = await newUser()
    const route = `PUT ${S}/add_role_to_user?dryRun=true`
    const json = { username, role_definition_id: viewer, validUntil: end }

    const dryRun = await service.request(route, { token: adminToken, json })
    await give(username, { validUntil: end })
    const trail = await service.request(`GET ${S}/audit?object=USER/${username}`, {
      token: adminToken,
    })

    expect(await rolesOf(username)).toHaveLength(1)
    expect(dryRun.text).toContain(`"validUntil":${end}`)
    expect(trail.text).toContain(`"validUntil":${end}`)
  })
})

describe('who gives a window', () => {
  /** A user who may pass on the role until the end. */
  const temporary = async () => {
    const grantor = await newUser()
    await give(grantor.username, { validUntil: end })
    return grantor
  }

  it('must have the role until the end of the window', async () => {
    const grantor = await temporary()
    const { username } = await newUser()

    const replies = []
    for (const window of [{ validUntil: end }, { validUntil: end + 1 }, {}]) {
      replies.push(await give(username, window, grantor.token))
    }

    expect(replies.map(({ status }) => status)).toEqual([200, 403, 403])
    expect(replies[1]?.text).toContain(`until ${new Date(end).toISOString()}`)
  })

  it('must have the role now', async () => {
    const grantor = await newUser()
    await give(grantor.username, { validFrom: start, validUntil: end })
    const { username } = await newUser()
    const window = { validFrom: start, validUntil: end }

    const early = await give(username, window, grantor.token)
    vi.setSystemTime(start)
    const timely = await give(username, window, grantor.token)

    expect([early.status, timely.status]).toEqual([403, 200])
  })

  it('must have what they take away from another', async () => {
    const grantor = await temporary()
    const { username } = await newUser()
    const replies = []
    for (const validUntil of [end + 1, end]) {
      await give(username, { validUntil })
      replies.push(await give(username, { validUntil: end - 1 }, grantor.token))
      replies.push(await take(username, grantor.token))
    }

    expect(replies.map(({ status }) => status)).toEqual([403, 403, 200, 200])
  })

  it('cannot lengthen their own, and can give it back', async () => {
    const grantor = await temporary()

    const longer = await give(grantor.username, {}, grantor.token)
    const back = await take(grantor.username, grantor.token)

    expect([longer.status, back.status]).toEqual([403, 200])
  })

  it('cannot make it permanent through a group or an owner', async () => {
    const grantor = await newUser()
    await give(grantor.username, { role_definition_id: admin, validUntil: end })
    const { username } = await newUser()
    const groupId = await setup.makeGroup({ name: 'crew' })
    await setup.secure({ type: 'EVENT', id: 'Kiel' }, {})
    const { token } = grantor

    const replies = [
      await service.request(`PUT ${S}/usergroup/${groupId}/user/${username}`, { token }),
      await service.request(`PUT ${S}/usergroup/${groupId}/role/${viewer}`, { token }),
      await service.request(`PUT ${S}/ownership/EVENT/Kiel`, { token, json: { username } }),
      await service.request(`PUT ${S}/ownership/EVENT/Kiel/acl`, {
        token,
        json: { acl: [{ groupId: null, actions: ['READ'] }] },
      }),
    ]

    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })
})

describe('the last administrator', () => {
  it('can get neither an end nor a start in the future', async () => {
    const changes = [{ validUntil: end }, { validFrom: start }, { validFrom: Date.now() - 1 }]

    const replies = []
    for (const window of changes) {
      replies.push(await give('admin', { role_definition_id: admin, ...window }))
    }
    await give('admin', { role_definition_id: admin })

    expect(replies.map(({ status }) => status)).toEqual([409, 409, 200])
  })

  it('is one without an end, whose time has come', async () => {
    const { username } = await newUser()
    const administration = { role_definition_id: admin }

    await give(username, { ...administration, validUntil: end })
    const withEnd = await take('admin', adminToken, admin)
    await give(username, { ...administration, validFrom: start })
    const early = await take('admin', adminToken, admin)
    vi.setSystemTime(start)
    const timely = await give('admin', { ...administration, validUntil: end })
    await give('admin', administration)
    await take(username, adminToken, admin)

    expect([withEnd.status, early.status, timely.status]).toEqual([409, 409, 200])
  })
})
