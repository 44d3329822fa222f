/** The short form of the proof. */
import { expect, it } from 'vitest'
import { rotation } from '../../../proofs/rotation/rotation.ts'
import '../../support/quietLog.ts'

it('rotating the key refuses no valid token', { timeout: 240_000 }, async () => {
  const { failures } = await rotation.run({ seed: 1, amount: 300, progress: () => undefined })

  expect(failures).toEqual([])
})
