/** Returns course templates as course configurations. */
import type { courseTemplateQuestion } from '#schemas/courses/course.ts'
import type { Static } from '#schemas/schema.ts'
import { appearanceOf } from '../rules/appearance.ts'
import { formatMark, formatSequence } from '../rules/formatCourse.ts'
import { configurationWithLaps } from '../rules/course.ts'
import { sequenceErrors } from '../rules/laps.ts'
import type { CourseTemplate } from '../rules/inventory.ts'
import type { Mark } from '../rules/mark.ts'
import { readCourseTemplate } from '../items/courses.ts'
import { readMarkTemplate, markTemplateEntity } from '../items/markInventory.ts'
import type { Context } from '#endpoint/context.ts'
import { requireObject } from '#access/createObject.ts'
import { requireValidConfiguration } from './resolvedMarkConfigurations.ts'
import { rolesOfTemplate } from './markRoles.ts'
import { readRegattaContext } from './resolveReferences.ts'

type TemplateQuestion = Static<typeof courseTemplateQuestion>

/** @throws Failure `not-found`, or `invalid-input` for too many laps */
export const showCourseTemplate = async (
  context: Context,
  { courseTemplateId, laps, numberOfLaps: wanted = laps, regattaName }: TemplateQuestion,
) => {
  const courseTemplates = { type: 'COURSE_TEMPLATE', read: readCourseTemplate } as const
  const template = await requireObject(context, courseTemplates, courseTemplateId)
  const regatta = await readRegattaContext(context, regattaName)
  const places = await placesOf(context, template, regatta?.marks ?? [])
  // Without either, the sequence is that of the template.
  const numberOfLaps = wanted ?? template.numberOfLaps
  requireValidConfiguration(sequenceErrors({ ...template, numberOfLaps }))
  const course = configurationWithLaps({ ...template, marks: places }, numberOfLaps)
  return {
    ...describeTemplate(template),
    markConfigurations: course.marks.map(describePlace),
    ...formatSequence(course, (index) => course.marks[index]?.id ?? ''),
  }
}

/** Each mark of the regatta replaces at most one mark template. Older marks come first. */
const placesOf = async (context: Context, template: CourseTemplate, marks: readonly Mark[]) => {
  const { store } = context
  await store.prefetch(
    template.marks.map(({ markTemplateId }) => markTemplateEntity.key(markTemplateId)),
  )
  const roles = await rolesOfTemplate(context, template)
  const free = new Set(marks)
  return Promise.all(
    template.marks.map(async ({ markTemplateId, roleId }, index) => {
      const mark = [...free].find((each) => each.markTemplateId === markTemplateId)
      if (mark !== undefined) free.delete(mark)
      return {
        id: roleId ?? `spare-${index}`,
        template: await readMarkTemplate(store, markTemplateId),
        role: roles.find(({ id }) => id === roleId),
        mark,
      }
    }),
  )
}

type TemplatePlace = Awaited<ReturnType<typeof placesOf>>[number]

const describePlace = ({ id, template, role, mark }: TemplatePlace) =>
  formatMark({
    id,
    markId: mark?.id,
    markTemplateId: template?.id,
    markPropertiesId: mark?.markPropertiesId,
    role,
    appearance: appearanceOf(mark ?? template ?? { name: '', shortName: '', ...looksUnknown }),
    lastKnownPosition: mark?.lastKnownPosition,
  })

const looksUnknown = { color: null, shape: null, pattern: null, markType: null }

export const describeTemplate = ({ id, name, shortName, imageUrl, tags }: CourseTemplate) => ({
  name,
  shortName,
  courseTemplateId: id,
  ...(imageUrl === null ? {} : { optionalImageUrl: imageUrl, optionalImageURL: imageUrl }),
  tags: [...tags],
})
