/** `docs/reliability.md` says what was tried, and nothing else. */
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../proofs/page.ts'
import { proofs } from '../../proofs/proofs.ts'
import { readResults } from '../../proofs/results.ts'
import { textOf } from './files.ts'

const results = readResults()

describe('docs/reliability.md', () => {
  it('is what proofs/results.json renders to', async () => {
    expect(
      textOf('docs/reliability.md'),
      '1. Is it a text that changed? Run npm run prove -- page.\n2. Else run npm run prove.',
    ).toBe(await renderPage(proofs, results))
  })

  it('holds proofs of the list, and says of the others that they were not run', () => {
    const names = proofs.map(({ name }) => name)
    const missing = names.filter((name) => results[name] === undefined)

    expect(names).toEqual(expect.arrayContaining(Object.keys(results)))
    expect(textOf('docs/reliability.md').match(/^Not run yet\.$/gm) ?? []).toHaveLength(
      missing.length,
    )
  })

  it('holds nothing but whole long forms, and no contradiction', () => {
    for (const { name, amount } of proofs) {
      const result = results[name]
      if (result === undefined) continue
      expect(result.options.amount, name).toBeGreaterThanOrEqual(amount)
      expect(result.finding.failures, name).toEqual([])
    }
  })
})
