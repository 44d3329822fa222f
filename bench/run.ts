/** `npm run bench`: runs benchmarks, prints and stores the results. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  chooseByName,
  exitWith,
  readResults,
  type Results,
  say,
  writeResult,
} from '../harness/record.ts'
import type { Benchmark, Figure } from './benchmark.ts'
import { benchmarks } from './benchmarks.ts'
import { installPackages } from './packages.ts'
import { figureTable, renderPage } from './page.ts'

const root = resolve(import.meta.dirname, '..')
const resultsFile = join(import.meta.dirname, 'results.json')

const run = async (names: readonly string[]): Promise<void> => {
  if (names.join() !== 'page') {
    const chosen = chooseByName(benchmarks, names)
    installPackages(say)
    checkCompetitors()
    for (const benchmark of chosen) await measure(benchmark)
  }
  const results = readResults(resultsFile) as Results<readonly Figure[]>
  const pageFile = join(root, 'docs/evidence/performance.md')
  writeFileSync(pageFile, await renderPage(benchmarks, results))
  say('docs/evidence/performance.md is written')
}

/** `npm run check` cannot check their types, because their packages are not installed then. */
const checkCompetitors = (): void => {
  say('checking the types of bench/competitors')
  // The configuration of the project ignores them, so they have their own.
  execFileSync(join(root, 'node_modules/.bin/oxlint'), ['--config', 'oxlint.json', '.'], {
    cwd: join(root, 'bench/competitors'),
    stdio: 'inherit',
  })
}

const ownEnvironment = { ...process.env }

/** Stored after each benchmark, so that a failure of the next one does not lose it. */
const measure = async (benchmark: Benchmark): Promise<void> => {
  // The benchmark before has set the environment of its functions.
  process.env = { ...ownEnvironment }
  const { name, title } = benchmark
  const started = performance.now()
  say(`${name}: ${title}`)
  const figures = await benchmark.run((line) => {
    say(`${name}: ${line}`)
  })
  writeResult(resultsFile, name, figures, started)
  console.log(`\n${figureTable(figures)}\n`)
}

run(process.argv.slice(2)).catch(exitWith)
