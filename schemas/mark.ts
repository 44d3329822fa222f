/** Marks of the inventory and of regattas, on the wire. Rules about them are in lib/domain. */
import { Type } from '@sinclair/typebox'
import { uuid } from './common.ts'
import { courseLimits, markTypes, patterns, shapes } from './courseWords.ts'
import { newName } from './name.ts'
import { pageRange } from './page.ts'
import { registrationSecret } from './sailing.ts'
import { described, describedRequired, input, nullable, reply } from './schema.ts'

const nameText = (description: string) => newName(description, courseLimits.characters)

const word = (words: readonly string[], description: string) =>
  described(Type.String({ enum: [...words], description }))

const tagList = Type.Array(Type.String({ minLength: 1, maxLength: courseLimits.characters }), {
  maxItems: courseLimits.tags,
})

/** The id that the client chose for what is made. */
export const chosenId = described(
  Type.String({ format: 'uuid', description: 'Chosen by the client; without it one is made' }),
)

export const names = {
  name: describedRequired(nameText('The name')),
  shortName: described(nameText('Without it, the name')),
}

const appearance = {
  ...names,
  color: described(
    Type.String({
      pattern: '^#?(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$',
      description: '`#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`',
    }),
  ),
  shape: word(shapes, 'Of a buoy; in any case'),
  pattern: word(patterns, 'Of a buoy; in any case'),
  markType: word(markTypes, 'In any case'),
}

export const tags = described(tagList)

const positioning = {
  deviceUuid: described(
    Type.String({ format: 'uuid', description: 'The phone that is on the mark' }),
  ),
  latDeg: described(Type.Number({ minimum: -90, maximum: 90 })),
  lonDeg: described(Type.Number({ minimum: -180, maximum: 180 })),
}

export const inventoryId = Type.String({ ...uuid, description: 'Its id' })

export const inventoryReference = input({ id: inventoryId })

export const newMarkTemplate = input({ id: chosenId, ...appearance })

export const newMarkRole = input({ id: chosenId, ...names })

export const newMarkProperties = input({ id: chosenId, ...appearance, tags, ...positioning })

export const markPropertiesChange = input({ id: inventoryId, ...appearance, tags })

export const markPropertiesPositioning = input({ id: inventoryId, ...positioning })

const wantedTags = Type.Array(tagList.items, {
  maxItems: courseLimits.tags,
  description: 'Only what has one of these tags',
})

export const taggedPage = input({
  ...pageRange,
  tag: Type.Optional(wantedTags),
  tags: Type.Optional(wantedTags),
})

export const newMark = input({
  regattaName: Type.String({ minLength: 1, maxLength: 256 }),
  markName: describedRequired(nameText('The name of the mark')),
  markShortName: described(nameText('The short name; without it and `shortName`, the name')),
  shortName: described(nameText('The same as `markShortName`, which counts first')),
  color: appearance.color,
  type: word(markTypes, 'The type of the mark, in any case'),
  shape: appearance.shape,
  pattern: appearance.pattern,
  markTemplateId: described(Type.String({ format: 'uuid', description: 'What the mark is like' })),
  originatingMarkTemplateId: described(
    Type.String({
      format: 'uuid',
      description: 'The same as `markTemplateId`, which counts first',
    }),
  ),
  markPropertiesId: described(
    Type.String({ format: 'uuid', description: 'Which mark it is; its look counts before that' }),
  ),
  originatingMarkPropertiesId: described(
    Type.String({
      format: 'uuid',
      description: 'The same as `markPropertiesId`, which counts first',
    }),
  ),
  id: chosenId,
})

const leaderboard = Type.String({ minLength: 1, maxLength: 256, description: 'Its name' })

export const marksOfLeaderboard = input({
  leaderboard,
  secret: registrationSecret,
  race_column: Type.Optional(
    Type.String({
      maxLength: 256,
      description: 'It has to exist; the marks are those of the regatta',
    }),
  ),
  fleet: Type.Optional(
    Type.String({
      maxLength: 256,
      description: 'It has to exist; the marks are those of the regatta',
    }),
  ),
})

export const markOfLeaderboard = input({
  leaderboard,
  secret: registrationSecret,
  markId: Type.String({ ...uuid, description: 'The id of the mark' }),
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
const degrees = {
  lat_deg: Type.Number(),
  lon_deg: Type.Number(),
  latitude_deg: Type.Number(),
  longitude_deg: Type.Number(),
}

const hashedDevice = {
  trackingDeviceType: Type.String(),
  trackingDeviceHash: Type.String({
    description: 'SHA-256 of the name of the device, as pairs of hexadecimal digits',
  }),
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
      reply({ position: reply(degrees) }),
      reply({
        ...hashedDevice,
        device_identifier: Type.Optional({
          ...reply({ id: Type.String(), type: Type.String(), stringRepresentation: Type.String() }),
          description: 'For callers with UPDATE on the mark properties alone',
        }),
      }),
    ]),
  ),
  lastKnownPosition: Type.Optional(reply(degrees)),
})

export const allMarkProperties = Type.Array(markProperties)

export const addedMark = reply({ markId: uuid })

export const revokedMark = input({
  regattaName: Type.String({
    minLength: 1,
    maxLength: 256,
    description: 'The name of the regatta',
  }),
  markId: Type.String({ ...uuid, description: 'The id of the mark' }),
})

export const mark = reply({
  id: Type.String(),
  ...shownAppearance,
  type: nullable(Type.String()),
  originatingMarkTemplateId: Type.Optional(Type.String()),
  originatingMarkPropertiesId: Type.Optional(Type.String()),
  lastKnownPosition: Type.Optional(reply({ ...degrees, timeMillis: Type.Integer() })),
  trackingDevices: Type.Array(
    reply({
      ...hashedDevice,
      trackingDeviceMappedFromMillis: Type.Integer(),
      trackingDeviceMappedToMillis: Type.Optional(Type.Integer()),
    }),
  ),
})

export const marks = reply({ marks: Type.Array(mark) })
