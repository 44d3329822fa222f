/** Course templates: courses of roles, independent of particular marks. */
import { appearanceOf } from '../rules/appearance.ts'
import { waypointsIn } from '../rules/course.ts'
import type { CourseTemplate, TemplateMark } from '../rules/inventory.ts'
import { sequenceErrors } from '../rules/laps.ts'
import type { InputError } from '#values/failure.ts'
import { putCourseTemplate, readCourseTemplate } from '../items/courses.ts'
import { readMarkRole, readMarkTemplate } from '../items/markInventory.ts'
import type { Reader } from '#table/items.ts'
import type { Context } from '#endpoint/context.ts'

export const courseTemplates = {
  type: 'COURSE_TEMPLATE',
  read: readCourseTemplate,
  put: (template: CourseTemplate) => putCourseTemplate(template, 'absent'),
  /**
   * Permission to read the template implies permission to read the roles and mark templates in it,
   * because the template is useless without them.
   */
  describe: async ({ store }: Pick<Context, 'store'>, template: CourseTemplate) => {
    const { id, name, shortName, tags, imageUrl, part, numberOfLaps } = template
    const marks = await Promise.all(template.marks.map((mark) => describePart(store, mark)))
    return {
      id,
      name,
      shortName,
      tags: [...tags],
      optionalImageUrl: imageUrl,
      optionalImageURL: imageUrl,
      allMarkTemplates: marks.flatMap((mark) => mark.template),
      allMarkRoles: marks.flatMap(({ role }) => role),
      waypoints: describeWaypoints(template),
      optionalRepeatablePart: part && {
        zeroBasedIndexOfRepeatablePartStart: part.start,
        zeroBasedIndexOfRepeatablePartEnd: part.end,
      },
      defaultNumberOfLaps: numberOfLaps,
    }
  },
} as const

/** With its default number of laps, the course must fit. */
export const lapErrors = (template: Omit<CourseTemplate, 'id'>): readonly InputError[] =>
  sequenceErrors(template).map((error) => ({ ...error, pointer: '/defaultNumberOfLaps' }))

/** A mark template, and the role that it plays. Empty without one. */
const describePart = async (store: Reader, { markTemplateId, roleId }: TemplateMark) => {
  const [found, role] = await Promise.all([
    readMarkTemplate(store, markTemplateId),
    roleId === null ? undefined : readMarkRole(store, roleId),
  ])
  const played = roleId === null ? {} : { associatedMarkRoleId: roleId, associatedRoleId: roleId }
  return {
    template: found === undefined ? [] : [{ id: found.id, ...appearanceOf(found), ...played }],
    role: role === undefined ? [] : [{ ...role, associatedMarkTemplateId: markTemplateId }],
  }
}

const describeWaypoints = (template: CourseTemplate) =>
  waypointsIn(template).map(({ passingInstruction, marks, ...names }) => ({
    passingInstruction,
    markRoleIds: marks.flatMap((mark) => template.marks[mark]?.roleId ?? []),
    ...names,
  }))

/** The part of a course configuration that belongs to its template. */
export const describeMetadata = ({ id, name, shortName, imageUrl, tags }: CourseTemplate) => ({
  name,
  shortName,
  courseTemplateId: id,
  ...(imageUrl === null ? {} : { optionalImageUrl: imageUrl, optionalImageURL: imageUrl }),
  tags: [...tags],
})
