/** The short form of the proof. */
import { expect, it } from 'vitest'
import { windows } from '../../../proofs/windows/windows.ts'

it('rights begin and end at their boundaries', { timeout: 180_000 }, async () => {
  const { failures } = await windows.run({ seed: 1, amount: 40, progress: () => undefined })

  expect(failures).toEqual([])
})
