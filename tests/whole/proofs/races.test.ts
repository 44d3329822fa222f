/** The short form of the proof, and its checker on known histories. */
import { expect, it } from 'vitest'
import { isLinearizable, type Operation } from '../../../proofs/races/linearizability.ts'
import { races } from '../../../proofs/races/races.ts'

it('concurrent requests have the effect of sequential ones', { timeout: 180_000 }, async () => {
  const { failures } = await races.run({ seed: 1, amount: 6, progress: () => undefined })

  expect(failures).toEqual([])
})

const read = (value: string, called: number, answered: number): Operation => ({
  kind: 'read',
  value,
  called,
  answered,
})
const write = (value: string, called: number, answered: number): Operation => ({
  kind: 'write',
  value,
  called,
  answered,
})
const bothWrites = [write('a', 0, 5), write('b', 0, 5)]

it.each<[boolean, string, readonly Operation[]]>([
  [true, 'sequential operations', [write('a', 0, 1), read('a', 2, 3)]],
  [true, 'a read during a write', [write('a', 0, 9), read('', 1, 2)]],
  [true, 'a late write', [write('a', 0, Infinity), read('', 1, 2), read('a', 3, 4)]],
  [true, 'a write without effect', [write('a', 0, Infinity), read('', 9, 10)]],
  [true, 'two concurrent writes', [...bothWrites, read('a', 6, 7), read('a', 8, 9)]],
  [false, 'a lost write', [write('a', 0, 1), read('', 2, 3)]],
  [false, 'a value that nobody wrote', [read('a', 0, 1)]],
  [false, 'a step back in time', [write('a', 0, 9), read('a', 1, 2), read('', 3, 4)]],
  [
    ...([false, 'two contradictory orders'] as const),
    [write('a', 0, 1), write('b', 0, 1), read('a', 2, 3), read('b', 4, 5)],
  ],
])('linearizable is %s for a history of %s', (expected, _, history) => {
  expect(isLinearizable(history, '')).toBe(expected)
})
