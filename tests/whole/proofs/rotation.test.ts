import { describe, expect, it } from 'vitest'
import { parseTokenKeys } from '#authentication/tokenKeys.ts'
import { rotateGenerations, rotation, runRotation } from '../../../proofs/rotation/rotation.ts'
import { takeStep } from '../../../scripts/tokenKeyRotation.ts'
import '../../support/quietLog.ts'

const patience = 240_000
const options = { seed: 1, amount: 300, progress: () => undefined }

describe('the proof of key rotation', () => {
  it('finds no failure', { timeout: patience }, async () => {
    const { failures } = await rotation.run(options)

    expect(failures).toEqual([])
  })

  it(
    'finds a new key that signs at once, and an old one that is not removed',
    { timeout: patience },
    async () => {
      const versions: number[] = []
      const { figures, failures } = await runRotation(
        { ...options, amount: 420 },
        (text, step) => {
          versions.push(parseTokenKeys(text)[0].version)
          return step === 'add' ? takeStep(takeStep(text, 'add'), 'sign') : text
        },
        [rotateGenerations],
      )

      expect(versions).toEqual([1, 2, 2])
      expect(failures.some((failure) => failure.startsWith('a valid token of key 2'))).toBe(true)
      expect(figures.find(({ what }) => what === 'refused')?.value).toBe(0)
      expect(failures).toContain('It never came to refused: nothing was tried.')
    },
  )
})
