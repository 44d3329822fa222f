/**
 * Reads and checks a course configuration as far as possible without the table: the entries, the
 * references inside the document, the repeatable part, the laps, and the limits. All input errors are
 * reported at once, after those of the schema.
 */
import type { checkedConfiguration } from '#schemas/courses/course.ts'
import { courseLimits } from '#schemas/courses/courseWords.ts'
import type { Static } from '#schemas/schema.ts'
import { type InputError, sentence, sentenceOf } from '#values/failure.ts'
import {
  describeMissing,
  addInputError,
  inputErrorsMax,
  type ErrorsAndWarnings,
} from '#endpoint/formErrors.ts'
import { didYouMean, quoted } from '#values/suggestion.ts'
import { imageUrlKeys, imageUrlErrors, type SentImageUrls } from '#values/imageUrl.ts'
import {
  filled,
  idOf,
  readMarkConfiguration,
  readTags,
  type CourseConfiguration,
  type MarkConfiguration,
  type SentMark,
} from './markConfiguration.ts'
import { layOutCourse, layOutTemplate, readNumberOfLaps, readPart, sequenceErrors } from './laps.ts'
import { templateRoles } from './templateRoles.ts'
import { readWaypoint, type Waypoint } from './waypoint.ts'
import { distanceBetween } from '#positions/rules/geodesic.ts'
import type { Position } from '#positions/rules/position.ts'

export interface Purpose {
  readonly makes: 'course' | 'template'
  /** Whether the request names a regatta, whose marks it may use. */
  readonly hasRegatta: boolean
  /** The name of a course whose `name` is null: existing clients send it so. */
  readonly raceColumn?: string
}

/** Properties that do not apply to each purpose. */
const ignored: Readonly<Record<Purpose['makes'], readonly string[]>> = {
  course: [...imageUrlKeys, 'tags'],
  template: ['courseTemplateId'],
}

/** Null replaces every part with a schema error. */
export type SentConfiguration = Omit<Static<typeof checkedConfiguration>, 'makes' | 'regattaName'>

/**
 * Never throws.
 * @param formErrors those of the schema
 * @returns `draft`: the readable part, for looking up its references; `warnings` about inputs that
 *   are permitted, but are probably mistakes
 */
export const readConfiguration = (
  sent: SentConfiguration,
  formErrors: readonly InputError[],
  purpose: Purpose,
) => {
  const isTemplate = purpose.makes === 'template'
  const value: SentConfiguration = Object.fromEntries(
    Object.entries(sent).filter(([name]) => !ignored[purpose.makes].includes(name)),
  )
  const inputErrors = configurationErrors(sent, formErrors, purpose)
  const errorsAndWarnings: ErrorsAndWarnings = { inputErrors, warnings: [] }
  const { warnings } = errorsAndWarnings
  const marks = readMarks(value.markConfigurations, purpose, errorsAndWarnings)
  // Without a list of marks, marks of waypoints are not checked.
  const indexes = value.markConfigurations ? indexesOf(value.markConfigurations) : undefined
  const waypoints = readWaypoints(value.waypoints, indexes, errorsAndWarnings)
  const count = value.waypoints?.length
  const name = value.name ?? purpose.raceColumn ?? ''
  const draft: CourseConfiguration = {
    name,
    shortName: filled(value.shortName) ?? name,
    markConfigurations: marks,
    waypoints,
    part: readPart(value.optionalRepeatablePart, count, inputErrors),
    numberOfLaps: readNumberOfLaps(value, !isTemplate, inputErrors),
    courseTemplateId: idOf(value.courseTemplateId),
    markPropertiesGroupOwnership: value.markPropertiesGroupOwnership ?? undefined,
    imageUrl: readImageUrl(value, inputErrors),
    tags: readTags([value.tags], '/tags', inputErrors),
  }
  const isComplete = waypoints.length === count
  for (const inputError of wholeErrors(draft, isTemplate, isComplete)) {
    addInputError(inputErrors, () => inputError)
  }
  if (inputErrors.length === 0) warnings.push(...configurationWarnings(draft))
  return { inputErrors, warnings: warnings.slice(0, inputErrorsMax), draft }
}

/** Errors of the course itself come first. */
const isOfCourse = ({ pointer = '' }: InputError): boolean =>
  !['courseTemplateId', ...imageUrlKeys, 'tags'].includes(pointer.split('/')[1] ?? '')

/** The errors of the schema that count for the purpose. */
const configurationErrors = (
  sent: SentConfiguration,
  formErrors: readonly InputError[],
  { makes }: Purpose,
): InputError[] => {
  const isIgnored = ({ pointer = '' }: InputError): boolean => {
    const [, name = '', entry = '', property] = pointer.split('/')
    // A mark template beside a `markId` is ignored.
    const isMark = sent.markConfigurations?.[Number(entry)]?.markId !== undefined
    return ignored[makes].includes(name) || (property === 'markTemplateId' && isMark)
  }
  const counting = formErrors.filter((error) => !isIgnored(error))
  const known = [...counting.filter(isOfCourse), ...counting.filter((each) => !isOfCourse(each))]
  if (known.length >= inputErrorsMax) return known
  const missing = (['name', 'markConfigurations', 'waypoints'] as const).filter(
    (name) =>
      known.every(({ pointer }) => pointer !== `/${name}`) &&
      (sent[name] === undefined || (makes === 'template' && sent[name] === null)),
  )
  return [
    ...missing.map((name) => ({ pointer: `/${name}`, ...describeMissing(name, sent) })),
    ...known,
  ]
}

/** @param isComplete whether all waypoints were readable, so that their number can be checked */
const wholeErrors = (
  configuration: CourseConfiguration,
  isTemplate: boolean,
  isComplete: boolean,
): readonly InputError[] => {
  // With a template, the laps can only be checked when the template is known.
  const isFinal = isComplete && configuration.courseTemplateId === undefined
  const sequence = isTemplate ? layOutTemplate(configuration) : layOutCourse(configuration).sequence
  return [
    ...(isFinal ? sequenceErrors(sequence) : []),
    // The names of marks are not known yet.
    ...(isTemplate ? templateRoles(configuration, () => undefined).inputErrors : []),
  ]
}

type SentMarks = readonly (SentMark | null)[]

/** The index of the first entry for each id of a mark configuration. */
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
  errorsAndWarnings: ErrorsAndWarnings,
): readonly MarkConfiguration[] => {
  if (!sent) return []
  const { inputErrors } = errorsAndWarnings
  const pointer = '/markConfigurations'
  const described = sent.filter((entry) => entry !== null && entry.markId === undefined).length
  if (described > courseLimits.describedMarks) {
    const detail = sentence`must hold at most ${courseLimits.describedMarks} marks that are no marks of the regatta, found ${described}`
    addInputError(inputErrors, () => ({ pointer, code: 'too-many', detail }))
  }
  const indexes = indexesOf(sent)
  const markIds = new Set<string>()
  return sent.map((entry, index) => {
    // An entry of a wrong form stays in the list, because other parts refer to indexes.
    if (entry === null)
      return readMarkConfiguration({}, '', true, { inputErrors: [], warnings: [] })
    const at = `${pointer}/${index}`
    const mark = readMarkConfiguration(entry, at, hasRegatta, errorsAndWarnings)
    const { id, markId } = mark
    const first = indexes.get(id) ?? index
    if (first !== index) {
      const detail = sentence`must be unique: ${quoted(id)} is also entry ${first + 1}`
      addInputError(inputErrors, () => ({ pointer: `${at}/id`, code: 'repeated', detail }))
    }
    if (markId === undefined) return mark
    if (markIds.has(markId)) {
      const detail = sentence`must be named by one entry alone: ${quoted(markId)} stands in another one, too`
      addInputError(inputErrors, () => ({ pointer: `${at}/markId`, code: 'repeated', detail }))
    }
    markIds.add(markId)
    return mark
  })
}

const readWaypoints = (
  sent: SentConfiguration['waypoints'],
  indexes: MarkIndexes | undefined,
  { inputErrors, warnings }: ErrorsAndWarnings,
): readonly Waypoint[] =>
  (sent ?? []).flatMap((entry, index) => {
    if (entry === null) return []
    const number = index + 1
    const pointer = `/waypoints/${index}/markConfigurationIds`
    const markOf = (id: string, at: string): number | undefined => {
      const mark = indexes?.get(id)
      if (mark === undefined && indexes !== undefined) {
        addInputError(inputErrors, () => unknownMark(id, at, number, indexes))
      }
      return mark
    }
    const stated = { ids: entry.markConfigurationIds, pointer, number }
    const waypoint = readWaypoint(entry, stated, markOf, inputErrors)
    const [one, other] = waypoint?.marks ?? []
    if (one !== undefined && one === other) {
      const detail = sentence`waypoint ${number} is a pair of one mark with itself`
      addInputError(warnings, () => ({ pointer, code: 'same-mark-twice', detail }))
    }
    return waypoint ?? []
  })

const idsListedMax = 10

const unknownMark = (id: string, pointer: string, number: number, indexes: MarkIndexes) => {
  const ids = Array.from(indexes.keys()).slice(0, idsListedMax).map(quoted).join(', ')
  const more = indexes.size > idsListedMax ? sentence` and ${indexes.size - idsListedMax} more` : ''
  return {
    pointer,
    code: 'unknown-mark-configuration',
    detail: sentence`waypoint ${number} refers to unknown mark configuration ${quoted(id)}; defined are: ${ids === '' ? sentenceOf('none') : ids}${more}`,
    ...didYouMean(id, indexes.keys()),
  }
}

/** Reads both spellings of the property. An empty text means absent. */
const readImageUrl = (sent: SentImageUrls, inputErrors: InputError[]): string | undefined => {
  for (const inputError of imageUrlErrors(sent)) addInputError(inputErrors, () => inputError)
  const [first, second] = imageUrlKeys.flatMap((key) => filled(sent[key]) ?? [])
  if (second !== undefined && first !== second) {
    const detail = sentence`must be the same as \`${imageUrlKeys[0]}\``
    addInputError(inputErrors, () => ({
      pointer: `/${imageUrlKeys[1]}`,
      code: 'contradiction',
      detail,
    }))
  }
  return first
}

/** Wider than any gate or line on the water. */
const pairMetresMax = 2_000

const configurationWarnings = (configuration: CourseConfiguration): readonly InputError[] => [
  ...firstWaypoint(configuration),
  ...spares(configuration),
  ...doubtfulPairs(configuration, (mark) => {
    const positioning = configuration.markConfigurations[mark]?.positioning
    return positioning?.kind === 'position' ? positioning.position : undefined
  }),
]

const firstWaypoint = ({ waypoints: [first] }: CourseConfiguration): readonly InputError[] => {
  if (first === undefined || first.passingInstruction === 'Line') return []
  const detail = sentence`the first waypoint is not a line, but \`${first.passingInstruction}\``
  return [{ pointer: '/waypoints/0/passingInstruction', code: 'no-start-line', detail }]
}

const spares = ({ waypoints, markConfigurations }: CourseConfiguration): readonly InputError[] => {
  const used = new Set(waypoints.flatMap(({ marks }) => marks))
  return markConfigurations.flatMap(({ id }, index) => {
    if (used.has(index)) return []
    const detail = sentence`mark configuration ${quoted(id)} is used by no waypoint: it is a spare`
    return [{ pointer: `/markConfigurations/${index}`, code: 'spare', detail }]
  })
}

/** The position of one mark was probably reported for both. */
const pairMetresMin = 1

/** @param positionOf returns the position of a mark configuration, by its index, if it is known */
export const doubtfulPairs = (
  { waypoints }: Pick<CourseConfiguration, 'waypoints'>,
  positionOf: (mark: number) => Position | undefined,
): readonly InputError[] =>
  waypoints.flatMap(({ marks: [left, right], passingInstruction }, index) => {
    const [one, other] = [left, right].map((mark) =>
      mark === undefined ? undefined : positionOf(mark),
    )
    if (one === undefined || other === undefined || left === right) return []
    // Marks that were laid at a distance are at that distance, but for the last digit of degrees.
    const metres = Math.round(distanceBetween(one, other))
    const pair = sentence`the two marks of waypoint ${index + 1} (\`${passingInstruction}\`)`
    const pointer = `/waypoints/${index}/markConfigurationIds`
    if (metres < pairMetresMin) {
      const detail = sentence`${pair} lie at the same place, so no boat can pass between them`
      return [{ pointer, code: 'narrow-pair', detail }]
    }
    if (metres <= pairMetresMax) return []
    const detail = sentence`${pair} lie ${(metres / 1_000).toFixed(1)} km apart`
    return [{ pointer, code: 'wide-pair', detail }]
  })
