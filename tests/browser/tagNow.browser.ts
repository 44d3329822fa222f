/** *Tag now* on the race board in a real browser: pressing, sending, undoing and changing. */
import { describe, expect, it } from 'vitest'
import { V } from '../../scripts/requests/paths.ts'
import { boardPath } from '../support/boardRace.ts'
import { desktop } from '../support/browser.ts'
import { accessibilityFaults, screenshot } from './pageChecks.ts'
import {
  day,
  field,
  moments,
  newRegatta,
  offline,
  onBoard,
  onPage,
  openBoard,
  phone,
  press,
  request,
  startSession,
  tagButton,
  tagList,
  tagsOf,
  textsOf,
  tokenOf,
} from './tagNowBoards.ts'

describe.each([
  ['a phone', phone],
  ['a phone at night', { ...phone, dark: true }],
  ['a screen', desktop],
  ['a screen at night', { ...desktop, dark: true }],
])('on %s', (device, options) => {
  it('is accessible to everybody, with targets for a finger', async () => {
    await onBoard(
      async (page) => {
        await page.route('**/tags', (route) => route.abort())
        await press(page, 'Protest')
        await moments(page).getByText('Everybody will see it. Waits for a connection.').waitFor()
        await tagButton(page).click()
        await field(page).fill('Gust')
        await tagButton(page).click()
        await page.getByText('Not sent yet.').waitFor()
        await screenshot(page, `tag now ${device}`)
        expect(await accessibilityFaults(page)).toEqual([])
      },
      { user: 'officer', expected: offline, ...options },
    )
  })
})

describe('a tag', () => {
  it('is one after a double click, and keeps its text', async () => {
    await onBoard(async (page) => {
      await tagButton(page).dblclick()
      await field(page).fill('Gust')
      await page.waitForTimeout(600)
      expect(await moments(page).count()).toBe(1)

      await tagButton(page).dblclick()
      await page.waitForTimeout(600)
      expect(await moments(page).allInnerTexts()).toEqual([
        expect.not.stringContaining('Gust'),
        expect.stringContaining('Gust'),
      ])
    })
  })

  it('has the time of the press, and not of the sending', async () => {
    await onBoard(async (page, regatta) => {
      const before = Date.now()
      await tagButton(page).click()
      const after = Date.now()
      await page.waitForTimeout(1500)
      await field(page).fill('  Gust on the left ')
      await page.getByRole('button', { name: 'Send' }).click()
      await tagList(page).getByText('Gust on the left').waitFor()
      const [tag] = await tagsOf(regatta)

      expect(tag).toMatchObject({ tag: 'Gust on the left', username: 'anna', public: false })
      expect(tag?.raceTimepoint).toBeGreaterThanOrEqual(before)
      expect(tag?.raceTimepoint).toBeLessThanOrEqual(after)
    })
  })

  it('has the time of the service if the clock of the phone is wrong', async () => {
    await onBoard(async (page, regatta) => {
      await page.clock.install({ time: Date.now() - 3_600_000 })
      await page.reload()
      const isCompared = page.waitForResponse(/\/health$/)
      await tagButton(page).waitFor()
      await isCompared
      const before = Date.now()
      await press(page, 'Capsize')
      await tagList(page).getByText('Capsize').waitFor()
      const [tag] = await tagsOf(regatta)
      expect(Math.abs((tag?.raceTimepoint ?? 0) - before)).toBeLessThan(3000)
    })
  })

  it('is a preset with what has been written', async () => {
    await onBoard(async (page, regatta) => {
      await tagButton(page).click()
      await field(page).fill('GER 7')
      await page.getByRole('button', { name: 'Protest' }).click()
      await tagList(page).getByText('Protest GER 7').waitFor()
      expect(await textsOf(regatta)).toEqual(['Protest GER 7'])
    })
  })

  it('can be undone for ten seconds', async () => {
    await onBoard(async (page, regatta) => {
      await press(page, 'Penalty')
      await tagList(page).getByText('Penalty').waitFor()
      await page.getByRole('button', { name: 'Undo Penalty' }).click()
      await moments(page).waitFor({ state: 'detached' })
      await tagList(page).getByText('No tags yet.').waitFor()
      expect(await textsOf(regatta)).toEqual([])

      await press(page, 'Finish')
      await moments(page).getByText('Sent.').waitFor()
      await page.getByRole('button', { name: 'Undo Finish' }).waitFor({
        state: 'detached',
        timeout: 12_000,
      })
      expect(await textsOf(regatta)).toEqual(['Finish'])
    })
  })

  it('can be changed and deleted later, by its author only', async () => {
    const regatta = await newRegatta()
    const race = [regatta, 'R1', 'Default']
    const raceTimepoint = Date.now() - 600_000
    await day.tag(tokenOf('anna'), race, { tag: 'Lull', comment: 'Left', raceTimepoint })
    await day.tag(tokenOf('officer'), race, { tag: 'Start', raceTimepoint: 1, public: true })
    await onPage('/health', phone, async (page) => {
      await openBoard(page, regatta)
      expect(await tagList(page).getByRole('button').count()).toBe(1)
      await tagList(page).getByRole('button', { name: 'Edit the tag Lull' }).click()
      await field(page).fill('Long lull')
      await page.getByRole('button', { name: 'Save' }).click()
      await tagList(page).getByText('Long lull').waitFor()
      expect(await tagsOf(regatta)).toMatchObject([
        { tag: 'Start' },
        { tag: 'Long lull', comment: 'Left', raceTimepoint, public: false },
      ])

      await tagList(page).getByRole('button', { name: 'Edit the tag Long lull' }).click()
      await page.getByRole('button', { name: 'Delete the tag' }).click()
      await tagList(page).getByText('Long lull').waitFor({ state: 'detached' })
      expect(await textsOf(regatta)).toEqual(['Start'])
    })
  })

  it('is public if its author may publish, and does not choose otherwise', async () => {
    await onBoard(
      async (page, regatta) => {
        await press(page, 'Mark rounding')
        await moments(page).getByText('Sent. Everybody sees it.').waitFor()
        await tagButton(page).click()
        await page.getByLabel('Public').uncheck()
        await page.getByRole('button', { name: 'Capsize' }).click()
        await moments(page).getByText('Sent. Only you see it.').waitFor()
        await press(page, 'Protest')
        await tagList(page).getByText('Protest').waitFor()
        expect((await tagsOf(regatta, 'officer')).map((tag) => tag.public)).toEqual([
          true,
          false,
          true,
        ])
      },
      { user: 'officer' },
    )
    await onBoard(async (page) => {
      await tagButton(page).click()
      await page.getByText('Only you will see the tag.').waitFor()
      const why = await page.getByRole('link', { name: 'Why?' }).getAttribute('href')
      expect(why).toMatch(/^\/why\?permission=LEADERBOARD%3AUPDATE%3A/)
      expect(await page.getByLabel('Public').count()).toBe(0)
    })
  })

  it('says whether a press of Start is the start of the race', async () => {
    await onBoard(
      async (page, regatta) => {
        await press(page, 'Start')
        await moments(page).getByText('This is the start of the race.').waitFor()
        const [tag] = await tagsOf(regatta, 'officer')
        await page.locator('#state').getByText('start ').waitFor()
        await press(page, 'General recall')
        await moments(page).getByText('The start stays until the next Start.').waitFor()
        await tagButton(page).click()
        await page.getByLabel('Public').uncheck()
        await page.getByRole('button', { name: 'Start', exact: true }).click()
        await moments(page).getByText('A private tag is no start.').waitFor()

        const startTime = (tag?.raceTimepoint ?? 0) - 60_000
        const start = { race_column: 'R1', fleet: 'Default', startTime: String(startTime) }
        const author = { authorName: 'officer', authorPriority: '1', passId: '0' }
        const query = new URLSearchParams({ ...start, ...author }).toString()
        const leaderboard = `${V}/leaderboards/${encodeURIComponent(regatta)}`
        await request(`PUT ${leaderboard}/starttime?${query}`, { token: tokenOf('officer') })
        await page.reload()
        await press(page, 'Start')
        await moments(page).getByText('The race has another start').first().waitFor()
      },
      { user: 'officer' },
    )
  })

  it('works with a keyboard', async () => {
    await onBoard(async (page, regatta) => {
      await tagButton(page).focus()
      await page.keyboard.press('Enter')
      await field(page).waitFor()
      await page.keyboard.type('Shift to the right')
      await page.keyboard.press('Enter')
      await tagList(page).getByText('Shift to the right').waitFor()
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('tag-now-button')
      await page.keyboard.press('Space')
      await field(page).waitFor()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Enter')
      await tagList(page).getByText('Finish').waitFor()
      expect(await textsOf(regatta)).toEqual(['Shift to the right', 'Finish'])
    })
  })
})

describe('who may not tag', () => {
  it('sees no button, and without JavaScript the reason', async () => {
    const regatta = await newRegatta()
    await onPage(boardPath(regatta), phone, async (page) => {
      await page.locator('.script').waitFor()
      await page.waitForTimeout(500)
      expect(await page.getByText('Tag now').count()).toBe(0)
    })
    await onPage('/health', { ...phone, withoutScripts: true }, async (page) => {
      await startSession(page.context(), 'anna')
      await page.goto(boardPath(regatta))
      await page.getByText('Tagging needs JavaScript.').waitFor()
      expect(await page.locator('button:visible').count()).toBe(0)
    })
  })
})
