/** Checks of a page that only a browser can make: barriers, contrast, sizes of targets, and width. */
import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Without its style, a page has small targets and the best contrast. */
const styled = async (page: Page): Promise<Page> => {
  await page.waitForLoadState('load')
  return page
}

/**
 * Violations of the rules of axe, also of those that are switched off by default.
 * @param except a selector of what is not ours
 */
export const barriers = async (page: Page, except = '.not-ours'): Promise<readonly string[]> => {
  // As an expression, because the policy of the page allows no other scripts.
  await (await styled(page)).evaluate(axe.source)
  const violations = await page.evaluate(async (selector) => {
    const { axe: inPage } = window as unknown as { readonly axe: typeof axe }
    const enabled = { enabled: true }
    const rules = { 'color-contrast-enhanced': enabled, 'target-size': enabled }
    return (await inPage.run({ exclude: [selector] }, { rules })).violations
  }, except)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** Texts whose contrast to the background is below 7 to 1, as WCAG AAA requires. */
export const paleTexts = async (page: Page): Promise<readonly string[]> =>
  (await styled(page)).evaluate(() => {
    const rgb = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
    const light = (color: string) => {
      const [red = 0, green = 0, blue = 0] = rgb(color).map((value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const behind = (element: Element): string => {
      const color = getComputedStyle(element).backgroundColor
      if (rgb(color)[3] !== 0) return color
      return element.parentElement === null ? 'rgb(255,255,255)' : behind(element.parentElement)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const pale: string[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement
      const isSeen = parent?.checkVisibility() === true && parent.getClientRects().length > 0
      if (!isSeen || parent.closest('script,title,desc') !== null) continue
      if (node.textContent?.trim() === '') continue
      const { color, fill } = getComputedStyle(parent)
      const [one, other] = [parent.closest('svg') ? fill : color, behind(parent)].map(light)
      const [low, high] = [one ?? 0, other ?? 0].sort((left, right) => left - right)
      const contrast = ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
      if (contrast < 7) pale.push(`${node.textContent ?? ''} ${contrast.toFixed(1)}`)
    }
    return pale
  })

/** Targets that are too small for a finger: less than 44 pixels high. */
export const smallTargets = async (page: Page): Promise<readonly string[]> =>
  (await styled(page)).evaluate(() =>
    [
      ...document.querySelectorAll(
        'a:not(.skip), button, summary, input:not([type=checkbox]), label.check',
      ),
    ]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 44)
      .map((element) => element.outerHTML.slice(0, 80)),
  )

/** Targets below the 24 pixels of WCAG 2.5.8. Links inside of a sentence are excepted there. */
export const tinyTargets = async (page: Page, except = '.not-ours'): Promise<readonly string[]> =>
  (await styled(page)).evaluate((foreign) => {
    const isInSentence = (element: Element) => {
      const { display } = getComputedStyle(element)
      const around = element.parentElement?.textContent.trim() ?? ''
      return display === 'inline' && around.length > element.textContent.trim().length
    }
    return [
      ...document.querySelectorAll('a[href]:not(.skip), button, summary, input, select, textarea'),
    ]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        const isShown = element.checkVisibility() && width > 0 && !element.closest(foreign)
        return isShown && Math.min(width, height) < 24 && !isInSentence(element)
      })
      .map((element) => element.outerHTML.slice(0, 100))
  }, except)

/** The width of the content, and the width of the window. */
export const pageWidths = async (page: Page) =>
  (await styled(page)).evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])

/** Everything that these checks find on a page. */
export const accessibilityFaults = async (page: Page): Promise<readonly string[]> => {
  const [wide = 0, room = 0] = await pageWidths(page)
  const found = [await barriers(page), await paleTexts(page), await smallTargets(page)]
  return [...(wide > room ? [`${wide} pixels are wider than ${room}`] : []), ...found.flat()]
}

const controls = 'a[href], button, input:not([type=hidden]), select, summary, [tabindex="0"]'

/**
 * Controls that the Tab key does not reach, or whose focus cannot be seen.
 * @param except a selector of what is not ours
 */
export const keyboardFaults = async (page: Page, except = '.not-ours') => {
  const count = await page.evaluate(
    ([selector, foreign]) => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (control) =>
          control.checkVisibility() && !control.matches(':disabled') && !control.closest(foreign),
      )
      for (const [index, control] of found.entries()) control.dataset.control = String(index)
      document.body.tabIndex = -1
      document.body.focus()
      return found.length
    },
    [controls, except] as const,
  )
  const reached = new Map<string, boolean>()
  for (let presses = 0; presses < 3 * count && reached.size < count; presses += 1) {
    await page.keyboard.press('Tab')
    const [name = '', isSeen] = await page.evaluate(() => {
      const { activeElement: control } = document
      if (!(control instanceof HTMLElement)) return []
      const { outlineStyle, outlineWidth } = getComputedStyle(control)
      return [control.dataset.control, outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2]
    })
    if (typeof name === 'string' && name !== '') reached.set(name, isSeen === true)
  }
  const unseen = [...reached].flatMap(([name, isSeen]) => (isSeen ? [] : [name]))
  const missed = Array.from({ length: count }, (_, index) => String(index)).filter(
    (name) => !reached.has(name),
  )
  const describe = (name: string) =>
    page.locator(`[data-control="${name}"]`).evaluate((control) => control.outerHTML.slice(0, 80))
  return Promise.all([...missed, ...unseen].map(describe))
}

/** Keeps a picture of the whole page in the folder SCREENSHOTS, if there is one. */
export const screenshot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.SCREENSHOTS
  if (folder === undefined) return
  await page.screenshot({ path: `${folder}/${name.replaceAll(' ', '-')}.png`, fullPage: true })
}
