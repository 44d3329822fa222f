import { courseForms } from '#courses/pictures/exchange/courseForms.ts'
import { endpoint } from '#endpoint'
import { appearanceOf } from '#courses/rules/appearance.ts'
import { formatMark, formatSequence } from '#courses/rules/formatCourse.ts'
import { configurationWithLaps } from '#courses/rules/course.ts'
import { sequenceErrors } from '#courses/rules/laps.ts'
import type { CourseTemplate } from '#courses/rules/inventory.ts'
import type { Mark } from '#courses/rules/mark.ts'
import { readMarkTemplate } from '#courses/items/markInventory.ts'
import type { Context } from '#endpoint/context.ts'
import { requireObject } from '#access/createObject.ts'
import { courseTemplates, describeMetadata } from '#courses/steps/courseTemplates.ts'
import { requireValidConfiguration } from '#courses/steps/resolvedMarkConfigurations.ts'
import { rolesOfTemplate } from '#courses/steps/markRoles.ts'
import { readRegattaContext } from '#courses/steps/resolveReferences.ts'
import { courseConfiguration, courseTemplateQuestion } from '#schemas/courses/course.ts'

export const { declaration, handler } = endpoint({
  name: 'getFromCourseTemplate',
  summary: 'Read a course template as a course configuration with a number of laps',
  description:
    'If the path ends in `.svg`, the response is a diagram; with `.geojson` or `.gpx`, it is a ' +
    'document for chart plotters with the mark positions of the regatta `regattaName`.',
  routes: [
    'GET /sailingserver/api/v1/courseconfiguration/getFromCourseTemplate/{courseTemplateId}',
    'GET /api/v1/courseconfiguration/getFromCourseTemplate/{courseTemplateId}',
  ],
  guard: { kind: 'object', type: 'COURSE_TEMPLATE', id: 'courseTemplateId', actions: ['READ'] },
  input: courseTemplateQuestion,
  conditional: true,
  reply: { status: 200, body: courseConfiguration, alternatives: courseForms },
  errors: ['not-found'],
  run: async ({ context, input }) => {
    const template = await requireObject(context, courseTemplates, input.courseTemplateId)
    const regatta = await readRegattaContext(context, input.regattaName)
    const places = await placesOf(context, template, regatta?.marks ?? [])
    // Without either, the sequence is that of the template.
    const numberOfLaps = input.numberOfLaps ?? input.laps ?? template.numberOfLaps
    requireValidConfiguration(sequenceErrors({ ...template, numberOfLaps }))
    const course = configurationWithLaps({ ...template, marks: places }, numberOfLaps)
    return {
      ...describeMetadata(template),
      markConfigurations: course.marks.map(describePlace),
      ...formatSequence(course, (index) => course.marks[index]?.id ?? ''),
    }
  },
})

/** Each mark of the regatta replaces at most one mark template. Older marks come first. */
const placesOf = async (context: Context, template: CourseTemplate, marks: readonly Mark[]) => {
  const [roles, templates] = await Promise.all([
    rolesOfTemplate(context, template),
    Promise.all(template.marks.map((mark) => readMarkTemplate(context.store, mark.markTemplateId))),
  ])
  const free = new Set(marks)
  return template.marks.map(({ markTemplateId, roleId }, index) => {
    const mark = [...free].find((each) => each.markTemplateId === markTemplateId)
    if (mark !== undefined) free.delete(mark)
    return {
      id: roleId ?? `spare-${index}`,
      template: templates[index],
      role: roles.find(({ id }) => id === roleId),
      mark,
    }
  })
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
