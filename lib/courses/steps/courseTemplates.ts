/** Course templates: courses of roles, independent of particular marks. */
import { courseTemplateChangeForm } from '#schemas/courses/courseTemplate.ts'
import { appearanceOf } from '../rules/appearance.ts'
import {
  metadataOf,
  metadataErrors,
  readCourseTemplate as readStatedTemplate,
  type StatedCourseTemplate,
  type StatedObject,
} from '../rules/courseTemplateInput.ts'
import { type CourseTemplate, hasAnyTag, type TemplateMark } from '../rules/inventory.ts'
import { requireForm, requireNoInputErrors } from '../rules/inventoryInput.ts'
import { sequenceErrors } from '../rules/laps.ts'
import type { InputError } from '#values/failure.ts'
import type { JsonProperties } from '#endpoint/checkForm.ts'
import { addInputError } from '#endpoint/formErrors.ts'
import { putCourseTemplate, readCourseTemplate } from '../items/courses.ts'
import {
  readMarkRole,
  readMarkTemplate,
  markRoleEntity,
  markTemplateEntity,
} from '../items/markInventory.ts'
import type { Key } from '#table/key.ts'
import { keysOfObject } from '#table/objects.ts'
import type { Store } from '#table/store.ts'
import { authorize } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import {
  createObject,
  removeObject,
  type RequestedIdentity,
  requireObject,
} from '#access/createObject.ts'
import { type ListRange, listReadable } from '#access/listReadable.ts'
import { mayEach } from '#access/readable.ts'
import type { UnverifiedUser } from '#authentication/authentication.ts'

const type = 'COURSE_TEMPLATE'

const courseTemplates = {
  type,
  read: readCourseTemplate,
  put: (template: CourseTemplate) => putCourseTemplate(template, 'absent'),
} as const

/** The keys of the mark templates and roles that the input names. */
export const keysOfParts = (
  jsonProperties: JsonProperties,
  { userId }: UnverifiedUser,
): readonly Key[] =>
  userId === undefined
    ? []
    : objectsIn(readStatedTemplate(jsonProperties)).flatMap(({ object }) => keysOfObject(object))

export const createCourseTemplate = async (
  context: Context,
  requested: RequestedIdentity,
  jsonProperties: JsonProperties,
) => {
  const stated = readStatedTemplate(jsonProperties)
  await checkReferences(context, stated)
  if (stated.template !== undefined) stated.inputErrors.push(...lapErrors(stated.template))
  requireNoInputErrors(stated.inputErrors)
  const { template } = stated
  if (template === undefined) throw new Error('a course template without problems was not read')
  const made = await createObject(context, courseTemplates, requested, (id) => ({
    ...template,
    id,
  }))
  return describeCourseTemplate(context.store, made)
}

export const showCourseTemplate = async (context: Context, id: string) =>
  describeCourseTemplate(context.store, await requireObject(context, courseTemplates, id))

export const listCourseTemplates = (
  context: Context,
  tags: readonly string[],
  range: ListRange,
) => {
  const { store } = context
  const find = async (id: string) => {
    const found = await readCourseTemplate(store, id)
    return found !== undefined && hasAnyTag(found.tags, tags) ? found : undefined
  }
  const list = {
    type,
    filter: JSON.stringify(tags),
    prepare: async (ids: readonly string[]) => {
      const found = await Promise.all(ids.map(find))
      await fetchParts(
        store,
        found.filter((template) => template !== undefined),
      )
    },
    show: async (id: string) => {
      const found = await find(id)
      return found && describeCourseTemplate(store, found)
    },
  } as const
  return listReadable(context, list, range)
}

/** Changes everything but the sequence of marks: another sequence is another template. */
export const changeCourseTemplate = async (
  context: Context,
  id: string,
  jsonProperties: JsonProperties,
) => {
  const { item, ...old } = await requireObject(context, courseTemplates, id)
  const sent = requireForm(courseTemplateChangeForm, jsonProperties, metadataErrors)
  const template = { ...old, ...metadataOf(sent) }
  requireNoInputErrors(lapErrors(template))
  await context.store.write([putCourseTemplate(template, item)])
  return describeCourseTemplate(context.store, template)
}

/** With its default number of laps, the course must fit. */
const lapErrors = (template: Omit<CourseTemplate, 'id'>): readonly InputError[] =>
  sequenceErrors(template).map((error) => ({ ...error, pointer: '/defaultNumberOfLaps' }))

/** Courses that were created from the template do not change. */
export const deleteCourseTemplate = (context: Context, id: string): Promise<void> =>
  removeObject(context, courseTemplates, id)

const objectsIn = ({ markTemplates, roles }: StatedCourseTemplate) => {
  const objectOf = (type: 'MARK_TEMPLATE' | 'MARK_ROLE') => (stated: StatedObject) => ({
    stated,
    object: { type, id: stated.id },
  })
  return [...markTemplates.map(objectOf('MARK_TEMPLATE')), ...roles.map(objectOf('MARK_ROLE'))]
}

/**
 * Adds input errors for unknown references, and for names that two roles have in common.
 * @throws Failure `forbidden` for an object that the caller may not read
 */
const checkReferences = async (context: Context, template: StatedCourseTemplate): Promise<void> => {
  const { store } = context
  const all = objectsIn(template)
  const objects = all.map(({ object }) => object)
  await store.prefetch(objects.flatMap(keysOfObject))
  const readable = await mayEach(context, objects, 'READ')
  const names = new Set<string>()
  const addError = ({ pointer }: StatedObject, code: string, detail: string): void => {
    addInputError(template.inputErrors, () => ({ pointer: `${pointer}/id`, code, detail }))
  }
  for (const [index, { stated, object }] of all.entries()) {
    const read = object.type === 'MARK_ROLE' ? readMarkRole : readMarkTemplate
    const found = await read(store, object.id)
    if (found === undefined) {
      addError(stated, 'unknown', `must be the id of a ${object.type} that exists`)
    } else if (readable[index] !== true) {
      await authorize(context, { ...object, action: 'READ' })
    } else if (object.type === 'MARK_ROLE') {
      const detail = `must be a role of another name: \`${found.name}\` can't be used twice in a course template`
      if (names.has(found.name)) addError(stated, 'repeated-role', detail)
      names.add(found.name)
    }
  }
}

/** Fetches the parts of all templates in one round trip. */
const fetchParts = (store: Store, templates: readonly CourseTemplate[]): Promise<void> =>
  store.prefetch(
    templates
      .flatMap(({ marks }) => marks)
      .flatMap(({ markTemplateId, roleId }) => [
        markTemplateEntity.key(markTemplateId),
        ...(roleId === null ? [] : [markRoleEntity.key(roleId)]),
      ]),
  )

/**
 * Permission to read the template implies permission to read the roles and mark templates in it,
 * because the template is useless without them.
 */
const describeCourseTemplate = async (store: Store, template: CourseTemplate) => {
  const { id, name, shortName, tags, imageUrl, part, numberOfLaps } = template
  await fetchParts(store, [template])
  const marks = await Promise.all(template.marks.map((mark) => describePart(store, mark)))
  return {
    ...{ id, name, shortName, tags: [...tags] },
    ...{ optionalImageUrl: imageUrl, optionalImageURL: imageUrl },
    allMarkTemplates: marks.flatMap(({ template }) => template),
    allMarkRoles: marks.flatMap(({ role }) => role),
    waypoints: describeWaypoints(template),
    optionalRepeatablePart: part && {
      zeroBasedIndexOfRepeatablePartStart: part.start,
      zeroBasedIndexOfRepeatablePartEnd: part.end,
    },
    defaultNumberOfLaps: numberOfLaps,
  }
}

/** A mark template, and the role that it plays. Empty without one. */
const describePart = async (store: Store, { markTemplateId, roleId }: TemplateMark) => {
  const found = await readMarkTemplate(store, markTemplateId)
  const role = roleId === null ? undefined : await readMarkRole(store, roleId)
  const played = roleId === null ? {} : { associatedMarkRoleId: roleId, associatedRoleId: roleId }
  return {
    template: found === undefined ? [] : [{ id: found.id, ...appearanceOf(found), ...played }],
    role: role === undefined ? [] : [{ ...role, associatedMarkTemplateId: markTemplateId }],
  }
}

const describeWaypoints = ({ waypoints, controlPoints, marks: templateMarks }: CourseTemplate) =>
  waypoints.map(({ passingInstruction, controlPoint }) => {
    const { marks = [], name = null, shortName = null } = controlPoints[controlPoint] ?? {}
    return {
      passingInstruction,
      markRoleIds: marks.flatMap((mark) => templateMarks[mark]?.roleId ?? []),
      controlPointName: name,
      controlPointShortName: shortName,
    }
  })
