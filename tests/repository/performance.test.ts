/** `docs/evidence/performance.md` says what was measured, and nothing else. */
import { describe, expect, it } from 'vitest'
import { benchmarks } from '../../bench/benchmarks.ts'
import { isReached } from '../../bench/page/comparison.ts'
import { renderPage } from '../../bench/page/page.ts'
import { readResults } from '../../bench/page/results.ts'
import { textOf } from './files.ts'

const results = readResults()

describe('docs/evidence/performance.md', () => {
  it('is what bench/results.json renders to', async () => {
    expect(
      textOf('docs/evidence/performance.md'),
      '1. Is it a text that changed? Run npm run bench -- page.\n2. Else run npm run bench.',
    ).toBe(await renderPage(benchmarks, results))
  })

  it('has each benchmark of the list, and no other', () => {
    expect(Object.keys(results).sort()).toEqual(benchmarks.map(({ name }) => name).sort())
  })

  it('gives the reason for each missed goal', () => {
    const silent = Object.values(results)
      .flatMap(({ outcome }) => outcome.goals)
      .filter((goal) => !isReached(goal) && goal.remark === undefined)

    expect(silent, 'Give the goal a `remark`: the reason, the limit, and the attempts.').toEqual([])
  })
})

describe('the competitors', () => {
  interface Package {
    readonly dependencies: object
  }
  const read = (file: string) => JSON.parse(textOf(file)) as Package
  const ours = read('package.json')
  const competitors = Object.keys(read('bench/package.json').dependencies)

  it('share only Middy with the product', () => {
    const known = Object.keys(ours.dependencies)

    expect(competitors).toContain('hono')
    expect(competitors.filter((name) => known.includes(name))).toEqual([
      '@middy/core',
      '@middy/http-json-body-parser',
    ])
  })
})
