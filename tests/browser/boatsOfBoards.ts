/** Readings of the boats on a board, for several files of tests. */
import type { Page } from 'playwright-core'

interface Ranking {
  readonly competitors: readonly {
    readonly name: string
    readonly sailNumber: string
    readonly rank: number
    readonly leg: number
    readonly 'speedOverGround-kts': number
    readonly 'gapToLeader-m': number
  }[]
}

/** Opens the board again, and returns the first ranking that the page receives. */
export const receivedRanking = async (page: Page): Promise<Ranking> => {
  const board = page.url()
  // Requests of the first page end here.
  await page.goto('about:blank')
  const received = page.waitForResponse((reply) => reply.url().includes('/competitors/live'))
  await page.goto(board)
  return (await (await received).json()) as Ranking
}

export const ranking = (page: Page) => page.locator('#boats-rows tr:visible')

export const shownBoats = (page: Page) => page.locator('#boats-chart .boat:visible')
