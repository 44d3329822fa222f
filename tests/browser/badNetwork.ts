/** Bad networks for the pages of race officers. */
import type { BrowserContext, Page } from 'playwright-core'

/** The responses to the first writes of a phone are lost, so that it sends them again. */
export const loseResponses = async (context: BrowserContext): Promise<void> => {
  let lost = 0
  await context.route(/sailingserver/, async (route) => {
    const isWrite = route.request().postData() !== null
    if (!isWrite || lost === 2) return route.fallback()
    lost += 1
    await route.fetch()
    await route.abort()
  })
}

/** The page is kept by its service worker before a connection is lost. */
export const keptPage = async (page: Page): Promise<void> => {
  await page.evaluate(async () => navigator.serviceWorker.ready)
  await page.reload()
  await page.waitForTimeout(500)
}
