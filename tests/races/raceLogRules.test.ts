/** Which events of a race log count, and the times that follow from them. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  finishedMillisIn,
  flyingFlags,
  flyingSideFlags,
  lastFlag,
  type RaceFact,
  type RaceLog,
  type RaceLogEvent,
  statusAt,
  withEvent,
  withoutEvent,
} from '#races/rules/raceLog.ts'
import {
  byLogOrder,
  describeProcedure,
  eventClass,
  type LoggedEvent,
  type LoggedFact,
  raceLogIn,
} from '#races/rules/raceLogEvents.ts'
import {
  finishedMillisOf,
  shownStartMillisOf,
  startMillisOf,
  trackingIntervalOf,
  withRaceLogEvent,
} from '#races/rules/raceTimes.ts'
import { usualRegatta, withoutRaceColumn } from '#races/rules/regatta.ts'
import { packRaceLogs, unpackRaceLogs } from '#races/items/regattas.ts'

const empty: RaceLog = { raceColumnId: 'c', fleet: 'Default', passId: 0 }
const minute = 60_000
const start = 100 * minute

const event = <Value>(
  value: Value,
  more: Partial<RaceLogEvent> & { readonly priority?: number } = {},
): RaceLogEvent<Value> => {
  const { priority = 0, ...others } = more
  const times = { passId: 0, createdMillis: 1000, logicalMillis: 1000 }
  return { author: { name: 'officer', priority }, ...times, ...others, value }
}

describe('the events that count', () => {
  it('are the last ones of the pass in the order of creation', () => {
    const first = withEvent(empty, 'startTime', event(start))
    const moved = withEvent(first, 'startTime', event(start + 1, { createdMillis: 2000 }))
    const late = withEvent(moved, 'startTime', event(start + 2, { createdMillis: 1500 }))
    const same = withEvent(moved, 'startTime', event(start + 3, { createdMillis: 2000 }))

    expect([moved, late, same].map((log) => log.startTime?.value)).toEqual([
      start + 1,
      start + 1,
      start + 3,
    ])
  })

  it('are those of the author with the highest priority, whatever the time', () => {
    const set = withEvent(empty, 'startTime', event(start, { priority: 1 }))
    const lower = event(start + 1, { priority: 3, createdMillis: 5000 })
    const higher = event(start + 2, { priority: 0, createdMillis: 500 })

    expect(withEvent(set, 'startTime', lower)).toBe(set)
    expect(withEvent(set, 'startTime', higher).startTime?.value).toBe(start + 2)
  })

  it('are those of the last pass, which begins without start time and status', () => {
    const log = [
      (before: RaceLog) => withEvent(before, 'denotation', event('R1')),
      (before: RaceLog) => withEvent(before, 'startTime', event(start)),
      (before: RaceLog) => withEvent(before, 'status', event('FINISHED' as const)),
      (before: RaceLog) => withEvent(before, 'endOfTracking', event(start + minute)),
    ].reduce((before, step) => step(before), empty)
    const recalled = withEvent(log, 'procedure', event({ type: 'RRS26' as const }, { passId: 1 }))
    const earlier = withEvent(recalled, 'startTime', event(start, { createdMillis: 9000 }))

    expect(recalled).toMatchObject({ passId: 1, denotation: { value: 'R1' } })
    expect(recalled).toMatchObject({ endOfTracking: { value: start + minute } })
    expect([recalled.startTime, recalled.status]).toEqual([undefined, undefined])
    expect(earlier).toBe(recalled)
  })

  it('do not depend on the order in which they arrive', () => {
    const sent = fc.uniqueArray(
      fc.record({
        passId: fc.nat(2),
        priority: fc.nat(3),
        createdMillis: fc.nat(50),
        value: fc.nat(),
      }),
      { selector: ({ createdMillis }) => createdMillis, maxLength: 8 },
    )
    const startAfter = (events: readonly RaceLogEvent<number>[]) =>
      events.reduce((log, next) => withEvent(log, 'startTime', next), empty).startTime?.value
    fc.assert(
      fc.property(sent, fc.func(fc.nat()), (all, rank) => {
        const events = all.map(({ value, ...more }) => event(value, more))
        const shuffled = [...events].sort((left, right) => rank(left) - rank(right))
        expect(startAfter(shuffled)).toBe(startAfter(events))
      }),
    )
  })
})

describe('an event as clients write it', () => {
  const sent = (name: string, fact: LoggedFact): LoggedEvent => ({
    '@class': eventClass(name),
    ...{ id: 'e', authorName: 'ann', authorPriority: 1 },
    ...{ createdAt: 1, timestamp: 2, passId: 0 },
    ...fact,
  })
  const details = { hours: 1, notBefore: 7, mark: 'Top', bearing: 0, legChange: 'LONGER' } as const
  const inRow = { sequenceMinutes: 3, intervalMinutes: 4, startOrder: 0 }

  it.each<[RaceFact, string, LoggedFact, unknown]>([
    ['startTime', 'StartTime', { startTime: 5 }, 5],
    ['startTime', 'StartTime', { startTime: null }, null],
    ['status', 'RaceStatus', { nextStatus: 'FINISHED' }, 'FINISHED'],
    [
      'XRAY',
      'Flag',
      { upperFlag: 'XRAY', displayed: true },
      { lowerFlag: 'NONE', displayed: true },
    ],
    [
      'NOVEMBER',
      'Flag',
      { upperFlag: 'NOVEMBER', lowerFlag: 'HOTEL', displayed: false },
      { lowerFlag: 'HOTEL', displayed: false },
    ],
    ['YANKEE', 'SideFlag', { sideFlag: 'YANKEE', displayed: false }, { displayed: false }],
    [
      'CHARLIE',
      'SideFlag',
      { sideFlag: 'CHARLIE', displayed: true, ...details },
      { displayed: true, ...details },
    ],
    ['pass', 'PassChange', {}, null],
    ['procedure', 'StartProcedureChanged', { startProcedureType: 'ESS' }, { type: 'ESS' }],
    [
      'procedure',
      'StartProcedureChanged',
      { startProcedureType: 'RRS26', ...inRow },
      { type: 'RRS26', minutes: 3, intervalMinutes: 4, order: 0 },
    ],
    ['protestTime', 'ProtestStartTime', { protestStartTime: 5 }, 5],
    ['protestTime', 'ProtestStartTime', {}, 2],
  ])('is the fact %s: %s %j', (fact, name, more, value) => {
    expect(raceLogIn([sent(name, more)])[fact]).toStrictEqual({
      id: 'e',
      author: { name: 'ann', priority: 1 },
      passId: 0,
      createdMillis: 1,
      logicalMillis: 2,
      value,
    })
  })

  it.each([{}, inRow])('tells a procedure as it was sent: %j', (more) => {
    const fact = { startProcedureType: 'RRS26' as const, ...more }
    const { procedure = expect.fail() } = raceLogIn([sent('StartProcedureChanged', fact)])
    expect(describeProcedure(procedure.value)).toStrictEqual(fact)
  })

  it('of another kind changes nothing', () => {
    expect(raceLogIn([sent('Wind', {}), { ...sent('', {}), '@class': 'x' }])).toEqual(raceLogIn([]))
  })

  it('is in the order of passes, then authors, then creation', () => {
    const inOrder = [
      { passId: 0, authorPriority: 0, createdAt: 9 },
      { passId: 1, authorPriority: 3, createdAt: 5 },
      { passId: 1, authorPriority: 1, createdAt: 2 },
      { passId: 1, authorPriority: 1, createdAt: 3 },
    ]
    expect(inOrder.toReversed().sort(byLogOrder)).toEqual(inOrder)
  })
})

describe('an event that is taken back', () => {
  const [pass, flag] = ['p', 'f'].map((id) => ({ id, priority: 2 }))
  const log = withEvent(
    withEvent(empty, 'pass', event(null, pass)),
    'AP',
    event({ lowerFlag: 'NONE', displayed: true }, flag),
  )
  const without = (id: string, priority: number) =>
    withoutEvent(log, id, { name: 'officer', priority })

  it.each([1, 2])('by an author of the same or a higher priority is gone: %i', (priority) => {
    expect(without('f', priority)).toEqual({ ...log, AP: undefined })
  })

  it.each([
    ['f', 3],
    ['other', 0],
  ])('stays for another id, or an author of a lower priority: %s %i', (id, priority) => {
    expect(without(id, priority)).toBe(log)
  })
})

describe('a flag', () => {
  const up = { lowerFlag: 'NONE', displayed: true } as const
  const down = { lowerFlag: 'NONE', displayed: false } as const
  const next = (log: RaceLog) => withEvent(log, 'pass', event(null, { passId: 1 }))
  const flyingIn = (log: RaceLog | undefined, nowMillis = 1000) =>
    flyingFlags(log, nowMillis).map(({ flag }) => flag)

  it.each([
    ['AP', true],
    ['NOVEMBER', true],
    ['VICTOR', true],
    ['XRAY', false],
    ['CHARLIE', false],
    ['SIERRA', false],
  ] as const)('%s flies on in the next attempt: %s', (flag, flies) => {
    const raised = withEvent(empty, flag, event(up))

    expect(flyingIn(raised)).toEqual([flag])
    expect(flyingIn(next(raised))).toEqual(flies ? [flag] : [])
  })

  it('flies from its time on, until the time at which it comes down', () => {
    const raised = withEvent(empty, 'AP', event(up, { logicalMillis: 500 }))
    const lowered = withEvent(raised, 'AP', event(down, { logicalMillis: 900 }))

    expect([499, 500].map((millis) => flyingIn(raised, millis))).toEqual([[], ['AP']])
    expect([899, 900].map((millis) => flyingIn(lowered, millis))).toEqual([['AP'], []])
    expect(flyingIn(undefined)).toEqual([])
  })

  it('PENNANT flies as long as the AP that was raised with it', () => {
    const alone = withEvent(empty, 'PENNANT', event({ hours: 2, displayed: true }))
    const over = withEvent(alone, 'AP', event(up))

    expect([alone, over].map((log) => flyingIn(log))).toEqual([[], ['AP', 'PENNANT']])
    expect(flyingIn(withEvent(over, 'AP', event(up, { createdMillis: 1001 })))).toEqual(['AP'])
    expect(flyingSideFlags(over, 1000)).toEqual([{ flag: 'PENNANT', hours: 2, sinceMillis: 1000 }])
  })

  it('is the last one that went up or came down', () => {
    const later = { logicalMillis: 2000 }
    const raised = withEvent(withEvent(empty, 'AP', event(up)), 'XRAY', event(down, later))

    expect(lastFlag(empty)).toBeUndefined()
    expect(lastFlag(raised)).toEqual({ flag: 'XRAY', signal: down })
    expect(lastFlag(withEvent(raised, 'AP', event(down, { logicalMillis: 3000 })))).toEqual({
      flag: 'AP',
      signal: down,
    })
  })
})

describe('the status', () => {
  const scheduled = withEvent(empty, 'startTime', event<number | null>(start))

  it('follows the clock', () => {
    const procedure = withEvent(scheduled, 'procedure', event({ type: 'ESS' as const }))

    expect(statusAt(undefined, 0)).toBe('UNSCHEDULED')
    expect(statusAt(withEvent(empty, 'startTime', event(null)), 0)).toBe('PRESCHEDULED')
    expect(statusAt(scheduled, start - 5 * minute)).toBe('SCHEDULED')
    expect(statusAt(scheduled, start - 5 * minute + 1)).toBe('STARTPHASE')
    expect(statusAt(procedure, start - 5 * minute + 1)).toBe('SCHEDULED')
    const short = withEvent(scheduled, 'procedure', event({ type: 'RRS26' as const, minutes: 3 }))
    const before = [4, 3, 2].map((minutes) => statusAt(short, start - minutes * minute + 1))
    expect(before).toEqual(['SCHEDULED', 'STARTPHASE', 'STARTPHASE'])
    expect(statusAt(scheduled, start)).toBe('RUNNING')
  })

  it('is that of a status event, from its logical time on', () => {
    const finished = { createdMillis: 2000, logicalMillis: start + 60 * minute }
    const log = withEvent(scheduled, 'status', event('FINISHED' as const, finished))

    expect(statusAt(log, start + 60 * minute - 1)).toBe('RUNNING')
    expect(statusAt(log, start + 60 * minute)).toBe('FINISHED')
    expect(finishedMillisIn(log)).toBe(start + 60 * minute)
  })

  it('stays after a start time that is not later, also of an author with a higher priority', () => {
    const finished = event('FINISHED' as const, { priority: 4 })
    const log = withEvent(scheduled, 'status', finished)

    expect(statusAt(log, start)).toBe('FINISHED')
    expect(finishedMillisIn(log)).toBe(1000)
  })

  it('stays after a later start time of an author with a lower priority', () => {
    const finished = withEvent(empty, 'status', event('FINISHED' as const))
    expect(finishedMillisIn(finished)).toBe(1000)
    const lower = event(start, { createdMillis: 2000, priority: 3 })
    const log = withEvent(finished, 'startTime', lower)

    expect(statusAt(log, start)).toBe('FINISHED')
    expect(finishedMillisIn(log)).toBe(1000)
  })

  it('begins anew with a later start time', () => {
    const finished = withEvent(
      scheduled,
      'status',
      event('FINISHED' as const, { createdMillis: 2000 }),
    )
    const again = withEvent(finished, 'startTime', event(start + 1, { createdMillis: 3000 }))

    expect(statusAt(again, start)).toBe('STARTPHASE')
    expect(finishedMillisIn(again)).toBeNull()
  })
})

describe('the times of tracking', () => {
  const race = { id: 'c/Default', raceColumn: { id: 'c', name: 'R1' }, fleet: 'Default' }
  const plain = { ...usualRegatta, name: 'Kiel', eventId: 'e', series: [] }
  const finished = { createdMillis: 2000, logicalMillis: start + 60 * minute }
  const sailed = withRaceLogEvent(
    withRaceLogEvent(plain, race, 'startTime', event(start)),
    race,
    'status',
    event('FINISHED' as const, finished),
  )
  const following = { ...sailed, controlTrackingFromStartAndFinishTimes: true }

  it('are those that were set', () => {
    const set = withRaceLogEvent(following, race, 'startOfTracking', event<number | null>(7))
    const removed = withRaceLogEvent(set, race, 'startOfTracking', event(null))

    expect(trackingIntervalOf(set, race)).toEqual({
      fromMillis: 7,
      toMillis: start + 60 * minute + 30_000,
    })
    expect(trackingIntervalOf(removed, race).fromMillis).toBe(start - 5 * minute)
  })

  it('follow from start and finish only if the regatta says so', () => {
    expect(trackingIntervalOf(sailed, race)).toEqual({ fromMillis: null, toMillis: null })
    expect(trackingIntervalOf(following, race).fromMillis).toBe(start - 5 * minute)
    expect(
      trackingIntervalOf({ ...plain, controlTrackingFromStartAndFinishTimes: true }, race),
    ).toEqual({ fromMillis: null, toMillis: null })
  })

  it('are of one race, and go with its race column', () => {
    expect([startMillisOf(sailed, race), finishedMillisOf(sailed, race)]).toEqual([
      start,
      start + 60 * minute,
    ])
    expect(startMillisOf(sailed, { ...race, fleet: 'Gold' })).toBeNull()
    expect(withoutRaceColumn(sailed, 'c').raceLogs).toEqual([])
  })

  it('show a start: the one set, else that of a tag, else the start of tracking', () => {
    const tracked = withRaceLogEvent(plain, race, 'startOfTracking', event(7))

    const shown = (regatta: typeof plain, tagged: readonly (readonly [string, number])[]) =>
      shownStartMillisOf({ ...regatta, taggedStarts: new Map(tagged) }, race)

    expect(shown(sailed, [[race.id, 5]])).toBe(start)
    expect(shown(tracked, [[race.id, 5]])).toBe(5)
    expect(shown(tracked, [['c/Gold', 5]])).toBe(7)
    expect(shown(plain, [])).toBeNull()
  })
})

it('a race log can be read again after it is stored', () => {
  const id = '3a7b0d1e-6f3c-4b52-9d7e-0c8a1f2b4d6e'
  const log = withEvent(
    withEvent(empty, 'startTime', event(null, { id, logicalMillis: 500 })),
    'endOfTracking',
    event(start),
  )

  expect(unpackRaceLogs(packRaceLogs([log, empty]))).toEqual([log, empty])
})
