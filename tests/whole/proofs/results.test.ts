/** `docs/evidence/reliability.md` has the results of complete long forms, without failures. */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { readResults, type Results } from '../../../harness/record.ts'
import { mutated } from '../../../proofs/mutation/mutated.ts'
import { type Outcome, renderPage } from '../../../proofs/page.ts'
import { proofs } from '../../../proofs/proofs.ts'

const root = resolve(import.meta.dirname, '../../..')
const results = readResults(join(root, 'proofs/results.json')) as Results<Outcome>

it('is what proofs/results.json renders to', async () => {
  const page = readFileSync(join(root, 'docs/evidence/reliability.md'), 'utf8')

  expect(page, 'Run npm run prove -- page.').toBe(await renderPage(proofs, results))
})

it.each(proofs)('has a complete run of $name, without failures', ({ name, amount }) => {
  expect(results[name]?.outcome).toMatchObject({ failures: [] })
  expect(results[name]?.outcome.amount).toBeGreaterThanOrEqual(amount)
})

it.each(mutated)('mutates $file, with tests that exist', ({ file, tests }) => {
  expect([file, ...tests].filter((path) => !existsSync(join(root, path)))).toEqual([])
})
