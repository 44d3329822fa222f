/** The writes of a save: a race keeps its last 500 versions, and their times ascend. */
import { expect, it } from 'vitest'
import { writesOfCourse } from '#courses/steps/courseWrites.ts'
import type { Context } from '#endpoint/context.ts'
import type { RaceCourse } from '#courses/items/courses.ts'
import { keyOfVersion } from '#courses/items/courseVersions.ts'

const course: RaceCourse = {
  name: 'Course',
  shortName: 'Course',
  courseTemplateId: null,
  marks: [],
  controlPoints: [],
  waypoints: [],
  part: null,
  numberOfLaps: null,
}
const race = { id: 'r/Default', series: 'S', raceColumn: { id: 'r', name: 'R1' }, fleet: 'Default' }

/** The writes of the next save after this number of versions, one in each millisecond. */
const nextWrites = (last: number, nowMillis: number) => {
  const kept = Math.min(last, 500)
  const savedAtMillis = Array.from({ length: kept }, (_, index) => last - kept + index + 1)
  return writesOfCourse({ nowMillis } as Context, {
    race,
    stored: { course, item: undefined, versions: { last, savedAtMillis } },
    marks: { regattaName: 'Kiel', regattaId: undefined, marks: [], items: [undefined] },
    course: { ...course, name: 'Changed' },
    before: [],
    after: [],
  })
}

it('removes the version before the last 500', () => {
  const removed = (last: number) =>
    nextWrites(last, 10_000).flatMap((write) => ('remove' in write ? [write.remove] : []))

  expect(removed(499)).toEqual([])
  expect(removed(500)).toEqual([keyOfVersion(race.id, 1)])
  expect(removed(742)).toEqual([keyOfVersion(race.id, 243)])
})

it('gives each version a later time, also when the clock is behind', () => {
  const savedAt = (nowMillis: number) =>
    nextWrites(3, nowMillis).flatMap((write) =>
      'put' in write && 'summary' in write.put ? [write.put.savedAtMillis] : [],
    )

  expect(savedAt(10_000)).toEqual([10_000])
  expect(savedAt(2)).toEqual([4])
})
