/** Use cases that add to the race log of a race, or show what it says. */
import type {
  loggedRace,
  newRaceLogEvent,
  newStartTime,
  newTrackingTimes,
  raceLogEvent,
} from '#schemas/races/raceLog.ts'
import type { Static } from '#schemas/schema.ts'
import {
  type RaceFact,
  type RaceFacts,
  raceFacts,
  type RaceLog,
  type RaceLogAuthor,
  type RaceLogEvent,
} from '../rules/raceLog.ts'
import { raceLogOf, startMillisOf, withRaceLogEvent } from '../rules/raceTimes.ts'
import type { Race, Regatta } from '../rules/regatta.ts'
import { timesOfParameters } from '#values/time.ts'
import { putRegatta, type StoredRegatta } from '../items/regattas.ts'
import type { Context } from '#endpoint/context.ts'
import { requireRegatta } from './regattas.ts'
import { requireRaceOfLeaderboard } from './trackedRaces.ts'
import { namedObject } from '#access/rules/objectId.ts'
import { type InputError, requireValid } from '#values/failure.ts'
import { derivedUuid } from '#values/derivedUuid.ts'
import { authorize } from '#access/authorize.ts'

const requireLoggedRace = async (
  context: Context,
  { leaderboard, race_column: raceColumn, fleet }: Static<typeof loggedRace>,
) => {
  const regatta = await requireRegatta(context, leaderboard, 'LEADERBOARD')
  const race = requireRaceOfLeaderboard(regatta, { raceColumn, fleet })
  return { regatta, race, log: raceLogOf(regatta, race) }
}

/**
 * Records a fact now. By default, the author is the caller with the highest priority, in the
 * current pass. The clock of another process may be ahead, so the event is never older than the
 * one that counts.
 */
export const record = <Changed extends Regatta, Fact extends RaceFact>(
  { caller, nowMillis }: Context,
  regatta: Changed,
  race: Race,
  [fact, value]: readonly [Fact, RaceFacts[Fact]],
  origin: { readonly author?: RaceLogAuthor; readonly passId?: number } = {},
): Changed => {
  const log = raceLogOf(regatta, race)
  return withRaceLogEvent(regatta, race, fact, {
    author: origin.author ?? { name: caller?.user.name ?? '', priority: 0 },
    passId: origin.passId ?? log?.passId ?? 0,
    createdMillis: Math.max(nowMillis, log?.[fact]?.createdMillis ?? nowMillis),
    logicalMillis: nowMillis,
    value,
  })
}

/** Events that do not count change nothing, and cost no write. */
export const writeLog = async ({ store }: Context, before: StoredRegatta, after: Regatta) => {
  if (after !== before) await store.write([putRegatta(after, before.item)])
}

export const showStartTime = async (context: Context, wanted: Static<typeof loggedRace>) => {
  const { log } = await requireLoggedRace(context, wanted)
  return {
    startTimeAsMillis: log?.startTime?.value ?? null,
    passId: log?.passId ?? 0,
    racingProcedureType: log?.procedure?.value ?? null,
  }
}

/** Returns the start time that counts, which is that of an author with a higher priority. */
export const setStartTime = async (context: Context, wanted: Static<typeof newStartTime>) => {
  const { regatta, race } = await requireLoggedRace(context, wanted)
  const { authorName: name, authorPriority: priority, passId, startTime } = wanted
  const origin = { author: { name, priority }, passId }
  const procedure = wanted.startProcedureType
  const prepared =
    procedure === undefined
      ? regatta
      : record(context, regatta, race, ['procedure', procedure], origin)
  const changed = record(context, prepared, race, ['startTime', startTime], origin)
  await writeLog(context, regatta, changed)
  return { startTimeAsMillis: startMillisOf(changed, race) }
}

/** Sets the given times. An empty text without milliseconds removes the time. */
export const setTrackingTimes = async (
  context: Context,
  wanted: Static<typeof newTrackingTimes>,
) => {
  const { startoftracking, endoftracking } = wanted
  const times = timesOfParameters({ startoftracking, endoftracking })
  const start = times.startoftracking ?? wanted.startoftrackingasmillis ?? removed(startoftracking)
  const end = times.endoftracking ?? wanted.endoftrackingasmillis ?? removed(endoftracking)
  const { regatta, race } = await requireLoggedRace(context, wanted)
  const started =
    start === undefined ? regatta : record(context, regatta, race, ['startOfTracking', start])
  const ended = end === undefined ? started : record(context, started, race, ['endOfTracking', end])
  await writeLog(context, regatta, ended)
  return {
    ...(start === undefined ? {} : { startoftracking: start }),
    ...(end === undefined ? {} : { endoftracking: end }),
  }
}

/** An empty text removes a time. `undefined`: not in the request. */
const removed = (text: string | undefined) => (text === '' ? null : undefined)

type Sent = Static<typeof newRaceLogEvent>
type Shown = Static<typeof raceLogEvent>

/**
 * Adds the event in the request, if there is one.
 * @returns the events that count
 */
export const exchangeRaceLog = async (context: Context, sent: Sent): Promise<Shown[]> => {
  const { regatta, race, log } = await requireLoggedRace(context, sent)
  if (sent['@class'] === undefined) return describeRaceLog(log)
  const leaderboard = namedObject('LEADERBOARD', regatta.name)
  await authorize(context, { ...leaderboard, action: 'UPDATE' })
  requireValid(missingFrom(sent))
  const isKnown = describeRaceLog(log).some(({ id }) => id === sent.id)
  const changed = isKnown ? regatta : withSentEvent(context, regatta, race, sent)
  await writeLog(context, regatta, changed)
  return describeRaceLog(raceLogOf(changed, race))
}

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
