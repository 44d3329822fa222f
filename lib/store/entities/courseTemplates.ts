/** Course templates: each is one item, with all its waypoints. */
import type { Course } from '../../domain/course/course.ts'
import type { CourseTemplate, TemplateMark } from '../../domain/course/inventory.ts'
import { json, list, nullable, number, parseJson, text } from '../attributes.ts'
import { listed, listedAttributes, objectEntity, recorded } from '../entity.ts'
import { contentOf, wholeObject } from '../resources.ts'
import type { Expected, Item, Reader, Write } from '../items.ts'
import { auditedSequence, sequenceText } from './sequences.ts'

/** Tags stand beside it in the item. */
const templateBytesMax = 350_000

type Sequence = Pick<Course<TemplateMark>, 'marks' | 'controlPoints' | 'waypoints' | 'part'>

/** Course template: the template with all its waypoints, beside its security. */
export const courseTemplateEntity = objectEntity('COURSE_TEMPLATE', 'COURSE_TEMPLATE', {
  attributes: {
    ...listedAttributes,
    name: text,
    shortName: text,
    tags: list(text),
    imageUrl: nullable(text),
    sequence: json<Sequence>(),
    numberOfLaps: nullable(number),
  },
  resources: (item) => {
    const { sequence: _, ...others } = contentOf(item)
    return wholeObject(item, { ...others, ...parseJson(item.sequence) })
  },
  audited: { ...auditedSequence, ...recorded('tags', 'imageUrl') },
})

export interface StoredCourseTemplate extends CourseTemplate {
  readonly item: Item
}

export const readCourseTemplate = async (
  store: Reader,
  id: string,
): Promise<StoredCourseTemplate | undefined> => {
  const item = await courseTemplateEntity.get(store, id)
  if (item === undefined) return undefined
  const { name, shortName, tags, imageUrl, sequence, numberOfLaps } = item
  return { id, name, shortName, tags, imageUrl, ...parseJson(sequence), numberOfLaps, item }
}

/** @throws Failure `invalid-input` when the sequence is too large for an item */
export const putCourseTemplate = (template: CourseTemplate, expected: Expected): Write => {
  const { id, name, shortName, tags, imageUrl, numberOfLaps } = template
  const { marks, controlPoints, waypoints, part } = template
  const sequence = sequenceText({ marks, controlPoints, waypoints, part }, templateBytesMax)
  const content = {
    ...{ name, shortName, tags, imageUrl, sequence, numberOfLaps },
    ...listed('COURSE_TEMPLATE', id, name),
  }
  return courseTemplateEntity.put([id], content, expected)
}

export const removeCourseTemplate = ({ item }: StoredCourseTemplate): Write => ({
  remove: item,
  expected: item,
})
