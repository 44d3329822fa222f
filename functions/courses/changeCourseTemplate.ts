import { endpoint } from '#endpoint'
import { courseTemplate, courseTemplateChange } from '#schemas/courses/courseTemplate.ts'
import { changeCourseTemplate, showCourseTemplate } from '#courses/steps/courseTemplates.ts'

export const { declaration, handler } = endpoint({
  name: 'changeCourseTemplate',
  summary: 'Change the names and other data of a course template',
  description:
    'Replaces the names, the tags, the image and the laps. Marks, roles and waypoints are immutable.',
  routes: ['PUT /sharedsailingserver/api/v1/coursetemplates/{id}'],
  guard: { kind: 'object', type: 'COURSE_TEMPLATE', actions: ['UPDATE'], id: 'id' },
  input: courseTemplateChange,
  current: { show: ({ context, input }) => showCourseTemplate(context, input.id) },
  reply: { status: 200, body: courseTemplate },
  errors: ['not-found'],
  run: ({ context, input: { id, ...jsonProperties } }) =>
    changeCourseTemplate(context, id, jsonProperties),
})
