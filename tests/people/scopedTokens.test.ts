/** Scoped tokens by HTTP: what they do, what they refuse and when they end. */
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { S, V } from '../../scripts/requests/paths.ts'
import type { Reply } from '../../scripts/requests/requests.ts'
import { leaderboardPath, makeEvent, regattaPath } from '../support/sailing.ts'
import { lines, makeSeries } from '../results/resultsFixture.ts'
import { standBeforeTable } from '../support/faultyTable.ts'
import { goodPassword } from '../support/functions.ts'
import { keepLog } from '../support/logLines.ts'
import { liveClients } from '../support/live.ts'
import { useTestService } from '../support/useTestService.ts'

const log = keepLog()
const service = await useTestService()
const { request } = service
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')
const hour = 60 * 60 * 1000
const day = 24 * hour

interface Made {
  readonly id: string
  readonly token: string
}

const make = async (
  permissions: readonly string[],
  { token = ann, ...more }: Readonly<Record<string, unknown>> & { readonly token?: string } = {},
): Promise<Made> => {
  const json = { name: 'scoring', permissions, validUntil: Date.now() + day, ...more }
  const reply = await request(`POST ${S}/tokens`, { token, json })
  expect(reply.status).toBe(201)
  return reply.body as Made
}

const codeOf = ({ status, body }: Reply) => [status, (body as { readonly code?: string }).code]
const lacking = [403, 'token-lacks-permission']
const invalid = [401, 'invalid-credentials']

describe('a token that may only save the results of one leaderboard', () => {
  const sunday = Date.now() + 3 * day

  it('saves them, and nothing else, and the refusal says so', async () => {
    const { regatta, path } = await makeSeries(service, ann, 'ABC')
    const other = await makeSeries(service, ann, 'AB')
    const { token } = await make([`LEADERBOARD:SCORE:${regatta}`], { validUntil: sunday })
    const sheet = { state: 'confirmed', finishes: lines('AB') }

    const saved = await request(`PUT ${path('/R1/Default')}`, { token, json: sheet })
    const elsewhere = await request(`PUT ${other.path('/R1/Default')}`, { token, json: sheet })
    const read = await request(`GET ${path()}`, { token })
    const everybodys = await request(`GET ${regattaPath(regatta)}`, { token })
    const started = await request(
      `PUT ${leaderboardPath(regatta, '/starttime?race_column=R1&fleet=Default&authorName=x&authorPriority=1&passId=0&startTime=1')}`,
      { token },
    )

    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({ state: 'confirmed' })
    expect([elsewhere, read, everybodys, started].map(codeOf)).toEqual(Array(4).fill(lacking))
    expect(elsewhere.body).toMatchObject({
      detail: `The token “scoring” does not allow LEADERBOARD:SCORE:${other.regatta}.`,
      permission: `LEADERBOARD:SCORE:${other.regatta}`,
    })
    expect((await request(`GET ${regattaPath(regatta)}`)).status).toBe(200)
  })

  it('does so until Sunday', async () => {
    const { regatta, path } = await makeSeries(service, ann, 'AB')
    const { token } = await make([`LEADERBOARD:SCORE:${regatta}`], { validUntil: sunday })
    const json = { state: 'confirmed', finishes: lines('AB') }
    const save = () => request(`PUT ${path('/R1/Default')}`, { token, json })
    vi.useFakeTimers({ toFake: ['Date'], now: sunday - 1 })

    const before = await save()
    vi.setSystemTime(sunday)
    const after = await save()

    expect(before.status).toBe(200)
    expect(codeOf(after)).toEqual(invalid)
  })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the rights of a token', () => {
  it('are those of its owner, also when they change', async () => {
    const regatta = await makeEvent(service, ann, { ispublic: false })
    const { token } = await make(['*'], { token: bob })
    const read = () => request(`GET ${regattaPath(regatta)}`, { token })
    const path = `${S}/ownership/REGATTA/${encodeURIComponent(regatta)}/acl`
    const share = (actions: readonly string[]) =>
      request(`PUT ${path}`, { token: ann, json: { acl: [{ groupId: null, actions }] } })

    const before = await read()
    await share(['READ'])
    const shared = await read()
    await share([])
    const after = await read()

    expect(codeOf(before)).toEqual([403, 'forbidden'])
    expect([shared.status, after.status]).toEqual([200, 403])
  })

  it('include what a permission implies for a user', async () => {
    const { regatta, path } = await makeSeries(service, ann, 'AB')
    const json = { state: 'confirmed', finishes: lines('AB') }
    const save = async (permission: string) => {
      const { token } = await make([permission])
      return (await request(`PUT ${path('/R1/Default')}`, { token, json })).status
    }

    const statuses = [
      await save(`LEADERBOARD:UPDATE:${regatta}`),
      await save('LEADERBOARD:SCORE'),
      await save('*:UPDATE,READ'),
      await save('LEADERBOARD:TALLY,READ'),
      await save(`REGATTA:UPDATE:${regatta}`),
    ]

    expect(statuses).toEqual([200, 200, 200, 403, 403])
  })

  it('limit lists of objects, and what everybody may read', async () => {
    const [shown, hidden] = [await makeEvent(service, ann), await makeEvent(service, ann)]
    const { token } = await make([`LEADERBOARD:READ:${shown}`])

    const list = await request(`GET ${V}/leaderboards`, { token })
    const regattas = await request(`GET ${V}/regattas`, { token })

    expect(list.body).toEqual([shown])
    expect(regattas.body).toEqual([])
    expect((await request(`GET ${V}/leaderboards`)).body).toEqual(
      expect.arrayContaining([shown, hidden]),
    )
  })

  it('limit what it passes on, and until when', async () => {
    const groupId = await service.createGroup(ann, `crew ${Date.now()}`)
    const regatta = await makeEvent(service, ann)
    const path = `${S}/ownership/REGATTA/${encodeURIComponent(regatta)}/acl`
    const share = async (permissions: readonly string[], window = {}) => {
      const { token } = await make([...permissions, 'USER_GROUP:READ'])
      const acl = [{ groupId, actions: ['UPDATE'], ...window }]
      return codeOf(await request(`PUT ${path}?dryRun=true`, { token, json: { acl } }))
    }
    const changing = `REGATTA:CHANGE_ACL,READ:${regatta}`

    const unlisted = await share([changing])
    const beyond = await share([changing, `REGATTA:UPDATE:${regatta}`])
    const until = { validUntil: Date.now() + hour }
    const lent = await share([changing, `REGATTA:UPDATE:${regatta}`], until)
    expect([unlisted, beyond, lent]).toEqual([lacking, [403, 'forbidden'], [200, undefined]])
  })

  it('do not let it make objects that its list does not name', async () => {
    const json = { eventName: 'By token', venuename: 'Kiel', numberofraces: 1 }
    const create = async (permissions: readonly string[]) => {
      const { token } = await make(permissions)
      return codeOf(await request(`POST ${V}/events/createEvent?dryRun=true`, { token, json }))
    }

    const refused = await create(['EVENT:UPDATE'])
    const created = await create(['*:CREATE'])

    expect([refused, created]).toEqual([lacking, [200, undefined]])
  })

  it('do not include what the owner may do without a permission', async () => {
    const reading = (await make(['USER:READ:ann'])).token
    const other = (await make(['USER:READ:bob'])).token
    const path = `${S}/preferences/colours`
    const preferences = (token: string) => request(`GET ${S}/preferences`, { token })
    const store = (token: string) => request(`PUT ${path}`, { token, json: {} })

    const replies = [await preferences(reading), await preferences(other), await store(reading)]

    expect(replies.map(({ status }) => status)).toEqual([200, 403, 403])
  })
})

describe('what its list does not permit, a token does not get in another way', () => {
  it('private tags of its owner need a permission for the owner', async () => {
    const { regatta } = await makeSeries(service, ann, 'AB')
    const path = `${V}/${encodeURIComponent(regatta)}/R1/Default/tags`
    const id = randomUUID()
    const reference = JSON.stringify({ id })
    const note = { tag: 'mine', raceTimepoint: '1', id, hiddenInfo: 'secret' }
    const reading = (await make(['LEADERBOARD:READ'])).token
    const seeing = (await make(['LEADERBOARD:READ', 'USER:READ:ann'])).token
    const writing = (await make(['LEADERBOARD:READ', 'USER:READ,UPDATE:ann'])).token
    const list = async (token: string) =>
      ((await request(`GET ${path}`, { token })).body as readonly unknown[]).length
    const write = async (token: string) =>
      (await request(`POST ${path}`, { token, form: { ...note, tag: 'other', id: randomUUID() } }))
        .status
    const change = async (token: string) =>
      (await request(`PUT ${path}`, { token, form: { tag_json: reference, tag: 'x' } })).status
    const remove = async (token: string) =>
      (await request(`DELETE ${path}?tag_json=${encodeURIComponent(reference)}`, { token })).status
    const made = await request(`POST ${path}`, { token: ann, form: note })
    const onlyPrivate = await request(`GET ${path}?visibility=private`, { token: reading })

    expect(made.status).toBe(201)
    expect(codeOf(onlyPrivate)).toEqual(lacking)
    expect([await list(reading), await list(seeing), await list(ann)]).toEqual([0, 1, 1])
    for (const token of [reading, seeing]) {
      expect([await write(token), await change(token), await remove(token)]).toEqual([
        403, 403, 403,
      ])
    }
    expect([await write(writing), await change(writing), await remove(writing)]).toEqual([
      201, 200, 204,
    ])
  })

  it('a webhook gets no events that the token may not read', async () => {
    const regatta = await makeEvent(service, ann)
    const register = async (permissions: readonly string[], types?: readonly string[]) => {
      const { token } = await make(permissions)
      const json = { url: 'https://receiver.example.org/', regatta, ...(types && { types }) }
      return codeOf(await request(`POST ${V}/webhooks`, { token, json }))
    }
    const changing = `REGATTA:UPDATE:${regatta}`
    const reading = `REGATTA:READ:${regatta}`

    expect(await register([changing])).toEqual(lacking)
    expect(await register([changing, reading])).toEqual(lacking)
    expect(await register([changing, reading], ['race.results.changed'])).toEqual(lacking)
    expect(await register([changing, reading], ['race.course.saved'])).toEqual([201, undefined])
    expect(await register([changing, reading, `LEADERBOARD:READ:${regatta}`])).toEqual([
      201,
      undefined,
    ])
  })
})

describe('what no token may do', () => {
  it.each([
    ['POST', '/tokens', { json: { name: 'x', permissions: ['*'], validUntil: Date.now() + day } }],
    ['GET', '/tokens', {}],
    ['DELETE', `/tokens/${'x'.repeat(43)}`, {}],
    ['GET', '/sessions', {}],
    ['DELETE', '/sessions', {}],
    ['POST', '/change_password', { form: { username: 'ann', password: 'luffing-past-the-pin' } }],
    ['GET', '/access_token', {}],
    ['POST', '/remove_access_token', {}],
    ['PUT', '/user', { form: { username: 'ann', email: '', fullName: '', company: '' } }],
    ['DELETE', '/user?username=ann', {}],
    ['POST', '/logout', { form: { everywhere: 'true' } }],
  ])('includes %s %s', async (method, path, options) => {
    const { token } = await make(['*'])

    const reply = await request(`${method} ${S}${path}`, { token, ...options })

    expect(codeOf(reply)).toEqual(lacking)
  })

  it('includes to read the access token, and to begin a session', async () => {
    const { token } = await make(['*'])

    const read = await request(`GET ${S}/user`, { token })
    const form = { username: 'ann', password: goodPassword }
    const hello = await request(`POST ${S}/hello`, { token, form })

    expect(read.body).toMatchObject({ username: 'ann', access_token: null })
    expect(hello.body).toMatchObject({ principal: 'ann', authenticated: true })
    expect(hello.cookies).toEqual([])
  })
})

describe('a token', () => {
  it('is shown once, and lists itself', async () => {
    const note = 'On the laptop of the committee boat'
    const made = await make(['EVENT:READ', 'EVENT:READ'], { name: 'laptop', note })

    const self = await request(`GET ${S}/tokens/self`, { token: made.token })
    const list = await request(`GET ${S}/tokens?limit=1`, { token: ann })

    expect(made.token).toMatch(/^cbs_[\w-]+[0-9A-Za-z]{6}$/)
    const expected = { id: made.id, name: 'laptop', note, validFrom: null }
    expect(self.body).toMatchObject({ ...expected, permissions: ['EVENT:READ', 'EVENT:READ'] })
    expect(list.body).toMatchObject([expected])
    expect(JSON.stringify(list.body)).not.toContain(made.token)
  })

  it('with a typing error is refused without a look at the table', async () => {
    const { token } = await make(['*'])
    const places = Array.from(token, (_, place) => place).slice(4)

    for (const place of places) {
      const typed = Array.from(token)
        .with(place, token[place] === 'A' ? 'B' : 'A')
        .join('')
      const reply = await request(`GET ${S}/hello`, { token: typed })
      expect([reply.status, log.lastLine().storeCalls], typed).toEqual([401, 0])
    }
  })

  it('costs no further call to the table', async () => {
    const { token } = await make(['*'])
    const callsWith = async (credentials: string) => {
      await request(`GET ${S}/hello`, { token: credentials })
      await request(`GET ${S}/hello`, { token: credentials })
      return log.lastLine().storeCalls
    }

    expect(await callsWith(token)).toBe(await callsWith(ann))
  })

  it('says when it was used, to a quarter of an hour', async () => {
    const { id, token } = await make(['*'], { validUntil: Date.now() + 2 * day })
    const lastUsedAt = async () => {
      const { body } = await request(`GET ${S}/tokens`, { token: ann })
      const tokens = body as readonly (Made & { readonly lastUsedAt: number | null })[]
      return tokens.find((one) => one.id === id)?.lastUsedAt
    }
    const now = Math.ceil(Date.now() / day) * day
    vi.useFakeTimers({ toFake: ['Date'], now })

    const before = await lastUsedAt()
    await request(`GET ${S}/hello`, { token })
    vi.setSystemTime(now + 14 * 60_000)
    await request(`GET ${S}/hello`, { token })
    const first = await lastUsedAt()
    vi.setSystemTime(now + 16 * 60_000)
    await request(`GET ${S}/hello`, { token })

    expect([before, first, await lastUsedAt()]).toEqual([null, now, now + 15 * 60_000])
  })

  it('was used by the request that reads it, also if that is recorded later', async () => {
    const { token } = await make(['*'])
    const slow = await standBeforeTable(service)
    slow.behave((answer, _response, operation) => {
      if (operation === 'UpdateItem') setTimeout(answer, 50)
      else answer()
    })

    const { body } = await request(`GET ${S}/tokens/self`, { token })
    slow.stop()

    const quarter = 15 * 60_000
    expect(body).toMatchObject({ lastUsedAt: Math.floor(Date.now() / quarter) * quarter })
  })

  it('is named in the audit records of its changes, unless its owner is withheld', async () => {
    const { id, token } = await make(['*'])
    const groupId = await service.createGroup(token, 'named')
    const administrators = await make(['*'], { token: service.adminToken })
    const deny = (action: string, by: string) =>
      request(`PUT ${S}/ownership/USER_GROUP/${groupId}/acl`, {
        token: by,
        json: { acl: [{ groupId: null, actions: [`!${action}`] }] },
      })
    const denied = [await deny('DELETE', administrators.token), await deny('CREATE', ann)]
    const { body } = await request(`GET ${S}/audit?object=USER_GROUP/${groupId}`, { token: ann })
    const records = body as readonly object[]

    expect(denied.map(({ status }) => status)).toEqual([200, 200])
    expect(records.at(-1)).toMatchObject({ username: 'ann', token: { id, name: 'scoring' } })
    const byAdministrator = records.filter((one) => 'usernameWithheld' in one)
    const bySession = records.filter((one) => !('usernameWithheld' in one)).slice(0, -1)
    expect([byAdministrator.length, bySession.length]).toEqual([1, 1])
    for (const one of [...byAdministrator, ...bySession]) expect(one).not.toHaveProperty('token')
  })

  it('explains itself', async () => {
    const { id, token } = await make(['EVENT:READ'])
    const question = 'permission=EVENT:UPDATE:Kiel'

    const explained = await request(`GET ${S}/explain?${question}`, { token })
    const asked = await request(`GET ${S}/has_permission?${question}`, { token })
    const evaluated = await request('POST /access/v1/evaluation', {
      token,
      json: {
        subject: { type: 'user', id: 'ann' },
        action: { name: 'UPDATE' },
        resource: { type: 'EVENT', id: 'Kiel' },
      },
    })

    const step = {
      rule: 'token',
      applies: false,
      obstacle: 'token',
      token: { id, name: 'scoring' },
    }
    expect(explained.body).toMatchObject({ allowed: false, rule: 'token', changes: [] })
    expect((explained.body as { readonly trail: readonly object[] }).trail[0]).toMatchObject(step)
    expect(asked.body).toEqual([{ permission: 'EVENT:UPDATE:Kiel', granted: false }])
    expect(evaluated.body).toMatchObject({
      decision: false,
      context: { rule: 'token', token: { id, name: 'scoring' } },
    })
  })
})

describe('a token ends', () => {
  const works = async (token: string) => (await request(`GET ${S}/hello`, { token })).status

  it.each(['by its owner', 'by itself', 'by an administrator'])('%s', async (who) => {
    const { id, token } = await make(['*'])
    const path = `${S}/tokens/${who === 'by itself' ? 'self' : id}`
    const as = { 'by its owner': ann, 'by itself': token }[who] ?? service.adminToken

    const strangers = await request(`DELETE ${S}/tokens/${id}`, { token: bob })
    const before = await works(token)
    const ended = await request(`DELETE ${path}`, { token: as })

    expect([strangers.status, before, ended.status, await works(token)]).toEqual([
      404, 200, 200, 401,
    ])
  })

  it('with the password, and with its owner', async () => {
    const name = `cleo-${Date.now()}`
    const cleo = await service.createUser(name)
    const first = await make(['*'], { token: cleo })
    const password = 'luffing-past-the-pin'
    await request(`POST ${S}/change_password`, { token: cleo, form: { username: name, password } })
    const third = await make(['*'], { token: cleo })

    const before = await Promise.all([first, third].map(({ token }) => works(token)))
    const left = await request(`GET ${S}/tokens`, { token: cleo })
    await request(`DELETE ${S}/user?username=${name}`, { token: service.adminToken })
    await service.createUser(name)

    expect(before).toEqual([401, 200])
    expect(left.body).toMatchObject([{ id: third.id }])
    expect(await works(third.token)).toBe(401)
  })

  it('does not begin before its time', async () => {
    const now = Date.now()
    const { token } = await make(['*'], { validFrom: now + hour })
    expect(await works(token)).toBe(401)

    vi.useFakeTimers({ toFake: ['Date'], now: now + hour })

    expect(await works(token)).toBe(200)
  })

  it('on the connections that it opened', async () => {
    const clients = liveClients(service)
    const regatta = await makeEvent(service, ann)
    const subscribe = async (permissions: readonly string[]) => {
      const made = await make(permissions)
      const connection = await clients.connect()
      const message = { action: 'subscribe', regatta, token: made.token }
      return { ...made, connection, reply: await clients.send(connection, message) }
    }
    const event = { regattaName: regatta, number: 1, type: 'race.course.saved' } as const

    const refused = await subscribe([`LEADERBOARD:READ:${regatta}`])
    const reader = await subscribe([`REGATTA:READ:${regatta}`])
    await clients.push([event])
    const told = clients.take(reader.connection)
    await request(`DELETE ${S}/tokens/${reader.id}`, { token: ann })
    await clients.push([event])

    expect(refused.reply).toMatchObject({ type: 'error', code: 'token-lacks-permission' })
    expect(reader.reply).toMatchObject({ type: 'subscribed' })
    expect(told).toMatchObject([{ type: 'changed' }])
    expect(clients.take(reader.connection)).toMatchObject([{ code: 'invalid-credentials' }])
  })
})

describe('a new token is refused', () => {
  const pointers = async (more: object) => {
    const json = { name: 'x', permissions: ['*'], validUntil: Date.now() + day, ...more }
    const { status, body } = await request(`POST ${S}/tokens`, { token: ann, json })
    const { errors = [] } = body as { readonly errors?: readonly { readonly pointer: string }[] }
    return [status, ...errors.map(({ pointer }) => pointer)]
  }

  it.each([
    [{ permissions: [] }, '/permissions'],
    [{ permissions: ['EVENT:READ', 'EVENT'] }, '/permissions/1'],
    [{ permissions: Array(51).fill('*') as string[] }, '/permissions'],
    [{ validUntil: Date.now() - 1 }, '/validUntil'],
    [{ validUntil: Date.now() + 400 * day }, '/validUntil'],
    [{ validFrom: Date.now() + 2 * day }, '/validUntil'],
    [{ name: '' }, '/name'],
  ])('with %j', async (more, pointer) => {
    expect(await pointers(more)).toEqual([400, pointer])
  })

  it('beyond a hundred of its owner', async () => {
    const token = await service.createUser(`dan-${Date.now()}`)
    for (let count = 0; count < 100; count += 1) await make(['*'], { token })
    const json = { name: 'x', permissions: ['*'], validUntil: Date.now() + day }

    const refused = await request(`POST ${S}/tokens`, { token, json })

    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ errors: [{ code: 'limit' }] })
  })
})
