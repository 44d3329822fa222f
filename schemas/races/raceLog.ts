/** The race log of a race: its name for tracking, its times, and its status. */
import { visiblePattern } from '../platform/invisible.ts'
import { visibleTitle } from '../platform/name.ts'
import { Type } from '@sinclair/typebox'
import { millisOrNull } from '../platform/common.ts'
import {
  ignored,
  millis,
  newObjectName,
  oneOf,
  objectName,
  time,
  uuidOf,
} from '../platform/fields.ts'
import { leaderboardName } from './regattaFields.ts'
import { flag, input, integer, nullable, reply, text } from '../schema.ts'
import {
  legChanges,
  raceLogFlags,
  raceStatuses,
  racingProcedures,
  sideFlags,
} from './raceLogWords.ts'

const raceColumn = objectName('The name of the race column')
const fleet = objectName('The name of the fleet')

const race = { leaderboard: leaderboardName, race_column: raceColumn, fleet }

export const loggedRace = input(race)

export const denotation = input({
  leaderboard: leaderboardName,
  raceColumnName: raceColumn,
  fleetName: fleet,
  raceName: Type.Optional(
    newObjectName('The name of the race; `<leaderboard> <race column> <fleet>` if absent', 300),
  ),
})

const countMax = 2_147_483_647

const passId = integer('The attempt to sail the race; a later one forgets the start time', {
  minimum: 0,
  maximum: countMax,
})
const authorName = text('The name of the author', { maxLength: 256 })
/** A name of another user becomes that of the caller. */
const newAuthorName = text(
  'The name of the author; that of another user is replaced by the name of the caller',
  { maxLength: 256, pattern: visiblePattern, title: visibleTitle },
)
const authorPriority = integer('The priority of the author; 0 is the highest', {
  minimum: 0,
  maximum: countMax,
})

const procedure = oneOf(racingProcedures, 'The start procedure')
const status = oneOf(raceStatuses, 'The status of the race')

const rowOfStarts = {
  sequenceMinutes: Type.Optional(
    integer(
      'The minutes from the warning signal to the start; absent: as usual for the procedure',
      {
        minimum: 1,
        maximum: 60,
      },
    ),
  ),
  intervalMinutes: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 1440,
      description: 'The minutes to the next start of a row',
    }),
  ),
  startOrder: Type.Optional(
    integer('The place in a row of starts, from 0', { minimum: 0, maximum: 1000 }),
  ),
}

export const startTime = reply({
  startTimeAsMillis: millisOrNull,
  passId,
  racingProcedureType: nullable(procedure),
})

export const newStartTime = input({
  ...race,
  authorName: newAuthorName,
  authorPriority,
  passId,
  startTime: millis('The start time'),
  startProcedureType: Type.Optional(procedure),
  courseAreaIdAsString: ignored(Type.String({ maxLength: 1024 })),
})

export const effectiveStartTime = reply({ startTimeAsMillis: millisOrNull })

const trackingTime = (what: string) =>
  Type.Optional(time(`${what}, with or without a zone; an empty text removes the time`))
const trackingMillis = (what: string) =>
  Type.Optional(millis(`${what}, unless the same time is given as a text`))

export const newTrackingTimes = input({
  ...race,
  startoftracking: trackingTime('The start of tracking'),
  startoftrackingasmillis: trackingMillis('The start of tracking'),
  endoftracking: trackingTime('The end of tracking'),
  endoftrackingasmillis: trackingMillis('The end of tracking'),
})

export const trackingTimes = reply({
  startoftracking: Type.Optional(millisOrNull),
  endoftracking: Type.Optional(millisOrNull),
})

const upperFlag = oneOf(raceLogFlags, 'The flag, or the upper one of two on a pole')
const lowerFlag = oneOf(['NONE', ...raceLogFlags], 'The lower flag; `NONE` if absent')

const sideFlag = oneOf(
  sideFlags,
  'A flag that `upperFlag` lacks: V, C, S, Y, or the numeral pennant below AP',
)

/** Says more about a flag beside the race log. */
export const flagDetails = {
  hours: Type.Optional(
    integer('The hours of a numeral pennant below AP', { minimum: 1, maximum: 9 }),
  ),
  notBefore: Type.Optional(millis('The earliest start under a numeral pennant')),
  mark: Type.Optional(
    text('The mark to which the course changes (C), or at which it ends (S)', { maxLength: 200 }),
  ),
  bearing: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 360,
      description: 'The new bearing of the leg to the mark, in degrees true',
    }),
  ),
  legChange: Type.Optional(
    oneOf(legChanges, 'Whether the leg to the mark becomes longer (+) or shorter (−)'),
  ),
}

export const newEventClasses = [
  'RaceLogStartTimeEvent',
  'RaceLogRaceStatusEvent',
  'RaceLogFlagEvent',
  'RaceLogPassChangeEvent',
  'RaceLogStartProcedureChangedEvent',
  'RaceLogProtestStartTimeEvent',
  'RaceLogRevokeEvent',
  'RaceLogSideFlagEvent',
] as const

export const newRaceLogEventProperties = {
  ...race,
  clientuuid: ignored(Type.String({ maxLength: 1024 })),
  id: Type.Optional(uuidOf('The id of the event')),
  createdAt: Type.Optional(millis('The creation; now if absent or later than now')),
  timestamp: Type.Optional(millis('The time from which the event counts; now if absent')),
  passId: Type.Optional(passId),
  competitors: ignored(Type.Array(Type.Unknown(), { maxItems: 1000 })),
  authorName: Type.Optional(newAuthorName),
  authorPriority: Type.Optional(authorPriority),
  nextStatus: Type.Optional(status),
  startTime: Type.Optional(nullable(millis('The start time'), 'Null removes the start time')),
  courseAreaIdAsString: ignored(Type.String({ maxLength: 1024 })),
  upperFlag: Type.Optional(upperFlag),
  lowerFlag: Type.Optional(lowerFlag),
  displayed: Type.Optional(flag('Whether the flag went up; it came down otherwise')),
  sideFlag: Type.Optional(sideFlag),
  ...flagDetails,
  startProcedureType: Type.Optional(procedure),
  ...rowOfStarts,
  protestStartTime: Type.Optional(millis('The beginning of the protest time')),
  revokedEventId: Type.Optional(uuidOf('The id of the event that is taken back')),
  revokedEventType: ignored(Type.String({ maxLength: 1024 })),
  reason: ignored(Type.String({ maxLength: 1024 })),
}

export const raceLogEventProperties = {
  '@class': text('The class of the event'),
  id: text('A UUID'),
  createdAt: Type.Integer(),
  timestamp: integer('The time from which the event counts, in milliseconds since 1970'),
  passId,
  competitors: Type.Array(Type.Unknown(), { maxItems: 0 }),
  authorName,
  authorPriority,
  nextStatus: Type.Optional(status),
  startTime: Type.Optional(millisOrNull),
  startProcedureType: Type.Optional(procedure),
  ...rowOfStarts,
  raceName: Type.Optional(text('The name of the race for tracking')),
  startOfTracking: Type.Optional(millisOrNull),
  endOfTracking: Type.Optional(millisOrNull),
  upperFlag: Type.Optional(upperFlag),
  lowerFlag: Type.Optional(lowerFlag),
  displayed: Type.Optional(flag('Whether the flag went up; it came down otherwise')),
  sideFlag: Type.Optional(sideFlag),
  ...flagDetails,
  protestStartTime: Type.Optional(millisOrNull),
}
