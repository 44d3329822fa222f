import { Type } from '@sinclair/typebox'
import { moment } from '../platform/moment.ts'
import { ignored, listedNames, millis, time, uuidOf } from '../platform/fields.ts'
import { regattaName, trackedRaceName } from '../races/regattaFields.ts'
import { competitorInRace } from '../races/competitor.ts'
import { flag, input, integer, nullable, reply, text } from '../schema.ts'

const degrees = (limit: number, description: string) =>
  Type.Union([Type.Number({ minimum: -limit, maximum: limit }), Type.String()], { description })

const measured = (description: string) =>
  Type.Optional(
    Type.Union([Type.Number(), Type.Null()], {
      description: `${description}; null, absent or negative if unknown`,
    }),
  )

/** The domain checks each position, so that errors name its index. */
const sentFix = Type.Object({
  latitude: degrees(90, 'Degrees, as a number or a text'),
  longitude: degrees(360, 'Degrees, as a number or a text; beyond 180 it counts on'),
  timestamp: Type.Optional(
    Type.Union([Type.Number(), Type.String()], {
      description: 'Milliseconds since 1970; or `timestamp-iso`, and not both',
    }),
  ),
  'timestamp-iso': Type.Optional(text('ISO 8601 with a zone, such as 2026-06-20T10:30:00.250Z')),
  speed: measured('Metres per second over ground'),
  course: measured('Degrees true over ground'),
  accuracy: ignored(Type.Number()),
})

export const fixesMax = 1000

export const sentFixes = input({
  deviceUuid: uuidOf('The id of the device, which is a secret'),
  fixes: Type.Array(Type.Union([sentFix, Type.Unknown()]), {
    maxItems: fixesMax,
    description: 'In any order. A repeated position of the device at the same time replaces it',
  }),
  partial: Type.Optional(
    flag(
      '`true`: valid positions are kept although others are not valid. Without it, only errors ' +
        'that a device makes leave the others: no position (0, 0), and a time 1,024 weeks ago',
    ),
  ),
  returnManeuverUpdate: ignored(Type.Boolean()),
  returnLiveDelay: ignored(Type.Boolean()),
})

export const receivedFixes = reply({
  refused: Type.Optional(
    Type.Array(
      reply({
        index: integer('The index in `fixes`'),
        errors: Type.Array(
          reply({ pointer: Type.String(), code: Type.String(), detail: Type.String() }),
        ),
      }),
      { description: 'Only if positions were refused, and others were kept' },
    ),
  ),
})

const positionsFilter = {
  regattaName,
  raceName: trackedRaceName,
  from: Type.Optional(moment('The begin; without it, the start of tracking')),
  to: Type.Optional(moment('The end; without it, now or the end of tracking')),
  fromtime: Type.Optional(time('The same as `from`, as ISO 8601')),
  fromtimeasmillis: Type.Optional(millis('The same as `from`')),
  totime: Type.Optional(time('The same as `to`, as ISO 8601')),
  totimeasmillis: Type.Optional(millis('The same as `to`')),
  at: Type.Optional(moment('Only the last position of each track at this time')),
  step: Type.Optional(
    integer('At most one position of each track in this many milliseconds', {
      minimum: 1,
      maximum: 3_600_000,
    }),
  ),
  lastknown: Type.Optional(
    flag(
      '`true`: also the nearest position outside the period, unless the last one is inside; ' +
        'without effect beside `at` and `after`',
    ),
  ),
}

export const markPositionsOfRace = input(positionsFilter)

export const positionsOfRace = input({
  ...positionsFilter,
  after: Type.Optional(
    text('The `cursor` of an earlier response: only what is new since; replaces `from`', {
      maxLength: 8192,
    }),
  ),
  competitorId: listedNames(1000, 'Only these competitors'),
  raw: ignored(Type.Boolean()),
  withtack: ignored(Type.Boolean()),
})

const position = {
  'timepoint-ms': Type.Integer(),
  'lat-deg': Type.Number(),
  'lng-deg': Type.Number(),
}

export const markPositions = reply({
  name: text('The name of the tracked race'),
  regatta: Type.String(),
  marks: Type.Array(
    reply({
      id: Type.String(),
      name: Type.String(),
      track: Type.Array(reply(position), { description: 'By time' }),
    }),
    { description: 'In the order in which the course passes them' },
  ),
})

export const positions = reply({
  name: text('The name of the tracked race'),
  regatta: Type.String(),
  competitors: Type.Array(
    reply({
      ...competitorInRace,
      track: Type.Array(
        reply({
          ...position,
          'truebearing-deg': nullable(Type.Number(), 'Course over ground; null if unknown'),
          'speed-kts': nullable(Type.Number(), 'Speed over ground; null if unknown'),
        }),
        { description: 'By time' },
      ),
    }),
    { description: 'With `after`, only those with new positions' },
  ),
  cursor: Type.Optional(text('The next `after`, if there are at most 600 devices')),
})
