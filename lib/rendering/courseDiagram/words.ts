/** A course in words, for users who do not see the picture. */
import type { DiagramCourse, DiagramMark, DiagramWaypoint } from './course.ts'
import { cleaned, fitted, isolated } from './text.ts'

/** Longer descriptions are too long for a screen reader. */
const sentencesMax = 60
const sparesMax = 12

/** In font sizes: long enough for the name of any real mark. */
const nameWidthMax = 40

const nameOf = (name: string): string => isolated(fitted(cleaned(name), 1, nameWidthMax))

const markName = (mark: DiagramMark | undefined): string =>
  nameOf(mark?.name ?? '') || nameOf(mark?.shortName ?? '') || 'a mark without a name'

export const plural = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? '' : 's'}`

/** The name of the course and its laps. */
export const titleOf = ({ name, numberOfLaps }: DiagramCourse): string => {
  const title = nameOf(name ?? '') || 'Course'
  return numberOfLaps === null ? title : `${title}, ${plural(numberOfLaps, 'lap')}`
}

/** The sequence in words: one sentence for the start, then one for each leg. */
export const describeCourse = (course: DiagramCourse): string => {
  const { waypoints, numberOfLaps } = course
  const sentences = sequenceInWords(course, sentencesMax)
  const rest = waypoints.length - sentences.length
  return [
    'Wind from the top.',
    ...(waypoints.length === 0 ? ['The course has no waypoints.'] : sentences),
    ...(rest > 0 ? [`And ${plural(rest, 'more leg')}.`] : []),
    ...(numberOfLaps === null ? [] : [`${plural(numberOfLaps, 'lap')} in all.`]),
    ...spareWords(course),
  ].join(' ')
}

export const sequenceInWords = (
  { waypoints, marks }: DiagramCourse,
  most = waypoints.length,
): readonly string[] =>
  waypoints
    .slice(0, most)
    .map((waypoint, index) =>
      index === 0
        ? `Start ${startWords(waypoint, marks)}.`
        : `Leg ${index}: ${legWords(waypoint, marks, index === waypoints.length - 1)}.`,
    )

/** The passing of the first waypoint, as the rest of a sentence. */
const startWords = (waypoint: DiagramWaypoint, marks: readonly DiagramMark[]): string =>
  waypoint.passingInstruction === 'Line'
    ? `at ${lineWords(waypoint, marks)}`
    : `at ${pairNames(waypoint, marks)}`

const pairNames = ({ marks: indices, name }: DiagramWaypoint, marks: readonly DiagramMark[]) => {
  const names = indices.map((index) => markName(marks[index])).join(' and ')
  const control = nameOf(name ?? '')
  return indices.length === 2 && control !== '' ? `${control} (${names})` : names
}

const lineWords = (waypoint: DiagramWaypoint, marks: readonly DiagramMark[]): string =>
  `the line ${waypoint.name ? '' : 'between '}${pairNames(waypoint, marks)}`

/**
 * A leg and the passing of its waypoint, as the rest of a sentence.
 * @param isLast whether the course ends there
 */
const legWords = (
  waypoint: DiagramWaypoint,
  marks: readonly DiagramMark[],
  isLast: boolean,
): string => {
  const names = pairNames(waypoint, marks)
  switch (waypoint.passingInstruction) {
    case 'Port':
      return `to ${names}, leave it to port`
    case 'Starboard':
      return `to ${names}, leave it to starboard`
    case 'Gate':
      return `to the gate ${names}, pass between the marks and round either`
    case 'Line':
      return `${isLast ? 'finish at' : 'over'} ${lineWords(waypoint, marks)}`
    case 'Offset':
      return `round ${names} one after the other`
    case 'FixedBearing':
      return `to the bearing of ${names}`
    case 'Single_Unknown':
      return `to ${names}, on either side`
    case 'None':
      return `to ${names}`
  }
}

const spareWords = ({ waypoints, marks }: DiagramCourse): readonly string[] => {
  const used = new Set(waypoints.flatMap((waypoint) => [...waypoint.marks]))
  const spares = marks.filter((_, index) => !used.has(index))
  if (spares.length === 0) return []
  const names = spares.slice(0, sparesMax).map(markName).join(', ')
  const rest = spares.length - sparesMax
  return [`Spare: ${names}${rest > 0 ? ` and ${rest} more` : ''}.`]
}
