/** The board and the finish page tell which boats left out marks. */
import { expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { boardPath, password, raceDayOf } from '../support/boardRace.ts'
import { phone, servedPages } from '../support/browser.ts'
import { newSailedRace } from '../support/sailedRace.ts'

const { service, request, onPage } = servedPages()

it('stands beside the boat on both pages', async () => {
  const token = await raceDayOf(service().baseUrl).register('officer')
  const race = await newSailedRace({ request }, token, [5, 5])
  await race.sail(0, -20, 400, 800)
  await race.sail(1, -20, 500)
  const board = boardPath(race.regatta)
  await onPage(
    '/',
    phone,
    async (page) => {
      await page.context().request.post(`${S}/hello`, { form: { username: 'officer', password } })
      await page.goto(board)
      const row = page.locator('#boats-rows tr').filter({ hasText: 'finished' })
      await row.first().waitFor()
      const cells = await row.allInnerTexts()
      expect(cells.map((text) => text.match(/Boat \d|missed top/g))).toEqual([
        ['Boat 2'],
        ['Boat 1', 'missed top'],
      ])

      await page.goto(board.replace('/board', '/finish'))
      await page.getByRole('button', { name: 'Take over the order of the tracks (2)' }).click()
      expect(await page.locator('.lines summary').allInnerTexts()).toEqual([
        expect.not.stringContaining('missed'),
        expect.stringMatching(/Boat 1\s+missed top/),
      ])
      // The race has no finish sheet yet.
    },
    /404/,
  )
})
