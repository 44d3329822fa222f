/** A network that is over its limit: sessions, sign-ins and mapped devices go on. */
import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Reply } from '../../../scripts/requests/requests.ts'
import { S, V } from '../../../scripts/requests/paths.ts'
import { putMappedDevice } from '#positions/items/fixes.ts'
import { Store } from '#table/store.ts'
import { goodPassword } from '../../support/functions.ts'
import { keepLog } from '../../support/logLines.ts'
import { useTestService } from '../../support/useTestService.ts'

const log = keepLog()
const service = await useTestService({ RATE_LIMIT_PER_SUBJECT: '20', RATE_LIMIT_PER_NETWORK: '45' })
const form = { username: 'anna', password: goodPassword }
let minutes = 0
let network = ''
beforeAll(async () => {
  await service.createUser('anna')
})
beforeEach(() => {
  minutes += 2
  vi.useFakeTimers({ toFake: ['Date'], now: (31_666_680 + minutes) * 60_000 })
  network = `198.51.100.${minutes}`
})
afterEach(() => {
  vi.useRealTimers()
})

const hello = () => service.request(`GET ${S}/hello`, { from: network })
const exhaust = async (send: () => Promise<Reply> = hello) => {
  for (let count = 0; count < 60; count += 1) await send()
  expect((await send()).status).toBe(429)
}

const signedIn = async (): Promise<string> => {
  const { cookies } = await service.request(`POST ${S}/login`, { form, from: '203.0.113.7' })
  return cookies[0]?.split(';')[0] ?? ''
}
const helloWith = (cookie: string) =>
  service.request(`GET ${S}/hello`, { cookies: [cookie], from: network })

it('accepts sessions of a refused network, which count for their users', async () => {
  const cookie = await signedIn()
  await exhaust()

  expect((await helloWith(cookie)).status).toBe(200)
  for (let count = 0; count < 20; count += 1) await helloWith(cookie)
  expect((await helloWith(cookie)).text).toContain('This user has sent 20 requests')
})

it('accepts no session that has ended, or that the service did not begin', async () => {
  const cookie = await signedIn()
  await service.request(`POST ${S}/logout`, { cookies: [cookie], from: '203.0.113.7' })
  await exhaust()
  const forged = [
    cookie,
    cookie.slice(0, -10) + cookie.slice(-9) + 'A',
    cookie.replace(/=[^.]*/, '=YWRtaW4'),
    'JSESSIONID=YW5uYQ.abc',
  ]

  const replies = await Promise.all(forged.map(helloWith))
  expect(replies.map(({ status }) => status)).toEqual([429, 429, 429, 429])
  await helloWith('JSESSIONID=YW5uYQ.abc')
  expect(log.lastLine()).toMatchObject({ status: 429, storeCalls: 0 })
})

it('accepts sign-ins by form from a refused network, up to a limit of their own', async () => {
  await exhaust()
  const signIn = () => service.request(`POST ${S}/login`, { form, from: network })

  expect((await signIn()).status).toBe(200)
  await exhaust(() => service.request(`POST ${S}/hello`, { from: network }))
  expect((await signIn()).status).toBe(429)
})

/** One position in each minute. */
const send = (deviceUuid: string, minutes = 1) => {
  const fixes = Array.from({ length: minutes }, (_, minute) => ({
    timestamp: Date.now() - minute * 60_000,
    latitude: 54,
    longitude: 10,
  }))
  return service.request(`POST ${V}/gps_fixes`, { from: network, json: { deviceUuid, fixes } })
}

it('accepts positions of mapped devices from a refused network, and no others', async () => {
  const deviceUuid = randomUUID()
  const unmapped = randomUUID()
  await new Store(service.services.table).write([putMappedDevice(deviceUuid)])
  expect([(await send(deviceUuid)).status, (await send(unmapped)).status]).toEqual([200, 200])
  await exhaust()

  expect((await send(deviceUuid)).status).toBe(200)
  expect((await send(unmapped)).status).toBe(429)
})

it('counts a large request in the share of its sender', async () => {
  const deviceUuid = randomUUID()
  await new Store(service.services.table).write([putMappedDevice(deviceUuid)])
  await send(deviceUuid)
  expect((await send(deviceUuid, 450)).status).toBe(200)

  expect((await send(deviceUuid)).status).toBe(429)
  expect((await hello()).status).toBe(200)
})
