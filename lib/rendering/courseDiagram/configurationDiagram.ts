/** Draws the diagram of a course from the body of the course response. */
import type { courseConfiguration } from '../../../schemas/course.ts'
import { markTypes, patterns, shapes } from '../../../schemas/courseWords.ts'
import type { Static } from '../../../schemas/schema.ts'
import type { DiagramCourse, DiagramMark, DiagramWaypoint } from './course.ts'
import { drawCourse } from './drawCourse.ts'
import { passingInstructions } from '../../domain/course/passingInstruction.ts'

type CourseAnswer = Static<typeof courseConfiguration>
type MarkAnswer = CourseAnswer['markConfigurations'][number]

/** A complete SVG document. */
export const pictureOf = (answer: CourseAnswer): string => drawCourse(diagramOf(answer))

/**
 * Selects the marks of the course, without the regatta's other marks, and the sequence as sailed.
 */
export const diagramOf = ({
  name,
  markConfigurations,
  waypoints,
  optionalRepeatablePart: part,
  numberOfLaps,
}: CourseAnswer): DiagramCourse => {
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
    ...(part === undefined
      ? {}
      : {
          repeatablePart: {
            start: part.zeroBasedIndexOfRepeatablePartStart,
            end: part.zeroBasedIndexOfRepeatablePartEnd,
            occurrences: part.occurrences,
          },
        }),
    numberOfLaps,
  }
}

const diagramMark = ({
  associatedRole,
  effectiveProperties,
  positioning,
  lastKnownPosition,
}: MarkAnswer): DiagramMark => {
  const { name, shortName, color, shape, pattern, markType } = effectiveProperties
  const position = positioning?.position ?? lastKnownPosition
  return {
    name,
    shortName,
    ...present('role', associatedRole),
    ...present('color', color ?? undefined),
    ...present('shape', wordOf(shapes, shape)),
    ...present('pattern', wordOf(patterns, pattern)),
    ...present('markType', wordOf(markTypes, markType)),
    ...(position === undefined
      ? {}
      : { position: { latitude: position.latitude_deg, longitude: position.longitude_deg } }),
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

const present = <Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): Readonly<Partial<Record<Key, Value>>> =>
  (value === undefined ? {} : { [key]: value }) as Readonly<Partial<Record<Key, Value>>>
