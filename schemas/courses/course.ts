/** Course configurations. `lib/courses/rules` checks their meaning. */
import { localizedError } from '../platform/problem.ts'
import { Type } from '@sinclair/typebox'
import { uuidOf } from '../platform/fields.ts'
import { courseLimits, noLaps } from './courseWords.ts'
import { imageUrl } from '../platform/imageUrl.ts'
import {
  degrees,
  givenUuid,
  laps,
  lookOrEmpty,
  nameText,
  occurrences,
  oneOrTwo,
  partIndexes,
  partOfCourse,
  passingInstruction,
  pathText,
  requiredName,
  requiredText,
  tags,
} from './courseValues.ts'
import { hashedDevice, position, shownAppearance } from './mark.ts'
import { flag, form, input, integer, nullable, optional, ownKeywords, reply } from '../schema.ts'

export const freestyleProperties = Type.Object({
  name: optional(nameText('The name of the mark to create')),
  shortName: optional(nameText('Without it, the name')),
  tag: optional(tags('The same as `tags`')),
  tags: optional(tags('For the mark properties that `storeToInventory` writes')),
  markType: optional(lookOrEmpty.markType),
  color: optional(lookOrEmpty.color),
  shape: optional(lookOrEmpty.shape),
  pattern: optional(lookOrEmpty.pattern),
})

export const positioning = Type.Object(
  {
    position: optional(Type.Object({ latitude_deg: degrees(90), longitude_deg: degrees(180) })),
    device_identifier: optional(
      Type.Object({
        id: requiredText('For a phone its UUID'),
        type: requiredText('`smartphoneUUID` for a phone'),
        stringRepresentation: optional(requiredText('Without it, the id')),
      }),
    ),
    deviceUUID: optional(givenUuid('A phone, in short')),
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
  storeToInventory: optional(flag('Write mark properties as well')),
})

export const waypoint = Type.Object({
  passingInstruction,
  markConfigurationIds: Type.Array(Type.String(), oneOrTwo),
  controlPointName: optional(nameText('Of a pair of marks')),
  controlPointShortName: optional(nameText('Of a pair of marks')),
})

const courseName = requiredName('The name of the course')

const configuration = {
  name: courseName,
  shortName: Type.Optional(nameText('Without it, the name')),
  markConfigurations: Type.Array(markConfiguration, {
    description: `Every mark of the waypoints, and spare marks; at most ${courseLimits.describedMarks} that are no marks of the regatta`,
  }),
  waypoints: Type.Array(waypoint, {
    maxItems: courseLimits.waypoints,
    description: 'The course in its order',
  }),
  optionalRepeatablePart: Type.Optional(partOfCourse),
  numberOfLaps: Type.Optional({ ...laps, [ownKeywords.absentAs]: noLaps }),
  markPropertiesGroupOwnership: Type.Optional(
    requiredText('The name of the group that owns mark properties made by this request'),
  ),
}

const ofCourses = {
  courseTemplateId: Type.Optional(requiredText('The course template that this is based on')),
}

const ofTemplates = {
  optionalImageURL: Type.Optional(imageUrl),
  optionalImageUrl: Type.Optional(imageUrl),
  tags: Type.Optional(tags('Of the course template')),
}

/** Null is the name of the race column. */
const nameOrNull = Type.Unsafe<string | null>({
  ...nameText('Null takes the name of the race column'),
  minLength: 1,
  nullable: true,
})

/** The input without the configuration. */
const regatta = {
  ...Type.String({ minLength: 1, maxLength: 256 }),
  description: 'The name of the regatta; `__` stands for `/` as well',
}
const ofRace = {
  regattaName: regatta,
  raceColumn: pathText('The name of the race column'),
  fleet: pathText('The name of the fleet'),
}

export const newCourse = input({
  ...ofRace,
  ...form({ ...ofCourses, ...configuration, name: nameOrNull }),
})

export const newCourseTemplate = input({
  regattaName: Type.Optional(regatta),
  ...form({ ...ofTemplates, ...configuration }),
})

export const raceOfCourse = input(ofRace)

export const raceOfBoard = input({
  ...ofRace,
  at: Type.Optional(
    integer('The time of the picture, in milliseconds since 1970', {
      minimum: 0,
      maximum: 8_640_000_000_000_000,
    }),
  ),
})

const wantedLaps = (description: string) => Type.Optional({ ...laps, description })

export const courseTemplateQuestion = input({
  courseTemplateId: uuidOf('The id of the course template'),
  numberOfLaps: wantedLaps('Instead of the default of the template'),
  laps: wantedLaps('The same as `numberOfLaps`'),
  regattaName: Type.Optional(
    pathText('Whose marks take the places of the mark templates that they were made from'),
  ),
})

const purpose = Type.Optional(
  Type.Union([Type.Literal('course'), Type.Literal('template')], {
    description: 'What it is checked for; `course` without it',
  }),
)

/** The configuration of a race or of a template. Properties that do not apply are ignored. */
const anyConfiguration = { ...ofCourses, ...ofTemplates, ...configuration, name: nameOrNull }

const checked = { makes: purpose, regattaName: Type.Optional(regatta) }

export const drawnConfiguration = input({ ...checked, ...form(anyConfiguration) })

/** A missing property is a finding, not a schema error. */
export const checkedConfiguration = input({
  ...checked,
  ...form(Type.Partial(Type.Object(anyConfiguration)).properties),
})

export const finding = reply({
  pointer: Type.String({ description: 'Into the configuration, as in RFC 6901' }),
  code: Type.String(),
  detail: Type.String(),
  suggestion: Type.Optional(Type.String()),
  localized: localizedError,
})

export const courseFindings = reply({
  valid: flag('Whether it could be saved: there are no problems'),
  problems: Type.Array(finding),
  warnings: Type.Array(finding, {
    description: 'What is allowed, and looks like a mistake',
  }),
})

const text = Type.String()
const maybeText = nullable(text)

export const effectiveProperties = reply({
  ...shownAppearance,
  tags: Type.Optional(Type.Array(text)),
})

export const lastKnownPosition = reply(position)

export const trackingDevice = reply({
  ...hashedDevice,
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

/** The response of every course endpoint. A client that sends it back changes nothing. */
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
  shortened: Type.Optional(
    flag('Flag S flies: the finish is at the last waypoint (RRS 32.2). Absent otherwise'),
  ),
  warnings: Type.Optional(
    Type.Array(finding, { description: 'What is allowed, and looks like a mistake' }),
  ),
})

export const coursePicture = Type.String({ description: 'A complete SVG document' })
