/** The language of pages: the choice of the reader, else that of the browser, else English. */
import { describe, expect, it } from 'vitest'
import { languages, preferredLanguage } from '#values/language.ts'
import { counted, fill } from '#values/words.ts'
import { makeEvent } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const regatta = await makeEvent(service, ann)
const path = `/out/${encodeURIComponent(regatta)}`

const open = (headers: Record<string, string>, cookies: string[] = []) =>
  service.request(`GET ${path}`, { token: ann, headers, cookies })

const languageIn = (text: string) => /<html lang="(\w+)"/.exec(text)?.[1]

it.each([
  [undefined, 'en'],
  ['de', 'de'],
  ['de-AT,en;q=0.8', 'de'],
  ['eo, fr;q=0.5, it;q=0.9', 'it'],
  ['de;q=0, es;q=0.1', 'es'],
  ['es, fr', 'es'],
  ['eo', 'en'],
  ['de;q=0', 'en'],
  ['*', 'en'],
  ['DE', 'de'],
])('for `Accept-Language: %s` it is %s', (accepted, language) => {
  expect(preferredLanguage(accepted)).toBe(language)
})

describe('a page', () => {
  it.each(Object.keys(languages))(
    'in %s says so, and has another tag than the others',
    async (language) => {
      const { headers, text } = await open({ 'accept-language': language })
      const join = (accepted: string) =>
        service.request('GET /join', { headers: { 'accept-language': accepted } })
      const [own, english] = [await join(language), await join('eo')]

      expect(languageIn(text)).toBe(language)
      expect(headers['content-language']).toBe(language)
      expect(headers.vary?.split(', ')).toEqual(
        expect.arrayContaining(['Accept-Language', 'Cookie', 'Origin']),
      )
      expect(own.headers.etag === english.headers.etag).toBe(language === 'en')
    },
  )

  it('follows the choice before the browser, and ignores a choice that it does not know', async () => {
    const french = { 'accept-language': 'fr' }
    const chosen = await open(french, ['theme=dark', 'lang=it'])
    const unknown = await open(french, ['lang=eo'])

    expect([languageIn(chosen.text), languageIn(unknown.text)]).toEqual(['it', 'fr'])
  })

  it('offers the languages by their own names, and marks the present one', async () => {
    const { text } = await open({ 'accept-language': 'de' })

    for (const [code, name] of Object.entries(languages)) {
      expect(text).toContain(`<a href="?lang=${code}" lang="${code}"`)
      expect(text).toContain(`>${name}</a>`)
    }
    expect(text).toMatch(/lang="de" aria-current="true"[^>]*>Deutsch/)
  })

  it('says the same in a failure', async () => {
    const headers = { accept: 'text/html', 'accept-language': 'es' }
    const reply = await service.request('GET /nothing', { headers })

    expect([reply.status, reply.headers['content-language']]).toEqual([404, 'es'])
    expect(reply.headers.vary).toContain('Accept-Language')
  })

  it('is a 304 for its tag in one language only', async () => {
    const { headers } = await service.request('GET /join', { headers: { 'accept-language': 'de' } })
    const ask = (language: string) =>
      service.request('GET /join', {
        headers: { 'accept-language': language, 'if-none-match': String(headers.etag) },
      })
    const [same, other] = [await ask('de'), await ask('fr')]

    expect([same.status, other.status]).toEqual([304, 200])
    expect(same.headers['content-language']).toBe('de')
    expect(same.headers.vary).toContain('Accept-Language')
  })
})

describe('the choice of a language', () => {
  it('is kept for a year, and leads to the same page', async () => {
    const { status, headers, cookies } = await service.request(`GET /?search=Kiel&lang=de`)

    expect([status, headers.location]).toEqual([303, '/?search=Kiel'])
    expect(cookies[0]).toMatch(/^lang=de; Path=\/; Max-Age=31536000; SameSite=Lax/)
  })

  it('keeps the query of the page that the reader leaves', async () => {
    const choose = async (headers: Record<string, string>) =>
      (await service.request(`GET ${path}?lang=fr`, { headers })).headers.location
    const before = 'series=Gold+%26+Silver&lang=de'
    const host = 'race.example'

    expect(await choose({ host, referer: `http://${host}${path}?${before}` })).toBe(
      `${path}?series=Gold+%26+Silver`,
    )
    expect(await choose({ host, referer: `http://evil.example${path}?${before}` })).toBe(path)
    expect(await choose({ host, referer: 'no address' })).toBe(path)
  })

  it('keeps escapes, and never leads to another site', async () => {
    const own = await service.request(`GET ${path}?lang=fr`)
    const headers = { accept: 'text/html' }
    const foreign = await service.request('GET //evil.example/?lang=fr', { headers })

    expect(own.headers.location).toBe(path)
    expect([foreign.status, foreign.headers.location]).toEqual([303, '/evil.example/'])
  })

  it('is no parameter of the API', async () => {
    const { status } = await service.request('GET /sailingserver/api/v1/events?lang=de')
    expect(status).toBe(200)
  })

  it.each(['/?lang=eo', '/?lang='])('is ignored in %s', async (address) => {
    expect((await service.request(`GET ${address}`)).status).toBe(200)
  })
})

describe('words', () => {
  it('have places for values', () => {
    expect(fill('{a} to {b}, {a}', { a: 1, b: 'x' })).toBe('1 to x, 1')
    expect(fill('{unknown}', {})).toBe('{unknown}')
  })

  it('have the plural of the language', () => {
    const texts = { one: '{count} bateau', other: '{count} bateaux' }
    expect([0, 1, 2].map((count) => counted('fr', texts, count))).toEqual([
      '0 bateau',
      '1 bateau',
      '2 bateaux',
    ])
    expect(counted('de', { one: '{count} Boot', other: '{count} Boote' }, 1234)).toBe('1.234 Boote')
  })
})

describe('an explanation', () => {
  const question = `permission=REGATTA:DELETE:${encodeURIComponent(regatta)}&username=bob`
  const german = { 'accept-language': 'de' }

  it('is in the language of the reader as a page', async () => {
    await service.createUser('bob')
    const { text } = await service.request(`GET /why?${question}`, { token: ann, headers: german })

    expect(text).toContain(`Nicht erlaubt: bob darf nicht die Regatta ${regatta} löschen.`)
    expect(text).toContain(
      'Nichts erlaubt es: weder etwas, das bob hat, noch etwas, das alle haben.',
    )
    expect(text).toContain('<h2>Was es erlauben würde</h2>')
    expect(text).not.toMatch(/\b(?:the|but|access control list)\b/)
  })

  it('is English in the API', async () => {
    const path = `GET /security/api/restsecurity/explain?${question}`
    const { body } = await service.request(path, { token: ann, headers: german })

    expect(body).toMatchObject({ summary: `bob may not DELETE REGATTA ${regatta}.` })
  })
})

it('the same page is read in five languages at once, each right', async () => {
  const wanted = Object.keys(languages)
  const readers = Array.from({ length: 8 }, () => wanted).flat()
  const read = (language: string, etag?: string) =>
    service.request(`GET /regatta/${encodeURIComponent(regatta)}`, {
      headers: { 'accept-language': language, ...(etag && { 'if-none-match': etag }) },
    })
  const pages = await Promise.all(readers.map((language) => read(language)))
  const tags = new Map(readers.map((language, at) => [language, pages[at]?.headers.etag ?? '']))

  expect(pages.map(({ text }) => languageIn(text))).toEqual(readers)
  expect(new Set(pages.map(({ headers }) => headers.etag)).size).toBe(wanted.length)
  for (const language of wanted) {
    const own = await read(language, tags.get(language))
    const foreign = await read(language, tags.get(language === 'de' ? 'fr' : 'de'))
    expect([own.status, foreign.status]).toEqual([304, 200])
  }
})
