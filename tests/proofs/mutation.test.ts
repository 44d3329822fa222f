/** The short form: half of the smallest file, which finds the candidates for a permission. */
import { expect, it, vi } from 'vitest'
import { mutated } from '../../proofs/mutation/mutated.ts'
import { mutation } from '../../proofs/mutation/mutation.ts'

// Takes longer than other tests on a busy machine.
it('kills nearly every mutant', { timeout: 180_000 }, async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const seed = mutated.findIndex(({ file }) => file.endsWith('/holders.ts'))

  const { figures, failures } = await mutation.run({ seed, amount: 0.5, progress: () => undefined })

  expect(failures).toEqual([])
  expect(figures[0]?.value).toBeGreaterThan(10)
})
