/** Reads a course template: marks, the roles that they play, and the waypoints between the roles. */
import type {
  CourseTemplateMetadata,
  CourseTemplateValues,
} from '#schemas/courses/courseTemplate.ts'
import type { Checked } from '#schemas/schema.ts'
import { type InputError, sentence, type Wording } from '#values/failure.ts'
import { addInputError } from '#endpoint/formErrors.ts'
import { quoted } from '#values/suggestion.ts'
import { imageUrlErrors } from '#values/imageUrl.ts'
import { courseOf } from './course.ts'
import type { CourseTemplate, TemplateMark } from './inventory.ts'
import { namesIn, tagErrors } from './inventoryInput.ts'
import { layOutTemplate, readPart, type StatedPart } from './laps.ts'
import { readWaypoint, type Waypoint } from './waypoint.ts'

type Metadata = Pick<CourseTemplate, 'name' | 'shortName' | 'tags' | 'imageUrl' | 'numberOfLaps'>
type Sent = Checked<CourseTemplateValues>
type SentMark = NonNullable<NonNullable<Sent['allMarkTemplates']>[number]>
type SentRole = NonNullable<NonNullable<Sent['allMarkRoles']>[number]>

/** An entry of the input with the id of an object that has to exist. */
export interface StatedObject<Entry = unknown> {
  readonly id: string
  readonly pointer: string
  readonly entry: Entry
}

export type StatedCourseTemplate = ReturnType<typeof readCourseTemplate>

export const metadataOf = (sent: CourseTemplateMetadata): Metadata => ({
  ...namesIn(sent),
  tags: [...new Set(sent.tags)],
  imageUrl: sent.optionalImageURL ?? sent.optionalImageUrl ?? null,
  numberOfLaps: sent.defaultNumberOfLaps ?? null,
})

export const metadataErrors = (sent: Checked<CourseTemplateMetadata>): readonly InputError[] => [
  ...tagErrors(sent),
  ...imageUrlErrors(sent),
]

/** @returns `template`: `undefined` with input errors */
export const readCourseTemplate = (value: Sent, formErrors: readonly InputError[]) => {
  const inputErrors = [...formErrors, ...metadataErrors(value)]
  const markTemplates = statedIn(value.allMarkTemplates, 'allMarkTemplates', inputErrors)
  const roles =
    value.allMarkRoles === undefined
      ? rolesNamedBy(markTemplates)
      : statedIn(value.allMarkRoles, 'allMarkRoles', inputErrors)
  const marks = readMarks(markTemplates, roles, inputErrors)
  const waypoints = readWaypoints(value.waypoints, roles, marks, inputErrors)
  const part = readPart(value.optionalRepeatablePart, value.waypoints?.length, inputErrors)
  const isRight = inputErrors.length === 0
  // Without input errors no part of the value was replaced by null.
  const metadata = isRight ? metadataOf(value as CourseTemplateValues) : undefined
  const template = metadata && templateOf(metadata, marks, waypoints, part)
  return { template, markTemplates, roles, inputErrors }
}

const templateOf = (
  metadata: Metadata,
  marks: readonly TemplateMark[],
  waypoints: readonly Waypoint[],
  part: StatedPart | undefined,
): Omit<CourseTemplate, 'id'> => {
  const numberOfLaps = metadata.numberOfLaps ?? undefined
  const course = courseOf(
    { ...metadata, markConfigurations: marks },
    layOutTemplate({ waypoints, part, numberOfLaps }),
    (mark) => mark,
  )
  return { ...metadata, ...course, marks: course.marks.flatMap((index) => marks[index] ?? []) }
}

const statedIn = <Entry extends { readonly id?: string | null }>(
  sent: readonly (Entry | null)[] | null | undefined,
  key: string,
  inputErrors: InputError[],
): readonly StatedObject<Entry>[] => {
  const seen = new Set<string>()
  return (sent ?? []).flatMap((entry, index) => {
    const id = entry?.id?.toLowerCase()
    if (entry === null || id === undefined) return []
    const pointer = `/${key}/${index}`
    if (seen.has(id)) {
      const detail = sentence`must stand once in \`${key}\``
      addInputError(inputErrors, () => ({ pointer: `${pointer}/id`, code: 'twice', detail }))
    }
    seen.add(id)
    return [{ id, pointer, entry }]
  })
}

const templateKey = 'associatedMarkTemplateId'
const roleKey = 'associatedMarkRoleId'
const otherRoleKey = 'associatedRoleId'

const roleIdIn = (entry: SentMark): string | undefined =>
  (entry[roleKey] ?? entry[otherRoleKey])?.toLowerCase()

/** A request without a list of roles has those that its mark templates name, each once. */
const rolesNamedBy = (templates: readonly StatedObject<SentMark>[]) => {
  const byId = new Map(
    templates.flatMap(({ pointer, entry }) => {
      const id = roleIdIn(entry)
      return id === undefined ? [] : [[id, { id, pointer, entry: {} }] as const]
    }),
  )
  return [...byId.values()]
}

/** Either side may say which role a mark template plays; if both do, they have to agree. */
const readMarks = (
  templates: readonly StatedObject<SentMark>[],
  roles: readonly StatedObject<SentRole>[],
  inputErrors: InputError[],
): readonly TemplateMark[] => {
  const addError = (pointer: string, code: string, detail: Wording): void => {
    addInputError(inputErrors, () => ({ pointer, code, detail }))
  }
  const roleIds = new Set(roles.map(({ id }) => id))
  const roleOfTemplate = new Map(templates.map(({ id, entry }) => [id, roleIdIn(entry)] as const))
  for (const { id, pointer, entry } of templates) {
    const roleId = roleOfTemplate.get(id)
    if (roleId !== (entry[otherRoleKey] ?? roleId)?.toLowerCase()) {
      addError(
        `${pointer}/${otherRoleKey}`,
        'contradiction',
        sentence`must be the same as \`${roleKey}\``,
      )
    }
    if (roleId !== undefined && !roleIds.has(roleId)) {
      const detail = 'must be the id of an entry of `allMarkRoles`'
      addError(`${pointer}/${roleKey}`, 'unknown', detail)
    }
  }
  const played = new Map<string, string>()
  for (const { id: roleId, pointer, entry } of roles) {
    const at = `${pointer}/${templateKey}`
    const found = [...roleOfTemplate].filter(([, role]) => role === roleId).map(([id]) => id)
    const templateId = entry[templateKey]?.toLowerCase() ?? found[0]
    if (templateId === undefined || !roleOfTemplate.has(templateId)) {
      const detail =
        'must be the id of an entry of `allMarkTemplates`: a mark has to play each role'
      addError(at, templateId === undefined ? 'required' : 'unknown', detail)
    } else if (played.has(templateId) || found.some((id) => id !== templateId)) {
      const detail = 'must not be shared by two roles, because a role has one mark template'
      addError(at, 'several-roles', detail)
    } else {
      const other = roleOfTemplate.get(templateId)
      if (other !== undefined && other !== roleId) {
        const detail = sentence`must agree with \`${roleKey}\` of the mark template`
        addError(at, 'contradiction', detail)
      }
      played.set(templateId, roleId)
    }
  }
  return templates.map(({ id }) => ({ markTemplateId: id, roleId: played.get(id) ?? null }))
}

const readWaypoints = (
  sent: Sent['waypoints'],
  roles: readonly StatedObject[],
  marks: readonly TemplateMark[],
  inputErrors: InputError[],
): readonly Waypoint[] => {
  // The index of the mark that plays the role, or -1 after an input error.
  const indexes = new Map(
    roles.map(({ id }) => [id, marks.findIndex(({ roleId }) => roleId === id)]),
  )
  const markOf = (id: string, pointer: string): number | undefined => {
    const index = indexes.get(id.toLowerCase())
    if (index !== undefined) return index
    const detail = sentence`must be the id of a role in \`allMarkRoles\`, found ${quoted(id)}`
    addInputError(inputErrors, () => ({ pointer, code: 'unknown', detail }))
    return undefined
  }
  return (sent ?? []).flatMap((entry, index) => {
    if (entry === null) return []
    const stated = {
      ids: entry.markRoleIds,
      pointer: `/waypoints/${index}/markRoleIds`,
      number: index + 1,
    }
    return readWaypoint(entry, stated, markOf, inputErrors) ?? []
  })
}
