/** `npm run bench`: runs benchmarks, prints and stores the results. */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Benchmark, Outcome } from './benchmark.ts'
import { benchmarks } from './benchmarks.ts'
import { isReached } from './page/comparison.ts'
import { comparisonTable, goalTable } from './page/comparisonTable.ts'
import { renderPage } from './page/page.ts'
import { installCompetitors } from './competitorPackages.ts'
import { circumstances, readResults, writeResults } from './page/results.ts'

const pageFile = resolve(import.meta.dirname, '../docs/evidence/performance.md')
const started = performance.now()

const run = async (names: readonly string[]): Promise<void> => {
  if (names.length !== 1 || names[0] !== 'page') {
    const chosen = choose(names)
    installCompetitors(say)
    for (const benchmark of chosen) await measure(benchmark)
  }
  writeFileSync(pageFile, await renderPage(benchmarks, readResults()))
  say('docs/evidence/performance.md is written')
}

const choose = (names: readonly string[]): readonly Benchmark[] => {
  const known = benchmarks.map(({ name }) => name)
  const wrong = names.filter((name) => !known.includes(name))
  if (wrong.length > 0) {
    throw new Error(
      `There is no benchmark ${wrong.join(', ')}. There are ${known.join(', ')}, and page, which writes docs/evidence/performance.md without measuring.`,
    )
  }
  return names.length === 0 ? benchmarks : benchmarks.filter(({ name }) => names.includes(name))
}

const ownEnvironment = { ...process.env }

/** Stored after each benchmark, so that a failure of the next one does not lose it. */
const measure = async (benchmark: Benchmark): Promise<void> => {
  // The benchmark before has set the environment of its functions.
  process.env = { ...ownEnvironment }
  const { name, title } = benchmark
  const begun = performance.now()
  say(`${name}: ${title}`)
  const outcome = await benchmark.run((line) => {
    say(`${name}: ${line}`)
  })
  const result = { circumstances: circumstances((performance.now() - begun) / 1000), outcome }
  writeResults({ ...readResults(), [name]: result })
  show(outcome)
}

const show = ({ comparisons, goals }: Outcome): void => {
  for (const comparison of comparisons) {
    console.log(`\n${comparison.title}\n\n${comparisonTable(comparison)}`)
  }
  console.log(`\n${goalTable(goals)}\n`)
  for (const { what, remark } of goals.filter((goal) => !isReached(goal))) {
    console.log(`${what}: ${remark ?? 'state in the remark of the goal why it is not reached'}\n`)
  }
}

const say = (line: string): void => {
  const seconds = Math.round((performance.now() - started) / 1000)
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  console.log(`[${time.padStart(5)}] ${line}`)
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  // An engine may still be running. It ends with this process.
  process.exit(1)
})
