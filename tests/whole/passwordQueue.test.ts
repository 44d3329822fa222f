/** Password hashes that wait for their turn, on a machine that is too slow for all of them. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, it, vi } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { requestMillisMax } from '#values/requestLimits.ts'
import { createServices } from '#endpoint/services.ts'
import { passwordHashing } from '#authentication/passwordHash.ts'
import { newProcessState } from '#endpoint/context.ts'
import { serveFunctions } from '../../scripts/local/functions.ts'
import { callDirectly } from '../support/directCalls.ts'
import { useFixedSignature } from '../support/fixedSignature.ts'
import { goodPassword } from '../support/functions.ts'
import { useTestService } from '../support/useTestService.ts'

/** Each hash lasts until its test ends it, unless the machine is fast. */
const machine = { isFast: true, started: 0, finishes: [] as (() => void)[] }
const hashing = passwordHashing((password, _, length, __, done) => {
  machine.started += 1
  const finish = () => {
    done(null, Buffer.alloc(length, password))
  }
  if (machine.isFast) setTimeout(finish, 20)
  else machine.finishes.push(finish)
})
const useSlowMachine = () => {
  Object.assign(machine, { isFast: false, started: 0 })
}
const endHashes = () => {
  machine.isFast = true
  for (const finish of machine.finishes.splice(0)) finish()
}
const noEnd = () => ({
  signal: new AbortController().signal,
  atMillis: performance.now() + 600_000,
})

it('does not hash for a request that has ended, and hashes for the next one', async () => {
  useSlowMachine()
  const left = new AbortController()
  const running = [hashing.hash('a', noEnd()), hashing.hash('b')]
  const abandoned = hashing.hash('c', { ...noEnd(), signal: left.signal })
  const next = hashing.hash('d', noEnd())
  left.abort()

  await expect(abandoned).rejects.toMatchObject({ code: 'unavailable' })
  await expect(hashing.hash('e', { ...noEnd(), signal: left.signal })).rejects.toThrow('Try again')
  endHashes()
  await Promise.all([...running, next])
  expect(machine.started).toBe(3)
})

it('refuses at once what would come to its turn after its deadline', async () => {
  machine.isFast = true
  await hashing.hash('measured')
  useSlowMachine()
  const queued = Array.from({ length: 30 }, () => hashing.hash('queued', noEnd()))
  const inMillis = (millis: number) => ({ ...noEnd(), atMillis: performance.now() + millis })

  await expect(hashing.hash('late', inMillis(50))).rejects.toMatchObject({
    code: 'unavailable',
    seconds: 1,
  })
  queued.push(hashing.hash('in time', inMillis(600_000)))
  endHashes()
  await Promise.all(queued)
})

it('tries a single hash, however long the last one took', async () => {
  machine.isFast = true
  const slow = hashing.inTurn(() => pause(100))
  await slow

  await expect(hashing.hash('alone', { ...noEnd(), atMillis: performance.now() })).resolves.toMatch(
    /^\$scrypt/,
  )
})

const service = await useTestService({}, hashing)
const services = createServices(process.env, newProcessState(hashing))
useFixedSignature(services.table)
callDirectly(services.table, service.endpoint)
const server = serveFunctions(services, () => undefined).listen(0, '127.0.0.1')
await once(server, 'listening')
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}${S}`
afterAll(() => server.close())

const signIn = (username: string, signal?: AbortSignal, password: string = goodPassword) =>
  fetch(`${base}/hello`, {
    method: 'POST',
    body: new URLSearchParams({ username, password }),
    ...(signal === undefined ? {} : { signal }),
  })

it('forgets sign-ins whose connections are closed, and counts them as no failures', async () => {
  machine.isFast = true
  for (const name of ['anna', 'ben', 'carla']) await service.createUser(name)
  useSlowMachine()
  const [anna, ben] = [signIn('anna'), signIn('ben')]
  await vi.waitFor(() => {
    expect(machine.started).toBe(2)
  })
  const closed = new AbortController()
  const abandoned = Array.from({ length: 8 }, (_, guess) =>
    signIn('carla', closed.signal, `${goodPassword} ${guess}`),
  )
  const shared = signIn('carla', closed.signal)
  const waiting = signIn('carla')
  await pause(300)
  closed.abort()
  expect(await Promise.allSettled([...abandoned, shared])).toMatchObject(
    Array(9).fill({ status: 'rejected' }),
  )
  await pause(300)
  endHashes()

  expect((await Promise.all([anna, ben, waiting])).map(({ status }) => status)).toEqual(
    Array(3).fill(200),
  )
  expect(machine.started).toBe(3)
  expect((await signIn('carla')).status).toBe(200)
})

it('responds with 503 and Retry-After when the queue is longer than the deadline', async () => {
  machine.isFast = true
  await hashing.inTurn(() => pause(20))
  const held = new AbortController()
  const end = once(held.signal, 'abort')
  const count = (2 * requestMillisMax * services.settings.patience) / 10
  const queued = Array.from({ length: count }, () => hashing.inTurn(() => end))

  const refused = await signIn('anna', undefined, `${goodPassword} `)
  held.abort()
  await Promise.all(queued)
  const accepted = await signIn('anna', undefined, `${goodPassword} `)

  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({
    detail: 'Too many passwords wait to be checked. Try again later.',
  })
  expect(accepted.status).toBe(401)
})
