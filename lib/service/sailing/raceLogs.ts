/** Use cases that add to the race log of a race, or show what it says. */
import type { loggedRace, newStartTime, newTrackingTimes } from '../../../schemas/raceLog.ts'
import type { Static } from '../../../schemas/schema.ts'
import type { RaceFact, RaceFacts, RaceLogAuthor } from '../../domain/race/raceLog.ts'
import { raceLogOf, startMillisOf, withRaceLogEvent } from '../../domain/race/raceTimes.ts'
import type { Race, Regatta } from '../../domain/race/regatta.ts'
import { timesOfParameters } from '../../domain/value/time.ts'
import { putRegatta, type StoredRegatta } from '../../store/entities/regattas.ts'
import type { Context } from '../context.ts'
import { requireRegatta } from './regattas.ts'
import { requireRaceOfLeaderboard } from './trackedRaces.ts'

export const requireLoggedRace = async (
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
