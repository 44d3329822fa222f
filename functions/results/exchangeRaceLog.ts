import { endpoint } from '#endpoint'
import { newRaceLogEvent, type raceLogEvent, raceLogEvents } from '#schemas/races/raceLog.ts'
import { authorize } from '#access/authorize.ts'
import { namedObject } from '#access/rules/objectId.ts'
import type { Context } from '#endpoint/context.ts'
import type { Static } from '#schemas/schema.ts'
import { derivedUuid } from '#values/derivedUuid.ts'
import { type InputError, requireValid } from '#values/failure.ts'
import type { StoredRegatta } from '#races/items/regattas.ts'
import { type RaceFact, raceFacts, type RaceLog, type RaceLogEvent } from '#races/rules/raceLog.ts'
import { raceLogOf, withRaceLogEvent } from '#races/rules/raceTimes.ts'
import type { Race } from '#races/rules/regatta.ts'
import { requireLoggedRace, writeLog } from '#races/steps/raceLogs.ts'

export const { declaration, handler } = endpoint({
  name: 'exchangeRaceLog',
  summary: 'Add an event to the race log of a race, and read it',
  description:
    'An event needs `LEADERBOARD:UPDATE:{leaderboard}`. Without a body, the request only reads. An ' +
    'event whose id is known changes nothing. An event without an author has the author `default` ' +
    'with the priority 4.',
  routes: ['POST /sailingserver/rc/racelog'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['READ'], id: 'leaderboard' },
  input: newRaceLogEvent,
  reply: { status: 200, body: raceLogEvents },
  errors: ['not-found'],
  /**
   * Adds the event in the request, if there is one.
   * @returns the events that count
   */
  run: async ({ context, input: sent }) => {
    const { regatta, race, log } = await requireLoggedRace(context, sent)
    if (sent['@class'] === undefined) return describeRaceLog(log)
    const leaderboard = namedObject('LEADERBOARD', regatta.name)
    await authorize(context, { ...leaderboard, action: 'UPDATE' })
    requireValid(missingFrom(sent))
    const isKnown = describeRaceLog(log).some(({ id }) => id === sent.id)
    const changed = isKnown ? regatta : withSentEvent(context, regatta, race, sent)
    await writeLog(context, regatta, changed)
    return describeRaceLog(raceLogOf(changed, race))
  },
})

type Sent = Static<typeof newRaceLogEvent>
type Shown = Static<typeof raceLogEvent>

const missingFrom = (sent: Sent): readonly InputError[] => {
  const needed = sent['@class'] === 'RaceLogStartTimeEvent' ? 'startTime' : 'nextStatus'
  const names = (['id', needed] as const).filter((name) => sent[name] === undefined)
  return names.map((name) => ({ pointer: `/${name}`, code: 'required', detail: 'is required' }))
}

/** The author of events without an author. */
const unnamedAuthor = { name: 'default', priority: 4 }

const withSentEvent = (
  { nowMillis }: Context,
  regatta: StoredRegatta,
  race: Race,
  sent: Sent,
): StoredRegatta => {
  const { authorName: name, authorPriority: priority, id = '' } = sent
  const event = {
    id,
    author: name === undefined || priority === undefined ? unnamedAuthor : { name, priority },
    passId: sent.passId ?? raceLogOf(regatta, race)?.passId ?? 0,
    // A creation in the future would outrank all later events.
    createdMillis: Math.min(sent.createdAt ?? nowMillis, nowMillis),
    logicalMillis: sent.timestamp ?? nowMillis,
  }
  return sent['@class'] === 'RaceLogStartTimeEvent'
    ? withRaceLogEvent(regatta, race, 'startTime', { ...event, value: sent.startTime ?? null })
    : withRaceLogEvent(regatta, race, 'status', { ...event, value: sent.nextStatus ?? 'UNKNOWN' })
}

const describeRaceLog = (log: RaceLog | undefined): Shown[] => {
  if (log === undefined) return []
  return raceFacts
    .flatMap((fact) => {
      const event = log[fact]
      return event === undefined ? [] : [describeEvent(log, fact, event)]
    })
    .sort(
      (left, right) =>
        left.passId - right.passId ||
        right.authorPriority - left.authorPriority ||
        left.createdAt - right.createdAt,
    )
}

const describeEvent = (log: RaceLog, fact: RaceFact, event: RaceLogEvent): Shown => ({
  '@class': forms[fact][0],
  id: event.id ?? idOf(log, fact, event),
  createdAt: event.createdMillis,
  timestamp: event.logicalMillis,
  passId: event.passId,
  competitors: [],
  authorName: event.author.name,
  authorPriority: event.author.priority,
  ...(fact === 'startTime' ? { nextStatus: 'SCHEDULED' } : {}),
  [forms[fact][1]]: event.value,
})

const forms: Readonly<Record<RaceFact, readonly [className: string, property: string]>> = {
  denotation: ['RaceLogDenoteForTrackingEvent', 'raceName'],
  startTime: ['RaceLogStartTimeEvent', 'startTime'],
  procedure: ['RaceLogStartProcedureChangedEvent', 'startProcedureType'],
  status: ['RaceLogRaceStatusEvent', 'nextStatus'],
  startOfTracking: ['RaceLogStartOfTrackingEvent', 'startOfTracking'],
  endOfTracking: ['RaceLogEndOfTrackingEvent', 'endOfTracking'],
}

/** Events of the service have no stored id, so that the regatta stays small. */
const idOf = ({ raceColumnId, fleet }: RaceLog, fact: RaceFact, event: RaceLogEvent): string =>
  derivedUuid(
    ...['race log event', raceColumnId, fleet, fact],
    ...[String(event.passId), String(event.createdMillis)],
  )
