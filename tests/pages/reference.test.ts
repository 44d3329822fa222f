/** The reference page without a browser. `tests/browser` covers it with one. */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { guardsIn } from '#endpoint/guard.ts'
import { problemTypes } from '#schemas/platform/problemTypes.ts'
import { endpoints } from '../../functions/routes.ts'
import { openApi } from '../support/checkedReply.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const html = (await service.request('GET /docs')).text

const gzip = { 'accept-encoding': 'br, gzip;q=0.8' }

/** The files that the page loads, as it names them. */
const assetsIn = (page: string): readonly string[] =>
  Array.from(page.matchAll(/(?:href|src)="(\/files\/[^"]+)"/g), ([, path]) => path ?? '')

describe('the page', () => {
  it('may load its own files only, and runs no inline script', async () => {
    const { headers } = await service.request('GET /docs')
    const policy = headers['content-security-policy'] ?? ''

    expect(policy.split('; ')).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "style-src 'self'"]),
    )
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    expect(html).not.toMatch(/<script(?![^>]* src="\/files\/)|<style| style="| on\w+="/)
    expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
  })

  it('is sent again only after a change', async () => {
    const { headers } = await service.request('GET /docs', { headers: gzip })
    const again = { 'if-none-match': headers.etag ?? '' }

    expect(headers.etag).toMatch(/^W\/"/)
    expect((await service.request('GET /docs', { headers: again })).status).toBe(304)
    const same = await service.request('GET /docs', { headers: { ...again, ...gzip } })
    expect([same.status, same.headers.etag, same.headers.vary]).toEqual([
      304,
      headers.etag,
      headers.vary,
    ])
    const other = { 'if-none-match': '"another"' }
    expect((await service.request('GET /docs', { headers: other })).status).toBe(200)
  })

  it('has a row for every problem, and every operation for readers without scripts', () => {
    for (const code of Object.keys(problemTypes)) expect(html).toContain(`<tr id="${code}">`)
    const [plain = ''] = /<noscript>[^]*<\/noscript>/.exec(html) ?? []
    for (const { routes } of endpoints) {
      for (const route of routes) expect(plain).toContain(`<code>${route}</code>`)
    }
  })
})

/** The names of the components in a part of the document. */
const referencesIn = (part: unknown): readonly string[] =>
  Array.from(JSON.stringify(part).matchAll(/"#\/components\/(.*?)"/g), ([, name = '']) => name)

it('resolves the components of a document in which none contains itself', () => {
  const components = Object.entries(openApi.components).flatMap(([kind, all]) =>
    Object.entries(all).map(([name, value]) => [`${kind}/${name}`, referencesIn(value)] as const),
  )
  const inside = new Map<string, readonly string[]>(components)
  const isInsideItself = (name: string, outer: readonly string[] = []): boolean =>
    outer.includes(name) ||
    (inside.get(name) ?? []).some((other) => isInsideItself(other, [...outer, name]))

  expect(inside.size).toBeGreaterThan(50)
  expect([...inside.keys()].filter((name) => isInsideItself(name))).toEqual([])
  expect(referencesIn(openApi).filter((name) => !inside.has(name))).toEqual([])
})

describe('its files', () => {
  it('are named after their content, and cacheable forever', async () => {
    const paths = assetsIn(html)
    expect(paths).toHaveLength(4)
    for (const path of paths) {
      const { status, headers, text } = await service.request(`GET ${path}`)
      const type = path.endsWith('.css') ? 'text/css' : 'text/javascript'
      expect([status, headers['content-type']]).toEqual([200, `${type}; charset=utf-8`])
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(path).toContain(createHash('sha256').update(text).digest('hex').slice(0, 8))
      expect(text).not.toContain('sourceMappingURL')
    }
  })

  it('have the media types of their names, whatever `Accept` says', async () => {
    for (const path of assetsIn(html)) {
      const plain = await service.request(`GET ${path}`)
      const escaped = await service.request(`GET ${path.replace(/\.(?=\w+$)/, '~2E')}`)
      expect([escaped.status, escaped.text === plain.text]).toEqual([200, true])
      for (const accept of ['text/css', 'text/javascript', 'application/json', '*/*']) {
        const reply = await service.request(`GET ${path}`, { headers: { accept } })
        expect(reply.headers['content-type']).toBe(plain.headers['content-type'])
        expect(reply.text === plain.text).toBe(true)
      }
    }
  })

  it('do not exist under another name', async () => {
    const [path = ''] = assetsIn(html)
    for (const other of ['/files/docs.js', '/docs/docs.js', path.replace(/-\w+\./, '-0.')]) {
      expect((await service.request(`GET ${other}`)).status).toBe(404)
    }
  })
})

describe('a large public response', () => {
  it('is compressed for clients that accept it, with the same content', async () => {
    for (const path of ['/docs', '/openapi.json', ...assetsIn(html)]) {
      const plain = await service.request(`GET ${path}`)
      const small = await service.request(`GET ${path}`, { headers: gzip })
      const refusing = { 'accept-encoding': 'gzip;q=0, identity' }
      const refused = await service.request(`GET ${path}`, { headers: refusing })

      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(refused.headers['content-encoding']).toBeUndefined()
      expect(small.headers['content-encoding']).toBe('gzip')
      for (const { headers } of [plain, small]) expect(headers.vary).toContain('Accept-Encoding')
      expect(small.text === plain.text && refused.text === plain.text).toBe(true)
    }
  })

  it('fits into a response of Lambda many times over', async () => {
    for (const path of ['/docs', ...assetsIn(html)]) {
      const { text } = await service.request(`GET ${path}`)
      expect(text.length).toBeLessThan(3_000_000)
    }
  })

  it('is the only compressed one: other responses may contain secrets', async () => {
    const compressing = endpoints.filter(({ compresses }) => compresses === true)

    expect(compressing.map(({ name }) => name).sort()).toEqual([
      'docs',
      'listBoatClasses',
      'listCountries',
      'openapi',
      'pageFile',
    ])
    expect(compressing.every(({ guard }) => guardsIn(guard)[0].kind === 'public')).toBe(true)
    const { headers } = await service.request('GET /health', { headers: gzip })
    expect(headers['content-encoding']).toBeUndefined()
  })
})
