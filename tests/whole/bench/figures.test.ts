/** The calculation and the presentation of the figures of benchmarks. */
import { join, resolve } from 'node:path'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Figure, isReached, ratio } from '../../../bench/benchmark.ts'
import { benchmarks } from '../../../bench/benchmarks.ts'
import { inTurns } from '../../../bench/measuring/inTurns.ts'
import { median, percentile } from '../../../bench/measuring/statistics.ts'
import { figureTable, formatFigure, renderPage } from '../../../bench/page.ts'
import { chooseByName, readResults, type Results } from '../../../harness/record.ts'

const root = resolve(import.meta.dirname, '../../..')

describe('a goal', () => {
  it('is reached at its bound, and not beyond it', () => {
    const reached = [ratio('', 2, { atLeast: 2 }), ratio('', 2, { atMost: 2 }), ratio('', 9)]
    const missed = [ratio('', 1.9, { atLeast: 2 }), ratio('', 2.1, { atMost: 2 })]

    expect([...reached, ...missed].map(isReached)).toEqual([true, true, true, false, false])
  })

  it('is marked on the page when it is missed', () => {
    const table = figureTable([
      ratio('rounding', 0.1, { atMost: 1 }),
      ratio('gybing', 0.1, { atLeast: 1 }),
    ])

    expect(table).toContain('| rounding | 0.1 x | at most 1 |')
    expect(table).toContain('| gybing | 0.1 x | at least 1, **missed** |')
  })
})

it.each([
  [1234567.8, '1,234,568'],
  [12.345, '12.3'],
  [0.00012345, '0.000123'],
  [4, '4'],
])('the figure %d has three digits, or all digits before the point', (value, text) => {
  expect(formatFigure(value)).toBe(text)
})

it('the median is in the middle, or half-way between the two in the middle', () => {
  expect([median([9, 1, 10]), median([10, 1, 2, 4])]).toEqual([9, 3])
  expect(() => median([])).toThrow('no samples')
})

it('a percentile is larger than that share of the samples', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)

  expect([0, 0.5, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([1, 51, 100, 0])
})

it('competitors in turns are reversed every second round', async () => {
  const order: string[] = []
  const medians = await inTurns({
    names: ['a', 'b'],
    rounds: 3,
    measure: (name) => Promise.resolve(order.push(name)),
    progress: () => undefined,
  })

  expect(order.join('')).toBe('abbaab')
  expect(medians).toEqual({ a: 4, b: 3 })
})

it('a name is chosen, and an unknown one is refused with the known ones', () => {
  const programs = [{ name: 'cold' }, { name: 'warm' }]

  expect(chooseByName(programs, ['warm'])).toEqual([{ name: 'warm' }])
  expect(chooseByName(programs, [])).toEqual(programs)
  expect(() => chooseByName(programs, ['hot'])).toThrow('There is no hot. There are cold, warm')
})

it('docs/evidence/performance.md is what bench/results.json renders to', async () => {
  expect(
    readFileSync(join(root, 'docs/evidence/performance.md'), 'utf8'),
    'Run npm run bench -- page.',
  ).toBe(
    await renderPage(
      benchmarks,
      readResults(join(root, 'bench/results.json')) as Results<readonly Figure[]>,
    ),
  )
})
