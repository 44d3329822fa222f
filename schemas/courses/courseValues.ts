/** Values that forms of courses, of course templates and of the inventory have in common. */
import { Type } from '@sinclair/typebox'
import { courseLimits, markTypes, marksOfInstruction } from './courseWords.ts'
import { colorMatching, colorPattern } from '../platform/color.ts'
import { visiblePattern } from '../platform/invisible.ts'
import { newName } from '../platform/name.ts'
import { documentedKeyword, integer, optional, ownKeywords, word } from '../schema.ts'

export const requiredText = (description: string) =>
  Type.String({ minLength: 1, maxLength: courseLimits.characters, description })

export const requiredName = (description: string) => newName(description, courseLimits.characters)

export const nameText = (description: string) =>
  Type.String({ maxLength: courseLimits.characters, pattern: visiblePattern, description })

/** In upper or lower case. */
export const givenUuid = (description?: string) =>
  Type.String({
    format: 'uuid',
    title: 'a UUID, such as `00000000-0000-4000-8000-000000000000`',
    [ownKeywords.code]: 'uuid',
    ...(description === undefined ? {} : { description }),
  })

const tag = Type.String({
  minLength: 1,
  maxLength: courseLimits.characters,
  title: `a text of 1 to ${courseLimits.characters} characters`,
  [ownKeywords.code]: 'tag',
})

/** A tag that is repeated counts once, so the domain counts the tags. */
export const tags = (description?: string) =>
  Type.Array(tag, {
    [ownKeywords.takesOne]: true,
    [documentedKeyword]: { maxItems: courseLimits.tags },
    ...(description === undefined ? {} : { description }),
  })

const shapeAndPattern = {
  shape: nameText('Of a buoy. Diagrams show CYLINDER and CONICAL, in any case; empty means none'),
  pattern: nameText('Of a buoy. Diagrams show CHECKERED, in any case; empty means none'),
}

export const look = {
  color: colorMatching(`^${colorPattern}$`),
  ...shapeAndPattern,
  markType: word(markTypes, 'In any case'),
}

export const lookOrEmpty = {
  markType: word(['', ...markTypes], 'In any case'),
  color: colorMatching(`^(?:${colorPattern})?$`),
  ...shapeAndPattern,
}

export const degrees = (most: 90 | 180) => Type.Number({ minimum: -most, maximum: most })

export const laps = Type.Integer({ minimum: 1, maximum: courseLimits.laps })

export const passingInstruction = word(
  Object.keys(marksOfInstruction) as (keyof typeof marksOfInstruction)[],
  'For one mark None, Port, Starboard, Single_Unknown or FixedBearing; for two None, Gate, Line or Offset. In any case',
)

/** Limits of indexes depend on the number of waypoints. */
export const partIndexes = {
  zeroBasedIndexOfRepeatablePartStart: Type.Integer({
    description: 'The first waypoint of the part',
    [documentedKeyword]: { minimum: 0 },
  }),
  zeroBasedIndexOfRepeatablePartEnd: Type.Integer({
    description: 'The first waypoint after the part',
    [documentedKeyword]: { minimum: 1 },
  }),
}

export const occurrences = integer(
  'How many times `waypoints` hold the part, one after the other',
  { minimum: 1 },
)

export const partOfCourse = Type.Object(
  { ...partIndexes, occurrences: optional(occurrences) },
  { description: 'What is sailed once more with each further lap' },
)

/** The number of marks depends on the passing instruction. */
export const oneOrTwo = { [documentedKeyword]: { minItems: 1, maxItems: 2 } }

/** A name in a path. The use case finds out whether the object exists. */
export const pathText = (description: string) =>
  Type.String({ minLength: 1, maxLength: 256, description })
