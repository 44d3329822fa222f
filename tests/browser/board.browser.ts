/** The race board in a real browser: on a phone, on a screen, on paper, and with a keyboard. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { V } from '../../scripts/requests/paths.ts'
import { boardPath, password as right, raceDayOf, upAndDown } from '../support/boardRace.ts'
import { desktop, phone, servedPages } from '../support/browser.ts'
import { pageWidths, paleTexts, smallTargets } from './pageChecks.ts'

const { service, request, onPage } = servedPages()

const regatta = 'Kieler Woche'
const first = [regatta, 'R1', 'Default']
const noon = Date.parse('2026-06-20T12:00:00Z')

let day: ReturnType<typeof raceDayOf>
let officer: string
beforeAll(async () => {
  day = raceDayOf(service().baseUrl)
  officer = await day.register('officer')
  const anna = await day.register('anna')
  await day.newEvent(officer, regatta)
  await day.newEvent(officer, 'Closed', { ispublic: false })
  await day.layCourse(officer, first, upAndDown)
  for (const [index, tag] of ['Start', 'Gust', 'Protest', 'Finish'].entries()) {
    const image = tag === 'Gust' ? { image: 'https://pictures.example.org/1.jpg' } : {}
    const raceTimepoint = noon + index * 300_000
    await day.tag(officer, first, { tag, comment: 'GER 7', raceTimepoint, public: true, ...image })
  }
  await day.tag(anna, first, { tag: 'Ask the winner', raceTimepoint: noon + 700_000 })
})

const signIn = async (page: Page, password = right): Promise<void> => {
  const form = page.locator('#sign-in')
  if (!(await page.getByLabel('User name').isVisible())) await form.locator('summary').click()
  await page.getByLabel('User name').fill('anna')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

describe.each([
  ['a phone', phone],
  ['a phone at night', { ...phone, dark: true }],
  ['a screen', desktop],
])('on %s', (_, options) => {
  it('fits, has enough contrast for sunlight, and has targets for a finger', async () => {
    await onPage(boardPath(regatta), options, async (page) => {
      await page.locator('#sign-in summary').click()

      const [wide, room] = await pageWidths(page)
      expect(wide).toBe(room)
      expect(await paleTexts(page)).toEqual([])
      expect(await smallTargets(page)).toEqual([])
    })
  })
})

describe('with a screen reader and a keyboard', () => {
  it('has names, landmarks and headings in order', async () => {
    await onPage(boardPath(regatta), phone, async (page) => {
      expect(await page.locator('html').getAttribute('lang')).toBe('en')
      for (const role of ['banner', 'main', 'contentinfo'] as const) {
        expect(await page.getByRole(role).count(), role).toBe(1)
      }
      for (const name of ['Other races', 'Parts of this page']) {
        expect(await page.getByRole('navigation', { name }).count(), name).toBe(1)
      }
      for (const name of ['Course', 'Sequence', 'Marks', 'Time line', 'Tags']) {
        expect(await page.getByRole('heading', { level: 2, name, exact: true }).count(), name).toBe(
          1,
        )
      }
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('R1')
      expect(await page.getByRole('img', { name: 'Up and down, 2 laps' }).count()).toBe(1)
      expect(await page.getByRole('table', { name: 'Marks of the course' }).count()).toBe(1)
      expect(await page.getByRole('columnheader').count()).toBe(3)
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    })
  })

  it('skips to the content, and reaches all controls', async () => {
    await onPage(boardPath(regatta), desktop, async (page) => {
      const focused = () => page.evaluate(() => document.activeElement?.textContent.trim())
      await page.keyboard.press('Tab')
      expect(await focused()).toBe('Skip to the content')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)),
      ).toBe(true)
    })
  })
})

describe('signing in', () => {
  it('shows private tags, labelled in words, and hides them again', async () => {
    await onPage(boardPath(regatta), desktop, async (page) => {
      await signIn(page)
      const mine = page.locator('#tags .private-tag')
      await mine.waitFor()

      expect(await mine.textContent()).toMatch(/Ask the winner.*Private: only you see it/s)
      expect(await page.locator('#account').textContent()).toContain('Signed in as anna')
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('account')
      expect(await paleTexts(page)).toEqual([])
      await page.emulateMedia({ media: 'print' })
      expect(await mine.isVisible()).toBe(false)
      await page.emulateMedia({ media: 'screen' })
      await page.getByRole('button', { name: 'Sign out' }).click()
      await mine.waitFor({ state: 'detached' })
    })
  })

  it('shows errors in the form', async () => {
    await onPage(
      boardPath(regatta),
      phone,
      async (page) => {
        await signIn(page, 'wrong')
        await page.locator('#account [role=alert]', { hasText: /./ }).waitFor()

        expect(await page.getByLabel('User name').inputValue()).toBe('anna')
        expect(await page.locator('#tags .private-tag').count()).toBe(0)
      },
      /401/,
    )
  })

  it('is offered where the race is not public, and 403 names the missing permission', async () => {
    await onPage(
      boardPath('Closed'),
      phone,
      async (page) => {
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Sign in')
        await signIn(page)
        await page.getByRole('heading', { level: 1, name: 'You may not see this race' }).waitFor()

        expect(await page.locator('#problem').textContent()).toContain('REGATTA:READ:Closed')
        expect(await paleTexts(page)).toEqual([])
        expect(await smallTargets(page)).toEqual([])
      },
      /40[13]/,
    )
  })

  it('needs a script, and the rest of the page does not', async () => {
    await onPage(boardPath(regatta), { ...phone, withoutScripts: true }, async (page) => {
      expect(await page.locator('.tags > li').count()).toBe(4)
      expect(await page.locator('form').isVisible()).toBe(false)
      await page.locator('#sign-in summary').click()
      expect(await page.getByText('Signing in here needs JavaScript.').isVisible()).toBe(true)
    })
  })
})

describe('the start', () => {
  const startIn = async (race: string, seconds: number) => {
    const startTime = String(Date.now() + seconds * 1000)
    const author = { authorName: 'Officer', authorPriority: '0', passId: '0' }
    const form = { race_column: race, fleet: 'Default', startTime, ...author }
    const path = `${V}/leaderboards/${encodeURIComponent(regatta)}/starttime`
    expect((await request(`PUT ${path}`, { token: officer, form })).status).toBe(200)
  }

  it('is counted down within the last hour, and then the time since it', async () => {
    await startIn('R3', 5)
    await onPage(boardPath(regatta, 'R3'), phone, async (page) => {
      const timer = page.getByRole('timer')
      await timer.filter({ hasText: /Start in 0:0[1-5]$/ }).waitFor()
      await timer.filter({ hasText: / 0:0[0-3] since the start$/ }).waitFor()
    })
    await startIn('R3', 4200)
    await onPage(boardPath(regatta, 'R3'), phone, async (page) => {
      await page.getByText(/start .* UTC$/).waitFor()
      expect(await page.getByRole('timer').textContent()).toBe('')
    })
  })
})

describe('the link of the page', () => {
  it('is shared, or copied where the browser cannot share', async () => {
    await onPage(boardPath(regatta), phone, async (page) => {
      await page.evaluate(() => {
        const share = (data: unknown) => Promise.resolve(Object.assign(window, { shared: data }))
        Object.defineProperty(navigator, 'share', { value: share, configurable: true })
      })
      const button = page.getByRole('button', { name: 'Share' })
      await button.click()
      const shared = await page.evaluate(() => (window as unknown as { shared: object }).shared)
      expect(shared).toEqual({ title: `R1, ${regatta}`, url: page.url() })
      expect(await page.locator('#status').textContent()).toBe('')

      await page.evaluate(() => {
        Object.defineProperty(navigator, 'share', { value: undefined })
        const writeText = (text: string) => Promise.resolve(Object.assign(window, { copied: text }))
        Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
      })
      await button.click()
      await page.locator('#status', { hasText: 'The link is copied.' }).waitFor()
      expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toBe(
        page.url(),
      )
    })
  })
})

describe('when something changes', () => {
  it('updates without a reload, and keeps the focus and the form', async () => {
    await onPage(boardPath(regatta), phone, async (page) => {
      await page.evaluate(() => Object.assign(window, { isTheSamePage: true }))
      await page.locator('#sign-in summary').click()
      await page.getByLabel('User name').fill('half a na')
      await page.locator('a', { hasText: 'Picture on' }).focus()
      const top = () =>
        page.evaluate(() => Math.round(document.activeElement?.getBoundingClientRect().top ?? 0))
      const before = await top()
      await day.tag(officer, first, {
        tag: 'Just now',
        raceTimepoint: noon + 3_000_000,
        public: true,
      })
      await page.getByText('Just now').first().waitFor({ timeout: 30_000, state: 'attached' })

      expect(await page.locator('#status').textContent()).toMatch(
        /^Changed at [\d:]+ UTC: Time line, Tags$/,
      )
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Picture on')
      expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2)
      expect(await page.getByLabel('User name').inputValue()).toBe('half a na')
      expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true)
    })
  })

  it('polls with the ETag, and gets 304', async () => {
    await onPage(boardPath(regatta, 'R2'), phone, async (page) => {
      // With a connection, the page asks every two minutes.
      await page.routeWebSocket(/^/, (route) => route.close())
      await page.reload()
      const response = (status: number) =>
        page.waitForResponse((reply) => reply.status() === status, { timeout: 30_000 })
      await response(200)
      await response(304)
      expect(await page.locator('#status').textContent()).toBe('')
      expect(await page.locator('#checked').textContent()).toMatch(/^Updated \d\d:\d\d:\d\d UTC$/)
    })
  })

  it('reports that the service does not respond, and continues when it does', async () => {
    await onPage(
      boardPath(regatta, 'R3'),
      phone,
      async (page) => {
        const status = page.locator('#status')
        await page.context().setOffline(true)
        await status.filter({ hasText: 'Offline' }).waitFor()
        await page.context().setOffline(false)
        await status.filter({ hasNotText: 'Offline' }).waitFor({ timeout: 30_000 })
      },
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED|fetching the script/,
    )
  })
})

describe('on paper', () => {
  it('has one or two pages, with the address and the time, and without buttons', async () => {
    await onPage(boardPath(regatta), desktop, async (page) => {
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
      const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
      await page.emulateMedia({ media: 'print' })

      expect([1, 2]).toContain(pages)
      expect(pdf).toMatch(/MediaBox\s*\[0 0 59\d[.\d]* 84\d/)
      expect(await page.locator('footer').textContent()).toContain(
        `${service().baseUrl}/board/Kieler`,
      )
      expect(await page.locator('#printed').textContent()).toMatch(
        /^Printed \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/,
      )
      expect(await page.locator('button:visible, nav:visible, #account:visible').count()).toBe(0)
      expect(await paleTexts(page)).toEqual([])
    })
  })
})
