import { endpoint } from '#endpoint'
import {
  existingObject,
  identityHeaders,
  readRequestedIdentity,
} from '#courses/steps/requestedIdentity.ts'
import { courseTemplate, newInventoryCourseTemplate } from '#schemas/courses/courseTemplate.ts'
import {
  createCourseTemplate,
  keysOfParts,
  showCourseTemplate,
} from '#courses/steps/courseTemplates.ts'

export const { declaration, handler } = endpoint({
  name: 'addCourseTemplate',
  summary: 'Create a course template from mark templates and roles',
  description:
    'The caller needs permission to read the mark templates and roles. Requests with the same ' +
    '`Idempotency-Key` create one course template. The `id` is optional; an existing one is rejected.',
  routes: ['POST /sharedsailingserver/api/v1/coursetemplates'],
  guard: { kind: 'type', type: 'COURSE_TEMPLATE' },
  input: newInventoryCourseTemplate,
  headers: identityHeaders,
  fetches: [{ type: 'COURSE_TEMPLATE', id: 'id' }],
  fetchesMore: keysOfParts,
  current: existingObject('COURSE_TEMPLATE', showCourseTemplate),
  reply: { status: 200, body: courseTemplate },
  errors: ['already-exists'],
  run: (call) => createCourseTemplate(call.context, readRequestedIdentity(call), call.input),
})
