/** Resolves the references of a course configuration to existing objects that the caller may read. */
import { encodeObjectId, type ObjectReference } from '#values/objectId.ts'
import type { CourseTemplate, MarkRole, MarkTemplate } from '../rules/inventory.ts'
import type { Mark } from '../rules/mark.ts'
import type { CourseConfiguration } from '../rules/markConfiguration.ts'
import { type InputError, sentence, type Wording } from '#values/failure.ts'
import { type RaceCourse, readCourseTemplate } from '../items/courses.ts'
import {
  readMarkRole,
  readMarkTemplate,
  type StoredMarkProperties,
} from '../items/markInventory.ts'
import { readMarks } from '../items/marks.ts'
import { authorize, refusal } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { mayEach } from '#access/readable.ts'
import { readReferredProperties } from './markProperties.ts'
import { placedMarks } from './regattaMarks.ts'
import { requireRegatta } from '#races/steps/regattas.ts'

/** By their ids. */
export interface Resolved {
  readonly marks: ReadonlyMap<string, Mark>
  readonly markTemplates: ReadonlyMap<string, MarkTemplate>
  readonly markProperties: ReadonlyMap<string, StoredMarkProperties>
  readonly roles: ReadonlyMap<string, MarkRole>
  readonly courseTemplate: CourseTemplate | undefined
}

type Entry = CourseConfiguration['markConfigurations'][number]

/** Objects that the caller may use, whether or not they could read them elsewhere. */
interface UsableObjects {
  /** Absent if the request names no regatta. */
  readonly regatta: { readonly name: string; readonly marks: readonly Mark[] } | undefined
  /** The race's current course: its roles and its course template, which may be deleted. */
  readonly course?: RaceCourse | undefined
}

/** @throws Failure `forbidden` for an existing object that the caller may not read */
export const resolveReferences = async (
  context: Context,
  configuration: CourseConfiguration,
  { regatta, course }: UsableObjects,
): Promise<{ readonly resolved: Resolved; readonly inputErrors: readonly InputError[] }> => {
  const { store } = context
  const ids = referencesOf(configuration)
  const templateId = ids.courseTemplateId
  const objects = [
    ...ids.markTemplateIds.map(objectOf('MARK_TEMPLATE')),
    ...ids.markPropertiesIds.map(objectOf('MARK_PROPERTIES')),
    ...ids.roleIds.map(objectOf('MARK_ROLE')),
    ...(templateId === undefined ? [] : [objectOf('COURSE_TEMPLATE')(templateId)]),
  ]
  const ofCourse = course?.marks.flatMap(({ role }) => role?.id ?? [])
  const [courseTemplate, markTemplates, markProperties, roles, mayRead] = await Promise.all([
    templateId === undefined ? undefined : readCourseTemplate(store, templateId),
    readById(ids.markTemplateIds, (id) => readMarkTemplate(store, id)),
    readById(ids.markPropertiesIds, (id) => readReferredProperties(context, id)),
    readById(ids.roleIds, (id) => readMarkRole(store, id)),
    readable(context, objects, new Set(ofCourse)),
  ])
  const ofTemplate = courseTemplate?.marks.flatMap(({ markTemplateId, roleId }) => [
    markTemplateId,
    ...(roleId === null ? [] : [roleId]),
  ])
  const isOwnTemplate = templateId !== undefined && templateId === course?.courseTemplateId
  const mayUse = new Set([
    ...mayRead,
    ...(isOwnTemplate ? [templateId] : []),
    ...(templateId !== undefined && mayRead.has(templateId) ? (ofTemplate ?? []) : []),
  ])
  const marks = new Map(regatta?.marks.map((mark) => [mark.id, mark]))
  const resolved: Resolved = { marks, markTemplates, markProperties, roles, courseTemplate }
  const usable = withoutHiddenRoles(configuration, resolved, mayUse)
  requireReadable(context, objects, usable, mayUse)
  // A role that the caller may not read is replaced by its name. An unknown id is an error.
  const existing = { ...usable, roles: resolved.roles }
  return {
    resolved: usable,
    inputErrors: errorsOfReferences(configuration, existing, regatta?.name, isOwnTemplate),
  }
}

const objectOf =
  (type: string) =>
  (id: string): ObjectReference => ({ type, id })

const readById = async <Value>(
  ids: readonly string[],
  read: (id: string) => Promise<Value | undefined>,
): Promise<ReadonlyMap<string, Value>> => {
  const values = await Promise.all(ids.map(read))
  return new Map(
    ids.flatMap((id, position) => {
      const value = values[position]
      return value === undefined ? [] : [[id, value] as const]
    }),
  )
}

/** The ids of objects that the caller may read or use. */
const readable = async (
  context: Context,
  objects: readonly ObjectReference[],
  alwaysUsable: ReadonlySet<string>,
): Promise<ReadonlySet<string>> => {
  const protectedObjects = objects.filter(({ id }) => !alwaysUsable.has(id))
  const mayRead = await mayEach(context, protectedObjects, 'READ')
  return new Set([
    ...alwaysUsable,
    ...protectedObjects.filter((_, at) => mayRead[at] === true).map(({ id }) => id),
  ])
}

/** Responses contain the id and the name of each role. Without permission to read it, callers refer to it by name. */
const withoutHiddenRoles = (
  { markConfigurations }: CourseConfiguration,
  resolved: Resolved,
  mayUse: ReadonlySet<string>,
): Resolved => {
  const namedRoleIds = new Set(
    markConfigurations.flatMap(({ role }) => (role?.name === undefined ? [] : (role.id ?? []))),
  )
  const roles = [...resolved.roles].filter(([id]) => mayUse.has(id) || !namedRoleIds.has(id))
  return { ...resolved, roles: new Map(roles) }
}

const requireReadable = (
  context: Context,
  objects: readonly ObjectReference[],
  { courseTemplate, markTemplates, markProperties, roles }: Resolved,
  mayUse: ReadonlySet<string>,
): void => {
  const exists = ({ type, id }: ObjectReference): boolean =>
    type === 'COURSE_TEMPLATE'
      ? courseTemplate !== undefined
      : [markTemplates, markProperties, roles].some((values) => values.has(id))
  const hidden = objects.find((object) => exists(object) && !mayUse.has(object.id))
  if (hidden === undefined) return
  throw refusal(context, { ...hidden, action: 'READ' }, { rule: 'no-grant' })
}

const errorsOfReferences = (
  { markConfigurations, courseTemplateId }: CourseConfiguration,
  resolved: Resolved,
  regattaName: string | undefined,
  isOwnTemplate: boolean,
): readonly InputError[] => {
  const isMissing =
    courseTemplateId !== undefined && resolved.courseTemplate === undefined && !isOwnTemplate
  const detail = sentence`Could not find a CourseTemplate with ID '${courseTemplateId}'`
  return [
    ...(isMissing ? [unknown('/courseTemplateId', detail)] : []),
    ...markConfigurations.flatMap((entry, index) =>
      errorsOfEntry(entry, `/markConfigurations/${index}`, resolved, regattaName),
    ),
  ]
}

const errorsOfEntry = (
  { markId, markTemplateId, markPropertiesId, role }: Entry,
  pointer: string,
  { marks, markTemplates, markProperties, roles }: Resolved,
  regattaName: string | undefined,
): readonly InputError[] => {
  const roleErrors = missing('Mark role', role?.id, roles, `${pointer}/associatedRoleId`)
  // A mark of the regatta is used unchanged: its template and properties may be deleted.
  if (markId !== undefined) {
    const isKnown = regattaName === undefined || marks.has(markId)
    const detail = sentence`Mark ${markId} could not be found in regatta ${regattaName ?? ''}`
    return isKnown ? roleErrors : [unknown(`${pointer}/markId`, detail), ...roleErrors]
  }
  return [
    ...missing('Mark template', markTemplateId, markTemplates, `${pointer}/markTemplateId`),
    ...missing('Mark properties', markPropertiesId, markProperties, `${pointer}/markPropertiesId`),
    ...roleErrors,
  ]
}

const missing = (
  what: string,
  id: string | undefined,
  known: ReadonlyMap<string, unknown>,
  pointer: string,
): readonly InputError[] =>
  id === undefined || known.has(id)
    ? []
    : [unknown(pointer, sentence`${what} with ID ${id} could not be resolved`)]

const unknown = (pointer: string, detail: Wording): InputError => ({
  pointer,
  code: 'unknown-reference',
  detail,
})

/** Without duplicates. */
export const referencesOf = ({ markConfigurations, courseTemplateId }: CourseConfiguration) => {
  const distinct = (value: (entry: Entry) => string | undefined): readonly string[] => [
    ...new Set(markConfigurations.map(value).filter((each) => each !== undefined)),
  ]
  return {
    markTemplateIds: distinct(({ markTemplateId }) => markTemplateId),
    markPropertiesIds: distinct(({ markId, markPropertiesId, storeToInventory }) =>
      // A mark of the regatta is used unchanged. Its properties are only needed when they are
      // updated.
      markId === undefined || storeToInventory ? markPropertiesId : undefined,
    ),
    roleIds: distinct(({ role }) => role?.id),
    courseTemplateId,
  }
}

/** The marks are where their phones are. @throws Failure `not-found`, `forbidden` without READ on the regatta */
export const readRegattaContext = async (context: Context, name: string | undefined) => {
  if (name === undefined) return undefined
  const regatta = await requireRegatta(context, name)
  await authorize(context, { type: 'REGATTA', action: 'READ', id: encodeObjectId([regatta.name]) })
  const { marks } = await readMarks(context.store, regatta.name)
  return { name: regatta.name, marks: await placedMarks(context, marks) }
}
