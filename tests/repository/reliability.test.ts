/** `docs/evidence/reliability.md` says what was tried, and nothing else. */
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../proofs/page.ts'
import { proofs } from '../../proofs/proofs.ts'
import { readResults } from '../../proofs/results.ts'
import { textOf } from './files.ts'

const results = readResults()

describe('docs/evidence/reliability.md', () => {
  it('is what proofs/results.json renders to', async () => {
    expect(
      textOf('docs/evidence/reliability.md'),
      '1. Is it a text that changed? Run npm run prove -- page.\n2. Else run npm run prove.',
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
