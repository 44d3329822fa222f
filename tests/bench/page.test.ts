import { describe, expect, it } from 'vitest'
import type { Benchmark, Comparison, Goal } from '../../bench/benchmark.ts'
import { isReached, ratioTo } from '../../bench/page/comparison.ts'
import { inTurns } from '../../bench/measuring/inTurns.ts'
import { figure, markdownTable } from '../../bench/page/markdownTable.ts'
import { renderPage } from '../../bench/page/page.ts'
import type { Results } from '../../bench/page/results.ts'

const comparison: Comparison = {
  title: 'Rounding a mark',
  unit: 'ms',
  ours: 'us',
  series: [
    { competitor: 'us', samples: [2, 1, 3] },
    { competitor: 'them', samples: [30, 20, 10] },
  ],
  more: { them: { version: '1.2.3' } },
  note: 'Without wind.',
}

const reached: Goal = { what: 'rounding', ratio: 0.1, bound: { atMost: 0.5 }, remark: 'unsaid' }
const missed: Goal = { what: 'hoisting', ratio: 0.9, bound: { atLeast: 1 }, remark: 'A knot.' }

const benchmark: Benchmark = {
  name: 'rounding',
  title: 'Marks',
  method: 'Each mark is rounded once.',
  run: () => Promise.resolve({ comparisons: [], goals: [] }),
}

const results: Results = {
  rounding: {
    circumstances: {
      ...{ date: '2026-11-21', commit: 'abc', node: 'v20', processor: 'P', cores: 2 },
      ...{ engine: 'dynoxide 1', seconds: 9 },
    },
    outcome: {
      comparisons: [comparison],
      goals: [reached, missed, { ...missed, what: 'sheeting' }],
    },
  },
}

describe('a ratio', () => {
  it('is between medians', () => {
    expect(ratioTo(comparison, 'them')).toBe(0.1)
  })

  it('is an error for a competitor that was not measured', () => {
    expect(() => ratioTo(comparison, 'nobody')).toThrow('nobody was not measured')
  })

  it('reaches a goal at its bound, and not beyond it', () => {
    const goal = (ratio: number, bound: Goal['bound']) => isReached({ what: '', ratio, bound })

    expect([goal(2, { atLeast: 2 }), goal(2, { atMost: 2 })]).toEqual([true, true])
    expect([goal(1.9, { atLeast: 2 }), goal(2.1, { atMost: 2 })]).toEqual([false, false])
  })
})

describe('a figure', () => {
  it.each([
    [1234567.8, '1,234,568'],
    [12.345, '12.3'],
    [0.00012345, '0.000123'],
    [4, '4'],
    [0, '0'],
  ])('%d has three digits, or all digits before the point', (value, text) => {
    expect(figure(value)).toBe(text)
  })
})

describe('a table', () => {
  it('aligns numbers right', () => {
    expect(markdownTable(['what', 'n'], [['a', 1000]])).toBe(
      '| what |     n |\n| ---- | ----: |\n| a    | 1,000 |',
    )
  })
})

describe('competitors in turns', () => {
  it('are reversed every second round', async () => {
    const order: string[] = []
    const series = await inTurns({
      competitors: ['a', 'b'],
      rounds: 3,
      nameOf: (name) => name,
      measure: (name) => Promise.resolve(order.push(name)),
      progress: () => undefined,
    })

    expect(order.join('')).toBe('abbaab')
    expect(series).toEqual([
      { competitor: 'a', samples: [1, 4, 5] },
      { competitor: 'b', samples: [2, 3, 6] },
    ])
  })
})

describe('the page', () => {
  it('lists the goals with the reason of a missed one', async () => {
    const page = await renderPage([benchmark], results)

    expect(page).toMatch(/\| rounding +\| <= 0\.5x +\| 0\.1x +\| yes +\|/)
    expect(page).toMatch(/\| hoisting +\| >= 1x +\| 0\.9x +\| \*\*no\*\* +\|/)
    expect(page).toContain('- Missed: **hoisting**; **sheeting**. A knot.')
    expect(page).not.toContain('unsaid')
  })

  it('contains the method, the results, and the time of the run', async () => {
    const page = await renderPage([benchmark], results)

    expect(page).toContain('## Marks')
    expect(page).toContain('Each mark is rounded once.')
    expect(page).toMatch(/\| them +\| +20 \| +10 \| +30 \| +3 \| +10 \| 1\.2\.3 +\|/)
    expect(page).toContain('Without wind.')
    expect(page).toContain('2026-11-21 in 9 s: commit abc, Node v20, 2 cores of P, dynoxide 1.')
  })

  it('shows benchmarks that were not measured yet', async () => {
    expect(await renderPage([benchmark], {})).toContain('Not measured yet.')
  })
})
