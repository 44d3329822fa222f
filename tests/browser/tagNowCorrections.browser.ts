/** *Tag now* in a real browser: corrections while earlier requests are under way or wait. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  day,
  field,
  moments,
  onBoard,
  press,
  tagList,
  tagsOf,
  textsOf,
  tokenOf,
} from './tagNowBoards.ts'

/** Delays the requests for tags until `release` is called. */
const holdRequests = async (page: Page) => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/tags', async (route) => {
    await released
    await route.fallback()
  })
  return release
}

const edit = async (page: Page, text: string) =>
  moments(page)
    .getByRole('button', { name: `Edit ${text}` })
    .click()
const save = async (page: Page) => page.getByRole('button', { name: 'Save' }).click()

describe('a request under way', () => {
  it('leaves a form open that corrects its tag, and each correction is sent', async () => {
    await onBoard(async (page, regatta) => {
      const releaseTag = await holdRequests(page)
      await press(page, 'Protest')
      await moments(page).getByText('Sending …').waitFor()
      await edit(page, 'Protest')
      await field(page).fill('Protest GER 7')
      releaseTag()
      await tagList(page).getByText('Protest').waitFor()
      expect(await field(page).inputValue()).toBe('Protest GER 7')

      const releaseChange = await holdRequests(page)
      await save(page)
      await moments(page).getByText('Sending …').waitFor()
      await edit(page, 'Protest GER 7')
      await field(page).fill('Protest GER 70')
      releaseChange()
      await tagList(page).getByText('Protest GER 7').waitFor()
      await save(page)
      await tagList(page).getByText('Protest GER 70').waitFor()
      expect(await textsOf(regatta)).toEqual(['Protest GER 70'])
    })
  })

  it('closes a form that was saved meanwhile, and its text follows', async () => {
    await onBoard(async (page, regatta) => {
      const release = await holdRequests(page)
      await press(page, 'Finish')
      await moments(page).getByText('Sending …').waitFor()
      await edit(page, 'Finish')
      await field(page).fill('Finish GER 7')
      await page.getByRole('button', { name: 'Send' }).click()
      release()
      await tagList(page).getByText('Finish GER 7').waitFor()
      expect(await textsOf(regatta)).toEqual(['Finish GER 7'])
    })
  })
})

describe('a change that waits', () => {
  const onBoardWithTag = (use: (page: Page, regatta: string, release: () => void) => unknown) =>
    onBoard(async (page, regatta) => {
      const raceTimepoint = Date.now() - 600_000
      await day.tag(tokenOf('anna'), [regatta, 'R1', 'Default'], { tag: 'Lull', raceTimepoint })
      await page.reload()
      const release = await holdRequests(page)
      await tagList(page).getByRole('button', { name: 'Edit the tag Lull' }).click()
      await use(page, regatta, release)
    })

  it('is continued by editing the tag in the list', async () => {
    await onBoardWithTag(async (page, regatta, release) => {
      await field(page).fill('Long lull')
      await save(page)
      await moments(page).getByText('Sending …').waitFor()
      await tagList(page).getByRole('button', { name: 'Edit the tag Lull' }).click()
      expect(await field(page).inputValue()).toBe('Long lull')
      release()
      await tagList(page).getByText('Long lull').waitFor()
      await field(page).fill('Very long lull')
      await save(page)
      await tagList(page).getByText('Very long lull').waitFor()
      expect(await textsOf(regatta)).toEqual(['Very long lull'])
    })
  })

  it('is a deletion that editing the tag in the list does not cancel', async () => {
    await onBoardWithTag(async (page, regatta, release) => {
      await page.getByRole('button', { name: 'Delete the tag' }).click()
      await moments(page).getByText('To be deleted.').waitFor()
      await tagList(page).getByRole('button', { name: 'Edit the tag Lull' }).click()
      await page.waitForTimeout(300)
      expect(await moments(page).getByText('To be deleted.').count()).toBe(1)
      release()
      await tagList(page).getByText('No tags yet.').waitFor()
      expect(await tagsOf(regatta)).toEqual([])
    })
  })
})
