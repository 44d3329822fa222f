/** Live changes under `npm start`: real connections, the stream of the table, and the feed. */
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { S, V } from '../../../scripts/requests/paths.ts'
import { type Service, serviceTimeout, startService } from '../../../scripts/requests/service.ts'
import { raceDayOf, upAndDown } from '../../support/boardRace.ts'
import type { Message } from '../../support/live.ts'

let service: Service
let day: ReturnType<typeof raceDayOf>
let officer: string
let liveUrl: string
beforeAll(async () => {
  service = await startService()
  day = raceDayOf(service.baseUrl)
  officer = await day.register('officer')
  await day.newEvent(officer, 'Kiel')
  await day.newEvent(officer, 'Travemünde')
  const health = await fetch(`${service.baseUrl}/health`)
  ;({ liveUrl } = (await health.json()) as { liveUrl: string })
}, serviceTimeout)
afterAll(() => service.stop())

const canary = 'canary-7d1f0c'

/** A client with the messages that it has received. */
const connected = async () => {
  const socket = new WebSocket(liveUrl)
  const messages: Message[] = []
  socket.on('message', (data) => messages.push(JSON.parse((data as Buffer).toString()) as Message))
  await once(socket, 'open')
  const next = async (): Promise<Message> => {
    await expect.poll(() => messages.length, { timeout: 3000, interval: 10 }).toBeGreaterThan(0)
    return messages.shift() ?? {}
  }
  const send = (message: object) => {
    socket.send(JSON.stringify(message))
    return next()
  }
  return { socket, messages, send, next }
}

const readFeed = async (regatta: string, query: string, token?: string) => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const path = `/regattas/${encodeURIComponent(regatta)}/feed?${query}`
  const response = await fetch(`${service.baseUrl}${V}${path}`, { headers })
  return (await response.json()) as readonly { readonly type: string }[]
}

const feedAfter = (regatta: string, { cursor }: Message, token?: string) =>
  readFeed(regatta, `after=${String(cursor)}`, token)

const typesInFeed = async (regatta: string) => (await readFeed(regatta, '')).map(({ type }) => type)

const courseOf = (regatta: string) => day.layCourse(officer, [regatta, 'R1', 'Default'], upAndDown)

it('tells of a change within three seconds, and the feed says which', async () => {
  await expect
    .poll(() => typesInFeed('Kiel'), { timeout: 10_000 })
    .toContain('regatta.racecolumn.added')
  const { socket, messages, send, next } = await connected()
  const subscribed = await send({ action: 'subscribe', regatta: 'Kiel' })
  expect(subscribed).toMatchObject({ type: 'subscribed', regatta: 'Kiel' })

  await courseOf('Travemünde')
  await courseOf('Kiel')

  let types: readonly string[] = []
  // The push of an earlier change may still be on its way.
  while (!types.includes('race.course.saved')) {
    const changed = await next()
    expect(changed).toMatchObject({ type: 'changed', regatta: 'Kiel' })
    types = (await feedAfter('Kiel', changed)).map(({ type }) => type)
  }
  expect((await feedAfter('Kiel', subscribed)).map(({ type }) => type)).toEqual(types)
  await sleep(500)
  for (const message of messages) expect(message.regatta).toBe('Kiel')
  socket.close()
})

it('tells nothing of what is private, and nothing after a right was revoked', async () => {
  const reader = await day.register('reader')
  const { socket, messages, send } = await connected()
  const token = { token: reader }
  await send({ action: 'subscribe', regatta: 'Travemünde', ...token })
  const race = ['Travemünde', 'R1', 'Default']
  await day.tag(reader, race, { tag: canary, raceTimepoint: 1 })
  await day.tag(officer, race, { tag: canary, raceTimepoint: 2 })
  await sleep(1000)
  expect(messages).toEqual([])
  await day.tag(officer, race, {
    tag: 'Gust',
    raceTimepoint: 3,
    public: true,
    hiddenInfo: canary,
  })
  await expect.poll(() => messages.length, { timeout: 3000 }).toBe(1)
  expect(JSON.stringify(messages)).not.toContain(canary)
  messages.length = 0

  const response = await fetch(`${service.baseUrl}${S}/remove_access_token`, {
    method: 'POST',
    headers: { authorization: `Bearer ${reader}` },
  })
  expect(response.status).toBe(200)
  await day.tag(officer, race, { tag: 'Shift', raceTimepoint: 4, public: true })
  await sleep(1000)
  await day.tag(officer, race, { tag: 'Lull', raceTimepoint: 5, public: true })
  await sleep(1000)

  expect(messages).toMatchObject([{ type: 'error', code: 'invalid-credentials' }])
  expect(JSON.stringify(messages)).not.toContain(canary)
  expect(service.output()).not.toContain(canary)
  expect(service.output()).not.toContain(reader)
  socket.close()
})

it('ends connections when the service stops', async () => {
  const { socket } = await connected()
  const closed = once(socket, 'close')
  await service.stop()
  await closed
})
