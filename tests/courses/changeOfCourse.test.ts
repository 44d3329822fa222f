/** The sentences about a course that changed during its race: flags C and S. */
import { describe, expect, it } from 'vitest'
import { movedMarkSentences, newCourseSentences } from '#courses/rules/changeOfCourse.ts'
import type { Language } from '#values/language.ts'
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
const nameOf = (id: string) => `mark ${id}`
const at = (latitude: number, longitude = 10) => ({ latitude, longitude })

const places = { pin: at(54, 9.999), boat: at(54, 10.001), 1: at(54 + 1 / 60), 3: at(54.002) }
type Places = Readonly<Record<string, { latitude: number; longitude: number }>>
const sentencesAfter = (moved: Places, language?: Language) =>
  movedMarkSentences({
    waypoints: course,
    nameOf,
    ...(language && { language }),
    positionBefore: (id) => (places as Places)[id],
    position: (id) => ({ ...(places as Places), ...moved })[id],
  })

describe('a mark that moved', () => {
  it('is told once, with the bearing and the length of its leg', () => {
    const moved = { 1: at(54, 10 + 1 / 60 / Math.cos((54 * Math.PI) / 180)) }

    expect(sentencesAfter(moved)).toEqual([
      'Change of course (flag C): mark 1 is at 090°, 1.00 NM.',
    ])
    expect(sentencesAfter(moved, 'de')).toEqual([
      'Bahnänderung (Flagge C): mark 1 liegt auf 090°, 1,00 NM.',
    ])
  })

  it('is not told if it only drifts on its line, or has no position', () => {
    expect(sentencesAfter({ 1: at(54 + 1 / 60 + 0.0005) })).toEqual([])
    expect(
      movedMarkSentences({
        waypoints: course,
        nameOf,
        positionBefore: () => undefined,
        position: (id) => (places as Places)[id],
      }),
    ).toEqual([])
  })
})

describe('a new course', () => {
  it.each([
    [course.slice(0, 2), 'Shortened course (flag S): the finish is at mark 1.'],
    [[course[0], waypoint('3')], 'The course was changed after the start.'],
    [[...course, waypoint('3')], 'The course was changed after the start.'],
  ])('is told in words (%#)', (now, sentence) => {
    const waypoints = now.filter((one) => one !== undefined)

    expect(newCourseSentences(course, waypoints, nameOf)).toEqual([sentence])
  })
})
