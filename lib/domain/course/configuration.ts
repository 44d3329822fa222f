/**
 * A course configuration as somebody sent it, read as far as that goes without the table: the
 * entries, what they refer to inside of the document, the part and the laps, the limits. What is
 * wrong is said all at once.
 */
import { courseLimits } from '../../../schemas/courseWords.ts'
import { Failure, type InputError } from '../failure.ts'
import {
  layOutCourse,
  layOutTemplate,
  readNumberOfLaps,
  readPart,
  sequenceProblems,
} from './laps.ts'
import type { CourseConfiguration } from './courseConfiguration.ts'
import { type MarkConfiguration, readMarkConfiguration, readTags } from './markConfiguration.ts'
import {
  add,
  type Findings,
  idAt,
  imageUrlAt,
  isText,
  listAt,
  memberAt,
  nameAt,
  type ObjectAt,
  objectsAt,
  problemAt,
  quoted,
  required,
  textAt,
} from './reading.ts'
import { lowerCaseUuid } from '../value/uuid.ts'
import { statedRoleProblems } from './templateRoles.ts'
import { configurationWarnings } from './warnings.ts'
import { type MarkIndexes, readWaypoint } from './waypoint.ts'

export interface ReadConfiguration {
  readonly problems: readonly InputError[]
  /** What is allowed, and looks like a mistake. */
  readonly warnings: readonly InputError[]
  /** As long as there are no problems. */
  readonly configuration: CourseConfiguration | undefined
  /** As much as could be read, to look for what it refers to. */
  readonly draft: CourseConfiguration
}

export interface Purpose {
  readonly makes: 'course' | 'template'
  /** Whether the request names a regatta, whose marks it may use. */
  readonly hasRegatta: boolean
  /** The name of a course whose `name` is null: existing clients send it so. */
  readonly raceColumn?: string
}

const idText = { min: 1, max: courseLimits.characters }

/** Any JSON object is read, and nothing is ever thrown. */
export const readConfiguration = (
  members: Readonly<Record<string, unknown>>,
  { makes, hasRegatta, raceColumn = '' }: Purpose,
): ReadConfiguration => {
  const findings: Findings = { problems: [], warnings: [] }
  const top: ObjectAt = { members, pointer: '', findings }
  const isTemplate = makes === 'template'
  const isNamedByRace = !isTemplate && members.name === null
  const name = isNamedByRace
    ? raceColumn
    : (required(top, 'name', nameAt(top, 'name', idText)) ?? '')
  const shortName = nameAt(top, 'shortName', { max: courseLimits.characters })
  const { markConfigurations, indexes } = readMarks(top, hasRegatta)
  const { waypoints, count } = readWaypoints(top, indexes)
  const part = readPart(top, count)
  const isNeeded = !isTemplate && memberAt(top, 'optionalRepeatablePart') !== undefined
  const configuration: CourseConfiguration = {
    name,
    shortName: shortName === undefined || shortName === '' ? name : shortName,
    markConfigurations,
    waypoints,
    part,
    numberOfLaps: readNumberOfLaps(top, isNeeded),
    courseTemplateId: isTemplate ? undefined : idAt(top, 'courseTemplateId'),
    markPropertiesGroupOwnership: textAt(top, 'markPropertiesGroupOwnership', idText),
    imageUrl: isTemplate ? readImageUrl(top) : undefined,
    tags: isTemplate ? readTags(top, ['tags']) : undefined,
  }
  const isComplete = waypoints.length === count && count <= courseLimits.waypoints
  for (const problem of wholeProblems(configuration, isTemplate, isComplete)) {
    add(findings.problems, () => problem)
  }
  if (findings.problems.length === 0) {
    for (const warning of configurationWarnings(configuration)) {
      add(findings.warnings, () => warning)
    }
  }
  return {
    ...findings,
    configuration: findings.problems.length === 0 ? configuration : undefined,
    draft: configuration,
  }
}

/** @param isComplete whether all waypoints are there, so that their number says something new */
const wholeProblems = (
  configuration: CourseConfiguration,
  isTemplate: boolean,
  isComplete: boolean,
): readonly InputError[] => {
  // What a template makes of the laps can only be said with the template.
  const isFinal = isComplete && configuration.courseTemplateId === undefined
  const sequence = isTemplate ? layOutTemplate(configuration) : layOutCourse(configuration).sequence
  return [
    ...(isFinal ? sequenceProblems(sequence) : []),
    ...(isTemplate ? statedRoleProblems(configuration) : []),
  ]
}

interface ReadMarks {
  readonly markConfigurations: readonly MarkConfiguration[]
  /** `undefined` when they could not be read. */
  readonly indexes: MarkIndexes | undefined
}

/** Keeps the place of an entry that is wrong, so that the indexes of the others stay right. */
const unreadable: MarkConfiguration = {
  id: '',
  markId: undefined,
  markTemplateId: undefined,
  markPropertiesId: undefined,
  freestyle: undefined,
  role: undefined,
  positioning: undefined,
  storeToInventory: false,
}

const readMarks = (top: ObjectAt, hasRegatta: boolean): ReadMarks => {
  const key = 'markConfigurations'
  const entries = required(top, key, listAt(top, key))
  if (entries === undefined) return { markConfigurations: [], indexes: undefined }
  const objects = objectsAt(top, key, entries)
  const described = objects.filter((at) => memberAt(at, 'markId') === undefined).length
  if (described > courseLimits.describedMarks) {
    const limit = `at most ${courseLimits.describedMarks} marks that are no marks of the regatta`
    problemAt(top, key, 'too-many', `must hold ${limit}, found ${described}`)
  }
  const indexes = new Map<string, number>()
  for (const at of objects) {
    const id = memberAt(at, 'id')
    if (!isText(id)) continue
    const first = indexes.get(id)
    if (first === undefined) indexes.set(id, at.index)
    else problemAt(at, 'id', 'repeated', `must be unique: ${quoted(id)} is also entry ${first + 1}`)
  }
  refuseSameMark(objects)
  const read = new Map(objects.map((at) => [at.index, readMarkConfiguration(at, hasRegatta)]))
  const markConfigurations = entries.map((_, index) => read.get(index) ?? unreadable)
  return { markConfigurations, indexes }
}

/** Which of two entries would say the role and the position of the mark? */
const refuseSameMark = (objects: readonly ObjectAt[]): void => {
  const seen = new Set<string>()
  for (const at of objects) {
    const sent = memberAt(at, 'markId')
    if (!isText(sent)) continue
    const markId = lowerCaseUuid(sent)
    if (seen.has(markId)) {
      const detail = `must be named by one entry alone: ${quoted(markId)} stands in another one, too`
      problemAt(at, 'markId', 'repeated', detail)
    }
    seen.add(markId)
  }
}

interface ReadWaypoints {
  readonly waypoints: CourseConfiguration['waypoints']
  /** How many were sent; `undefined` when they could not be read. */
  readonly count: number | undefined
}

const readWaypoints = (top: ObjectAt, indexes: MarkIndexes | undefined): ReadWaypoints => {
  const entries = required(top, 'waypoints', listAt(top, 'waypoints'))
  if (entries === undefined) return { waypoints: [], count: undefined }
  if (entries.length > courseLimits.waypoints) {
    const detail = `must have at most ${courseLimits.waypoints} entries, found ${entries.length}`
    problemAt(top, 'waypoints', 'too-many', detail)
  }
  const waypoints = objectsAt(top, 'waypoints', entries).flatMap(
    (at) => readWaypoint(at, indexes) ?? [],
  )
  return { waypoints, count: entries.length }
}

const imageKeys = ['optionalImageURL', 'optionalImageUrl'] as const

/** Documents and clients spell it in two ways. */
const readImageUrl = (top: ObjectAt): string | undefined => {
  const urls = imageKeys.flatMap((key) => imageUrlAt(top, key) ?? [])
  const [first, second] = urls
  if (second !== undefined && first !== second) {
    problemAt(top, imageKeys[1], 'contradiction', `must be the same as \`${imageKeys[0]}\``)
  }
  return first
}

/** @throws Failure `invalid-input` that names every problem, the first one in its text as well */
export const requireConfiguration = ({
  configuration,
  problems,
}: ReadConfiguration): CourseConfiguration => {
  if (configuration !== undefined) return configuration
  const [{ pointer = '', detail } = { detail: '' }, ...others] = problems
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  const text = `The course configuration is not right at ${pointer}: ${detail}.${more}`
  throw new Failure('invalid-input', text, { errors: problems })
}
