/** The boats on the race board in a real browser, while they sail. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { desktop, phone, servedPages } from '../support/browser.ts'
import { newTrackedRace, officerOf, type TrackedRace } from '../support/trackedRace.ts'
import { ranking, receivedRanking, shownBoats } from './boatsOfBoards.ts'
import { barriers, pageWidths, paleTexts, smallTargets } from './pageChecks.ts'

const { service, onPage } = servedPages()

let few: TrackedRace
let many: TrackedRace
let withoutMarks: TrackedRace
let over: TrackedRace
let ashore: TrackedRace
beforeAll(async () => {
  const officer = await officerOf(service())
  many = await newTrackedRace(officer, 'Many', { boats: 60 })
  few = await newTrackedRace(officer, 'Few', { boats: 12 })
  withoutMarks = await newTrackedRace(officer, 'Without marks', { boats: 3, hasCourse: false })
  over = await newTrackedRace(officer, 'Over', { boats: 3, sailed: 1500, isOver: true })
  ashore = await newTrackedRace(officer, 'Ashore', { boats: 2, sailed: -900 })
})

const onBoard = (
  { board }: TrackedRace,
  options: Parameters<typeof onPage>[1],
  use: (page: Page) => Promise<void>,
) => onPage(board, options, use)

const transformOfLeader = (page: Page) =>
  page.locator('#boats-chart .boat').last().getAttribute('style')

/** Pairs of visible names, of boats and of marks, that cover each other, except for moving margins. */
const coveredNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('#boats-chart :is(.boat, .water) text')]
      .filter((name) => name.checkVisibility())
      .map((name) => ({ text: name.textContent, box: name.getBoundingClientRect() }))
    return names.flatMap(({ text, box }, index) =>
      names
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right - 4 &&
            other.left < box.right - 4 &&
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
      const [leader] = (await receivedRanking(page)).competitors
      await shownBoats(page).nth(59).waitFor()
      await page.getByText(`${leader?.name} leads.`, { exact: true }).waitFor()

      expect(await ranking(page).count()).toBe(10)
      expect(await ranking(page).first().locator('td, th').allTextContents()).toEqual([
        '1',
        `${leader?.sailNumber} ${leader?.name}`,
        String(leader?.leg),
        leader?.['speedOverGround-kts'].toFixed(1),
        '0',
      ])
      const names = page.locator('#boats-chart .boat .name:visible')
      expect(await names.count()).toBeGreaterThanOrEqual(4)
      expect(await names.count()).toBeLessThanOrEqual(5)
      expect(await coveredNames(page)).toEqual([])
      const [wide, room] = await pageWidths(page)
      expect(wide).toBe(room)
      expect(await barriers(page)).toEqual([])
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
      await page.waitForRequest((request) => request.url().includes('positions?step=5000&after='))
    })
  })

  it('names a chosen boat in the picture, and shows it in the ranking', async () => {
    await onBoard(many, desktop, async (page) => {
      const { competitors } = await receivedRanking(page)
      const { name, sailNumber } = competitors[30] ?? { name: '', sailNumber: '' }
      await page.getByRole('button', { name: 'Show all 60 boats' }).click()
      await ranking(page).nth(59).waitFor()
      const boat = page.getByRole('button', { name: `${sailNumber} ${name}`, exact: true })
      await boat.press('Enter')

      expect(await boat.getAttribute('aria-pressed')).toBe('true')
      expect(await page.locator('.chosen .name').textContent()).toMatch(
        new RegExp(`^\\d+ ${name}$`),
      )
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
    await onBoard(withoutMarks, phone, async (page) => {
      await shownBoats(page).nth(2).waitFor()
    })
  })

  it('positions before the start, the boats are listed', async () => {
    await onBoard(ashore, phone, async (page) => {
      await page.getByText('Boats without positions: 2.').waitFor()
      await page.getByText(/^The race starts at \d\d:\d\d:\d\d UTC\.$/).waitFor()

      expect(await ranking(page).count()).toBe(2)
      expect(await page.locator('#boats-clock').textContent()).toMatch(/^\d\d:\d\d:\d\d UTC$/)
    })
  })

  it('tracking, the board shows the end, and stops its requests', async () => {
    await onBoard(over, phone, async (page) => {
      const [winner] = (await receivedRanking(page)).competitors
      let requests = 0
      page.on('requestfinished', (request) => {
        if (request.url().includes('/competitors/')) requests += 1
      })
      await shownBoats(page).nth(2).waitFor()
      await page.getByText(`${winner?.name} finished first.`, { exact: true }).waitFor()
      const before = requests
      await page.waitForTimeout(8000)
      expect(requests).toBe(before)
      expect(await page.getByRole('button', { name: 'End' }).isVisible()).toBe(true)
    })
  })
})

describe('on paper', () => {
  it('has the picture and the ranking, without controls', async () => {
    await onBoard(few, desktop, async (page) => {
      await shownBoats(page).nth(11).waitFor()
      await page.getByText(/^\S+ leads\.$/).waitFor()
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

describe('after the end of tracking', () => {
  it('an open board asks for positions again when tracking goes on', async () => {
    const officer = await officerOf(service())
    const stopped = await newTrackedRace(officer, 'Again', { boats: 3, isOver: true })
    await onBoard(stopped, phone, async (page) => {
      await shownBoats(page).nth(2).waitFor()
      await page.getByRole('button', { name: 'End' }).waitFor()
      await officer.send(
        'POST /sailingserver/api/v1/leaderboards/Again/starttracking?race_column=R1',
      )

      await page.getByRole('button', { name: 'Live' }).waitFor()
      await page.waitForRequest((request) => request.url().includes('/competitors/positions'))
    })
  })
})
