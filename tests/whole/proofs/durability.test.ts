/** The short form of the proof. */
import { expect, it } from 'vitest'
import { durability } from '../../../proofs/durability/durability.ts'

it('kills lose, double and halve no acknowledged write', { timeout: 240_000 }, async () => {
  const { failures } = await durability.run({ seed: 1, amount: 2, progress: () => undefined })

  expect(failures).toEqual([])
})
