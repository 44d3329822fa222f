/** The map below the chart of the boats and the plan of the designer, from a server of tiles. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { desktop, servedPages } from '../support/browser.ts'
import { newTrackedRace, officerOf } from '../support/trackedRace.ts'

const { service, onPage } = servedPages({
  environment: { MAP_TILES: 'http://tiles.test/{z}/{x}/{y}.svg', MAP_ATTRIBUTION: 'Charts & Co' },
})

const tile =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256"/></svg>'

/** Counts the requests for tiles, which name the service and no page. */
const withTiles = async (page: Page) => {
  const requests: string[] = []
  await page.route('http://tiles.test/**', async (route) => {
    requests.push((await route.request().allHeaders()).referer ?? '')
    await route.fulfill({ contentType: 'image/svg+xml', body: tile })
  })
  return requests
}

it('lies below the boats, and names its source', async () => {
  const { board } = await newTrackedRace(await officerOf(service()), 'Tiles', { boats: 3 })
  await onPage('/health', desktop, async (page) => {
    const requests = await withTiles(page)
    await page.goto(board)
    await page.locator('#boats-chart .boat:visible').first().waitFor()

    expect(await page.locator('#boats-chart svg > :first-child').getAttribute('class')).toBe('map')
    expect(await page.locator('#boats-chart').textContent()).toContain('Map: Charts & Co')
    await expect.poll(() => requests.length).toBe(await page.locator('.map image').count())
    expect(new Set(requests)).toEqual(new Set([`${service().baseUrl}/`]))
  })
})

it('lies below the marks of the designer', async () => {
  const { board } = await newTrackedRace(await officerOf(service()), 'Designed', { boats: 1 })
  await onPage('/health', desktop, async (page) => {
    const requests = await withTiles(page)
    const form = { username: 'admin', password: service().adminPassword ?? '' }
    await page.request.post('/security/api/restsecurity/login', { form })
    await page.goto(board.replace('/board/', '/course/'))
    await page.locator('.plan .map image').first().waitFor()

    expect(await page.getByText('Map: Charts & Co.').count()).toBe(1)
    await expect.poll(() => requests.length).toBe(await page.locator('.map image').count())
  })
})
