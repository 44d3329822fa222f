/** The requests to receivers of webhooks, with real servers and a resolver of the test. */
import { execFileSync } from 'node:child_process'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, createServer, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { secretBytes, secretOf } from '#feed/rules/signature.ts'
import type { Resolve } from '#feed/steps/receiverAddress.ts'
import { sendEvent } from '#feed/steps/sendEvent.ts'
import {
  type Received,
  type Receiver,
  silence,
  startReceiver,
  status,
} from '../support/receiver.ts'

let receiver: Receiver
beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(() => {
  receiver.stop()
})

const secret = secretOf(randomBytes(secretBytes))
const event = { secret, id: 'event-1', body: '{"a":"Förde"}' }

const addresses =
  (...found: readonly string[]): Resolve =>
  () =>
    Promise.resolve(found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })))

/** Where local addresses are allowed, as in tests of receivers. */
const send = (url = receiver.url, timeoutMillis = 2000, resolve = addresses('127.0.0.1')) =>
  sendEvent({ ...event, url }, { allowsLocal: true, timeoutMillis, resolve })

const sendStrictly = (url: string, resolve: Resolve, timeoutMillis = 300) =>
  sendEvent({ ...event, url }, { allowsLocal: false, timeoutMillis, resolve })

/** A receiver that was written from the text of Standard Webhooks alone. */
const verifies = ({ headers, body }: Received, signingSecret: string): boolean => {
  const header = (name: string) => String(headers[name])
  const key = Buffer.from(signingSecret.replace(/^whsec_/, ''), 'base64')
  const content = `${header('webhook-id')}.${header('webhook-timestamp')}.${body}`
  const expected = createHmac('sha256', key).update(content).digest()
  const isFresh = Math.abs(Date.now() / 1000 - Number(header('webhook-timestamp'))) < 300
  return (
    isFresh &&
    header('webhook-signature')
      .split(' ')
      .map((part) => part.split(','))
      .filter(([version]) => version === 'v1')
      .map(([, signature = '']) => Buffer.from(signature, 'base64'))
      .some((found) => found.length === expected.length && timingSafeEqual(found, expected))
  )
}

describe('a request', () => {
  it('is a signed POST of the event', async () => {
    const outcome = await send()

    const [request] = receiver.received
    expect(outcome).toMatchObject({ status: 204 })
    expect(outcome).not.toHaveProperty('error')
    expect(request).toMatchObject({
      method: 'POST',
      path: '/hook',
      body: event.body,
      headers: { 'content-type': 'application/cloudevents+json', 'webhook-id': 'event-1' },
    })
    expect(request && verifies(request, secret)).toBe(true)
    expect(request && verifies(request, secretOf(randomBytes(secretBytes)))).toBe(false)
    expect(request && verifies({ ...request, body: '{"a":"Forde"}' }, secret)).toBe(false)
  })

  it('names the host, and connects to the address that was resolved', async () => {
    await send(`http://receiver.example:${receiver.port}/hook`)

    expect(receiver.received[0]?.headers.host).toBe(`receiver.example:${receiver.port}`)
  })

  it.each([200, 201, 202, 204, 299])('is successful with %i', async (code) => {
    receiver.respond = status(code)

    expect(await send()).not.toHaveProperty('error')
  })

  it.each([400, 404, 410, 429, 500, 503])('fails with %i', async (code) => {
    receiver.respond = status(code)

    expect(await send()).toMatchObject({
      status: code,
      error: `The receiver responded with ${code}.`,
    })
  })

  it.each([301, 302, 303, 307, 308])('does not follow the redirect of a %i', async (code) => {
    receiver.respond = status(code, { location: `http://127.0.0.1:${receiver.port}/elsewhere` })

    expect(await send()).toMatchObject({
      status: code,
      error: expect.stringMatching(/Redirects/) as string,
    })
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook'])
  })

  it('fails when no response arrives in time', async () => {
    receiver.respond = silence

    const { error, millis } = await send(receiver.url, 200)

    expect(error).toBe('The receiver did not respond within 0.2 seconds.')
    expect(millis).toBeGreaterThanOrEqual(195)
    expect(millis).toBeLessThan(1500)
  })

  it('fails in time when headers arrive byte by byte', async () => {
    const server = createServer((socket: Socket) => {
      socket.on('error', () => undefined)
      socket.write('HTTP/1.1 200 OK\r\nx: ')
      const timer = setInterval(() => socket.write('x'), 20)
      socket.on('close', () => {
        clearInterval(timer)
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo

    const { error } = await send(`http://127.0.0.1:${port}/`, 300)

    server.close()
    expect(error).toMatch(/did not respond/)
  })

  it('fails in time when the name does not resolve in time', async () => {
    const never: Resolve = () => new Promise(() => undefined)

    expect(await send('http://receiver.example/', 100, never)).toMatchObject({
      error: expect.stringMatching(/did not respond/) as string,
    })
  })

  it('does not read an endless body', async () => {
    let sent = 0
    receiver.respond = (response) => {
      response.writeHead(200)
      const chunk = Buffer.alloc(65_536)
      const more = () => {
        while (!response.destroyed && sent < 50_000_000) {
          sent += chunk.length
          if (!response.write(chunk)) return
        }
      }
      response.on('drain', more).on('error', () => undefined)
      more()
    }

    const { status: code, millis } = await send()

    expect(code).toBe(200)
    expect(millis).toBeLessThan(1000)
    expect(sent).toBeLessThan(10_000_000)
  })

  it.each([
    ['refused the connection', 'http://127.0.0.1:9/'],
    ['failed', 'https://127.0.0.1:PORT/'],
  ])('says in words that it %s', async (words, url) => {
    const { error } = await send(url.replace('PORT', String(receiver.port)))

    expect(error).toContain(words)
    expect(error).not.toContain('127.0.0.1')
  })

  it('fails with long headers of a response', async () => {
    receiver.respond = status(200, { 'x-long': 'x'.repeat(20_000) })

    expect((await send()).error).toBe('The headers of the response are too long.')
  })

  it('says that the connection was closed', async () => {
    receiver.respond = (response) => response.destroy()

    expect((await send()).error).toContain('closed the connection')
  })

  it('says that the name has no address', async () => {
    const missing: Resolve = () =>
      Promise.reject(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }))

    expect((await send('http://receiver.example/', 1000, missing)).error).toContain('no address')
  })
})

describe('an address that is not public', () => {
  it.each([
    ['10.0.0.1'],
    ['8.8.8.8', '10.0.0.1'],
    ['169.254.169.254'],
    ['fd00:ec2::254'],
    ['::1', '8.8.8.8'],
    ['::ffff:127.0.0.1'],
    ['100.64.0.1'],
    ['64:ff9b::a00:1'],
  ])('is refused, also beside public ones: %s %s', async (...found) => {
    const { error, status: code } = await sendStrictly(
      'https://receiver.example/',
      addresses(...found),
    )

    expect(code).toBeUndefined()
    expect(error).toContain('not on the internet')
    for (const address of found) expect(error).not.toContain(address)
  })

  it.each(['http://receiver.example/', 'https://127.0.0.1/', 'https://localhost/', 'nothing'])(
    'is refused in a URL that was stored under other rules: %s',
    async (url) => {
      let isResolved = false
      const { error } = await sendStrictly(url, () => {
        isResolved = true
        return Promise.resolve([{ address: '8.8.8.8', family: 4 }])
      })

      expect(error).toContain('not permitted')
      expect(isResolved).toBe(false)
    },
  )

  it('is not connected to after the name got another address (DNS rebinding)', async () => {
    const answers = ['203.0.114.7', '127.0.0.1', '127.0.0.1']
    let asked = 0
    const rebinding: Resolve = () => {
      const address = answers[asked] ?? ''
      asked += 1
      return Promise.resolve([{ address, family: 4 }])
    }
    const connected: unknown[] = []
    const original = Reflect.get(Socket.prototype, 'connect') as () => Socket
    const connect = vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (
      this: Socket,
      ...given: unknown[]
    ) {
      this.on('lookup', (_, address) => connected.push(address))
      return Reflect.apply(original, this, given) as Socket
    })
    const tls = createServer(() => {
      connected.push('the local server')
    })
    await new Promise<unknown>((ready) =>
      tls
        .listen(8443, '127.0.0.1', () => {
          ready(undefined)
        })
        .once('error', ready),
    )

    await sendStrictly('https://receiver.example:8443/', rebinding)

    connect.mockRestore()
    tls.close()
    expect(asked).toBe(1)
    expect(connected).toEqual(['203.0.114.7'])
  })
})

describe('a certificate', () => {
  it('that nobody vouches for is refused', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
    const options = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=receiver.example']
    execFileSync('openssl', ['req', '-x509', ...options, '-keyout', key, '-out', certificate], {
      stdio: 'ignore',
    })
    let requests = 0
    const pem = { key: readFileSync(key), cert: readFileSync(certificate) }
    const server = createTlsServer(pem, (_, response) => {
      requests += 1
      response.end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo

    const { error } = await send(`https://receiver.example:${port}/`)

    server.close()
    rmSync(folder, { recursive: true })
    expect(error).toBe(
      'The certificate of the receiver is not valid (DEPTH_ZERO_SELF_SIGNED_CERT).',
    )
    expect(requests).toBe(0)
  })
})
