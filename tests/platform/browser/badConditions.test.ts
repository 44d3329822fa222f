/** Wet fingers, a wrong clock, and many presses while an exchange runs. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ignoreDoubleTaps } from '#browser/waiting/doubleTap.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('the correction of a clock stays when the page is opened again', async () => {
  const first = await import('#browser/waiting/clock.ts')
  expect(first.correction()).toBe(0)
  const date = new Date(Date.now() + 180_000).toUTCString()
  first.compareClocks(new Response(null, { headers: { date } }), Date.now())
  vi.resetModules()
  const again = await import('#browser/waiting/clock.ts')
  expect(again.correction()).toBe(first.correction())
  expect(again.correction()).toBeGreaterThan(178_000)
})

describe('a double tap', () => {
  const presses = (...taps: readonly object[]) => {
    const root = new EventTarget()
    ignoreDoubleTaps(root)
    return taps.map((tap) => {
      const event = new Event('click', { cancelable: true })
      const usual = { pointerType: 'touch', detail: 1, clientX: 50, clientY: 50 }
      for (const [name, value] of Object.entries({ ...usual, ...tap })) {
        Object.defineProperty(event, name, { value })
      }
      return root.dispatchEvent(event)
    })
  }

  it('is one press, whatever is below the second tap', () => {
    const taps = [{ timeStamp: 1000 }, { timeStamp: 1150, clientX: 53 }]
    expect(presses(...taps)).toEqual([true, false])
    expect(presses({ pointerType: 'mouse' }, { pointerType: 'mouse', detail: 2 })).toEqual([
      true,
      false,
    ])
  })

  it('is neither a later press nor one for another boat', () => {
    const later = { timeStamp: 1400 }
    const other = { timeStamp: 1500, clientY: 120 }
    expect(presses({ timeStamp: 1000 }, later, other)).toEqual([true, true, true])
  })
})

it('the presses during an exchange share the next one', async () => {
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('document', { addEventListener: () => undefined })
  vi.stubGlobal('setTimeout', () => 0)
  const { exchangeRegularly } = await import('#browser/waiting/exchange.ts')
  let turns = 0
  const next = exchangeRegularly(
    async () => {
      turns += 1
      await Promise.resolve()
    },
    () => undefined,
    1,
  )
  await Promise.all(Array.from({ length: 30 }, next))
  expect(turns).toBe(2)
  await next()
  expect(turns).toBe(3)
})
