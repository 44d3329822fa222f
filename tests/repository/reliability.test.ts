/** `docs/reliability.md` contains exactly the recorded proofs. */
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../proofs/page.ts'
import { proofs } from '../../proofs/proofs.ts'
import { readResults } from '../../proofs/results.ts'
import { textOf } from './files.ts'

const results = readResults()

describe('docs/reliability.md', () => {
  it('is rendered from proofs/results.json', async () => {
    expect(
      textOf('docs/reliability.md'),
      '1. Has a text changed? Run npm run prove -- page.\n2. Otherwise run npm run prove.',
    ).toBe(await renderPage(proofs, results))
  })

  it('has each proof', () => {
    expect(Object.keys(results).sort()).toEqual(proofs.map(({ name }) => name).sort())
  })

  it('has only complete long forms, without failures', () => {
    for (const { name, amount } of proofs) {
      expect(results[name]?.options.amount, name).toBeGreaterThanOrEqual(amount)
      expect(results[name]?.finding.failures, name).toEqual([])
    }
  })
})
