/** The short form of the proof, and its comparison of known tracks. */
import { describe, expect, it } from 'vitest'
import { fixAt } from '../../../harness/deviceFixes.ts'
import { fixes } from '../../../proofs/fixes/fixes.ts'
import { differences } from '../../../proofs/fixes/readBack.ts'

it(
  'stores each acknowledged fix exactly once, and no refused one',
  { timeout: 180_000 },
  async () => {
    const { failures } = await fixes.run({ seed: 1, amount: 3000, progress: () => undefined })

    expect(failures).toEqual([])
  },
)

describe('the comparison with the acknowledged fixes', () => {
  const sent = [0, 1, 2].map((second) => fixAt(0, 1, second))
  const found = (...seconds: readonly number[]) => seconds.map((second) => fixAt(0, 1, second))

  it('accepts the same fixes', () => {
    expect(differences('the table', sent, found(0, 1, 2))).toEqual([])
  })

  it.each([
    ['a lost fix', found(0, 2), '1 fixes are lost, 0 have other values, 0 are too many'],
    ['a double fix', found(0, 1, 1, 2), '0 fixes are lost, 0 have other values, 1 are too many'],
    ['an unknown fix', found(0, 1, 2, 3), '0 fixes are lost, 0 have other values, 1 are too many'],
    [
      'an older value',
      [...found(0, 1), fixAt(0, 1, 2, 1)],
      '0 fixes are lost, 1 have other values, 0 are too many',
    ],
  ])('finds %s', (_, stored, sentence) => {
    expect(differences('the table', sent, stored)).toEqual([`the table: ${sentence}`])
  })
})
