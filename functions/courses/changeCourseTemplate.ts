import { endpoint } from '#endpoint'
import {
  courseTemplate,
  courseTemplateChange,
  type CourseTemplateMetadata,
} from '#schemas/courses/courseTemplate.ts'
import { requireObject } from '#access/createObject.ts'
import { putCourseTemplate } from '#courses/items/courses.ts'
import { metadataErrors, metadataOf } from '#courses/rules/courseTemplateInput.ts'
import { requireNoInputErrors, requireRight } from '#courses/rules/inventoryInput.ts'
import { courseTemplates, lapErrors } from '#courses/steps/courseTemplates.ts'
import { showOf } from '#courses/steps/inventory.ts'

export const { declaration, handler } = endpoint({
  name: 'changeCourseTemplate',
  summary: 'Change the names and other data of a course template',
  description:
    'Replaces the names, the tags, the image and the laps. Marks, roles and waypoints are immutable.',
  routes: ['PUT /sharedsailingserver/api/v1/coursetemplates/{id}'],
  guard: { kind: 'object', type: 'COURSE_TEMPLATE', actions: ['UPDATE'], id: 'id' },
  input: courseTemplateChange,
  current: { show: showOf(courseTemplates) },
  reply: { status: 200, body: courseTemplate },
  errors: ['not-found'],
  run: async ({ context, input, formErrors }) => {
    const { item, ...old } = await requireObject(context, courseTemplates, input.id)
    const errors = [...metadataErrors(input), ...formErrors]
    const template = { ...old, ...metadataOf(requireRight<CourseTemplateMetadata>(input, errors)) }
    requireNoInputErrors(lapErrors(template))
    await context.store.write([putCourseTemplate(template, item)])
    return courseTemplates.describe(context, template)
  },
})
