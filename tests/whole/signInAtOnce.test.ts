/**
 * First requests of a client to different functions: each has its own process, which has not
 * verified the password yet.
 */
import { scrypt } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { requestsThrough } from '../../scripts/requests/requests.ts'
import { functionsInProcess } from '../../scripts/requests/functions.ts'
import { S } from '../../scripts/requests/paths.ts'
import { createServices } from '#endpoint/services.ts'
import { passwordHashing } from '#authentication/passwordHash.ts'
import { newProcessState } from '#endpoint/context.ts'
import { endpoints } from '../../functions/routes.ts'
import { signInFailuresEntity, windowMillis } from '#authentication/items/signInFailures.ts'
import { requestMillisMax } from '#values/requestLimits.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { callDirectly } from '../support/directCalls.ts'
import { goodPassword } from '../support/functions.ts'
import { useTestService } from '../support/useTestService.ts'
import { useFixedSignature } from '../support/fixedSignature.ts'
import { keepLog } from '../support/logLines.ts'

const log = keepLog()
const freePerNetwork = 8
/** Longer than all processes need to count their attempts. */
const hashMillis = 250

let hashes = 0
const slowHashing = passwordHashing((password, salt, length, { p }, done) => {
  hashes += 1
  setTimeout(() => {
    scrypt(password, salt, length, { N: 16, r: 8, p }, done)
  }, hashMillis)
})

const SIGN_IN_FAILURES_PER_NETWORK = String(freePerNetwork)
const service = await useTestService({ SIGN_IN_FAILURES_PER_NETWORK }, slowHashing)
afterEach(() => vi.useRealTimers())

let networks = 0
beforeEach(() => {
  networks += 1
  hashes = 0
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
})

const used = endpoints.filter(({ name }) => name === 'hello')
const newProcess = () => {
  const services = createServices(process.env, newProcessState(slowHashing))
  useFixedSignature(services.table)
  callDirectly(services.table, service.endpoint)
  return requestsThrough(functionsInProcess(used, services))
}

/** The statuses of concurrent requests to as many processes. */
const statusesOf = async (credentials: readonly (readonly [string, string])[]) => {
  const from = `198.51.100.${networks}`
  const replies = await Promise.all(
    credentials.map((basic) => newProcess()(`GET ${S}/hello`, { basic, from })),
  )
  return replies.map(({ status }) => status)
}
const times = <Value>(count: number, valueOf: (position: number) => Value): readonly Value[] =>
  Array.from({ length: count }, (_, position) => valueOf(position))

it('accepts a right password in twelve processes at once', async () => {
  await service.createUser('anna')
  hashes = 0

  const statuses = await statusesOf(times(12, () => ['anna', goodPassword]))

  expect(statuses).toEqual(times(12, () => 200))
  expect(hashes).toBe(12)
})

it('accepts more users at once than a network has free failures', async () => {
  const names = times(freePerNetwork + 4, (place) => `sailor-${place}`)
  for (const name of names) await service.createUser(name)
  hashes = 0

  const statuses = await statusesOf(names.map((name) => [name, goodPassword]))

  expect(statuses).toEqual(names.map(() => 200))
})

it('tries five of twenty wrong passwords in as many processes', async () => {
  await service.createUser('ben')
  hashes = 0

  const statuses = await statusesOf(times(20, (guess) => ['ben', `not-the-password-${guess}`]))

  expect(statuses).toEqual(times(20, () => 401))
  expect(hashes).toBe(5)
})

it('refuses a right password at once after five wrong ones, without a hash', async () => {
  await service.createUser('carla')
  const from = `198.51.100.${networks}`
  for (const guess of times(5, String)) {
    await service.request(`GET ${S}/hello`, { basic: ['carla', `not-the-password-${guess}`], from })
  }
  hashes = 0

  const statuses = await statusesOf(times(3, () => ['carla', goodPassword]))

  expect(statuses).toEqual(times(3, () => 401))
  expect(hashes).toBe(0)
})

it.each([
  ['waits a limited time for an attempt that hangs', 0, (calls: number) => calls > 3],
  [
    'does not wait for one of a process that died',
    requestMillisMax,
    (calls: number) => calls === 3,
  ],
])('%s', async (_, ageMillis, isExpected) => {
  const name = `dora-${ageMillis}`
  await service.createUser(name)
  const from = `198.51.100.${networks}`
  const window = Math.floor(Date.now() / windowMillis)
  await securitySetup(service)
    .newStore()
    .update({
      Key: signInFailuresEntity.key(['USER', name, from], window),
      UpdateExpression:
        'SET failures = :many, running = :one, lastMillis = :last, expiresAtSeconds = :last',
      ExpressionAttributeValues: { ':many': 20, ':one': 1, ':last': Date.now() - ageMillis },
    })
  hashes = 0

  const reply = await service.request(`GET ${S}/hello`, { basic: [name, goodPassword], from })

  expect(reply.status).toBe(401)
  expect(hashes).toBe(0)
  expect(log.lastLine().storeCalls).toSatisfy(isExpected)
})
