/** The short form of the proof. */
import { expect, it } from 'vitest'
import { feed } from '../../../proofs/feed/feed.ts'

it('has each change once, in order, whatever fails', { timeout: 180_000 }, async () => {
  const { failures } = await feed.run({ seed: 1, amount: 150, progress: () => undefined })

  expect(failures).toEqual([])
})
