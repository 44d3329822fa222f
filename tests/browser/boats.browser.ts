/** The boats on the race board in a real browser, while they sail. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boatsBoard, startBoatsService } from '../support/boatsService.ts'
import { desktop, pagesOf, phone, startBrowser } from '../support/browser.ts'
import { pageWidths, paleTexts, smallTargets } from './pageChecks.ts'

type Service = Awaited<ReturnType<typeof startBoatsService>>

let browser: Browser
let few: Service
let many: Service
beforeAll(async () => {
  browser = await startBrowser()
  few = await startBoatsService({ boats: 12 })
  many = await startBoatsService({ boats: 60 })
})
afterAll(async () => {
  await browser.close()
  await Promise.all([few.stop(), many.stop()])
})

const onBoard = (
  service: Service,
  options: Parameters<ReturnType<typeof pagesOf>>[1],
  use: (page: Page) => Promise<void>,
) => pagesOf(() => ({ browser, baseUrl: service.baseUrl }))(boatsBoard, options, use)

const ranking = (page: Page) => page.locator('#boats-rows tr:visible')

const shownBoats = (page: Page) => page.locator('#boats-chart .boat:visible')

const transformOfLeader = (page: Page) =>
  page.locator('#boats-chart .boat').last().getAttribute('style')

/** Pairs of visible names that cover each other. */
const coveredNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('#boats-chart .boat .name')]
      .filter((name) => name.getAttribute('display') === 'inline')
      .map((name) => ({ text: name.textContent, box: name.getBoundingClientRect() }))
    return names.flatMap(({ text, box }, index) =>
      names
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 4 &&
            other.top < box.bottom - 4,
        )
        .map((other) => `${text} / ${other.text}`),
    )
  })

describe.each([
  ['a phone', phone],
  ['a phone at night', { ...phone, dark: true }],
  ['a screen', desktop],
])('on %s', (_, options) => {
  it('shows all boats, names of the leading ones, and the ranking', async () => {
    await onBoard(many, options, async (page) => {
      await shownBoats(page).nth(59).waitFor()
      await page.getByText('Anna Schmidt leads.').waitFor()

      expect(await ranking(page).count()).toBe(10)
      expect(await ranking(page).first().textContent()).toBe('1GER 100 Anna Schmidt16.10')
      const names = page.locator('#boats-chart .boat .name:visible')
      expect(await names.count()).toBeGreaterThanOrEqual(4)
      expect(await names.count()).toBeLessThanOrEqual(5)
      expect(await coveredNames(page)).toEqual([])
      const [wide, room] = await pageWidths(page)
      expect(wide).toBe(room)
      expect(await paleTexts(page)).toEqual([])
      expect(await smallTargets(page)).toEqual([])
    })
  })
})

describe('live', () => {
  it('moves the boats, and draws their tails', async () => {
    await onBoard(few, phone, async (page) => {
      await shownBoats(page).nth(11).waitFor()
      const before = await transformOfLeader(page)
      await page.waitForFunction(
        (style) =>
          document.querySelector('#boats-chart .boat:last-child')?.getAttribute('style') !== style,
        before,
      )

      await page.waitForFunction(() => {
        const tail = document.querySelector('#boats-chart .tail')?.getAttribute('d') ?? ''
        return tail.split('L').length > 4
      })
      expect(few.requests.filter((url) => url.includes('after='))).not.toEqual([])
    })
  })

  it('names a chosen boat in the picture, and shows it in the ranking', async () => {
    await onBoard(many, desktop, async (page) => {
      await page.getByRole('button', { name: 'Show all 60 boats' }).click()
      await ranking(page).nth(59).getByText('60', { exact: true }).waitFor()
      const boat = page.getByRole('button', { name: 'GER 310 Günther Ó Briain' })
      await boat.press('Enter')

      expect(await boat.getAttribute('aria-pressed')).toBe('true')
      expect(await page.locator('.chosen .name').textContent()).toMatch(/^31 Günther/)
    })
  })

  it('needs less than 100 kB a minute for 60 boats', { timeout: 180_000 }, async () => {
    await onBoard(many, phone, async (page) => {
      await shownBoats(page).nth(59).waitFor()
      let bytes = 0
      page.on('requestfinished', (request) => {
        void request.sizes().then((sizes) => {
          bytes += sizes.responseBodySize + sizes.responseHeadersSize
        })
      })
      await page.waitForTimeout(60_000)

      expect(bytes).toBeGreaterThan(10_000)
      expect(bytes).toBeLessThan(100_000)
    })
  })

  it('keeps the boats when the chart is replaced', async () => {
    await onBoard(few, phone, async (page) => {
      await shownBoats(page).nth(11).waitFor()
      await page.evaluate(() => {
        const chart = document.querySelector('#boats-chart')
        const fresh = chart?.cloneNode(true) as Element
        for (const boat of fresh.querySelectorAll('.boat, .tail')) boat.remove()
        chart?.replaceWith(fresh)
      })

      await shownBoats(page).nth(11).waitFor()
    })
  })
})

describe('the time', () => {
  it('goes back with the keyboard, loads that time, and returns to live', async () => {
    await onBoard(few, phone, async (page) => {
      await shownBoats(page).nth(11).waitFor()
      const slider = page.getByRole('slider', { name: /^Time/ })
      const loaded = page.waitForResponse((reply) => reply.url().includes('step=12000'))
      await slider.press('Home')
      await slider.press('PageUp')
      await loaded

      const shown = Number(await slider.inputValue())
      expect(shown).toBeGreaterThan(few.start)
      expect(shown).toBeLessThan(few.start + 200_000)
      expect(await slider.getAttribute('aria-valuetext')).toMatch(/^\d\d:\d\d:\d\d$/)
      await shownBoats(page).nth(11).waitFor()
      await page.locator('#boats-leader', { hasNotText: /./ }).waitFor({ state: 'attached' })
      const names = await page.locator('#boats-chart .boat .name:visible').allTextContents()
      expect(names.join('')).not.toMatch(/\d/)
      await page.getByRole('button', { name: 'Live' }).click()
      await page.getByText('Anna Schmidt leads.').waitFor()
      await page.waitForFunction((then) => {
        const input = document.querySelector('#boats-time')
        return Number((input as HTMLInputElement | null)?.value) > then + 60_000
      }, shown)
    })
  })
})

describe('without', () => {
  it('a script, the still picture is there', async () => {
    await onBoard(few, { ...phone, withoutScripts: true }, async (page) => {
      const picture = page.getByRole('img', { name: /^The boats on the course/ })
      expect(await picture.count()).toBe(1)
      expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(400)
      expect(await page.locator('#boats-rows').isVisible()).toBe(false)
    })
  })

  it('marks, the boats decide on the view', async () => {
    const service = await startBoatsService({ boats: 3, hasMarks: false })
    await onBoard(service, phone, async (page) => {
      await shownBoats(page).nth(2).waitFor()
    })
    await service.stop()
  })

  it('tracking, the board shows the end, and stops its requests', async () => {
    const service = await startBoatsService({ boats: 3, isOver: true })
    await onBoard(service, phone, async (page) => {
      await shownBoats(page).nth(2).waitFor()
      await page.getByText('Anna Schmidt leads.').waitFor()
      const count = () => service.requests.filter((url) => url.includes('/competitors/')).length
      const before = count()
      await page.waitForTimeout(8000)
      expect(count()).toBe(before)
      expect(await page.getByRole('button', { name: 'End' }).isVisible()).toBe(true)
    })
    await service.stop()
  })
})

describe('on paper', () => {
  it('has the picture and the ranking, without controls', async () => {
    await onBoard(few, desktop, async (page) => {
      await shownBoats(page).nth(11).waitFor()
      await page.getByText('Anna Schmidt leads.').waitFor()
      await page.emulateMedia({ media: 'print' })

      expect(await page.locator('#boats-time, #boats-live, #boats-all').count()).toBe(3)
      expect(await page.locator(':is(#boats-time, #boats-live, #boats-all):visible').count()).toBe(
        0,
      )
      expect(await shownBoats(page).count()).toBe(12)
      expect(await paleTexts(page)).toEqual([])
    })
  })
})
