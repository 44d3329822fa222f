/**
 * The local gateway reads paths like an HTTP API, and refuses malformed requests like a function
 * does. The fuzz test found each case.
 */
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedService } from '../../support/sharedService.ts'
import { schemaFaults } from '../../support/checkedReply.ts'
import type { SharedService } from '../../support/startSharedServices.ts'
import { serviceTimeout } from '../../../scripts/requests/service.ts'

let service: SharedService
beforeAll(async () => {
  service = await sharedService()
}, serviceTimeout)

const answerTo = async (lines: readonly string[], body = '') => {
  const socket = connect(service.port, '127.0.0.1')
  socket.write(`${[...lines, 'connection: close', '', ''].join('\r\n')}${body}`)
  const [head = '', answered = ''] = (await text(socket)).split('\r\n\r\n')
  const [statusLine = '', ...headers] = head.split('\r\n')
  return { status: Number(statusLine.split(' ')[1]), headers, body: answered }
}

const typed = (type: string) => ['content-length: 2', `content-type: ${type}`]
const json = 'accept: application/json'
const hello = '/security/api/restsecurity/hello'

describe('the local gateway', () => {
  it.each([
    ['a path that cannot be decoded', [`GET ${hello}/%zz HTTP/1.1`, 'host: a']],
    ['a path that is not UTF-8', [`GET ${hello}%ff HTTP/1.1`, 'host: a']],
    ['a host with two ports', ['GET /health HTTP/1.1', 'host: a:1:2']],
    ['an invalid host', ['GET /health HTTP/1.1', 'host: [']],
    ['invalid chunks', [`POST ${hello} HTTP/1.1`, 'host: a', 'transfer-encoding: chunked']],
  ])('refuses %s with problem details', async (_, lines) => {
    const { status, headers, body } = await answerTo([...lines, json], 'zz\r\n')
    const forScripts = await answerTo([...lines, 'accept: */*'], 'zz\r\n')

    expect({ status, body }).toMatchObject({ status: 400 })
    expect(headers.join('\n')).toMatch(/^x-request-id: [\w-]{8,64}$/m)
    expect(headers).toContain('x-content-type-options: nosniff')
    const problem = { $ref: '#/components/schemas/Problem' }
    expect(schemaFaults(problem, JSON.parse(body))).toBe('')
    expect(forScripts.status).toBe(400)
    expect(forScripts.body).toMatch(/^The request cannot be read\. /)
  })

  it.each([';;', 'application/', 'multipart/form-data'])(
    'leaves the media type %s to the functions',
    async (type) => {
      const { status, body } = await answerTo(
        [`POST ${hello} HTTP/1.1`, 'host: a', ...typed(type)],
        '{}',
      )

      expect(status).toBe(415)
      expect(body).toContain('"code":"unsupported-media-type"')
    },
  )

  it('does not serve ranges of a response', async () => {
    const whole = await answerTo(['GET /health HTTP/1.1', 'host: a'])
    const part = await answerTo(['GET /health HTTP/1.1', 'host: a', 'range: bytes=0-3'])
    const none = await answerTo(['GET /health HTTP/1.1', 'host: a', 'range: bytes=9-3,,'])

    expect(whole.status).toBe(200)
    expect(whole.body).toContain('"status":"ok"')
    expect([part.status, none.status]).toEqual([200, 200])
    expect([part.body, none.body]).toEqual([whole.body, whole.body])
  })
})

describe('a path is decoded like by an HTTP API', () => {
  const regatta = '/sailingserver/api/v1/regattas'

  it.each([
    ['Kiel%20Week', 'Kiel%20Week'],
    ['K%C3%B6ln', 'K%C3%B6ln'],
    ['100~25', '100~25'],
    ['100%25', '100%25'],
    ['Race%23Kiel', 'Race%23Kiel'],
    ['a%2520b', 'a%20b'],
  ])('and %s is encoded once in a problem: %s', async (sent, instance) => {
    const { body } = await answerTo([`GET ${regatta}/${sent} HTTP/1.1`, 'host: a', json])
    expect(body).toContain(`"instance":"${regatta}/${instance}"`)
  })

  it('which rejects `%25`', async () => {
    const { status, body } = await answerTo([`GET ${regatta}/100%25 HTTP/1.1`, 'host: a', json])
    expect(status).toBe(400)
    expect(body).toContain('write ~25 for a percent sign in a name')
  })

  it.each([
    ['cuts at `%3F`', '/health%3Fx/y', '/health'],
    ['splits at `%2F`', '/files%2Fnothing.js', '/files/nothing.js'],
    ['decodes `%252F` twice', '/files%252Fnothing.js', '/files/nothing.js'],
    ['keeps `~25`', `${regatta}/100~25`, `${regatta}/100~25`],
    ['keeps umlauts and blanks', `${regatta}/F%C3%B6hr%201`, `${regatta}/Föhr 1`],
  ])('which %s', async (_, sent, understood) => {
    const read = async (path: string) => {
      const { status, body } = await answerTo([`GET ${path} HTTP/1.1`, 'host: a', json])
      return [status, body.replace(/"requestId":"[^"]*"|"instance":"[^"]*"/g, '')]
    }
    expect(await read(sent)).toEqual(await read(encodeURI(understood)))
  })
})

describe('a repeated header', () => {
  const form = 'username=anna&password=wrong'
  const post = [
    `POST ${hello} HTTP/1.1`,
    'host: a',
    `content-length: ${form.length}`,
    'content-type: application/x-www-form-urlencoded',
  ]
  const get = [`GET ${hello} HTTP/1.1`, 'host: a']

  it.each([
    ['Authorization', [...get, 'authorization: Basic YTpi', 'authorization: Basic YTpi'], 400],
    [
      'Authorization, of two kinds',
      [...get, 'authorization: Bearer x', 'Authorization: Basic y'],
      400,
    ],
    ['Content-Type', [...post, 'content-type: application/json'], 400],
    ['Content-Length', [...post, 'content-length: 2'], 400],
    ['Host', [...get, 'host: b'], 400],
    ['Origin', [...post, 'origin: http://a', 'origin: http://b'], 403],
    ['Sec-Fetch-Site', [...post, 'sec-fetch-site: cross-site', 'sec-fetch-site: none'], 403],
    ['the session cookie', [...get, 'cookie: JSESSIONID=a.b', 'cookie: JSESSIONID=c.d'], 400],
  ])('is refused: %s', async (_, lines, status) => {
    const answer = await answerTo(lines, lines[0]?.startsWith('POST') === true ? form : '')

    expect(answer).toMatchObject({ status })
  })

  it.each([
    ['Cookie', ['cookie: a=1', 'cookie: b=2']],
    ['Accept', ['accept: text/html', 'accept: application/json']],
    ['If-None-Match', ['if-none-match: "a"', 'if-none-match: "b"']],
  ])('is a list: %s', async (_, lines) => {
    expect(await answerTo([...get, ...lines])).toMatchObject({ status: 200 })
  })
})
