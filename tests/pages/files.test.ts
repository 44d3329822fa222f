/** The scripts and styles of pages. */
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { pageFiles } from '#pages/files.ts'
import { paths as tagNow } from '#tags/browser/tagNow/main.tsx?file'
import { S } from '../../scripts/requests/paths.ts'
import { goodPassword } from '../support/functions.ts'
import { newSailedRace } from '../support/sailedRace.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const files = await pageFiles()

it.each(files.map(({ paths, text }) => [paths[0], text] as const))(
  '%s is named after its content, and cacheable forever',
  async (path, text) => {
    const reply = await service.request(`GET ${path}`)
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)

    expect(path).toMatch(new RegExp(`^/files/[\\w-]+-${hash}\\.(?:js|css)$`))
    expect(reply.status).toBe(200)
    expect(reply.text === text).toBe(true)
    expect(reply.headers).toMatchObject({
      'content-type': `text/${path.endsWith('.css') ? 'css' : 'javascript'}; charset=utf-8`,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'service-worker-allowed': '/',
    })
  },
)

describe('a file', () => {
  it('has one path, also where two folders have a file of one name', () => {
    const paths = files.map(({ paths: [path] }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('may have an escape for a byte in its name, as clients send all names', async () => {
    const { status } = await service.request(`GET ${tagNow[0].replace(/\.js$/, '~2Ejs')}`)
    expect(status).toBe(200)
  })

  it.each(['/files/tagNow.js', '/files/..%2Fpackage.json', tagNow[0].replace(/-\w+\./, '-0.')])(
    'does not exist as %s',
    async (path) => {
      const { status, headers } = await service.request(`GET ${path}`)
      expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
    },
  )
})

const { regatta } = await newSailedRace(service, ann, [5])
const name = encodeURIComponent(regatta)
const form = { username: 'ann', password: goodPassword }
const signedIn = await service.request(`POST ${S}/hello`, { form })
const cookies = signedIn.cookies.map((cookie) => cookie.split(';')[0] ?? '')

const scriptsIn = (page: string) =>
  Array.from(page.matchAll(/<script type="module" src="([^"]+)">/g), ([, path = '']) => path)

const sizeOf = (paths: readonly string[]): number =>
  paths
    .map((path) => files.find((file) => file.paths[0] === path)?.text ?? '')
    .reduce((all, text) => all + gzipSync(text, { level: 9 }).length, 0)

const why = `/why?permission=REGATTA:READ:${name}`

const bounds: readonly (readonly [path: string, bytesMax: number])[] = [
  ...['/', `/regatta/${name}`, `/results/${name}`].map((path) => [path, 20_000] as const),
  [`/board/${name}/R1/Default`, 20_000],
  ...['/account', '/join', '/reset', why].map((path) => [path, 60_000] as const),
  ...['course', 'finish'].map((page) => [`/${page}/${name}/R1/Default`, 60_000] as const),
  ...[`/start/${name}/R1`, `/out/${name}`, `/marks/${name}`].map((path) => [path, 60_000] as const),
]

it.each(bounds)(
  '%s has scripts of at most %d bytes, compressed, and none inside',
  async (path, bytesMax) => {
    const { status, text, headers } = await service.request(`GET ${path}`, { cookies })
    const scripts = scriptsIn(text)

    expect(status).toBe(200)
    expect(headers.etag).toMatch(/^(?:W\/)?"/)
    expect(scripts.length).toBeGreaterThan(0)
    expect(text.match(/<script/g)).toHaveLength(scripts.length)
    expect(text).not.toMatch(/<style|\s(?:style|on\w+)="/)
    expect(sizeOf(scripts)).toBeGreaterThan(0)
    expect(sizeOf(scripts)).toBeLessThanOrEqual(bytesMax)
  },
)
