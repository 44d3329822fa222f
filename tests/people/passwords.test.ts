import { scryptSync } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Reply } from '../../scripts/requests/requests.ts'
import { S } from '../../scripts/requests/paths.ts'
import { passwordHashing } from '#authentication/passwordHash.ts'
import { changedUser } from '#access/items/users.ts'
import { goodPassword } from '../support/functions.ts'
import { useTestService } from '../support/useTestService.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { countedHashing, newCountedHashes } from './countedHashes.ts'
import { keepLog } from '../support/logLines.ts'

const hashes = newCountedHashes()
const hashing = countedHashing(hashes)

const log = keepLog()

const service = await useTestService({}, hashing)
const setup = securitySetup(service)
await service.createUser('anna')
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 900_000)
})

const login = (username: string, password: string): Promise<Reply> =>
  service.request(`POST ${S}/login`, { form: { username, password } })
const hello = (username: string, password: string): Promise<Reply> =>
  service.request(`GET ${S}/hello`, { basic: [username, password] })
const counting = async (step: () => Promise<Reply>) => {
  const before = hashes.costs.length
  const { status } = await step()
  return { status, hashes: hashes.costs.length - before }
}

describe('a password that is too long', () => {
  it('is refused before it is hashed or read when the body is too large', async () => {
    const began = performance.now()
    const reply = await counting(() => login('anna', 'x'.repeat(1_000_000)))
    const millis = performance.now() - began

    expect(reply).toEqual({ status: 413, hashes: 0 })
    expect(log.lastLine()).toMatchObject({ storeCalls: 0, failure: 'too-large' })
    expect(millis).toBeLessThan(200)
  })

  it.each(['anna', 'nobody'])('of %s is wrong without a hash from 257 bytes on', async (name) => {
    const seen = [
      await counting(() => login(name, 'x'.repeat(256))),
      await counting(() => login(name, 'x'.repeat(257))),
      await counting(() => login(name, 'ü'.repeat(129))),
      await counting(() => hello(name, 'x'.repeat(4000))),
    ]

    expect(seen).toEqual([1, 0, 0, 0].map((count) => ({ status: 401, hashes: count })))
  })

  it('cannot be set, and one of 256 bytes can', async () => {
    const create = (username: string, password: string) => () =>
      service.request(`POST ${S}/create_user`, { form: { username, password } })
    const longest = `${goodPassword}${'ü'.repeat(119)}`

    const tooLong = await counting(create('long-1', `${longest}x`))
    const fits = await counting(create('long-2', longest))

    expect(Buffer.byteLength(longest)).toBe(256)
    expect(tooLong).toEqual({ status: 412, hashes: 0 })
    expect(fits).toEqual({ status: 200, hashes: 1 })
    expect((await login('long-2', longest)).status).toBe(200)
  })
})

describe('the strength of a password', () => {
  const create = (username: string, password: string) =>
    service.request(`POST ${S}/create_user`, { form: { username, password } })

  it('is judged by its first 32 characters, and all of them count at sign-in', async () => {
    const strong = 'xk2vnq'.padEnd(200, 'a')
    const { status } = await create('strong-1', strong)
    const weak = await create('weak-1', `${'a'.repeat(32)}xk2vnq-port-tack`)

    expect([status, weak.status]).toEqual([200, 412])
    expect((await login('strong-1', strong)).status).toBe(200)
    expect((await login('strong-1', strong.slice(0, 199))).status).toBe(401)
  })

  it('is judged in the queue of the hashes, two at a time', async () => {
    const waiting: (() => void)[] = []
    const slow = passwordHashing((_, __, length, ___, done) => {
      waiting.push(() => {
        done(null, Buffer.alloc(length))
      })
    })
    const hashed = [slow.hash(goodPassword), slow.hash(goodPassword)]
    let isJudged = false
    const judged = slow.inTurn(() => Promise.resolve((isJudged = true)))
    await setImmediate()
    expect(isJudged).toBe(false)
    waiting.forEach((end) => {
      end()
    })

    await expect(judged).resolves.toBe(true)
    await Promise.all(hashed)
  })
})

describe('a stored hash', () => {
  it('is scrypt with 32 MiB, three lanes, its own salt and its parameters inside', async () => {
    hashes.divisor = 1
    await service.createUser('real-1')
    hashes.divisor = 1024
    await service.createUser('cheap-1')

    const stored = (await setup.userNamed('real-1')).passwordHash ?? ''
    const other = (await setup.userNamed('cheap-1')).passwordHash ?? ''
    const [, salt = '', hash = ''] =
      /^\$scrypt\$ln=15,r=8,p=3\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/.exec(stored) ?? []
    const options = { N: 2 ** 15, r: 8, p: 3, maxmem: 2 ** 26 }
    const derived = scryptSync(goodPassword, Buffer.from(salt, 'base64'), 32, options)

    expect(derived.toString('base64')).toBe(`${hash}=`)
    expect(other.split('$')[3]).not.toBe(salt)
  })

  it('with older parameters is accepted, and renewed at sign-in', async () => {
    await service.createUser('olga')
    const user = await setup.userNamed('olga')
    const older = { logCost: 14, blockSize: 8, parallelization: 1 }
    const passwordHash = await hashing.hash(goodPassword, undefined, older)
    await setup.newStore().write([changedUser(user, { passwordHash })])

    const wrong = await counting(() => login('olga', 'wrong'))
    const untouched = await setup.userNamed('olga')
    const first = await login('olga', goodPassword)
    const renewed = await setup.userNamed('olga')
    const second = await login('olga', goodPassword)
    const stable = await setup.userNamed('olga')

    expect(wrong).toEqual({ status: 401, hashes: 1 })
    expect(untouched.passwordHash).toMatch(/^\$scrypt\$ln=14,r=8,p=1\$/)
    expect([first.status, second.status]).toEqual([200, 200])
    expect(renewed.passwordHash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/)
    expect(stable.passwordHash).toBe(renewed.passwordHash)
  })
})

describe('a verified password', () => {
  it('costs no second hash for five minutes, by Basic and by form', async () => {
    const first = await counting(() => hello('anna', goodPassword))
    const second = await counting(() => hello('anna', goodPassword))
    const { storeCalls } = log.lastLine()
    const form = await counting(() => login('anna', goodPassword))
    vi.setSystemTime(Date.now() + 5 * 60 * 1000)
    const later = await counting(() => hello('anna', goodPassword))

    expect([first, second, form, later].map((seen) => seen.hashes)).toEqual([1, 0, 0, 1])
    expect([first, second, form, later].map((seen) => seen.status)).toEqual(Array(4).fill(200))
    expect(storeCalls).toBe(1)
  })

  it('does not validate a wrong one, and a wrong one is not cached', async () => {
    await hello('anna', goodPassword)

    const wrong = [
      await counting(() => hello('anna', `${goodPassword}x`)),
      await counting(() => hello('anna', `${goodPassword}x`)),
      await counting(() => hello('Anna', goodPassword)),
    ]

    expect(wrong).toEqual(Array(3).fill({ status: 401, hashes: 1 }))
  })

  it('is forgotten when the password changes', async () => {
    const token = await service.createUser('carla')
    const password = 'gybing-on-port-8'
    await hello('carla', goodPassword)

    const changed = await service.request(`POST ${S}/change_password`, {
      token,
      form: { password },
    })
    const old = await counting(() => hello('carla', goodPassword))
    const fresh = await counting(() => hello('carla', password))

    expect(changed.status).toBe(200)
    expect([old.status, fresh.status]).toEqual([401, 200])
  })

  it('is forgotten when the user is deleted and the name is used again', async () => {
    const token = await service.createUser('emil')
    await hello('emil', goodPassword)

    await service.request(`DELETE ${S}/user?username=emil`, { token })
    const gone = await hello('emil', goodPassword)
    await service.createUser('emil', 'gybing-on-port-8')
    const old = await hello('emil', goodPassword)
    const fresh = await hello('emil', 'gybing-on-port-8')

    expect([gone.status, old.status, fresh.status]).toEqual([401, 401, 200])
  })
})
