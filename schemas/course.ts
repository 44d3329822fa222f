/**
 * Course configurations. What a client sends is described here and checked by `lib/domain/course`,
 * so that everything that is wrong with a course is said at once, with words about sailing.
 */
import { type TSchema, Type } from '@sinclair/typebox'
import { courseLimits, markTypes, marksOfInstruction, patterns, shapes } from './courseWords.ts'
import { uuid } from './common.ts'
import { imageUrlCharactersMax, imageUrlPattern, imageUrlTitle } from './imageUrl.ts'
import { newName, visiblePattern } from './name.ts'
import { described, describedRequired, input, nullable, reply } from './schema.ts'

const shortText = (description: string) =>
  Type.String({ maxLength: courseLimits.characters, description })

const nameText = (description: string) => ({ ...shortText(description), pattern: visiblePattern })

const requiredName = (description: string) => newName(description, courseLimits.characters)

const requiredText = (description: string) =>
  Type.String({ minLength: 1, maxLength: courseLimits.characters, description })

const optional = <Schema extends TSchema>(schema: Schema) => Type.Optional(nullable(schema))

const tags = (description: string) =>
  Type.Array(requiredText('A tag'), { maxItems: courseLimits.tags, description })

export const freestyleProperties = Type.Object({
  name: optional(nameText('The name of the mark to create')),
  shortName: optional(nameText('Without it, the name')),
  tag: optional(tags('The same as `tags`')),
  tags: optional(tags('For the mark properties that `storeToInventory` writes')),
  markType: optional(Type.String({ enum: ['', ...markTypes], description: 'In any case' })),
  color: optional(
    Type.String({
      pattern: '^(?:#?(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}))?$',
      description: '`#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`',
    }),
  ),
  shape: optional(
    Type.String({ enum: ['', ...shapes], description: 'For buoys; empty means none' }),
  ),
  pattern: optional(
    Type.String({ enum: ['', ...patterns], description: 'For buoys; empty means none' }),
  ),
})

export const positioning = Type.Object(
  {
    position: optional(
      Type.Object({
        latitude_deg: Type.Number({ minimum: -90, maximum: 90 }),
        longitude_deg: Type.Number({ minimum: -180, maximum: 180 }),
      }),
    ),
    device_identifier: optional(
      Type.Object({
        id: Type.String({ description: 'For a phone its UUID' }),
        type: Type.String({ description: '`smartphoneUUID` for a phone' }),
        stringRepresentation: optional(Type.String({ description: 'Without it, the id' })),
      }),
    ),
    deviceUUID: optional(Type.String({ format: 'uuid', description: 'A phone, in short' })),
  },
  { description: 'A position, else a device; `{}` and null leave everything as it is' },
)

export const markConfiguration = Type.Object({
  id: requiredText('What waypoints call this entry; for this request only'),
  associatedRoleId: optional(requiredText('The role of the mark, by its id')),
  associatedRole: optional(requiredName('The role of the mark, by its name')),
  associatedRoleShortName: optional(nameText('Of the role that is made')),
  markId: optional(requiredText('A mark of the regatta, used as it is')),
  markTemplateId: optional(requiredText('The mark template that the mark is made from')),
  markPropertiesId: optional(requiredText('The mark properties that the mark is made from')),
  freestyleProperties: optional(freestyleProperties),
  positioning: optional(positioning),
  storeToInventory: optional(Type.Boolean({ description: 'Write mark properties as well' })),
})

export const waypoint = Type.Object({
  passingInstruction: Type.String({
    enum: Object.keys(marksOfInstruction),
    description:
      'For one mark None, Port, Starboard, Single_Unknown or FixedBearing; for two None, Gate, Line or Offset. In any case',
  }),
  markConfigurationIds: Type.Array(Type.String(), { minItems: 1, maxItems: 2 }),
  controlPointName: optional(nameText('Of a pair of marks')),
  controlPointShortName: optional(nameText('Of a pair of marks')),
})

const partIndexes = {
  zeroBasedIndexOfRepeatablePartStart: Type.Integer({
    minimum: 0,
    description: 'The first waypoint of the part',
  }),
  zeroBasedIndexOfRepeatablePartEnd: Type.Integer({
    minimum: 1,
    description: 'The first waypoint after the part',
  }),
}

const occurrences = Type.Integer({
  minimum: 1,
  description: 'How many times `waypoints` hold the part, one after the other',
})

const courseName = requiredName('The name of the course')
const markConfigurations = Type.Array(markConfiguration, {
  description: `Every mark of the waypoints, and spare marks; at most ${courseLimits.describedMarks} that are no marks of the regatta`,
})
const waypoints = Type.Array(waypoint, {
  maxItems: courseLimits.waypoints,
  description: 'The course in its order',
})

const configurationProperties = {
  name: describedRequired(courseName),
  shortName: described(nameText('Without it, the name')),
  markConfigurations: describedRequired(markConfigurations),
  waypoints: describedRequired(waypoints),
  optionalRepeatablePart: described(
    Type.Object(
      { ...partIndexes, occurrences: optional(occurrences) },
      { description: 'What is sailed once more with each further lap' },
    ),
  ),
  numberOfLaps: described(Type.Integer({ minimum: 1, maximum: courseLimits.laps })),
  markPropertiesGroupOwnership: described(
    requiredText('The name of the group that owns mark properties made by this request'),
  ),
}

/** What no rule about courses is about: the domain checks the rest. */
const pathText = Type.String({ minLength: 1, maxLength: 256 })
const regatta = { ...pathText, description: 'The name of the regatta; `__` stands for `/` as well' }
const ofRace = {
  regattaName: regatta,
  raceColumn: { ...pathText, description: 'The name of the race column' },
  fleet: { ...pathText, description: 'The name of the fleet' },
}

const courseNameOrNull = nullable(courseName, 'Null takes the name of the race column')

export const newCourse = input({
  ...ofRace,
  courseTemplateId: described(requiredText('The course template that this is based on')),
  ...configurationProperties,
  name: describedRequired(courseNameOrNull),
})

const imageUrl = Type.String({
  maxLength: imageUrlCharactersMax,
  pattern: imageUrlPattern,
  title: imageUrlTitle,
})

export const newCourseTemplate = input({
  regattaName: Type.Optional(regatta),
  optionalImageURL: described(imageUrl),
  optionalImageUrl: described(imageUrl),
  tags: described(tags('Of the course template')),
  ...configurationProperties,
})

export const raceOfCourse = input(ofRace)

const laps = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum: courseLimits.laps, description }))

export const courseTemplateQuestion = input({
  courseTemplateId: Type.String({ ...uuid, description: 'The id of the course template' }),
  numberOfLaps: laps('Instead of the default of the template'),
  laps: laps('The same as `numberOfLaps`'),
  regattaName: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 256,
      description: 'Whose marks take the places of the mark templates that they were made from',
    }),
  ),
})

const purpose = Type.Optional(
  Type.Union([Type.Literal('course'), Type.Literal('template')], {
    description: 'What it is checked for; `course` without it',
  }),
)

/** Of a race or of a template: what is not asked for is ignored. */
const anyConfiguration = {
  makes: purpose,
  regattaName: Type.Optional(regatta),
  courseTemplateId: described(requiredText('The course template that this is based on')),
  optionalImageURL: described(imageUrl),
  optionalImageUrl: described(imageUrl),
  tags: described(tags('Of the course template')),
  ...configurationProperties,
  name: describedRequired(courseNameOrNull),
}

export const drawnConfiguration = input(anyConfiguration)

/** What is missing is a finding. */
export const checkedConfiguration = input({
  ...anyConfiguration,
  name: described(courseNameOrNull),
  markConfigurations: described(markConfigurations),
  waypoints: described(waypoints),
})

export const finding = reply({
  pointer: Type.String({ description: 'Into the configuration, as in RFC 6901' }),
  code: Type.String(),
  detail: Type.String(),
  suggestion: Type.Optional(Type.String()),
})

export const courseFindings = reply({
  valid: Type.Boolean({ description: 'Whether it could be saved: there are no problems' }),
  problems: Type.Array(finding),
  warnings: Type.Array(finding, {
    description: 'What is allowed, and looks like a mistake',
  }),
})

const text = Type.String()
const maybeText = nullable(text)

export const effectiveProperties = reply({
  name: text,
  shortName: text,
  color: nullable(text, '`#RRGGBB`'),
  shape: maybeText,
  pattern: maybeText,
  markType: maybeText,
  tags: Type.Optional(Type.Array(text)),
})

/** Existing clients read the one spelling or the other. */
export const lastKnownPosition = reply({
  lat_deg: Type.Number(),
  lon_deg: Type.Number(),
  latitude_deg: Type.Number(),
  longitude_deg: Type.Number(),
})

export const trackingDevice = reply({
  trackingDeviceType: text,
  trackingDeviceHash: Type.String({
    description: 'SHA-256 of the name of the device, as pairs of hexadecimal digits',
  }),
  trackingDeviceMappedFromMillis: Type.Optional(Type.Integer()),
  trackingDeviceMappedToMillis: Type.Optional(Type.Integer()),
  trackingDeviceLastKnownPosition: Type.Optional(lastKnownPosition),
})

export const answeredMark = reply({
  id: text,
  markId: Type.Optional(text),
  markTemplateId: Type.Optional(text),
  markPropertiesId: Type.Optional(text),
  associatedRole: Type.Optional(text),
  associatedRoleShortName: Type.Optional(text),
  associatedRoleId: Type.Optional(text),
  effectiveProperties,
  positioning: Type.Optional(
    reply({
      position: Type.Optional(reply({ latitude_deg: Type.Number(), longitude_deg: Type.Number() })),
      device_identifier: Type.Optional(reply({ id: text, type: text, stringRepresentation: text })),
    }),
  ),
  trackingDevices: Type.Optional(Type.Array(trackingDevice)),
  lastKnownPosition: Type.Optional(lastKnownPosition),
})

export const answeredWaypoint = reply({
  passingInstruction: text,
  markConfigurationIds: Type.Array(text),
  controlPointName: Type.Optional(maybeText),
  controlPointShortName: Type.Optional(maybeText),
})

/** What every endpoint for courses answers; sent back unchanged it changes nothing. */
export const courseConfiguration = reply({
  name: text,
  shortName: text,
  courseTemplateId: Type.Optional(text),
  optionalImageUrl: Type.Optional(text),
  optionalImageURL: Type.Optional(text),
  tags: Type.Optional(Type.Array(text)),
  markConfigurations: Type.Array(answeredMark),
  waypoints: Type.Array(answeredWaypoint, { description: 'The course as it is sailed' }),
  optionalRepeatablePart: Type.Optional(reply({ ...partIndexes, occurrences })),
  numberOfLaps: nullable(Type.Integer()),
  warnings: Type.Optional(
    Type.Array(finding, { description: 'What is allowed, and looks like a mistake' }),
  ),
})

export const coursePicture = Type.String({ description: 'A complete SVG document' })
