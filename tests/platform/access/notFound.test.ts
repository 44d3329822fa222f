/** The sentences that clients read about an object that does not exist. Subjects register them. */
import { expect, it } from 'vitest'
import '#allEntities'
import { notFound } from '#access/notFound.ts'
import { namedObject } from '#values/objectId.ts'

it.each([
  ['BOAT', ['a'], "Could not find a boat with id 'a'."],
  ['COMPETITOR', ['a'], "Could not find a competitor with id 'a'."],
  ['EVENT', ['a'], "Could not find an event with id 'a'."],
  ['LEADERBOARD', ['a'], "Could not find a leaderboard with name 'a'."],
  ['REGATTA', ['a'], "Could not find a regatta with name 'a'."],
  ['ROLE_DEFINITION', ['a'], "No role with id 'a' found."],
  ['MARK_TEMPLATE', ['a'], "Could not find a MarkTemplate with ID 'a'."],
  ['MARK_PROPERTIES', ['a'], "Could not find a MarkProperties with ID 'a'."],
  ['MARK_ROLE', ['a'], "Could not find a MarkRole with ID 'a'."],
  ['COURSE_TEMPLATE', ['a'], "Could not find a CourseTemplate with ID 'a'."],
  ['SSH_KEY', ['eu', 'a'], 'Key a not found in region eu'],
  ['USER', ['a'], 'User a not known'],
  ['OTHER', ['a', 'b'], 'OTHER a, b does not exist.'],
])('the sentence about a missing %s names it', (type, names, detail) => {
  expect(notFound(namedObject(type, ...names)).message).toBe(detail)
})
