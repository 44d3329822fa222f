import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import type { Figure } from '../../../bench/benchmark.ts'
import { benchmarks } from '../../../bench/benchmarks.ts'
import { renderPage } from '../../../bench/page.ts'
import { readResults, type Results } from '../../../harness/record.ts'

const root = resolve(import.meta.dirname, '../../..')

it('docs/evidence/performance.md is what bench/results.json renders to', async () => {
  const results = readResults(join(root, 'bench/results.json')) as Results<readonly Figure[]>
  const page = readFileSync(join(root, 'docs/evidence/performance.md'), 'utf8')

  expect(page, 'Run npm run bench -- page.').toBe(await renderPage(benchmarks, results))
})
