/** The input of the diagram: a course as sailed. Waypoints refer to marks by their index. */
import type { courseConfiguration } from '#schemas/courses/course.ts'
import { markTypes, patterns, shapes } from '#schemas/courses/courseWords.ts'
import type { Static } from '#schemas/schema.ts'
import type { MarkType, Pattern, Shape } from '../rules/appearance.ts'
import { type PassingInstruction, passingInstructions } from '../rules/waypoint.ts'
import type { Position } from '#positions/rules/position.ts'
import type { RepeatedPart } from '../rules/laps.ts'
import { coursesWords } from '../words/coursesWords.ts'
import type { Language } from '#values/language.ts'

export interface DiagramMark {
  readonly name: string
  readonly shortName: string
  /** The name of the mark role. */
  readonly role?: string | undefined
  /** `#RRGGBB`; any other value is ignored. */
  readonly color?: string | undefined
  readonly shape?: Shape | undefined
  readonly pattern?: Pattern | undefined
  readonly markType?: MarkType | undefined
  readonly position?: Position | undefined
}

export interface DiagramWaypoint {
  readonly passingInstruction: PassingInstruction
  /** The first of a pair is on the port side of approaching boats, unless names or positions tell otherwise. */
  readonly marks: readonly [number] | readonly [number, number]
  readonly name?: string | null
}

export interface DiagramCourse {
  readonly name: string | null
  readonly marks: readonly DiagramMark[]
  /** The sequence as sailed, with every lap. */
  readonly waypoints: readonly DiagramWaypoint[]
  /** The first occurrence, without the waypoint at `end`. The other occurrences follow directly. */
  readonly repeatablePart?: RepeatedPart | undefined
  readonly numberOfLaps: number | null
  /** Flag S flies: the last waypoint is the finish. */
  readonly isShortened?: boolean | undefined
  /** The words are in this language. Absent: English, as in files. */
  readonly language?: Language | undefined
}

export const wordsOf = ({ language = 'en' }: Pick<DiagramCourse, 'language'>) =>
  coursesWords[language].pictures

type CourseAnswer = Static<typeof courseConfiguration>
type MarkAnswer = CourseAnswer['markConfigurations'][number]

/** Selects the marks of the course, without the regatta's other marks, and the sequence as sailed. */
export const diagramOf = (course: CourseAnswer, language?: Language): DiagramCourse => {
  const { name, markConfigurations, waypoints, numberOfLaps } = course
  const { optionalRepeatablePart: part } = course
  const used = new Set(waypoints.flatMap(({ markConfigurationIds }) => markConfigurationIds))
  const marks = markConfigurations.filter(
    ({ id, markId, associatedRole }) =>
      used.has(id) || markId === undefined || associatedRole !== undefined,
  )
  const indices = new Map(marks.map(({ id }, index) => [id, index]))
  return {
    name,
    marks: marks.map(diagramMark),
    waypoints: waypoints.flatMap((waypoint) => diagramWaypoint(waypoint, indices)),
    repeatablePart: part && {
      start: part.zeroBasedIndexOfRepeatablePartStart,
      end: part.zeroBasedIndexOfRepeatablePartEnd,
      occurrences: part.occurrences,
    },
    numberOfLaps,
    isShortened: course.shortened,
    language,
  }
}

export const diagramMark = (mark: MarkAnswer): DiagramMark => {
  const { name, shortName, color, shape, pattern, markType } = mark.effectiveProperties
  const position = mark.positioning?.position ?? mark.lastKnownPosition
  return {
    name,
    shortName,
    role: mark.associatedRole,
    color: color ?? undefined,
    shape: wordOf(shapes, shape),
    pattern: wordOf(patterns, pattern),
    markType: wordOf(markTypes, markType),
    position: position && { latitude: position.latitude_deg, longitude: position.longitude_deg },
  }
}

const diagramWaypoint = (
  { passingInstruction, markConfigurationIds, controlPointName }: CourseAnswer['waypoints'][number],
  places: ReadonlyMap<string, number>,
): readonly DiagramWaypoint[] => {
  const [first, second] = markConfigurationIds.flatMap((id) => places.get(id) ?? [])
  if (first === undefined) return []
  return [
    {
      passingInstruction: wordOf(passingInstructions, passingInstruction) ?? 'None',
      marks: second === undefined ? [first] : [first, second],
      name: controlPointName ?? null,
    },
  ]
}

const wordOf = <Word extends string>(
  words: readonly Word[],
  word: string | null,
): Word | undefined => words.find((each) => each === word)
