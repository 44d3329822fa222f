/** `npm run prove`: runs proofs, prints the results, and records those of the long forms. */
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { installPackages } from '../bench/packages.ts'
import {
  chooseByName,
  exitWith,
  readResults,
  type Results,
  say,
  writeResult,
} from '../harness/record.ts'
import { figureTable, type Outcome, renderPage } from './page.ts'
import type { Proof } from './proof.ts'
import { proofs } from './proofs.ts'

const resultsFile = join(import.meta.dirname, 'results.json')
const pageFile = resolve(import.meta.dirname, '../docs/evidence/reliability.md')

const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string', default: '1' }, amount: { type: 'string' } },
  })
  const amount = values.amount === undefined ? undefined : countOf('amount', values.amount)
  if (positionals.join() !== 'page') {
    const chosen = chooseByName(proofs, positionals)
    installPackages(say)
    for (const proof of chosen) await prove(proof, countOf('seed', values.seed), amount)
  }
  const results = readResults(resultsFile) as Results<Outcome>
  writeFileSync(pageFile, await renderPage(proofs, results))
  say('docs/evidence/reliability.md is written')
}

const countOf = (name: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} has to be a whole number, not ${text}`)
  return Number(text)
}

const prove = async (proof: Proof, seed: number, requestedAmount?: number): Promise<void> => {
  const started = performance.now()
  const amount = requestedAmount ?? proof.amount
  say(`${proof.name}: ${proof.title}, ${amount} ${proof.unit}, seed ${seed}`)
  const { figures, failures, note } = await proof.run({
    seed,
    amount,
    progress: (line) => {
      say(`${proof.name}: ${line}`)
    },
  })
  console.log(`\n${figureTable(figures)}\n`)
  if (note !== undefined) console.log(`${note}\n`)
  for (const failure of failures) console.log(`Does not hold: ${failure}`)
  if (failures.length > 0) process.exitCode = 1
  if (amount >= proof.amount) {
    const goals = figures.filter(({ goal }) => goal !== undefined)
    writeResult(resultsFile, proof.name, { seed, amount, figures: goals, failures }, started)
  }
}

run().catch(exitWith)
