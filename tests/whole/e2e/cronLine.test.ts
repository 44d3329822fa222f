/** The line for cron in docs/guides/hosts.md, run as it stands there, against a server that may break off. */
import { execFile } from 'node:child_process'
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const page = readFileSync(resolve(import.meta.dirname, '../../../docs/guides/hosts.md'), 'utf8')
/** In a table of cron, `\%` is what `%` is in a shell. */
const line = (/^\* \* \* \* \* (.+)$/m.exec(page)?.[1] ?? '').replaceAll('\\%', '%')

const home = mkdtempSync(join(tmpdir(), 'cron-'))
const keysFile = join(home, '.ssh', 'authorized_keys')
let answer: RequestListener
const server = createServer((request, response) => {
  answer(request, response)
})

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  mkdirSync(join(home, '.ssh'))
  const options = `url = "http://127.0.0.1:${port}/?username[]=anna"\netag-compare = "etag"\n`
  writeFileSync(join(home, '.ssh', 'host.curl'), options)
  writeFileSync(keysFile, 'the first key\n')
})
afterAll(() => {
  server.close()
  rmSync(home, { recursive: true })
})

/** The keys after cron has run once with this response. */
const keysAfter = async (next: RequestListener): Promise<string> => {
  answer = next
  await new Promise<void>((ended) => {
    execFile('sh', ['-c', line], { cwd: home }, () => {
      ended()
    })
  })
  return readFileSync(keysFile, 'utf8')
}

/** Responds like the service: 304 for a known `ETag`. */
const keys =
  (etag: string, text: string): RequestListener =>
  (request, response) => {
    const isKnown = request.headers['if-none-match'] === etag
    response.writeHead(isKnown ? 304 : 200, { etag }).end(isKnown ? '' : text)
  }

const brokenOff: RequestListener = (_, response) => {
  response.writeHead(200, { etag: '"two"', 'content-length': 100 })
  response.write('half a', () => response.destroy())
}

it('changes the keys of a host when the list has changed, and only then', async () => {
  expect(await keysAfter(keys('"one"', 'anna\n'))).toBe('anna\n')
  expect(await keysAfter(keys('"one"', 'must not be requested\n'))).toBe('anna\n')
  expect(await keysAfter((_, response) => response.writeHead(403).end('refused'))).toBe('anna\n')
  expect(await keysAfter((request) => request.socket.destroy())).toBe('anna\n')
  expect(await keysAfter(brokenOff)).toBe('anna\n')
  expect(await keysAfter(keys('"two"', 'anna\nbert\n'))).toBe('anna\nbert\n')
  expect(await keysAfter(keys('"three"', ''))).toBe('anna\nbert\n')
})
