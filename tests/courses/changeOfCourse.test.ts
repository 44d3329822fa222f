/** The sentences about a course that changed during its race. */
import { describe, expect, it } from 'vitest'
import { newCourseSentences } from '#courses/rules/changeOfCourse.ts'
import type { CourseWaypoint } from '#courses/rules/raceCourse.ts'

const waypoint = (...marks: readonly string[]): CourseWaypoint => ({
  passingInstruction: marks.length > 1 ? 'Line' : 'Port',
  marks,
})
const course = [
  waypoint('pin', 'boat'),
  waypoint('1'),
  waypoint('3'),
  waypoint('1'),
  waypoint('pin', 'boat'),
]
const withGate = course.with(2, waypoint('3s', '3p'))
const nameOf = (id: string) => `mark ${id}`
describe('a new course', () => {
  it.each([
    [
      course.slice(0, 2),
      'Shortened course (flag S): the finish is between mark 1 and the boat with flag S.',
    ],
    [withGate.slice(0, 3), 'Shortened course (flag S): the finish is between mark 3s and mark 3p.'],
    [[course[0], waypoint('3')], 'The course was changed after the start.'],
    [[...course, waypoint('3')], 'The course was changed after the start.'],
  ])('is told in words (%#)', (now, sentence) => {
    const waypoints = now.filter((one) => one !== undefined)

    expect(newCourseSentences(now.length === 3 ? withGate : course, waypoints, nameOf)).toEqual([
      sentence,
    ])
  })
})
