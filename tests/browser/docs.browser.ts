/**
 * The reference in a real browser: it renders, operations can be tried, and no other host is
 * contacted.
 */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import openApi from '../../openapi.json' with { type: 'json' }
import { desktop, phone, servedPages } from '../support/browser.ts'

const { service, onPage } = servedPages()

const hello = 'hello'

/** The open block of an operation, at the anchor that links use. */
const operation = (page: Page, name: string) => page.locator(`.opblock.is-open[id$="-${name}"]`)

const execute = async (page: Page) => {
  const block = operation(page, hello)
  await block.getByRole('button', { name: 'Execute', exact: true }).click()
  const response = block.locator('.live-responses-table .response-col_description code').first()
  await response.waitFor()
  return block
}

/** The response to a tried operation, and the token that was sent. */
const tryHello = async (page: Page) => {
  const answered = page.waitForResponse((response) => response.url().endsWith('/hello'))
  await execute(page)
  const response = await answered
  return {
    answer: (await response.json()) as unknown,
    authorization: (await response.request().allHeaders()).authorization,
  }
}

const openHello = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Try GET /security/api/restsecurity/hello' }).click()
  await operation(page, hello).getByRole('button', { name: 'Try it out' }).click()
}

const signIn = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel('User name').fill('admin')
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const tags = openApi.tags.map(({ name }) => name)

describe.each([
  ['a desktop', desktop],
  ['a phone', phone],
  ['a desktop in the dark', { ...desktop, dark: true }],
])('on %s', (_, options) => {
  it('shows every group of operations, and a whole one, without scrolling sideways', async () => {
    await onPage('/docs', options, async (page) => {
      for (const tag of tags) await page.locator(`.opblock-tag[data-tag="${tag}"]`).waitFor()
      const [width, visibleGroups] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        window.innerWidth,
      ])

      expect(width).toBe(visibleGroups)
      await openHello(page)
      await page.waitForURL(/#\/Sign-in\/hello$/)
      await expect.poll(() => operation(page, hello).evaluate(isOnScreen)).toBe(true)
      expect(await page.locator('section > ol > li').count()).toBeGreaterThanOrEqual(5)
      expect(await page.locator('#begin pre').first().textContent()).toContain(service().baseUrl)
    })
  })
})

/** Runs in the page. */
const isOnScreen = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

describe('until the operations are there', () => {
  it('says that they load', async () => {
    await onPage('/health', desktop, async (page) => {
      let release = (): void => undefined
      const released = new Promise<void>((resolve) => (release = resolve))
      await page.route(/swagger-ui\.\w+\.js/, async (route) => {
        await released
        await route.continue()
      })
      await page.goto('/docs', { waitUntil: 'commit' })
      const loading = page.getByText('Loading the operations')
      await loading.waitFor()
      release()
      await page.locator('.opblock-tag').first().waitFor()
      expect(await loading.count()).toBe(0)
    })
  })

  it('computes for less than 1.5 seconds', async () => {
    await onPage('/health', desktop, async (page) => {
      const session = await page.context().newCDPSession(page)
      // Time of the processor: other programs do not count.
      await session.send('Performance.enable', { timeDomain: 'threadTicks' })
      await page.goto('/docs')
      await page.locator('.opblock-tag').first().waitFor()
      const { metrics } = await session.send('Performance.getMetrics')
      expect(metrics.find(({ name }) => name === 'TaskDuration')?.value).toBeLessThan(1.5)
    })
  })
})

describe('trying', () => {
  it('sends anonymous requests, and authenticated ones between sign-in and sign-out', async () => {
    await onPage('/docs', desktop, async (page) => {
      await page.locator('.opblock-tag').first().waitFor()
      await openHello(page)

      expect(await tryHello(page)).toMatchObject({
        answer: { principal: null, authenticated: false },
        authorization: undefined,
      })
      await signIn(page, service().adminPassword ?? '')
      await page.getByText('Signed in as admin.').waitFor()
      expect(await tryHello(page)).toMatchObject({
        answer: { principal: 'admin', authenticated: true },
        authorization: expect.stringMatching(/^Bearer ./) as string,
      })
      await page.getByRole('button', { name: 'Sign out', exact: true }).click()
      expect(await tryHello(page)).toMatchObject({ answer: { principal: null } })
    })
  })

  it('stores no password and no token', async () => {
    await onPage('/docs', desktop, async (page) => {
      await page.locator('.opblock-tag').first().waitFor()
      await signIn(page, service().adminPassword ?? '')
      await page.getByText('Signed in as admin.').waitFor()

      const storedCounts = await page.evaluate(() => [localStorage.length, sessionStorage.length])
      expect(storedCounts).toEqual([0, 0])
      expect(await page.context().cookies()).toEqual([])
      expect(await page.getByRole('textbox', { name: 'Password' }).inputValue()).toBe('')
    })
  })

  it('shows why the sign-in failed', async () => {
    const ofTheBrowser = /the server responded with a status of 401/
    await onPage(
      '/docs',
      desktop,
      async (page) => {
        await signIn(page, 'not the password')
        await page.locator('#signed-in', { hasText: /credentials|password/i }).waitFor()
      },
      ofTheBrowser,
    )
  })

  it('finds operations by a part of their path', async () => {
    await onPage('/docs', desktop, async (page) => {
      await page.locator('.opblock-tag').first().waitFor()
      await page.getByPlaceholder('Filter by tag or path').fill('inventory-of-nothing')
      await expect.poll(() => page.locator('.opblock-tag').count()).toBe(0)
      await page.getByPlaceholder('Filter by tag or path').fill('landscape')
      await expect.poll(() => page.locator('.opblock-tag').count()).toBe(1)
    })
  })
})

describe('the address', () => {
  it('/ leads to the reference', async () => {
    await onPage('/', desktop, async (page) => {
      await page.getByRole('link', { name: 'API reference' }).click()
      await page.waitForURL('/docs')
      await page.locator('.opblock-tag').first().waitFor()
    })
  })

  it('of a problem leads to its row, also after everything has been rendered', async () => {
    await onPage('/docs#forbidden', phone, async (page) => {
      await page.locator('.opblock-tag').first().waitFor()
      expect(await page.locator('#forbidden').evaluate(isOnScreen)).toBe(true)
      expect(await page.locator('tr:target').textContent()).toContain('403')
    })
  })

  it('of an operation opens it', async () => {
    await onPage('/docs#/Sign-in/hello', desktop, async (page) => {
      await operation(page, hello).waitFor()
    })
  })
})

describe('without a mouse', () => {
  it('reaches the form, the problems and the operations, and opens a group', async () => {
    await onPage('/docs', desktop, async (page) => {
      await page.locator('.opblock-tag').first().waitFor()
      const reached = new Set<string>()
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press('Tab')
        reached.add(
          await page.evaluate(() => {
            const { activeElement: active } = document
            return active?.getAttribute('name') ?? active?.getAttribute('aria-label') ?? ''
          }),
        )
        const isGroup = await page.evaluate(
          () => document.activeElement?.closest('.opblock-tag') !== null,
        )
        if (isGroup) break
      }

      expect([...reached]).toEqual(
        expect.arrayContaining(['username', 'password', 'Codes of problems']),
      )
      await page.keyboard.press('Enter')
      await page.locator('.opblock').first().waitFor()
    })
  })
})

describe('without scripts', () => {
  it('still shows how to begin, which failures exist, and which operations there are', async () => {
    await onPage('/docs', { ...phone, withoutScripts: true }, async (page) => {
      expect(await page.locator('article').count()).toBeGreaterThan(100)
      expect(await page.locator('#forbidden').isVisible()).toBe(true)
      expect(await page.locator('#sign-in').isVisible()).toBe(false)
      expect(await page.getByText('Loading the operations').isVisible()).toBe(false)
    })
  })
})
