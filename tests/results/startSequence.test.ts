/** The signals of a starting sequence, and the state that the events of a race log tell. */
import { describe, expect, it } from 'vitest'
import {
  eventsOf,
  flagsAt,
  type LogEvent,
  recallOver,
  signalsOf,
  stateOf,
} from '#results/browser/start/sequence.ts'

const start = Date.UTC(2026, 5, 20, 12)
const minutesBefore = (minutes: number) => start - minutes * 60_000

describe('a sequence', () => {
  it.each([
    [5, [5, 4, 1, 0]],
    [3, [3, 2, 1, 0]],
    [8, [8, 7, 1, 0]],
    [2, [2, 1, 0]],
  ])('of %i minutes has its signals at %j', (minutes, expected) => {
    const signals = signalsOf(start, minutes, 'PAPA')

    expect(signals.map(({ millis }) => (start - millis) / 60_000)).toEqual(expected)
  })

  it.each([
    [5.5, []],
    [5, ['CLASS']],
    [4, ['CLASS', 'BLACK']],
    [1.1, ['CLASS', 'BLACK']],
    [1, ['CLASS']],
    [0, []],
  ])('shows its flags %d minutes before the start: %j', (minutes, expected) => {
    expect(flagsAt(signalsOf(start, 5, 'BLACK'), minutesBefore(minutes))).toEqual(expected)
  })

  it('has one long sound one minute before the start', () => {
    expect(signalsOf(start, 5, 'PAPA').map(({ isLong }) => isLong)).toEqual([
      false,
      false,
      true,
      false,
    ])
  })
})

describe('the presses of a race officer', () => {
  let next = 0
  const events = eventsOf('officer', () => `event ${(next += 1)}`)
  const log: object[] = []
  const state = () => stateOf(log as LogEvent[])

  it('start, postpone and start again', () => {
    log.push(...events.start(state(), minutesBefore(10), start, 'UNIFORM'))
    expect(state()).toMatchObject({ passId: 0, startMillis: start, mode: 'UNIFORM', flags: [] })

    log.push(...events.interrupt(state(), minutesBefore(2), 'AP'))
    expect(state()).toMatchObject({
      passId: 1,
      startMillis: null,
      mode: 'PAPA',
      flags: [{ upper: 'AP', lower: 'NONE', sinceMillis: minutesBefore(2) - 1 }],
    })

    log.push(...events.start(state(), minutesBefore(-10), start + 960_000, state().lastMode))
    expect(state()).toMatchObject({
      passId: 1,
      startMillis: start + 960_000,
      mode: 'UNIFORM',
      flags: [],
    })
  })

  it('recall one boat, then all', () => {
    log.push(events.flag(1, start + 961_000, 'XRAY'))
    expect(state().flags.map(({ upper }) => upper)).toEqual(['XRAY'])

    const [flag = expect.fail()] = state().flags
    const [down, same] = [1, 2].map((millis) =>
      recallOver(events.flag(1, millis, 'XRAY', false), flag, start),
    )
    expect(down).toMatchObject({ id: same?.id, upperFlag: 'XRAY', displayed: false })
    expect(down?.id).not.toBe(flag.id)

    log.push(...events.interrupt(state(), start + 970_000, 'FIRSTSUBSTITUTE'))
    expect(state()).toMatchObject({ passId: 2, startMillis: null })
    // A phone did not know of the general recall.
    log.push(events.flag(1, start + 975_000, 'XRAY'))
    expect(state().flags.map(({ upper }) => upper)).toEqual(['FIRSTSUBSTITUTE'])
  })
})
