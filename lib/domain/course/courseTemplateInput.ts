/** Reads a course template: marks, the roles that they play, and the waypoints between the roles. */
import { courseLimits } from '../../../schemas/courseWords.ts'
import { courseOf } from './course.ts'
import { layOutTemplate, readPart } from './laps.ts'
import { readTags } from './markConfiguration.ts'
import {
  instructionsFor,
  type PassingInstruction,
  passingInstructions,
  takesMarks,
} from './passingInstruction.ts'
import {
  describe,
  imageUrlAt,
  integerAt,
  isText,
  listAt,
  nameAt,
  type ObjectAt,
  objectsAt,
  oneOf,
  problemAt,
  required,
  wordAt,
} from './reading.ts'
import type { Waypoint } from './waypoint.ts'
import type { CourseTemplate, TemplateMark } from './inventory.ts'
import { readUuid } from './positioning.ts'
import { readNames } from './inventoryInput.ts'

type Metadata = Pick<CourseTemplate, 'name' | 'shortName' | 'tags' | 'imageUrl' | 'numberOfLaps'>

/** An id in the input, and where it stands. */
export interface StatedId {
  readonly id: string
  readonly at: ObjectAt
}

export interface StatedCourseTemplate {
  readonly template: Omit<CourseTemplate, 'id'>
  /** What has to exist. */
  readonly markTemplates: readonly StatedId[]
  readonly roles: readonly StatedId[]
}

export const readMetadata = (at: ObjectAt): Metadata => ({
  ...readNames(at),
  tags: readTags(at, ['tags']) ?? [],
  imageUrl: imageUrlAt(at, 'optionalImageURL') ?? imageUrlAt(at, 'optionalImageUrl') ?? null,
  numberOfLaps: readLaps(at),
})

const readLaps = (at: ObjectAt): number | null => {
  const laps = integerAt(at, 'defaultNumberOfLaps')
  if (laps !== undefined && (laps < 1 || laps > courseLimits.laps)) {
    const detail = `must be 1 to ${courseLimits.laps}, found ${laps}`
    problemAt(at, 'defaultNumberOfLaps', 'range', detail)
  }
  return laps ?? null
}

/** Problems are in the findings; what is returned is complete only when there are none. */
export const readCourseTemplate = (at: ObjectAt): StatedCourseTemplate => {
  const metadata = readMetadata(at)
  const templates = readIds(at, 'allMarkTemplates')
  const roles = readIds(at, 'allMarkRoles')
  const marks = readMarks(templates, roles)
  const entries = required(at, 'waypoints', listAt(at, 'waypoints')) ?? []
  if (entries.length > courseLimits.waypoints) {
    const detail = `must have at most ${courseLimits.waypoints} entries, found ${entries.length}`
    problemAt(at, 'waypoints', 'too-many', detail)
  }
  const places = new Map(
    roles.map(({ id }) => [id, marks.findIndex(({ roleId }) => roleId === id)]),
  )
  const waypoints = objectsAt(at, 'waypoints', entries.slice(0, courseLimits.waypoints)).flatMap(
    (waypoint) => readWaypoint(waypoint, places),
  )
  const part = readPart(at, entries.length)
  const sequence = layOutTemplate({
    waypoints,
    part,
    numberOfLaps: metadata.numberOfLaps ?? undefined,
  })
  const course = courseOf(
    { ...metadata, markConfigurations: marks },
    sequence,
    (place) => place,
    () => true,
  )
  const placed = course.marks.flatMap((place) => marks[place] ?? [])
  return {
    template: { ...metadata, ...course, marks: placed },
    markTemplates: templates,
    roles,
  }
}

const readIds = (top: ObjectAt, key: string): readonly StatedId[] => {
  const entries = listAt(top, key) ?? []
  if (entries.length > courseLimits.describedMarks) {
    const detail = `must have at most ${courseLimits.describedMarks} entries`
    problemAt(top, key, 'too-many', `${detail}, found ${entries.length}`)
  }
  const seen = new Set<string>()
  const bounded = entries.slice(0, courseLimits.describedMarks)
  return objectsAt(top, key, bounded).flatMap((at) => {
    const id = required(at, 'id', readUuid(at, 'id'))
    if (id === undefined) return []
    if (seen.has(id)) problemAt(at, 'id', 'twice', `must stand once in \`${key}\``)
    seen.add(id)
    return [{ id, at }]
  })
}

const templateKey = 'associatedMarkTemplateId'
const roleKey = 'associatedMarkRoleId'

/** Either side may say which role a mark template plays; if both do, they have to agree. */
const readMarks = (
  templates: readonly StatedId[],
  roles: readonly StatedId[],
): readonly TemplateMark[] => {
  const roleIds = new Set(roles.map(({ id }) => id))
  const roleOfTemplate = new Map(
    templates.map(({ id, at }) => [id, readUuid(at, roleKey) ?? null] as const),
  )
  for (const { id, at } of templates) {
    const roleId = roleOfTemplate.get(id)
    if (typeof roleId === 'string' && !roleIds.has(roleId)) {
      problemAt(at, roleKey, 'unknown', 'must be the id of an entry of `allMarkRoles`')
    }
  }
  const played = new Map<string, string>()
  for (const { id: roleId, at } of roles) {
    const stated = readUuid(at, templateKey)
    const found = [...roleOfTemplate].filter(([, role]) => role === roleId).map(([id]) => id)
    const templateId = stated ?? found[0]
    if (templateId === undefined || !roleOfTemplate.has(templateId)) {
      const detail =
        'must be the id of an entry of `allMarkTemplates`: a mark has to play each role'
      problemAt(at, templateKey, templateId === undefined ? 'required' : 'unknown', detail)
    } else if (played.has(templateId) || found.some((id) => id !== templateId)) {
      const detail = 'must be a mark template of this role alone, as a role is of one mark template'
      problemAt(at, templateKey, 'several-roles', detail)
    } else {
      const other = roleOfTemplate.get(templateId)
      if (typeof other === 'string' && other !== roleId) {
        const detail = `must agree with \`${roleKey}\` of the mark template`
        problemAt(at, templateKey, 'contradiction', detail)
      }
      played.set(templateId, roleId)
    }
  }
  return templates.map(({ id }) => ({ markTemplateId: id, roleId: played.get(id) ?? null }))
}

/** The places of marks, by the roles that they play; -1 after a problem. */
type Places = ReadonlyMap<string, number>

const readWaypoint = (at: ObjectAt, places: Places): readonly Waypoint[] => {
  const instruction = required(
    at,
    'passingInstruction',
    wordAt(at, 'passingInstruction', passingInstructions),
  )
  const ids = required(at, 'markRoleIds', listAt(at, 'markRoleIds'))
  const name = nameAt(at, 'controlPointName', nameText) ?? null
  const shortName = nameAt(at, 'controlPointShortName', nameText) ?? null
  if (ids === undefined || !checkCount(at, instruction, ids.length)) return []
  const marks = ids.flatMap((id, index) => readRole(at, id, index, places))
  if (instruction === undefined) return []
  const isPair = marks.length === 2
  return [
    {
      passingInstruction: instruction,
      marks,
      controlPointName: isPair ? name : null,
      controlPointShortName: isPair ? shortName : null,
    },
  ]
}

const nameText = { max: courseLimits.characters }

const checkCount = (
  at: ObjectAt,
  instruction: PassingInstruction | undefined,
  count: number,
): boolean => {
  const isCount = count === 1 || count === 2
  if (isCount && (instruction === undefined || takesMarks(instruction, count))) return true
  const detail = isCount
    ? `must fit the passing instruction: with ${count} it may be ${oneOf(instructionsFor(count))}`
    : `must hold one or two ids, found ${count}`
  problemAt(at, 'markRoleIds', 'mark-count', detail)
  return false
}

const readRole = (at: ObjectAt, id: unknown, index: number, places: Places): readonly number[] => {
  const place = isText(id) ? places.get(id.toLowerCase()) : undefined
  if (place !== undefined) return [place]
  const detail = `must be the id of a role in \`allMarkRoles\`, found ${describe(id)}`
  problemAt(at, `markRoleIds/${index}`, 'unknown', detail)
  return []
}
