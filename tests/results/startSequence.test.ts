/** The signals of a starting sequence, and the state that the events of a race log tell. */
import { describe, expect, it } from 'vitest'
import type { LoggedEvent } from '#races/rules/raceLogEvents.ts'
import {
  flagDown,
  flagUp,
  interrupted,
  type Officer,
  recallOver,
  sequenceBegun,
  startCorrected,
  statusSet,
} from '#races/rules/startEvents.ts'
import { flagsAt, signalsOf } from '#races/rules/startSequence.ts'
import { startStateOf } from '#races/rules/startState.ts'

const start = Date.UTC(2026, 5, 20, 12)
const minutesBefore = (minutes: number) => start - minutes * 60_000

describe('a sequence', () => {
  it.each([
    [5, [5, 4, 1, 0]],
    [3, [3, 2, 1, 0]],
    [8, [8, 7, 1, 0]],
    [2, [2, 1, 0]],
    [1, [1, 1, 0]],
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

  it('lowers the preparatory flag at the start, if there is no one-minute signal', () => {
    const flags = [2, 1, 0].map((minutes) =>
      flagsAt(signalsOf(start, 2, 'BLACK'), minutesBefore(minutes)),
    )
    expect(flags).toEqual([['CLASS'], ['CLASS', 'BLACK'], []])
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
  const officer: Officer = { user: 'officer', newId: () => `event ${(next += 1)}` }
  const log: LoggedEvent[] = []
  const state = () => startStateOf(log, start + 3_600_000)

  it('start, postpone and start again', () => {
    const row = { minutes: 3, intervalMinutes: 4, order: 1 }
    const first = {
      ...row,
      millis: minutesBefore(10),
      startMillis: start,
      mode: 'UNIFORM' as const,
    }
    log.push(...sequenceBegun(officer, state(), first))
    // After its flag, also in the order of the log.
    expect(log.at(-1)).toMatchObject({ startTime: start, createdAt: minutesBefore(10) + 1 })
    expect(state()).toMatchObject({
      ...row,
      log: { procedure: { value: { type: 'RRS26' } } },
      passId: 0,
      startMillis: start,
      mode: 'UNIFORM',
      flags: [],
    })

    const postponed = interrupted(officer, state(), minutesBefore(2), 'AP')
    expect(postponed).toHaveLength(2)
    log.push(...postponed)
    expect(state()).toMatchObject({
      passId: 1,
      startMillis: null,
      mode: 'PAPA',
      flags: [{ flag: 'AP', lowerFlag: 'NONE', sinceMillis: minutesBefore(2) - 1 }],
    })

    expect(state().lastMode).toBe('UNIFORM')
    expect(startStateOf([], start).lastMode).toBe('PAPA')
    const again = {
      millis: minutesBefore(-10),
      startMillis: start + 960_000,
      mode: 'BLACK' as const,
    }
    log.push(...sequenceBegun(officer, state(), { ...first, ...again }))
    expect(state()).toMatchObject({
      ...row,
      passId: 1,
      startMillis: start + 960_000,
      mode: 'BLACK',
      lastMode: 'BLACK',
      flags: [],
    })
  })

  it('recall one boat, then all', () => {
    log.push(flagUp(officer, 1, start + 961_000, 'XRAY'))
    expect(state().flags.map(({ flag }) => flag)).toEqual(['XRAY'])

    const [raised = expect.fail()] = state().flags
    expect(raised.id).toBe(log.at(-1)?.id)
    const [down, same] = [1, 2].map((millis) => recallOver(officer, 1, raised, [millis, start]))
    expect(down).toMatchObject({ id: same?.id, upperFlag: 'XRAY', displayed: false })
    expect(down?.id).toBe(raised.id.replace('e', '6'))

    const recalled = interrupted(officer, state(), start + 970_000, 'FIRSTSUBSTITUTE')
    expect(recalled[0]).toMatchObject({
      upperFlag: 'XRAY',
      displayed: false,
      createdAt: start + 970_000 - 1,
    })
    log.push(...recalled)
    expect(state()).toMatchObject({ passId: 2, startMillis: null })
    // A phone did not know of the general recall.
    log.push(flagUp(officer, 1, start + 975_000, 'XRAY'))
    expect(state().flags.map(({ flag }) => flag)).toEqual(['FIRSTSUBSTITUTE'])
    log.push(flagDown(officer, 2, start + 976_000, 'FIRSTSUBSTITUTE'))
    expect(state().flags).toEqual([])
  })

  it.each(['FINISHING', 'FINISHED'] as const)(
    'leave a race %s when its start is corrected',
    (status) => {
      const finished = [
        ...sequenceBegun(officer, startStateOf([], start), {
          millis: start - 1,
          startMillis: start,
          mode: 'PAPA',
          minutes: 5,
          intervalMinutes: 5,
          order: 0,
        }),
        statusSet(officer, 0, start + 1_000, status),
      ]
      const corrected = startCorrected(
        officer,
        startStateOf(finished, start + 2_000),
        start + 2_000,
        5,
      )

      expect(startStateOf([...finished, ...corrected], start + 3_000)).toMatchObject({
        startMillis: 5,
        status,
        log: { status: { logicalMillis: start + 1_000 } },
      })
      // Somebody else sets a start, and the race begins again.
      const [again = expect.fail()] = corrected
      expect(startStateOf([...finished, again], start + 3_000).status).toBe('RUNNING')
    },
  )

  it('tell no status of a race that has not begun to finish', () => {
    const events = startCorrected(officer, startStateOf([], start), start, start + 5)

    expect(events).toMatchObject([
      { '@class': 'RaceLogStartTimeEvent', startTime: start + 5, nextStatus: 'SCHEDULED' },
    ])
  })
})
