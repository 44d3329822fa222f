import { expect, it } from 'vitest'
import { type BoatFacts, stateOfBoat } from '#results/rules/boatStates.ts'
import type { Finish } from '#results/rules/finishSheet.ts'

const hour = 3_600_000
const start = 1_000 * hour
const over = start + 2 * hour
const running = { startMillis: start }
const finished = { startMillis: start, overMillis: over }

const tally = (isAfloat: boolean, millis: number) => ({ isAfloat, millis, by: 'ann' })
const line = (values: Partial<Finish>): Finish => ({ competitorId: 'a', ...values })

/** Facts about a boat, the hours since the start, and her state. */
const cases: readonly (readonly [string, BoatFacts, number, string])[] = [
  ['was never checked in', {}, -1, 'ashore'],
  ['is checked in', { tally: tally(true, start - hour) }, -0.5, 'afloat'],
  ['is checked out', { tally: tally(false, start - hour) }, -0.5, 'ashore'],
  ['races, and was never checked in', { race: running }, 1, 'racing'],
  ['races, checked in', { tally: tally(true, start - hour), race: running }, 1, 'racing'],
  ['left the race', { tally: tally(false, start + hour), race: running }, 1.5, 'ashore'],
  ['stayed ashore', { tally: tally(false, start - hour), race: running }, 1, 'ashore'],
  [
    'was checked out the day before',
    { tally: tally(false, start - 13 * hour), race: running },
    1,
    'racing',
  ],
  ['has a line', { race: running, line: line({}) }, 1, 'finished'],
  [
    'has a time and a code',
    { race: running, line: line({ code: 'DSQ', finishMillis: 1 }) },
    1,
    'finished',
  ],
  ['gave up', { race: running, line: line({ code: 'DNF' }) }, 1, 'retired'],
  ['was early, and sails on', { race: running, line: line({ code: 'OCS' }) }, 1, 'racing'],
  ['was early', { race: finished, line: line({ code: 'OCS' }) }, 3, 'retired'],
  ['has a penalty, and sails on', { race: running, line: line({ code: 'ZFP' }) }, 1, 'racing'],
  ['has a penalty', { race: finished, line: line({ code: 'ZFP' }) }, 3, 'finished'],
  ['did not come', { race: finished, line: line({ code: 'DNC' }) }, 3, 'ashore'],
  [
    'is scored as not come, and is checked in',
    { tally: tally(true, start - hour), race: finished, line: line({ code: 'DNC' }) },
    3,
    'retired',
  ],
  ['has no line', { race: finished }, 3, 'unaccounted'],
  ['has no line, and is ashore', { tally: tally(false, over + hour), race: finished }, 4, 'ashore'],
  ['was seen after the race', { tally: tally(true, over + 1), race: finished }, 3, 'afloat'],
  ['has no line the day after', { race: finished }, 24, 'ashore'],
  [
    'was checked in and has no line the day after',
    { tally: tally(true, start - hour), race: finished },
    24,
    'unaccounted',
  ],
  ['finished the day before', { race: finished, line: line({}) }, 24, 'ashore'],
]

it.each(cases)('a boat that %s', (_, facts, hours, state) => {
  expect(stateOfBoat(facts, start + hours * hour)).toBe(state)
})
