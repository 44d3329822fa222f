/** The WebSocket API of the local gateway, with a function of the test behind it. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, createConnection } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { LiveGateway } from '../../../scripts/gateway/liveGateway.ts'

interface Event {
  readonly requestContext: { readonly eventType: string; readonly connectionId: string }
  readonly body?: string
  readonly isBase64Encoded?: boolean
}

let started: { gateway: LiveGateway; sockets: WebSocket[]; api: Server } | undefined
afterEach(() => {
  for (const socket of started?.sockets ?? []) socket.terminate()
  started?.gateway.stop()
  started?.api.close()
  started = undefined
})

const secret = '/0123456789abcdef'

const start = async (
  respond: (event: Event) => object | Promise<object> = () => ({}),
  options: ConstructorParameters<typeof LiveGateway>[2] = {},
) => {
  const events: Event[] = []
  const address = new URL(`http://127.0.0.1${secret}`)
  const invoke = async (event: object) => {
    await Promise.resolve()
    events.push(event as Event)
    return respond(event as Event)
  }
  const gateway = new LiveGateway(invoke, address, options)
  const api = createServer((_, response) => response.writeHead(404).end())
  gateway.attach(api)
  api.listen(0, '127.0.0.1')
  await once(api, 'listening')
  const { port } = api.address() as AddressInfo
  const sockets: WebSocket[] = []
  started = { gateway, sockets, api }
  const connect = (options = {}, path = '/live') => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, options)
    // A refused connection reports an error when the test ends it.
    socket.on('error', () => undefined)
    sockets.push(socket)
    return socket
  }
  const connected = async () => {
    const socket = connect()
    await once(socket, 'open')
    return socket
  }
  const post = async (path: string, body = 'news') =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body })).status
  return { gateway, port, events, connect, connected, post }
}

const textOf = async (socket: WebSocket) => String((await once(socket, 'message'))[0])
const codeOf = async (socket: WebSocket) => (await once(socket, 'close'))[0] as number

test('invokes the function for the connection, each message and the end', async () => {
  const { events, connected } = await start(({ body }) => ({ body: `got ${body ?? ''}` }))
  const socket = await connected()
  socket.send('hello')
  expect(await textOf(socket)).toBe('got hello')
  socket.send(Buffer.from([1, 2, 3]))
  expect(await textOf(socket)).toBe('got AQID')
  socket.close()
  await once(socket, 'close')
  await expect
    .poll(() => events.map((event) => event.requestContext.eventType))
    .toEqual(['CONNECT', 'MESSAGE', 'MESSAGE', 'DISCONNECT'])
  expect(new Set(events.map((event) => event.requestContext.connectionId)).size).toBe(1)
  expect(events.map((event) => event.isBase64Encoded)).toEqual([undefined, false, true, undefined])
})

test('refuses the handshake if the function does, or fails', async () => {
  const { connect } = await start(({ requestContext }) => {
    if (requestContext.eventType === 'CONNECT') return { statusCode: 429 }
    throw new Error('not reached')
  })
  const [, response] = (await once(connect(), 'unexpected-response')) as [
    unknown,
    { statusCode: number },
  ]
  expect(response.statusCode).toBe(429)
})

const statusOf = async (socket: WebSocket) => {
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, Response]
  return (response as unknown as { statusCode: number }).statusCode
}

test('has few connections of a network without an access token, and others apart', async () => {
  const subscribed = ({ body = '' }: Event) => ({
    body: JSON.stringify({ type: body.includes('good') ? 'subscribed' : 'error' }),
  })
  const { events, connect, connected } = await start(subscribed, {
    limits: { anonymousConnections: 2 },
  })
  const [first, second] = [await connected(), await connected()]
  expect(await statusOf(connect())).toBe(429)
  first.send(JSON.stringify({ action: 'subscribe', regatta: 'Kiel', token: 'bad' }))
  await textOf(first)
  expect(await statusOf(connect())).toBe(429)
  first.send(JSON.stringify({ action: 'subscribe', regatta: 'Kiel', token: 'good' }))
  await textOf(first)
  await connected()
  expect(await statusOf(connect())).toBe(429)
  second.close()
  await once(second, 'close')
  await expect.poll(() => events.at(-1)?.requestContext.eventType).toBe('DISCONNECT')
  await connected()
  // The function is not called for refused connections.
  expect(events.filter((event) => event.requestContext.eventType === 'CONNECT')).toHaveLength(4)
})

test('passes one message of a connection at a time, in their order', async () => {
  const running: string[] = []
  let most = 0
  const { connected } = await start(async ({ body }) => {
    if (body === undefined) return {}
    running.push(body)
    most = Math.max(most, running.length)
    await sleep(5)
    running.pop()
    return { body }
  })
  const socket = await connected()
  const replies: string[] = []
  socket.on('message', (data) => replies.push((data as Buffer).toString()))
  const sent = Array.from({ length: 50 }, (_, at) => String(at))
  for (const text of sent) socket.send(text)
  await expect.poll(() => replies, { timeout: 5000 }).toEqual(sent)
  expect(most).toBe(1)
})

test('ends a connection that sends many messages without waiting', async () => {
  const { events, connected } = await start(() => sleep(1000, {}))
  const socket = await connected()
  for (let count = 0; count < 5000; count += 1) socket.send('{"action":"ping"}')
  expect(await codeOf(socket)).toBe(1008)
  expect(events.length).toBeLessThan(5)
})

test('reads no further messages while one is passed', async () => {
  const { events, connected } = await start(({ body }) => (body ? new Promise(() => 0) : {}))
  const socket = await connected()
  const large = 'x'.repeat(100_000)
  for (let count = 0; count < 200; count += 1) socket.send(large)
  const closed = once(socket, 'close').then(() => 'closed')

  expect(await Promise.race([closed, sleep(500, 'open')])).toBe('open')
  expect(socket.bufferedAmount).toBeGreaterThan(large.length)
  expect(events).toHaveLength(2)
})

test('ends a connection whose client reads nothing', async () => {
  const { events, connected, post } = await start()
  const socket = await connected()
  socket.pause()
  const path = `${secret}/@connections/${events[0]?.requestContext.connectionId}`
  const statuses = []
  while (statuses.length < 300 && statuses.at(-1) !== 410) {
    statuses.push(await post(path, 'x'.repeat(100_000)))
  }

  expect([statuses[0], statuses.at(-1)]).toEqual([200, 410])
})

test('reports a function that fails, and keeps the connection', async () => {
  const { connected } = await start(({ body }) => {
    if (body === 'fail') throw new Error('on purpose')
    return body === undefined ? {} : { body }
  })
  const socket = await connected()
  socket.send('fail')
  expect(await textOf(socket)).toContain('"code":"internal"')
  socket.send('again')
  expect(await textOf(socket)).toBe('again')
})

test.each([
  ['no origin', undefined, true],
  ['the pages of the API', 'http://127.0.0.1:{port}', true],
  ['another port of the machine', 'http://127.0.0.1:8080', false],
  ['another site', 'https://evil.example', false],
  ['a file', 'null', false],
])('accepts connections of its own pages and of programs only: %s', async (_, origin, isOpen) => {
  const { port, connect } = await start()
  const own = origin?.replace('{port}', String(port))
  const socket = connect(own === undefined ? {} : { origin: own })
  const event = await new Promise((settle) => {
    for (const name of ['open', 'error']) socket.on(name, settle.bind(null, name))
  })
  expect(event).toBe(isOpen ? 'open' : 'error')
})

test('connects at its own path only', async () => {
  const { connect } = await start()
  expect(await statusOf(connect({}, '/'))).toBe(404)
  expect(await statusOf(connect({}, '/live/else'))).toBe(404)
  await once(connect({}, '/live?regatta=Kiel'), 'open')
})

test('lets only functions send messages, by a path with a secret', async () => {
  const { events, connected, post } = await start()
  const socket = await connected()
  const { connectionId } = events[0]?.requestContext ?? { connectionId: '' }
  const received: string[] = []
  socket.on('message', (data) => received.push((data as Buffer).toString()))

  expect(await post(`/@connections/${connectionId}`)).toBe(404)
  expect(await post(`/wrong/@connections/${connectionId}`)).toBe(404)
  expect(await post(`${secret}/@connections/nobody`)).toBe(410)
  expect(await post(`${secret}/%40connections/${connectionId}`)).toBe(200)

  await expect.poll(() => received).toEqual(['news'])
})

test('reads no body from others, and no large one from functions', async () => {
  const { events, connected, port } = await start()
  await connected()
  const { connectionId } = events[0]?.requestContext ?? { connectionId: '' }
  const statusOf = async (path: string, length: number) => {
    const socket = createConnection(port, '127.0.0.1')
    socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: ${length}\r\n\r\n`)
    if (path.startsWith(secret)) socket.write('x'.repeat(128 * 1024 + 1))
    const [head] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    return String(head).split(' ')[1]
  }

  expect(await statusOf('/elsewhere', 300_000_000)).toBe('404')
  expect(await statusOf(`${secret}/@connections/${connectionId}`, 300_000_000)).toBe('413')
})

test('ends idle connections, and those with a message that is too large', async () => {
  const { connected } = await start(undefined, { limits: { idleMillis: 300 } })
  const [idle, busy, large] = [await connected(), await connected(), await connected()]
  large.send('x'.repeat(128 * 1024 + 1))
  expect(await codeOf(large)).toBe(1009)
  const pings = setInterval(() => {
    busy.send('ping')
  }, 100)
  expect(await codeOf(idle)).toBe(1001)
  await sleep(300)
  expect(busy.readyState).toBe(WebSocket.OPEN)
  clearInterval(pings)
})

test('ends all connections when it stops', async () => {
  const { gateway, connected } = await start()
  const socket = await connected()
  const closed = once(socket, 'close')
  gateway.stop()
  await closed
  started = undefined
})
