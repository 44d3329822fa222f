/** The service and the pages of race officers read the same state from one race log. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { flyingFlags, type RaceLog, statusAt } from '#races/rules/raceLog.ts'
import { byLogOrder, type LoggedEvent, raceLogIn } from '#races/rules/raceLogEvents.ts'
import { startStateOf } from '#races/rules/startState.ts'
import { describeRaceLog } from '#results/steps/raceLogEvents.ts'
import { seed } from '../platform/access/arbitraries.ts'
import { legChanges, raceLogFlags, raceStatuses, sideFlags } from '#schemas/races/raceLogWords.ts'

const facts = fc.oneof(
  fc.record({
    '@class': fc.constant('RaceLogStartTimeEvent'),
    startTime: fc.option(fc.nat(100)),
  }),
  fc.record({
    '@class': fc.constant('RaceLogRaceStatusEvent'),
    nextStatus: fc.constantFrom(...raceStatuses),
  }),
  fc.record({
    '@class': fc.constant('RaceLogFlagEvent'),
    upperFlag: fc.constantFrom(...raceLogFlags.slice(-6), 'PAPA' as const, 'XRAY' as const),
    displayed: fc.boolean(),
  }),
  fc.record(
    {
      '@class': fc.constant('RaceLogSideFlagEvent'),
      sideFlag: fc.constantFrom(...sideFlags),
      displayed: fc.boolean(),
      hours: fc.integer({ min: 1, max: 9 }),
      mark: fc.string(),
      notBefore: fc.nat(100),
      bearing: fc.nat(359),
      legChange: fc.constantFrom(...legChanges),
    },
    { requiredKeys: ['@class', 'sideFlag', 'displayed'] },
  ),
  fc.record({ '@class': fc.constant('RaceLogPassChangeEvent') }),
  fc.record({
    '@class': fc.constant('RaceLogProtestStartTimeEvent'),
    protestStartTime: fc.option(fc.nat(100)),
  }),
  fc.record(
    {
      '@class': fc.constant('RaceLogStartProcedureChangedEvent'),
      startProcedureType: fc.constantFrom('RRS26' as const, 'GateStart' as const),
      sequenceMinutes: fc.integer({ min: 1, max: 9 }),
      intervalMinutes: fc.integer({ min: 1, max: 9 }),
      startOrder: fc.nat(3),
    },
    { requiredKeys: ['@class', 'startProcedureType'] },
  ),
)

const places = fc.record({
  createdAt: fc.nat(100),
  timestamp: fc.nat(100),
  passId: fc.nat(2),
  authorPriority: fc.nat(2),
})

const arrivals: fc.Arbitrary<readonly LoggedEvent[]> = fc
  .array(fc.tuple(facts, places), { maxLength: 20 })
  .map((sent) =>
    sent.map(([fact, place], at) => ({ id: String(at), authorName: 'ann', ...place, ...fact })),
  )

const stateIn = (log: RaceLog, millis: number) => ({
  pass: log.passId,
  start: log.startTime?.value ?? null,
  status: statusAt(log, millis),
  procedure: log.procedure?.value,
  protest: log.protestTime?.value,
  flags: flyingFlags(log, millis),
})

it('a page that reads the log of the service sees what the service sees', () => {
  fc.assert(
    fc.property(arrivals, fc.nat(100), (sent, millis) => {
      const ofService = raceLogIn(sent)
      const shown = [...describeRaceLog(ofService)].sort(byLogOrder)

      expect(stateIn(raceLogIn(shown), millis)).toEqual(stateIn(ofService, millis))
      expect(startStateOf(shown, millis)).toMatchObject({
        startMillis: ofService.startTime?.value ?? null,
        status: statusAt(ofService, millis),
      })
    }),
    { seed },
  )
})
