/** Marks of the inventory and of regattas, on the wire. Rules about them are in lib/courses/rules. */
import { Type } from '@sinclair/typebox'
import { uuid } from '../platform/common.ts'
import {
  degrees,
  givenUuid,
  look,
  pathText,
  requiredName,
  requiredText,
  tags,
} from './courseValues.ts'
import { courseLimits } from './courseWords.ts'
import { pageRange } from '../platform/page.ts'
import { ignored, uuidOf } from '../platform/fields.ts'
import { registrationSecret } from '../races/regattaFields.ts'
import {
  filledForm,
  input,
  integer,
  nullable,
  reply,
  requiredKeyword,
  type Static,
  text,
  type TObject,
} from '../schema.ts'

const markId = uuidOf('The id of the mark')

/** The id that the client chose for what is made. */
export const chosenId = Type.Optional(givenUuid('Chosen by the client; without it one is made'))

export const names = {
  name: requiredName('The name'),
  shortName: Type.Optional(requiredName('Without it, the name')),
}

const appearance = {
  ...names,
  color: Type.Optional(look.color),
  shape: Type.Optional(look.shape),
  pattern: Type.Optional(look.pattern),
  markType: Type.Optional(look.markType),
}

const tagged = { ...appearance, tags: Type.Optional(tags()) }

const positioning = {
  deviceUuid: Type.Optional(givenUuid('The phone that is on the mark')),
  latDeg: Type.Optional(degrees(90)),
  lonDeg: Type.Optional(degrees(180)),
}

export const inventoryId = uuidOf('Its id')

export const inventoryReference = input({ id: inventoryId })

export type MarkTemplateValues = Static<TObject<typeof appearance>>
export const newMarkTemplate = input(filledForm({ id: chosenId, ...appearance }))

export type MarkRoleValues = Static<TObject<typeof names>>
export const newMarkRole = input(filledForm({ id: chosenId, ...names }))

const markPropertiesValues = { ...tagged, ...positioning }

export type MarkPropertiesValues = Static<TObject<typeof markPropertiesValues>>
export const newMarkProperties = input(filledForm({ id: chosenId, ...markPropertiesValues }))
export const markPropertiesChange = input({ id: inventoryId, ...filledForm(markPropertiesValues) })

export type PositioningValues = Static<TObject<typeof positioning>>
export const markPropertiesPositioning = input({ id: inventoryId, ...filledForm(positioning) })

const wantedTags = Type.Array(requiredText('A tag'), {
  maxItems: courseLimits.tags,
  description: 'Only what has one of these tags',
})

export const taggedPage = input({
  ...pageRange,
  tag: Type.Optional(wantedTags),
  tags: Type.Optional(wantedTags),
})

const markOfRegatta = {
  markName: requiredName('The name of the mark'),
  markShortName: Type.Optional(
    requiredName('The short name; without it and `shortName`, the name'),
  ),
  shortName: Type.Optional(requiredName('The same as `markShortName`, which counts first')),
  color: appearance.color,
  shape: appearance.shape,
  pattern: appearance.pattern,
  type: Type.Optional({ ...look.markType, description: 'The type of the mark, in any case' }),
  markTemplateId: Type.Optional(givenUuid('What the mark is like')),
  originatingMarkTemplateId: Type.Optional(
    givenUuid('The same as `markTemplateId`, which counts first'),
  ),
  markPropertiesId: Type.Optional(givenUuid('Which mark it is; its look counts before that')),
  originatingMarkPropertiesId: Type.Optional(
    givenUuid('The same as `markPropertiesId`, which counts first'),
  ),
}

export type MarkValues = Static<TObject<typeof markOfRegatta>>

export const newMark = input({
  regattaName: Type.String({ minLength: 1, maxLength: 256 }),
  ...filledForm({ ...markOfRegatta, id: chosenId }),
})

const leaderboard = pathText('Its name')

const raceOfMarks = (description: string) =>
  Type.Optional(
    text(`${description}; it has to exist, and the marks are those of the regatta`, {
      maxLength: 256,
    }),
  )

export const marksOfLeaderboard = input({
  leaderboard,
  secret: registrationSecret,
  race_column: raceOfMarks('The name of the race column'),
  fleet: raceOfMarks('The name of the fleet, only together with `race_column`'),
})

export const markOfLeaderboard = input({
  leaderboard,
  secret: registrationSecret,
  markId,
})

/** Existing clients send the values as numbers or as texts. The use case checks them. */
const numeric = (description: string) =>
  Type.Optional(
    Type.Union([Type.Number(), Type.String(), Type.Unknown()], {
      description: `${description}, as a number or a text`,
      [requiredKeyword]: true,
    }),
  )

const north = numeric('Degrees from -90 to 90')
const east = numeric('Degrees from -180 to 180')
const pingMillis = numeric('Milliseconds since 1970')

export const markPing = input({
  leaderboard,
  secret: ignored(Type.String({ maxLength: 1024 })),
  markId,
  latitude: north,
  longitude: east,
  timestamp: pingMillis,
})

export const markFix = input({
  leaderboardName: Type.String({ minLength: 1, maxLength: 256 }),
  raceColumnName: text('The race column', { maxLength: 256 }),
  fleetName: text('The fleet', { maxLength: 256 }),
  markId,
  latDeg: north,
  lonDeg: east,
  timeMillis: pingMillis,
})

export const shownAppearance = {
  name: Type.String(),
  shortName: Type.String(),
  color: nullable(Type.String(), '`#RRGGBB`'),
  shape: nullable(Type.String()),
  pattern: nullable(Type.String()),
  markType: nullable(Type.String()),
}

/** Existing clients read the one spelling or the other. */
export const position = {
  lat_deg: Type.Number(),
  lon_deg: Type.Number(),
  latitude_deg: Type.Number(),
  longitude_deg: Type.Number(),
}

export const hashedDevice = {
  trackingDeviceType: Type.String(),
  trackingDeviceHash: text('SHA-256 of the name of the device, as pairs of hexadecimal digits'),
}

export const markTemplate = reply({ id: uuid, ...shownAppearance })

export const markTemplates = Type.Array(markTemplate)

export const markRole = reply({ id: uuid, name: Type.String(), shortName: Type.String() })

export const markRoles = Type.Array(markRole)

export const markProperties = reply({
  id: uuid,
  ...shownAppearance,
  tags: Type.Array(Type.String()),
  hasDeviceUuid: Type.Boolean(),
  latDeg: Type.Optional(Type.Number()),
  lonDeg: Type.Optional(Type.Number()),
  positioning: nullable(
    Type.Union([
      reply({ position: reply(position) }),
      reply({
        ...hashedDevice,
        device_identifier: Type.Optional({
          ...reply({ id: Type.String(), type: Type.String(), stringRepresentation: Type.String() }),
          description: 'For callers with UPDATE on the mark properties alone',
        }),
      }),
    ]),
  ),
  lastKnownPosition: Type.Optional(reply(position)),
})

export const allMarkProperties = Type.Array(markProperties)

export const addedMark = reply({ markId: uuid })

export const revokedMark = input({
  regattaName: pathText('The name of the regatta'),
  raceColumnName: Type.Optional(pathText('A race that must not have been tracked')),
  fleetName: Type.Optional(pathText('The fleet of that race; all fleets if absent')),
  markId,
})

export const mark = reply({
  '@class': Type.Literal('Mark'),
  id: Type.String(),
  ...shownAppearance,
  type: nullable(Type.String()),
  originatingMarkTemplateId: Type.Optional(Type.String()),
  originatingMarkPropertiesId: Type.Optional(Type.String()),
  lastKnownPosition: Type.Optional(reply({ ...position, timeMillis: Type.Integer() })),
  position: nullable(
    reply({
      latitude: Type.Number(),
      longitude: Type.Number(),
      timestamp: integer('Milliseconds since 1970'),
      accuracy: integer('-1: not known'),
    }),
    'The same as `lastKnownPosition`, for existing clients; null if it is not known',
  ),
  trackingDevices: Type.Array(
    reply({
      ...hashedDevice,
      trackingDeviceMappedFromMillis: Type.Integer(),
      trackingDeviceMappedToMillis: Type.Optional(Type.Integer()),
    }),
  ),
})

export const marks = reply({ marks: Type.Array(mark) })
