/** The short form of the proof. */
import { expect, it } from 'vitest'
import { fixes } from '../../../proofs/fixes/fixes.ts'

it(
  'stores each acknowledged fix exactly once, and no refused one',
  { timeout: 180_000 },
  async () => {
    const { failures } = await fixes.run({ seed: 1, amount: 3000, progress: () => undefined })

    expect(failures).toEqual([])
  },
)
