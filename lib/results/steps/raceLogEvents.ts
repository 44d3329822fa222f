/** The events of the race log that are facts about the race, as clients send and read them. */
import type { newRaceLogEvent, raceLogEvent } from '#schemas/results/raceLog.ts'
import type { Static } from '#schemas/schema.ts'
import { raceLogFlags } from '#schemas/races/raceLogWords.ts'
import { derivedUuid } from '#values/uuid.ts'
import type { StoredRegatta } from '#races/items/regattas.ts'
import {
  type Flag,
  type RaceFact,
  type RaceFacts,
  raceFacts,
  type RaceLog,
  type RaceLogEvent,
} from '#races/rules/raceLog.ts'
import { withFactOf } from '#races/rules/raceLogEvents.ts'
import { withoutRaceLogEvent, withRaceLogEvent } from '#races/rules/raceTimes.ts'
import type { Race } from '#races/rules/regatta.ts'

type Sent = Static<typeof newRaceLogEvent>
export type Shown = Static<typeof raceLogEvent>
type LoggedEvent = Pick<RaceLogEvent, 'createdMillis' | 'logicalMillis' | 'passId' | 'author'>

/** @param event the event, without the fact that it records */
export const withSentEvent = (
  regatta: StoredRegatta,
  race: Race,
  sent: Sent,
  event: LoggedEvent & { readonly id: string },
): StoredRegatta => {
  const add = <Fact extends RaceFact>(fact: Fact, value: RaceFacts[Fact]) =>
    withRaceLogEvent(regatta, race, fact, { ...event, value })
  return (
    withFactOf(sent, event.logicalMillis, add) ??
    withoutRaceLogEvent(regatta, race, sent.revokedEventId ?? '', event.author)
  )
}

export const describeRaceLog = (log: RaceLog | undefined): readonly Shown[] =>
  log === undefined
    ? []
    : raceFacts.flatMap((fact) => {
        const event = log[fact]
        return event === undefined ? [] : [describeEvent(log, fact, event)]
      })

export const describeBase = (eventClass: string, id: string, event: LoggedEvent): Shown => ({
  '@class': eventClass,
  id,
  createdAt: event.createdMillis,
  timestamp: event.logicalMillis,
  passId: event.passId,
  competitors: [],
  authorName: event.author.name,
  authorPriority: event.author.priority,
})

const describeEvent = (log: RaceLog, fact: RaceFact, event: RaceLogEvent): Shown => {
  const base = (name: string) => describeBase(name, event.id ?? idOf(log, fact, event), event)
  if (isFlag(fact)) {
    return { ...base('RaceLogFlagEvent'), upperFlag: fact, ...(event.value as RaceFacts[Flag]) }
  }
  const [name, property] = forms[fact]
  return {
    ...base(name),
    ...(fact === 'startTime' ? { nextStatus: 'SCHEDULED' } : {}),
    ...(property === undefined ? {} : { [property]: event.value }),
  }
}

const isFlag = (fact: RaceFact): fact is Flag => raceLogFlags.some((flag) => flag === fact)

type Form = readonly [className: string, property?: string]

const forms: Readonly<Record<Exclude<RaceFact, Flag>, Form>> = {
  denotation: ['RaceLogDenoteForTrackingEvent', 'raceName'],
  startTime: ['RaceLogStartTimeEvent', 'startTime'],
  procedure: ['RaceLogStartProcedureChangedEvent', 'startProcedureType'],
  status: ['RaceLogRaceStatusEvent', 'nextStatus'],
  startOfTracking: ['RaceLogStartOfTrackingEvent', 'startOfTracking'],
  endOfTracking: ['RaceLogEndOfTrackingEvent', 'endOfTracking'],
  pass: ['RaceLogPassChangeEvent'],
  protestTime: ['RaceLogProtestStartTimeEvent', 'protestStartTime'],
}

/** Events of the service have no stored id, so that the regatta stays small. */
const idOf = ({ raceColumnId, fleet }: RaceLog, fact: RaceFact, event: RaceLogEvent): string =>
  derivedUuid(
    'race log event',
    raceColumnId,
    fleet,
    fact,
    String(event.passId),
    String(event.createdMillis),
  )
