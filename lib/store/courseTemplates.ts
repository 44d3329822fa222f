/** Course templates: each is one item, with all its waypoints. */
import type { Course } from '../domain/course/course.ts'
import type { CourseTemplate, TemplateMark } from '../domain/course/inventory.ts'
import { keys } from './keys.ts'
import { listed } from './listed.ts'
import { sequenceText } from './sequences.ts'
import type { Expected, Item, Write } from './items.ts'
import type { Store } from './store.ts'

export interface StoredCourseTemplate extends CourseTemplate {
  readonly item: Item
}

/** Tags stand beside it in the item. */
const templateBytesMax = 350_000

/** Stored as one text. */
type Sequence = Pick<Course<TemplateMark>, 'marks' | 'controlPoints' | 'waypoints' | 'part'>

export const readCourseTemplate = async (
  store: Store,
  id: string,
): Promise<StoredCourseTemplate | undefined> => {
  const item = await store.get(keys.courseTemplate(id))
  return item === undefined
    ? undefined
    : {
        id,
        name: item.name as string,
        shortName: item.shortName as string,
        tags: item.tags as readonly string[],
        imageUrl: item.imageUrl as string | null,
        ...(JSON.parse(item.sequence as string) as Sequence),
        numberOfLaps: item.numberOfLaps as number | null,
        item,
      }
}

/** @throws Failure `invalid-input` when the sequence is too large for an item */
export const putCourseTemplate = (template: CourseTemplate, expected: Expected): Write => {
  const { id, name, shortName, tags, imageUrl, numberOfLaps } = template
  const { marks, controlPoints, waypoints, part } = template
  const sequence: Sequence = { marks, controlPoints, waypoints, part }
  return {
    put: {
      ...keys.courseTemplate(id),
      name,
      shortName,
      tags,
      imageUrl,
      sequence: sequenceText(sequence, templateBytesMax),
      numberOfLaps,
      ...listed({ type: 'COURSE_TEMPLATE', id }, name),
    },
    expected,
  }
}

export const removeCourseTemplate = ({ id, item }: StoredCourseTemplate): Write => ({
  remove: keys.courseTemplate(id),
  expected: item,
})
