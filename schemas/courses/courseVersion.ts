import { Type } from '@sinclair/typebox'
import { raceOfCourse } from './course.ts'
import { moment } from '../platform/moment.ts'
import { pageRange } from '../platform/page.ts'
import { input, integer, nullable, reply, text } from '../schema.ts'

const versionNumber = (description: string) => integer(description, { minimum: 1 })

const version = versionNumber('The number of the version')

export const courseQuestion = input({
  ...raceOfCourse.properties,
  version: Type.Optional({ ...version, description: 'The course as this version was saved' }),
  at: Type.Optional(moment('The course as it was then, not together with `version`')),
})

export const courseVersionQuery = input({ ...raceOfCourse.properties, ...pageRange })

export const courseComparison = input({
  ...raceOfCourse.properties,
  from: versionNumber('The version before'),
  to: versionNumber('The version after'),
})

export const restoredVersion = input({ ...raceOfCourse.properties, version })

export const courseVersion = reply({
  version,
  savedAt: integer('In milliseconds since 1970'),
  savedBy: nullable(Type.String(), 'The name of the user'),
  summary: text('The changes by this save, in sentences'),
  name: Type.String(),
  numberOfLaps: nullable(Type.Integer()),
  waypoints: integer('The number of waypoints'),
})

export const courseVersions = Type.Array(courseVersion, { description: 'Newest first' })

const waypointWords = reply({
  passingInstruction: Type.String(),
  marks: Type.Array(Type.String(), { description: 'The names of the marks' }),
  controlPointName: nullable(Type.String()),
})

const value = Type.Union([waypointWords, Type.String(), Type.Integer(), Type.Null()])

const kinds = [
  'waypoint-added',
  'waypoint-removed',
  'waypoint-changed',
  'mark-added',
  'mark-removed',
  'mark-moved',
  'mark-changed',
  'laps',
  'name',
]

export const courseChange = reply({
  kind: Type.Unsafe<string>({ type: 'string', enum: kinds }),
  waypoint: Type.Optional(integer('The number of the waypoint, from 1; of a removed one, before')),
  from: Type.Optional({ ...value, description: 'The waypoint, the name or the laps before' }),
  to: Type.Optional({ ...value, description: 'The waypoint, the name or the laps after' }),
  markId: Type.Optional(Type.String()),
  name: Type.Optional(text('The name of the mark')),
  metres: Type.Optional(integer('The distance that the mark moved, if both positions are known')),
  bearing: Type.Optional(integer('The direction in which it moved, in degrees true')),
})

export const courseChanges = reply({
  summary: Type.Array(Type.String(), { description: 'One sentence for each change' }),
  changes: Type.Array(courseChange),
})
