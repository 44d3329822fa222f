/** The short form of the proof, and its checker on known histories. */
import { describe, expect, it } from 'vitest'
import { isLinearizable, type Operation } from '../../../proofs/races/linearizability.ts'
import { races } from '../../../proofs/races/races.ts'

it('concurrent requests have the effect of sequential ones', { timeout: 180_000 }, async () => {
  const { failures } = await races.run({ seed: 1, amount: 6, progress: () => undefined })

  expect(failures).toEqual([])
})

const operation = (
  kind: Operation['kind'],
  value: string,
  called: number,
  answered: number,
): Operation => ({ kind, value, called, answered })

describe('a history', () => {
  it.each<[string, readonly Operation[]]>([
    ['of sequential operations', [operation('write', 'a', 0, 1), operation('read', 'a', 2, 3)]],
    ['of a read during a write', [operation('write', 'a', 0, 9), operation('read', '', 1, 2)]],
    [
      'of a write that took effect late',
      [
        operation('write', 'a', 0, Infinity),
        operation('read', '', 1, 2),
        operation('read', 'a', 3, 4),
      ],
    ],
    [
      'of a write that never took effect',
      [operation('write', 'a', 0, Infinity), operation('read', '', 9, 10)],
    ],
    [
      'of two concurrent writes, in either order',
      [
        operation('write', 'a', 0, 5),
        operation('write', 'b', 0, 5),
        operation('read', 'a', 6, 7),
        operation('read', 'a', 8, 9),
      ],
    ],
  ])('%s is linearizable', (_, history) => {
    expect(isLinearizable(history, '')).toBe(true)
  })

  it.each<[string, readonly Operation[]]>([
    ['of a lost write', [operation('write', 'a', 0, 1), operation('read', '', 2, 3)]],
    ['of a value that nobody wrote', [operation('read', 'a', 0, 1)]],
    [
      'that goes back in time',
      [operation('write', 'a', 0, 9), operation('read', 'a', 1, 2), operation('read', '', 3, 4)],
    ],
    [
      'of two contradictory orders',
      [
        operation('write', 'a', 0, 1),
        operation('write', 'b', 0, 1),
        operation('read', 'a', 2, 3),
        operation('read', 'b', 4, 5),
      ],
    ],
  ])('%s is not', (_, history) => {
    expect(isLinearizable(history, '')).toBe(false)
  })
})
