/** `npm run offline` responds like `npm start`, except for differences that are listed here with a reason. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import {
  failToStart,
  type Service,
  serviceTimeout,
  startService,
} from '../../../scripts/requests/service.ts'
import { listenersOf } from '../../support/listeningSockets.ts'
import { rawRequest } from '../../support/rawRequest.ts'

const S = '/security/api/restsecurity'
const form = 'Content-Type: application/x-www-form-urlencoded'
const json = 'Content-Type: application/json'
const password = 'Quarter-Tonner-1979'
const basic = `Authorization: Basic ${Buffer.from(`admin:${password}`).toString('base64')}`
const wrong = `Authorization: Basic ${Buffer.from('admin:wrong').toString('base64')}`
const megabytes = (count: number): Buffer => Buffer.alloc(count * 1024 * 1024, 'a')

type Sent = readonly [lines: readonly string[], body?: string | Buffer]

const get = (target: string, ...lines: readonly string[]): Sent => [
  [`GET ${target} HTTP/1.1`, ...lines],
]
const post = (target: string, body: string | Buffer, ...lines: readonly string[]): Sent => [
  [`POST ${target} HTTP/1.1`, ...lines],
  body,
]

const requests: Readonly<Record<string, Sent>> = {
  'a health check': get('/health'),
  'a page': get('/', 'Accept: text/html'),
  'a large document for a browser': get('/openapi.json', 'Accept-Encoding: gzip, br'),
  'a range of bytes': get('/health', 'Range: bytes=0-9'),
  'a HEAD of a GET': [['HEAD /health HTTP/1.1']],
  'a HEAD of a GET that changes something': [[`HEAD ${S}/logout HTTP/1.1`]],
  'an OPTIONS': [['OPTIONS /health HTTP/1.1']],
  'a request of a foreign page': get('/health', 'Origin: https://elsewhere.example'),
  'a preflight of a foreign page': [
    [
      'OPTIONS /health HTTP/1.1',
      'Origin: https://elsewhere.example',
      'Access-Control-Request-Method: GET',
    ],
  ],
  'a request of a trusted page': get('/health', 'Origin: https://trusted.example'),
  'a preflight of a trusted page': [
    [
      'OPTIONS /health HTTP/1.1',
      'Origin: https://trusted.example',
      'Access-Control-Request-Method: GET',
    ],
  ],
  'another method': [[`PATCH ${S}/role HTTP/1.1`]],
  'an unknown method': [['PURGE /health HTTP/1.1']],
  'an unknown path': get('/nowhere', 'Accept: application/json'),
  'a trailing slash': get(`${S}/role/`, basic),
  'two slashes': get('//health'),
  'an empty parameter': get(`${S}/ownership//a`, basic),
  'an escaped slash': get(`${S}/ownership/REGATTA/a%2Fb`, basic),
  'an escaped question mark': get(`${S}/ownership/REGATTA/a%3Fb`, basic),
  'an escaped percent sign': get(`${S}/ownership/REGATTA/a%25b`, basic),
  'a path that is escaped twice': get(`${S}/ownership/REGATTA/a%2541`, basic),
  'an invalid escape': get(`${S}/ownership/REGATTA/%zz`, basic),
  'escapes that are not UTF-8': get(`${S}/ownership/REGATTA/%ff`, basic),
  'blanks and letters of other alphabets': get(`${S}/ownership/REGATTA/K%C3%B6ln%20+1`, basic),
  'dots in a path': get(`${S}/role/../hello`, basic),
  'a repeated parameter': get(`${S}/ownership/TRACKED_RACE?id=a&id=b%2Cc`, basic),
  'a parameter without a value': get(`${S}/ownership/TRACKED_RACE?id=a&id`, basic),
  'odd characters in a query': get(`${S}/hello?a[1]=~x+y%20z&%zz`),
  'odd cookies': get(`${S}/hello`, 'Cookie: a b; =x; q="1; c,d=\u00e9; JSESSIONID=unknown'),
  'two headers with cookies': get(`${S}/hello`, 'Cookie: a=1', 'Cookie: JSESSIONID=unknown'),
  'a repeated header': get(`${S}/hello`, 'X-Request-Id: abcdefgh1', 'X-Request-Id: abcdefgh2'),
  'a request id of the caller': get('/health', 'X-Request-Id: abcdefgh-1'),
  'wrong credentials': get(`${S}/hello`, wrong),
  'a sign-in by a form': post(`${S}/hello`, `username=admin&password=${password}`, form),
  'a form without a media type': post(`${S}/hello`, `username=admin&password=${password}`),
  'a form with a charset': post(`${S}/role`, 'roleName=charset', basic, `${form};charset=UTF-8`),
  'a body of a GET': [
    [`GET ${S}/has_permission HTTP/1.1`, basic, form],
    'permission=REGATTA:READ:a',
  ],
  'a body in chunks': [
    [`POST ${S}/role HTTP/1.1`, basic, form, 'Transfer-Encoding: chunked'],
    'c\r\nroleName=chu\r\n4\r\nnked\r\n0\r\n\r\n',
  ],
  'a body after 100 Continue': post(
    `${S}/role`,
    'roleName=late',
    basic,
    form,
    'Expect: 100-continue',
  ),
  'a JSON body of 0': post(`${S}/role`, '0', basic, json),
  'a JSON body of false': post(`${S}/role`, 'false', basic, json),
  'a broken JSON body': post(`${S}/role`, '{"roleName": ', basic, json),
  'an empty JSON body': [[`POST ${S}/role HTTP/1.1`, basic, json, 'Content-Length: 0']],
  'a body that is not UTF-8': post(`${S}/role`, Buffer.from([0x7b, 0xff, 0x7d]), basic, json),
  bytes: post(`${S}/role`, Buffer.from([0, 1, 2]), basic, 'Content-Type: application/octet-stream'),
  'a body of 7 MB': post(`${S}/role`, megabytes(7), basic, json),
  'an override of its authorizer': get(`${S}/hello`, 'sls-offline-authorizer-override: {"a":1}'),
  'a broken request line': [['GE T / HTTP/1.1']],
  'broken chunks': [
    [`POST ${S}/role HTTP/1.1`, json, 'Accept: application/json', 'Transfer-Encoding: chunked'],
    'zz\r\n',
  ],
  'an invalid host': get('/health', 'Host: a b'),
  'two hosts': get('/health', 'Host: a', 'Host: b'),
  'a path of its invocations': post(
    '/2015-03-31/functions/committee-boat-dev-health/invocations',
    '{}',
  ),
}

/** The responses that serverless-offline sends before a function could. */
const differences: Readonly<Record<string, readonly [reason: string, sent: Sent, status: number]>> =
  {
    'a body of 11 MB': [
      'it refuses more than 10 MB with a text of its own',
      post(`${S}/role`, megabytes(11), basic, json),
      413,
    ],
  }

let folder: string
let started: Service
let offline: Service

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'committee-boat-offline-'))
  const environment = { ADMIN_PASSWORD: password, CORS_ORIGINS: 'https://trusted.example' }
  started = await startService({ script: 'start', environment })
  offline = await startService({ script: 'offline', dataFolder: folder, environment })
}, 2 * serviceTimeout)

afterAll(async () => {
  await Promise.all([started, offline].map((service) => service.stop()))
  await rm(folder, { recursive: true })
})

const uuid = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g

/** The head in any order and the body, without what is different in every response. */
const comparable = (response: string, port: number): readonly string[] => {
  const [, before = '', final = ''] = /^(HTTP\/1\.1 100 [^]*?\r\n\r\n)?([^]*)$/.exec(response) ?? []
  const [head = '', body = ''] = final.split(/\r\n\r\n(.*)/s)
  const [status = '', ...headers] = head.split('\r\n')
  const same = headers
    .map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()))
    .filter((line) => !/^(date|keep-alive|ratelimit):/.test(line))
    .sort()
  return [status, ...same, body, before].map((text) =>
    text
      .replaceAll(uuid, '<id>')
      .replace(/JSESSIONID=[\w.-]{9,}/, 'JSESSIONID=<session>')
      .replaceAll(String(port), '<port>'),
  )
}

describe('npm run offline', { timeout: serviceTimeout }, () => {
  it.each(Object.keys(requests))('responds to %s like npm start', async (title) => {
    const [lines, body] = requests[title] ?? [[]]
    const [expected, responded] = await Promise.all(
      [started, offline].map(async ({ port }) =>
        comparable(await rawRequest(port, lines, body), port),
      ),
    )

    expect(responded).toEqual(expected)
    expect(responded?.[0]).toMatch(/^HTTP\/1\.1 [1-4]\d\d /)
  })

  it.each(Object.entries(differences))(
    'differs for %s: %s',
    async (_, [, [lines, body], status]) => {
      const [expected = '', responded = ''] = await Promise.all(
        [started, offline].map(({ port }) => rawRequest(port, lines, body)),
      )

      expect([expected, responded].map((text) => Number(text.split(' ')[1]))).toEqual([
        status,
        status,
      ])
      expect(comparable(responded, offline.port)).not.toEqual(comparable(expected, started.port))
    },
  )

  it('prints paths of routes, and no names or secrets of requests', async () => {
    await fetch(`${offline.baseUrl}${S}/ownership/REGATTA/canary-1?secret=canary-2`)
    await fetch(`${offline.baseUrl}/nowhere/canary-3`)

    expect(offline.output()).toContain(`GET ${S}/ownership/:objectType/:id`)
    expect(offline.output()).not.toContain('canary')
  })

  it('invokes no function through its port for invocations', async () => {
    const others = listenersOf(offline.pid)
      .filter(({ host }) => host === '127.0.0.1')
      .map(({ port }) => port)
      .filter((port) => port !== offline.port && port !== offline.port + 1)
    const replies = await Promise.all(
      others.map((port) =>
        fetch(
          `http://127.0.0.1:${port}/2015-03-31/functions/committee-boat-dev-health/invocations`,
          {
            method: 'POST',
            body: '{}',
          },
        ),
      ),
    )
    const texts = await Promise.all(replies.map((reply) => reply.text()))

    expect(others).toHaveLength(1)
    expect(texts[0]).toContain('Functions are invoked by HTTP requests only')
  })

  it('keeps running after a malformed frame of a WebSocket', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${offline.port}/live`)
    socket.on('error', () => undefined)
    await new Promise((opened) => socket.once('open', opened))
    // A reserved opcode.
    ;(socket as unknown as { _socket: { write: (bytes: Buffer) => void } })._socket.write(
      Buffer.from([0x8f, 0x80, 0, 0, 0, 0]),
    )
    await new Promise((closed) => socket.once('close', closed))

    expect((await fetch(`${offline.baseUrl}/health`)).status).toBe(200)
  })

  it('refuses a taken port and an invalid PORT in one sentence', async () => {
    const taken = await failToStart({ script: 'offline', port: offline.port })
    const invalid = await failToStart({ script: 'offline', port: 70_000 })

    expect(taken.output).toMatch(/Port \d+ on 127\.0\.0\.1 is taken: set PORT to another one/)
    expect(invalid.output).toContain('PORT is "70000": set it to a number from 1 to 65535')
    expect([taken.exitCode, invalid.exitCode]).toEqual([1, 1])
  })

  it('ends everything with Ctrl-C', async () => {
    expect(existsSync(join(folder, 'lock'))).toBe(true)
    expect(await offline.stop()).toBe(0)
    await sleep(100)

    expect(existsSync(join(folder, 'lock'))).toBe(false)
    expect(execFileSync('ps', ['axeww', '-o', 'args='], { encoding: 'utf8' })).not.toContain(folder)
  })
})
