/** The times of a race that follow from its race log and from the settings of its regatta. */
import {
  finishedMillisIn,
  type RaceFact,
  type RaceFacts,
  type RaceLogAuthor,
  type RaceLogEvent,
  withEvent,
  withoutEvent,
} from './raceLog.ts'
import type { Race, Regatta } from './regatta.ts'

type RaceIdentity = Pick<Race, 'raceColumn' | 'fleet'>
type Logged = Pick<Regatta, 'raceLogs'>
type Tracked = Pick<Regatta, 'raceLogs' | 'controlTrackingFromStartAndFinishTimes'>

/** `undefined`: nothing is recorded about the race. */
export const raceLogOf = ({ raceLogs }: Logged, { raceColumn, fleet }: RaceIdentity) =>
  raceLogs.find((log) => log.raceColumnId === raceColumn.id && log.fleet === fleet)

/** Adds an event to the race log of a race. Returns the same regatta if the event does not count. */
export const withRaceLogEvent = <Changed extends Logged, Fact extends RaceFact>(
  regatta: Changed,
  race: RaceIdentity,
  fact: Fact,
  event: RaceLogEvent<RaceFacts[Fact]>,
): Changed => {
  const logged = raceLogOf(regatta, race)
  const log = logged ?? { raceColumnId: race.raceColumn.id, fleet: race.fleet, passId: 0 }
  const changed = withEvent(log, fact, event)
  if (changed === logged) return regatta
  const others = regatta.raceLogs.filter((other) => other !== logged)
  return { ...regatta, raceLogs: [...others, changed] }
}

/** Takes an event back. Returns the same regatta if there is no such event, or its author ranks higher. */
export const withoutRaceLogEvent = <Changed extends Logged>(
  regatta: Changed,
  race: RaceIdentity,
  id: string,
  author: RaceLogAuthor,
): Changed => {
  const logged = raceLogOf(regatta, race)
  const changed = logged && withoutEvent(logged, id, author)
  if (changed === undefined || changed === logged) return regatta
  const others = regatta.raceLogs.filter((other) => other !== logged)
  return { ...regatta, raceLogs: [...others, changed] }
}

export const startMillisOf = (regatta: Logged, race: RaceIdentity): number | null =>
  raceLogOf(regatta, race)?.startTime?.value ?? null

export const finishedMillisOf = (regatta: Logged, race: RaceIdentity): number | null => {
  const log = raceLogOf(regatta, race)
  return log === undefined ? null : finishedMillisIn(log)
}

const beforeStartMillis = 5 * 60_000
const afterFinishMillis = 30_000

/**
 * Positions in the interval belong to the race: none before `fromMillis` is known, and later ones until
 * `toMillis` is. Times that were set count first, then those that follow from start and finish.
 */
export const trackingIntervalOf = (regatta: Tracked, race: RaceIdentity) => {
  const log = raceLogOf(regatta, race)
  const follows = regatta.controlTrackingFromStartAndFinishTimes
  const start = follows ? startMillisOf(regatta, race) : null
  const finished = follows ? finishedMillisOf(regatta, race) : null
  return {
    fromMillis: log?.startOfTracking?.value ?? (start === null ? null : start - beforeStartMillis),
    toMillis:
      log?.endOfTracking?.value ?? (finished === null ? null : finished + afterFinishMillis),
  }
}

export interface TaggedStarts {
  /** The times of the latest public tags `Start`, by the ids of races without a start time. */
  readonly taggedStarts: ReadonlyMap<string, number>
}

export interface RegattaWithStarts extends Regatta, TaggedStarts {}

/** The one that was set, else the latest public tag `Start`, else the start of tracking. */
export const shownStartMillisOf = (
  regatta: Tracked & TaggedStarts,
  race: RaceIdentity & Pick<Race, 'id'>,
): number | null =>
  startMillisOf(regatta, race) ??
  regatta.taggedStarts.get(race.id) ??
  trackingIntervalOf(regatta, race).fromMillis

/** The time that live pages stay behind, so that the positions of most boats have arrived. */
export const liveDelayMillis = 5_000
