import { Type } from '@sinclair/typebox'
import { flagDetails } from './raceLog.ts'
import { raceStatuses, sideFlags } from './raceLogWords.ts'
import { millisOrNull } from '../platform/common.ts'
import { eventId } from './event.ts'
import { listedNames, oneOf } from '../platform/fields.ts'
import { regattaName, registrationSecret, trackedRaceName } from './regattaFields.ts'
import { flag, input, integer, nullable, reply, text } from '../schema.ts'

export const trackedRaceReference = input({
  regattaName,
  raceName: trackedRaceName,
  secret: registrationSecret,
})

export const trackedRacesReference = input({
  regattaName,
  racename: listedNames(
    500,
    'The names of tracked races; unknown names are ignored. All if absent',
  ),
  secret: registrationSecret,
})

export const raceTimes = reply({
  name: text('The name of the tracked race'),
  regatta: Type.String(),
  'startOfRace-ms': millisOrNull,
  'startOfTracking-ms': millisOrNull,
  'newestTrackingEvent-ms': millisOrNull,
  'endOfTracking-ms': millisOrNull,
  'endOfRace-ms': millisOrNull,
  'delayToLive-ms': Type.Integer(),
  markPassings: Type.Array(
    reply({
      name: text('`M0` is the start, `F` is the finish'),
      'firstPassing-ms': millisOrNull,
      'lastPassing-ms': millisOrNull,
    }),
  ),
  legs: Type.Array(
    reply({
      name: text('`L1` is the leg after the start'),
      'bearing-deg': Type.Optional(
        Type.Number({ description: 'Degrees true, if the positions of the marks are known' }),
      ),
    }),
  ),
  'currentServerTime-ms': Type.Integer(),
})

export const timesOfRaces = Type.Array(raceTimes)

export const raceStatesFilter = input({
  eventId,
  filterByLeaderboard: Type.Optional(text('The name of a leaderboard', { maxLength: 1024 })),
  filterByCourseArea: Type.Optional(text('The name of a course area', { maxLength: 1024 })),
  filterByDayOffset: Type.Optional(
    integer('Only races that start this many days from today', {
      minimum: -100_000,
      maximum: 100_000,
    }),
  ),
  clientTimeZoneOffsetInMinutes: Type.Optional(
    integer('The time zone of the days, in minutes east of Greenwich', {
      minimum: -1440,
      maximum: 1440,
    }),
  ),
})

const raceState = reply({
  startTime: nullable(Type.String(), 'ISO 8601'),
  endTime: nullable(Type.String(), 'ISO 8601'),
  lastStatus: oneOf(raceStatuses),
  lastUpperFlag: nullable(Type.String(), 'The last flag that went up or came down'),
  lastLowerFlag: nullable(Type.String(), 'The flag below it; `NONE` if there is none'),
  displayed: nullable(Type.Boolean(), 'Whether it went up'),
})

export const raceStates = reply({
  name: text('The name of the event'),
  id: Type.String(),
  raceStates: Type.Array(
    reply({
      raceName: text('The name of the race column'),
      fleetName: Type.String(),
      trackedRaceLinked: flag('Tracking was started, and may be stopped'),
      trackedRaceName: nullable(Type.String()),
      trackedRaceId: nullable(Type.String()),
      courseAreaName: Type.String(),
      leaderboardName: Type.String(),
      leaderboardDisplayName: Type.String(),
      raceState: Type.Optional(raceState),
      sideFlags: Type.Optional(
        Type.Array(
          reply({
            flag: oneOf(sideFlags),
            sinceMillis: integer('In milliseconds since 1970'),
            ...flagDetails,
          }),
          {
            description:
              'The flags that fly now and that `lastUpperFlag` lacks; absent if none does',
          },
        ),
      ),
    }),
    { description: 'Without races of leaderboards that the caller may not read' },
  ),
})
