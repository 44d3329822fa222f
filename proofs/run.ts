/** `npm run prove`: runs proofs, prints the results, and records those of the long forms. */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { circumstances } from '../bench/page/results.ts'
import { figureTable, renderPage } from './page.ts'
import type { Proof } from './proof.ts'
import { proofs } from './proofs.ts'
import { readResults, writeResults } from './results.ts'

const pageFile = resolve(import.meta.dirname, '../docs/evidence/reliability.md')
const started = performance.now()

const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string', default: '1' }, amount: { type: 'string' } },
  })
  const amount = values.amount === undefined ? undefined : countOf('amount', values.amount)
  if (positionals.join() !== 'page') {
    const chosen = choose(positionals)
    for (const proof of chosen) await prove(proof, countOf('seed', values.seed), amount)
  }
  writeFileSync(pageFile, await renderPage(proofs, readResults()))
  say('docs/evidence/reliability.md is written')
}

const countOf = (name: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} has to be a whole number, not ${text}`)
  return Number(text)
}

const choose = (names: readonly string[]): readonly Proof[] => {
  const known = proofs.map(({ name }) => name)
  const wrong = names.filter((name) => !known.includes(name))
  if (wrong.length > 0) {
    throw new Error(
      `There is no proof ${wrong.join(', ')}. There are ${known.join(', ')}, and page, which writes docs/evidence/reliability.md without trying anything.`,
    )
  }
  return names.length === 0 ? proofs : proofs.filter(({ name }) => names.includes(name))
}

const prove = async (
  proof: Proof,
  seed: number,
  requestedAmount: number | undefined,
): Promise<void> => {
  const begun = performance.now()
  const amount = requestedAmount ?? proof.amount
  say(`${proof.name}: ${proof.title}, ${amount} ${proof.unit}, seed ${seed}`)
  const finding = await proof.run({
    seed,
    amount,
    progress: (line) => {
      say(`${proof.name}: ${line}`)
    },
  })
  console.log(`\n${figureTable(finding.figures)}\n`)
  for (const failure of finding.failures) console.log(`Does not hold: ${failure}`)
  if (finding.failures.length > 0) process.exitCode = 1
  if (amount < proof.amount) return
  const result = {
    circumstances: circumstances((performance.now() - begun) / 1000),
    options: { seed, amount },
    finding,
  }
  writeResults({ ...readResults(), [proof.name]: result })
}

const say = (line: string): void => {
  const seconds = Math.round((performance.now() - started) / 1000)
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  console.log(`[${time.padStart(5)}] ${line}`)
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  // An engine may still be running. It ends with this process.
  process.exit(1)
})
