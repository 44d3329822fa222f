import { sentence, type Wording } from '#values/failure.ts'
import { endpoint } from '#endpoint'
import { creationOf, readRequestedIdentity } from '#courses/steps/inventory.ts'
import { courseTemplate, newInventoryCourseTemplate } from '#schemas/courses/courseTemplate.ts'
import { authorize } from '#access/authorize.ts'
import { createObject } from '#access/createObject.ts'
import { mayEach } from '#access/readable.ts'
import { readMarkRole, readMarkTemplate } from '#courses/items/markInventory.ts'
import {
  readCourseTemplate,
  type StatedCourseTemplate,
  type StatedObject,
} from '#courses/rules/courseTemplateInput.ts'
import { requireNoInputErrors } from '#courses/rules/inventoryInput.ts'
import { courseTemplates, lapErrors } from '#courses/steps/courseTemplates.ts'
import type { Context } from '#endpoint/context.ts'
import { addInputError } from '#endpoint/formErrors.ts'
import { readObject } from '#table/objects.ts'

export const { declaration, handler } = endpoint({
  name: 'addCourseTemplate',
  summary: 'Create a course template from mark templates and roles',
  description:
    'The caller needs permission to read the mark templates and roles. Requests with the same ' +
    '`Idempotency-Key` create one course template. The `id` is optional; an existing one is rejected.',
  routes: ['POST /sharedsailingserver/api/v1/coursetemplates'],
  input: newInventoryCourseTemplate,
  ...creationOf(courseTemplates),
  load: ({ context: { store }, input, user: { userId } }) =>
    Promise.all([
      readObject(store, 'COURSE_TEMPLATE', input.id ?? undefined),
      ...(userId === undefined ? [] : objectsIn(readCourseTemplate(input, []))).map(({ object }) =>
        readObject(store, object.type, object.id),
      ),
    ]),
  reply: { status: 200, body: courseTemplate },
  run: async (call) => {
    const { context, input, formErrors } = call
    const requested = readRequestedIdentity(call)
    const stated = readCourseTemplate(input, formErrors)
    await checkReferences(context, stated)
    const { template, inputErrors } = stated
    requireNoInputErrors([...inputErrors, ...(template === undefined ? [] : lapErrors(template))])
    if (template === undefined) throw new Error('a course template without problems was not read')
    const make = (id: string) => ({ ...template, id })
    const made = await createObject(context, courseTemplates, requested, make)
    return courseTemplates.describe(context, made)
  },
})

const objectsIn = ({ markTemplates, roles }: StatedCourseTemplate) => {
  const objectOf = (type: 'MARK_TEMPLATE' | 'MARK_ROLE') => (stated: StatedObject) => ({
    stated,
    object: { type, id: stated.id },
  })
  return [...markTemplates.map(objectOf('MARK_TEMPLATE')), ...roles.map(objectOf('MARK_ROLE'))]
}

/** Also for names that two roles have in common. @throws Failure `forbidden` for an object that the caller may not read */
const checkReferences = async (context: Context, template: StatedCourseTemplate): Promise<void> => {
  const all = objectsIn(template)
  const objects = all.map(({ object }) => object)
  const [readable, parts] = await Promise.all([
    mayEach(context, objects, 'READ'),
    Promise.all(
      objects.map(({ type, id }) =>
        (type === 'MARK_ROLE' ? readMarkRole : readMarkTemplate)(context.store, id),
      ),
    ),
  ])
  const names = new Set<string>()
  const addError = ({ pointer }: StatedObject, code: string, detail: Wording): void => {
    addInputError(template.inputErrors, () => ({ pointer: `${pointer}/id`, code, detail }))
  }
  for (const [index, { stated, object }] of all.entries()) {
    const part = parts[index]
    if (part === undefined) {
      addError(stated, 'unknown', sentence`must be the id of a ${object.type} that exists`)
    } else if (readable[index] !== true) {
      await authorize(context, { ...object, action: 'READ' })
    } else if (object.type === 'MARK_ROLE') {
      const detail = sentence`must be a role of another name: \`${part.name}\` can't be used twice in a course template`
      if (names.has(part.name)) addError(stated, 'repeated-role', detail)
      names.add(part.name)
    }
  }
}
