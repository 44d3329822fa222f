import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Reply } from '../../scripts/requests/requests.ts'
import { S } from '../../scripts/requests/paths.ts'
import { goodPassword, startTestService, type TestService } from '../support/functions.ts'
import { countedHashing, newCountedHashes } from './countedHashes.ts'
import { keepLog } from '../support/logLines.ts'

const hashes = newCountedHashes()

const log = keepLog()
const freePerNetwork = 10
/** The beginning of a window of a quarter of an hour. */
const start = 2_111_112 * 900_000
const wrong = 'not-the-password'

let service: TestService
let networks = 0
let network = ''
beforeAll(async () => {
  const SIGN_IN_FAILURES_PER_NETWORK = String(freePerNetwork)
  service = await startTestService({ SIGN_IN_FAILURES_PER_NETWORK }, countedHashing(hashes))
  for (const name of ['anna', 'ben', 'carla']) await service.createUser(name)
  await service.request(`PUT ${S}/user`, {
    token: service.adminToken,
    form: { username: 'keyless', email: '', fullName: '', company: '' },
  })
})
afterAll(() => service.stop())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start + networks * 900_000 })
  networks += 1
  network = `198.51.100.${networks}`
})

const byForm = (username: string, password: string, from = network): Promise<Reply> =>
  service.request(`POST ${S}/login`, { form: { username, password }, from })
const byBasic = (username: string, password: string, from = network): Promise<Reply> =>
  service.request(`GET ${S}/hello`, { basic: [username, password], from })
const signInMethods = { form: byForm, basic: byBasic }

/** The same concurrent guesses count as one attempt. */
const different = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, number) => `${wrong}-${number}`)

/** The number of hashes in a step, and the responses. */
const counting = async (step: () => Promise<Reply>) => {
  const before = hashes.costs.length
  const { status } = await step()
  return { status, hashes: hashes.costs.length - before }
}
const fail = async (times: number, username: string, from = network): Promise<void> => {
  for (let time = 0; time < times; time += 1) await byForm(username, wrong, from)
}
const later = (millis: number): void => {
  vi.setSystemTime(Date.now() + millis)
}

describe('a failed sign-in', () => {
  it.each(['form', 'basic'] as const)(
    'by %s gets the same response for all causes',
    async (method) => {
      const attempts = [
        ['nobody', wrong],
        ['anna', wrong],
        ['keyless', wrong],
        ['keyless', ''],
        ['<all>', wrong],
      ] as const

      const seen = []
      for (const [name, password] of attempts) {
        const before = hashes.costs.length
        const reply = await signInMethods[method](name, password)
        const { storeCalls } = log.lastLine()
        seen.push({ ...plain(reply), storeCalls, costs: hashes.costs.slice(before) })
      }

      expect(seen[0]).toMatchObject({ status: 401, storeCalls: 7, cookies: [] })
      expect(seen[0]?.costs).toEqual([{ N: 2 ** 15, r: 8, p: 3 }])
      expect(seen).toEqual(Array(attempts.length).fill(seen[0]))
    },
  )

  it.each(['form', 'basic'] as const)(
    'by %s gets the same response while it is delayed',
    async (method) => {
      const first = plain(await signInMethods[method]('anna', wrong))
      await fail(4, 'anna')
      await fail(5, 'nobody')

      const seen = []
      for (const [name, password] of [
        ['anna', wrong],
        ['anna', goodPassword],
        ['nobody', wrong],
      ] as const) {
        const reply = plain(await signInMethods[method](name, password))
        seen.push({ reply, storeCalls: log.lastLine().storeCalls })
      }

      expect(first.status).toBe(401)
      expect(seen).toEqual(Array(3).fill({ reply: first, storeCalls: 3 }))
    },
  )
})

describe('guessing passwords', () => {
  it('has five free attempts, then waits 1, 2, 4 ... and at most 60 seconds', async () => {
    await fail(5, 'anna')

    const seen = []
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      later(seconds * 1000 - 1)
      const early = await counting(() => byForm('anna', goodPassword))
      later(1)
      seen.push(early, await counting(() => byForm('anna', wrong)))
    }
    later(60_000)
    const right = await counting(() => byForm('anna', goodPassword))

    const refused = { status: 401, hashes: 0 }
    expect(seen).toEqual(
      Array(8)
        .fill([refused, { status: 401, hashes: 1 }])
        .flat(),
    )
    expect(right).toEqual({ status: 200, hashes: 1 })
  })

  it('is reset after a success, and after a quarter of an hour', async () => {
    await fail(4, 'anna')
    await byForm('anna', goodPassword)

    const afterSuccess = await Promise.all(different(5).map((guess) => byForm('anna', guess)))
    const slowed = await counting(() => byForm('anna', wrong))
    later(900_000)
    const afterWindow = await counting(() => byForm('anna', wrong))

    expect(afterSuccess.map(({ status }) => status)).toEqual(Array(5).fill(401))
    expect([slowed.hashes, afterWindow.hashes]).toEqual([0, 1])
  })

  it.each(['anna', 'nobody'])(
    '%s in twenty concurrent requests computes five hashes',
    async (name) => {
      const before = hashes.costs.length

      const replies = await Promise.all(different(20).map((guess) => byForm(name, guess)))

      expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(401))
      expect(hashes.costs.length - before).toBe(5)
    },
  )

  it('is one attempt for twenty equal concurrent requests', async () => {
    const before = hashes.costs.length

    const right = await Promise.all(
      Array.from({ length: 20 }, () => byBasic('carla', goodPassword)),
    )

    expect(right.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(hashes.costs.length - before).toBe(1)
  })

  it('counts form and Basic together, and equivalent names', async () => {
    await byForm('anna', wrong)
    await byBasic('anna', wrong)
    await service.request(`POST ${S}/hello`, { json: wrongCredentials('ANNA'), from: network })
    await service.request(`POST ${S}/access_token`, {
      form: wrongCredentials('Anna'),
      from: network,
    })
    await byBasic('ａnna', wrong)

    const form = await counting(() => byForm('anna', wrong))
    const basic = await counting(() => byBasic('anna', wrong))

    expect([form, basic]).toEqual(Array(2).fill({ status: 401, hashes: 0 }))
  })

  it('counts the addresses of one IPv6 network as one', async () => {
    const prefix = `2001:db8:${networks}`
    await fail(5, 'anna', `${prefix}:1::1`)

    const same = await counting(() => byForm('anna', wrong, `${prefix}:1:ffff:ffff:ffff:ffff`))
    const other = await counting(() => byForm('anna', wrong, `${prefix}:2::1`))

    expect([same.hashes, other.hashes]).toEqual([0, 1])
  })
})

describe('a user whose password others guess', () => {
  it('signs in at once from another network', async () => {
    await Promise.all(different(60).map((guess) => byForm('ben', guess)))

    const attacked = await byForm('ben', goodPassword)
    const elsewhere = await byForm('ben', goodPassword, '203.0.113.1')

    expect([attacked.status, elsewhere.status]).toEqual([401, 200])
  })

  it('keeps sessions, tokens and verified passwords, and is never locked out permanently', async () => {
    const [cookie = ''] = (await byForm('ben', goodPassword)).cookies
    const token = await service.request(`GET ${S}/access_token`, { basic: ['ben', goodPassword] })
    await Promise.all(different(30).map((guess) => byForm('ben', guess)))

    const byCookie = await service.request(`GET ${S}/hello`, {
      cookies: [cookie.split(';')[0] ?? ''],
      from: network,
    })
    const byToken = await service.request(`GET ${S}/hello`, {
      token: (token.body as { readonly access_token: string }).access_token,
      from: network,
    })
    const verified = await byBasic('ben', goodPassword)
    later(60_000)
    const afterwards = await byForm('ben', goodPassword)

    expect([byCookie.body, byToken.body, verified.body]).toMatchObject(
      Array(3).fill({ principal: 'ben' }),
    )
    expect(afterwards.status).toBe(200)
  })

  it('does not wait for guesses from other networks where the user has signed in before', async () => {
    const [known, unknown] = ['203.0.113.50', '203.0.113.51']
    await byForm('carla', goodPassword, known)
    await byForm('ben', goodPassword, unknown)
    for (let guess = 0; guess < 51; guess += 1) {
      await byForm('carla', `${wrong}-${guess}`, `192.0.2.${guess}`)
    }
    // No process remembers the password any more.
    later(6 * 60_000)
    await byForm('carla', wrong, '192.0.2.200')

    expect((await byForm('carla', goodPassword, unknown)).status).toBe(401)
    await fail(6, 'carla', known)
    expect((await byForm('carla', goodPassword, known)).status).toBe(401)
    later(61_000)
    await byForm('carla', wrong, '192.0.2.201')
    expect((await byForm('carla', goodPassword, unknown)).status).toBe(401)
    expect((await byForm('carla', goodPassword, known)).status).toBe(200)
  })

  it('waits a little when fifty guesses come from many networks', async () => {
    for (let attacker = 1; attacker <= 10; attacker += 1) await fail(5, 'ben', `10.9.0.${attacker}`)

    const slowed = await counting(() => byForm('ben', wrong))
    const other = await byForm('carla', goodPassword)
    later(1000)
    const afterwards = await byForm('ben', goodPassword)

    expect(slowed).toEqual({ status: 401, hashes: 0 })
    expect([other.status, afterwards.status]).toEqual([200, 200])
  })
})

describe('a network that tries many users', () => {
  it('is delayed as a whole, and no other one is', async () => {
    for (let user = 1; user <= freePerNetwork; user += 1) await byForm(`user-${user}`, wrong)

    const wrongUser = await counting(() => byForm('carla', wrong))
    const rightUser = await counting(() => byForm('anna', goodPassword))
    const elsewhere = await byForm('anna', goodPassword, '203.0.113.2')
    later(1000)
    const afterwards = await byForm('anna', goodPassword)

    expect([wrongUser, rightUser]).toEqual(Array(2).fill({ status: 401, hashes: 0 }))
    expect([elsewhere.status, afterwards.status]).toEqual([200, 200])
  })

  it('is not delayed by successful sign-ins, however many they are', async () => {
    const names = Array.from({ length: freePerNetwork + 2 }, (_, place) => `sailor-${place}`)
    for (const name of names) await service.createUser(name)

    const seen = []
    for (const name of names) seen.push((await byForm(name, goodPassword)).status)
    const guess = await counting(() => byForm('anna', wrong))

    expect(seen).toEqual(Array(names.length).fill(200))
    expect(guess).toEqual({ status: 401, hashes: 1 })
  })
})

const wrongCredentials = (username: string) => ({ username, password: wrong })

/** A response without values that differ for every request. */
const plain = ({ status, headers, cookies, text }: Reply) => ({
  status,
  headers: { ...headers, 'x-request-id': '' },
  cookies,
  text: text.replace(/"requestId":"[^"]+"/, '').replace(/"instance":"[^"]+"/, ''),
})
