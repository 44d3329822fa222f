/** Every page speaks the language of its reader: no English is left, nothing is cut, and it has no barriers. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { type Language, languages } from '#values/language.ts'
import { password, raceDayOf, upAndDown } from '../support/boardRace.ts'
import { servedPages } from '../support/browser.ts'
import { isEqualWord } from '../support/words.ts'
import { barriers, pageWidths } from './pageChecks.ts'

const { service, request, onPage } = servedPages()

let secret: string
let resetSecret = ''
let eventId: string

/** Everything that people name has no word of a language. */
beforeAll(async () => {
  const day = raceDayOf(service().baseUrl)
  const manager = await day.register('qq1')
  const made = await day.newEvent(manager, 'XQ1', { venuename: 'XQ2' })
  ;({ eventid: eventId } = made as { readonly eventid: string })
  const series = [{ name: 'XQ5', stage: 'qualifying', fleets: ['XQ6', 'XQ7'] }]
  await day.newEvent(manager, 'XQ4', { venuename: 'XQ2', series })
  const course = JSON.stringify(upAndDown).replace(
    /"(name|shortName|controlPointName)":"([^"]*)"/g,
    '"$1":"X$2"',
  )
  const unnamed = course.replace(/"X[A-Za-z ]+"/g, (name) => `"XQ${name.length}"`)
  await day.layCourse(manager, ['XQ1', 'R1', 'Default'], JSON.parse(unnamed) as typeof upAndDown)
  const moment = { tag: 'XQ3', raceTimepoint: Date.now(), public: true }
  await day.tag(manager, ['XQ1', 'R1', 'Default'], moment)
  const { body } = await request(`POST ${S}/invitation`, {
    token: manager,
    json: { roleId: predefinedRoles.user.id, qualifyingUsername: 'qq1', note: 'XQ4' },
  })
  ;({ secret } = body as { readonly secret: string })
  const ofPassword = await request(`POST ${S}/password_reset`, {
    token: manager,
    json: { username: 'qq1' },
  })
  resetSecret = (ofPassword.body as { readonly secret: string }).secret
})

const paths = [
  '/',
  '/regatta/XQ1',
  '/event',
  '/board/XQ1/R1/Default',
  '/results/XQ1',
  '/entries/XQ1',
  '/fleets/XQ1',
  '/fleets/XQ4',
  '/scoring/XQ1',
  '/course/XQ1/R1/Default',
  '/account',
  '/why?permission=REGATTA:DELETE:XQ1&username=admin',
  '/join',
  '/confirm',
  '/reset',
  '/start/XQ1/R1',
  '/finish/XQ1/R1/Default',
  '/marks/XQ1',
  '/out/XQ1',
  '/regatta/XQ9',
  '/board/XQ9/R1/Default',
]

/** The visible texts, and the names of controls. A sentence of the API is marked as English. */
const textsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement
      if (element?.closest('body [lang="en"], .languages, code, pre, script, style, bdi') !== null)
        continue
      texts.push(walker.currentNode.textContent?.trim() ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt]')) {
      if (element.closest('body [lang="en"], .languages') !== null) continue
      for (const name of ['aria-label', 'placeholder', 'alt']) {
        texts.push(element.getAttribute(name) ?? '')
      }
    }
    return [...new Set(texts)]
  })

/** Names of the product, and of a region and a permission in examples. */
const names: ReadonlySet<string> = new Set([
  'Committee Boat',
  'eu-west-1',
  'LEADERBOARD:SCORE,READ:Fjord-Cup',
])

/** A word of a language has three small letters or more. Names and codes have none, and addresses do not count. */
const isWorded = (text: string) => /\p{Ll}{3}/u.test(text) && !text.startsWith('/')

const open = async (page: Page, path: string, language: Language) => {
  const { origin } = new URL(page.url())
  await page.context().addCookies([{ name: 'lang', value: language, url: origin }])
  const addresses: Readonly<Record<string, string>> = {
    '/join': `${path}?${language}#${secret}`,
    '/reset': `${path}?${language}#${resetSecret}`,
    '/event': `${path}/${eventId}`,
  }
  await page.goto(addresses[path] ?? path)
  await page.waitForLoadState('networkidle')
}

it.each(paths)('%s', async (path) => {
  const use = async (page: Page) => {
    const signedIn = await page.request.post(`${S}/hello`, { form: { username: 'qq1', password } })
    expect(signedIn.ok()).toBe(true)
    await open(page, path, 'en')
    const english = new Set(await textsOf(page))
    for (const language of Object.keys(languages) as Language[]) {
      if (language === 'en') continue
      const isEqual = isEqualWord(language)
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await open(page, path, language)
        const [wide] = await pageWidths(page)
        expect([language, wide]).toEqual([language, width])
      }
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      const left = (await textsOf(page)).filter(
        (text) => isWorded(text) && english.has(text) && !isEqual(text) && !names.has(text),
      )
      expect([language, left]).toEqual([language, []])
      // A refusal without a translation would be marked as English.
      expect(await page.locator('#content span[lang="en"]').allTextContents()).toEqual([])
      expect(await barriers(page, '#none')).toEqual([])
    }
  }
  await onPage('/health', { width: 390, height: 844 }, use, /Failed to load resource/)
})

it.each(Object.keys(languages) as Language[])(
  'the way to sign in is not cut on a phone: %s',
  async (language) => {
    await onPage('/health', { width: 390, height: 844 }, async (page) => {
      for (const path of ['/', '/regatta/XQ1']) {
        await open(page, path, language)
        const link = page.locator('.bar .account')
        const [shown, whole] = await link.evaluate((at) => [at.clientWidth, at.scrollWidth])
        expect(shown).toBe(whole)
      }
    })
  },
)

it('a refused action is explained in the language of the reader', async () => {
  await onPage(
    '/health',
    { width: 390, height: 844 },
    async (page) => {
      await open(page, '/account', 'de')
      const form = page.locator('form', { has: page.getByRole('button', { name: 'Anmelden' }) })
      await form.getByLabel('Benutzername').fill('qq1')
      await form.getByLabel('Passwort').fill('wrong')
      await form.getByRole('button', { name: 'Anmelden' }).click()
      await page
        .getByText('Der Benutzername, das Passwort oder der Schlüssel stimmt nicht.')
        .waitFor()
      await page.request.post(`${S}/hello`, { form: { username: 'qq1', password } })
      await open(page, '/entries/XQ1', 'de')
      await page.locator('textarea').fill('Segelnummer;Nat\n;GER\n')
      await page.getByRole('button', { name: 'Vorschau' }).click()
      await page.getByText('muss angegeben werden.').waitFor()
    },
    /Failed to load resource/,
  )
})
