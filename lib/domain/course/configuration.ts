/**
 * A course configuration as somebody sent it, read as far as that goes without the table: its form,
 * the entries, what they refer to inside of the document, the part and the laps, the limits. What is
 * wrong is said all at once.
 */
import { configurationForm } from '../../../schemas/course.ts'
import { courseLimits } from '../../../schemas/courseWords.ts'
import type { Static } from '../../../schemas/schema.ts'
import type { InputError } from '../failure.ts'
import { type Checked, checkForm, type Members } from '../form/checkForm.ts'
import { add, didYouMean, type Findings, findingsMax, quoted } from '../form/findings.ts'
import { imageUrlKeys, imageUrlProblems, type SentImageUrls } from '../value/imageUrl.ts'
import type { CourseConfiguration } from './courseConfiguration.ts'
import {
  layOutCourse,
  layOutTemplate,
  noLaps,
  readNumberOfLaps,
  readPart,
  sequenceProblems,
} from './laps.ts'
import {
  filled,
  idOf,
  type MarkConfiguration,
  readMarkConfiguration,
  readTags,
  type SentMark,
} from './markConfiguration.ts'
import { statedRoleProblems } from './templateRoles.ts'
import { configurationWarnings } from './warnings.ts'
import { readWaypoint, type Waypoint } from './waypoint.ts'

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

/** Properties that say nothing about what is made. */
const ignored: Readonly<Record<Purpose['makes'], readonly string[]>> = {
  course: [...imageUrlKeys, 'tags'],
  template: ['courseTemplateId'],
}

type Sent = Checked<Static<typeof configurationForm>>

/** Any JSON object is read, and nothing is ever thrown. */
export const readConfiguration = (members: Members, purpose: Purpose): ReadConfiguration => {
  const isTemplate = purpose.makes === 'template'
  const { value, errors } = checkForm(configurationForm, selectMembers(members, purpose))
  const findings: Findings = { problems: [...errors], warnings: [] }
  const { problems, warnings } = findings
  const marks = readMarks(value.markConfigurations, purpose, findings)
  // Without a list of marks no mark of a waypoint is unknown.
  const indexes = value.markConfigurations ? indexesOf(value.markConfigurations) : undefined
  const waypoints = readWaypoints(value.waypoints, indexes, findings)
  const count = value.waypoints?.length
  const configuration = {
    ...namesOf(value, members, purpose),
    markConfigurations: marks,
    waypoints,
    part: readPart(value.optionalRepeatablePart, count, problems),
    numberOfLaps: readNumberOfLaps(value, !isTemplate, problems),
    courseTemplateId: idOf(value.courseTemplateId),
    markPropertiesGroupOwnership: value.markPropertiesGroupOwnership ?? undefined,
    imageUrl: readImageUrl(value, problems),
    tags: readTags([value.tags], '/tags', problems),
  }
  const isComplete = waypoints.length === count
  for (const problem of wholeProblems(configuration, isTemplate, isComplete)) {
    add(problems, () => problem)
  }
  const isRight = problems.length === 0
  if (isRight) warnings.push(...configurationWarnings(configuration))
  return {
    problems,
    warnings: warnings.slice(0, findingsMax),
    configuration: isRight ? configuration : undefined,
    draft: configuration,
  }
}

/** The members that count, with a name where the race column is the name. */
const selectMembers = (
  { markConfigurations: marks, ...members }: Members,
  { makes }: Purpose,
): Members => ({
  ...Object.fromEntries(
    Object.entries(members).filter(
      ([name, value]) =>
        !ignored[makes].includes(name) && !(name === 'numberOfLaps' && value === noLaps),
    ),
  ),
  markConfigurations: Array.isArray(marks) ? marks.map(withoutIgnoredTemplate) : marks,
  ...(isNamedByRace(members, makes) ? { name: 'of the race' } : {}),
})

/** Beside `markId` a mark template is ignored. */
const withoutIgnoredTemplate = (entry: unknown): unknown => {
  const { markId } = (entry ?? {}) as { readonly markId?: unknown }
  const isMark = markId !== undefined && markId !== null
  return isMark ? { ...(entry as object), markTemplateId: undefined } : entry
}

const isNamedByRace = ({ name }: Members, makes: Purpose['makes']): boolean =>
  makes === 'course' && name === null

const namesOf = (
  value: Pick<Sent, 'name' | 'shortName'>,
  members: Members,
  { makes, raceColumn = '' }: Purpose,
) => {
  const name = (isNamedByRace(members, makes) ? raceColumn : value.name) ?? ''
  return { name, shortName: filled(value.shortName) ?? name }
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

type SentMarks = readonly (SentMark | null)[]

/** The ids of mark configurations, with the index of the first entry that has it. */
type MarkIndexes = ReadonlyMap<string, number>

const indexesOf = (sent: SentMarks): MarkIndexes => {
  const indexes = new Map<string, number>()
  for (const [index, entry] of sent.entries()) {
    if (entry?.id && !indexes.has(entry.id)) indexes.set(entry.id, index)
  }
  return indexes
}

const readMarks = (
  sent: SentMarks | null | undefined,
  { hasRegatta }: Purpose,
  findings: Findings,
): readonly MarkConfiguration[] => {
  if (!sent) return []
  const { problems } = findings
  const pointer = '/markConfigurations'
  const described = sent.filter((entry) => entry !== null && entry.markId === undefined).length
  if (described > courseLimits.describedMarks) {
    const limit = `at most ${courseLimits.describedMarks} marks that are no marks of the regatta`
    const detail = `must hold ${limit}, found ${described}`
    add(problems, () => ({ pointer, code: 'too-many', detail }))
  }
  const indexes = indexesOf(sent)
  const markIds = new Set<string>()
  return sent.map((entry, index) => {
    // An entry of a wrong form keeps its place for the sake of the indexes.
    if (entry === null) return readMarkConfiguration({}, '', true, { problems: [], warnings: [] })
    const at = `${pointer}/${index}`
    const mark = readMarkConfiguration(entry, at, hasRegatta, findings)
    const { id, markId } = mark
    const first = indexes.get(id) ?? index
    if (first !== index) {
      const detail = `must be unique: ${quoted(id)} is also entry ${first + 1}`
      add(problems, () => ({ pointer: `${at}/id`, code: 'repeated', detail }))
    }
    if (markId === undefined) return mark
    if (markIds.has(markId)) {
      const detail = `must be named by one entry alone: ${quoted(markId)} stands in another one, too`
      add(problems, () => ({ pointer: `${at}/markId`, code: 'repeated', detail }))
    }
    markIds.add(markId)
    return mark
  })
}

const readWaypoints = (
  sent: Sent['waypoints'],
  indexes: MarkIndexes | undefined,
  { problems, warnings }: Findings,
): readonly Waypoint[] =>
  (sent ?? []).flatMap((entry, index) => {
    if (entry === null) return []
    const number = index + 1
    const pointer = `/waypoints/${index}/markConfigurationIds`
    const markOf = (id: string, at: string): number | undefined => {
      const mark = indexes?.get(id)
      if (mark === undefined && indexes !== undefined) {
        add(problems, () => unknownMark(id, at, number, indexes))
      }
      return mark
    }
    const stated = { ids: entry.markConfigurationIds, pointer, number }
    const waypoint = readWaypoint(entry, stated, markOf, problems)
    const [one, other] = waypoint?.marks ?? []
    if (one !== undefined && one === other) {
      const detail = `waypoint ${number} is a pair of one mark with itself`
      add(warnings, () => ({ pointer, code: 'same-mark-twice', detail }))
    }
    return waypoint ?? []
  })

const idsListedMax = 10

const unknownMark = (
  id: string,
  pointer: string,
  number: number,
  indexes: MarkIndexes,
): InputError => {
  const ids = Array.from(indexes.keys()).slice(0, idsListedMax).map(quoted).join(', ')
  const more = indexes.size > idsListedMax ? ` and ${indexes.size - idsListedMax} more` : ''
  return {
    pointer,
    code: 'unknown-mark-configuration',
    detail:
      `waypoint ${number} refers to unknown mark configuration ${quoted(id)}; ` +
      `defined are: ${ids === '' ? 'none' : ids + more}`,
    ...didYouMean(id, indexes.keys()),
  }
}

/** Documents and clients spell it in two ways. An empty text means absent. */
const readImageUrl = (sent: SentImageUrls, problems: InputError[]): string | undefined => {
  for (const problem of imageUrlProblems(sent)) add(problems, () => problem)
  const [first, second] = imageUrlKeys.flatMap((key) => filled(sent[key]) ?? [])
  if (second !== undefined && first !== second) {
    const detail = `must be the same as \`${imageUrlKeys[0]}\``
    add(problems, () => ({ pointer: `/${imageUrlKeys[1]}`, code: 'contradiction', detail }))
  }
  return first
}
