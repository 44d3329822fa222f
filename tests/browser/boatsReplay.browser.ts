/** Choosing a boat, going back in time and replaying a race on the race board, in a real browser. */
import { EventEmitter, once } from 'node:events'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { phone, servedPages } from '../support/browser.ts'
import { newTrackedRace, officerOf, type TrackedRace } from '../support/trackedRace.ts'
import { ranking, receivedRanking, shownBoats } from './boatsOfBoards.ts'

const { service, onPage } = servedPages()

let few: TrackedRace
let many: TrackedRace
beforeAll(async () => {
  const officer = await officerOf(service())
  many = await newTrackedRace(officer, 'Many', { boats: 60 })
  few = await newTrackedRace(officer, 'Few', { boats: 12 })
})

it.each([
  ['a phone', { width: 390, height: 844 }],
  ['a screen', { width: 1280, height: 800 }],
])('%s shows the chart and the leaders without scrolling', async (_, size) => {
  await onPage(few.board, size, async (page) => {
    await shownBoats(page).nth(11).waitFor()
    const bottom = async (selector: string) => {
      const { y = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {}
      return y + height
    }

    expect(await bottom('#boats-chart')).toBeLessThan(size.height)
    expect(await bottom('#boats-rows tr:nth-child(3)')).toBeLessThan(size.height)
  })
})

describe('while something loads', () => {
  it('the board says so, and not any more when it is there', async () => {
    await onPage(few.board, phone, async (page) => {
      const gate = new EventEmitter()
      const opened = once(gate, 'open')
      await page.route('**/competitors/**', async (route) => {
        await opened
        await route.continue()
      })
      await page.reload()
      const loading = page.getByText('Loading …').filter({ visible: true })
      await loading.nth(1).waitFor()
      gate.emit('open')

      await shownBoats(page).nth(11).waitFor()
      expect(await loading.count()).toBe(0)
    })
  })
})

describe('the search', () => {
  it('chooses a boat by its sail number or name, also after a reload of this race only', async () => {
    await onPage(many.board, phone, async (page) => {
      const { competitors } = await receivedRanking(page)
      const { name, sailNumber } = competitors[40] ?? { name: '', sailNumber: '' }
      const boat = page.getByRole('button', { name: `${sailNumber} ${name}`, exact: true })
      const field = page.getByRole('searchbox', { name: 'Boat' })
      await ranking(page).nth(9).waitFor()
      expect(await boat.count()).toBe(0)
      await field.fill('no such boat')
      await page.getByText('No boat has this name or sail number.').waitFor()
      expect(await ranking(page).count()).toBe(0)
      await field.fill(sailNumber.replace(' ', '').toLowerCase())
      await boat.waitFor()
      await field.press('Enter')
      await ranking(page).nth(10).waitFor()
      expect(await boat.getAttribute('aria-pressed')).toBe('true')
      expect(await field.inputValue()).toBe('')

      await page.reload()
      await page.locator('#boats-chart .boat.chosen').waitFor()
      expect(await boat.getAttribute('aria-pressed')).toBe('true')
      await page.goto(few.board)
      await shownBoats(page).nth(11).waitFor()
      expect(await page.locator('.chosen').count()).toBe(0)
    })
  })
})

describe('the boat of the reader', () => {
  it('comes first in the ranking and in the results, and is kept in this browser', async () => {
    await onPage(few.board, phone, async (page) => {
      const own = page.getByRole('button', { name: /My boat:/ })
      await ranking(page).nth(9).waitFor()
      expect(await own.isVisible()).toBe(false)
      const { competitors } = await receivedRanking(page)
      const { name, sailNumber } = competitors[5] ?? { name: '', sailNumber: '' }
      await page.getByRole('button', { name: `${sailNumber} ${name}`, exact: true }).click()
      await own.click()
      expect(await ranking(page).first().textContent()).toContain(name)
      expect(await own.getAttribute('aria-pressed')).toBe('true')

      await page.reload()
      await ranking(page).nth(9).waitFor()
      expect(await ranking(page).first().textContent()).toContain(name)
      expect(await page.locator('#boats-rows .own').count()).toBe(1)
      await page.goto(few.board.replace('/board', '/results').replace(/\/R1.*/, ''))
      expect(await page.locator('.standings tbody tr').first().textContent()).toContain(name)
      await page.goBack()
      await own.click()
      expect(await page.locator('#boats-rows .own').count()).toBe(0)
    })
  })
})

describe('the time', () => {
  it('goes back with the keyboard, loads that time, and returns to live', async () => {
    await onPage(few.board, phone, async (page) => {
      await shownBoats(page).nth(11).waitFor()
      const slider = page.getByRole('slider', { name: /^Time/ })
      const loaded = page.waitForResponse((reply) => reply.url().includes('step=12000'))
      await slider.press('Home')
      await slider.press('PageUp')
      await loaded

      const shown = Number(await slider.inputValue())
      expect(shown).toBeGreaterThan(few.startMillis - 180_000)
      expect(shown).toBeLessThan(few.startMillis)
      expect(await slider.getAttribute('aria-valuetext')).toMatch(/^\d\d:\d\d:\d\d UTC$/)
      await shownBoats(page).nth(11).waitFor()
      await page.locator('#boats-leader', { hasNotText: /./ }).waitFor({ state: 'attached' })
      const names = await page.locator('#boats-chart .boat .name:visible').allTextContents()
      expect(names.join('')).not.toMatch(/\d/)
      await page.getByRole('button', { name: 'Live' }).click()
      await page.getByText(/^\S+ leads\.$/).waitFor()
      await page.waitForFunction((then) => {
        const input = document.querySelector('#boats-time')
        return Number((input as HTMLInputElement | null)?.value) > then + 60_000
      }, shown)
    })
  })
})

describe('the replay', () => {
  it('plays from the chosen time on, pauses, and ends with Live', async () => {
    await onPage(few.board, phone, async (page) => {
      await shownBoats(page).nth(11).waitFor()
      const slider = page.getByRole('slider', { name: /^Time/ })
      const speed = page.getByRole('combobox', { name: 'Replay speed' })
      const time = async () => Number(await slider.inputValue())
      await slider.press('Home')
      const begin = await time()
      await speed.selectOption('20×')
      await page.waitForFunction(
        (millis) => Number(document.querySelector<HTMLInputElement>('#boats-time')?.value) > millis,
        begin + 40_000,
      )
      expect(await time()).toBeLessThan(begin + 120_000)
      await speed.selectOption('Pause')
      const paused = await time()
      await page.waitForTimeout(1500)
      expect(await time()).toBe(paused)

      await page.getByRole('button', { name: 'Live' }).click()
      await page.getByText(/^\S+ leads\.$/).waitFor()
      expect(await speed.inputValue()).toBe('0')
      expect(await time()).toBeGreaterThan(begin + 300_000)
    })
  })

  it('stops when positions do not come, and says so', async () => {
    const use = async (page: Page) => {
      await shownBoats(page).nth(11).waitFor()
      await page.route('**/positions?step=30000*', (route) => route.abort())
      const speed = page.getByRole('combobox', { name: 'Replay speed' })
      await speed.selectOption('60×')
      await page.getByText('No response. Choose the time again.').waitFor()
      expect(await speed.locator('option:checked').textContent()).toBe('Replay')
    }
    await onPage(few.board, phone, use, /ERR_FAILED/)
  })
})
