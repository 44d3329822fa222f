/** The short form of the proof: every kind of fault happens, and no change is lost. */
import { expect, it } from 'vitest'
import { faults } from '../../../proofs/faults/faults.ts'

const patience = { timeout: 180_000 }

it('no change is lost, done twice or done by half, whatever fails', patience, async () => {
  const { failures } = await faults.run({ seed: 1, amount: 200, progress: () => undefined })

  expect(failures).toEqual([])
})
