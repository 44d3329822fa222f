/** A course in words, for users who do not see the picture. */
import type { DiagramCourse, DiagramMark, DiagramWaypoint } from './diagramCourse.ts'
import { looksOf } from './looks.ts'
import { bearingText, lengthText } from '#positions/rules/legText.ts'
import { type Measure, measuresOf } from './measures.ts'
import { cleaned, fittedName, isolated } from '#values/text.ts'
import { startsUpwind, windOf } from './designation.ts'
import { plural } from '#values/plural.ts'

/** Longer descriptions are too long for a screen reader. */
const sentencesMax = 60
const sparesMax = 12

/** In font sizes: long enough for the name of any real mark. */
const nameWidthMax = 40

const shownName = (name: string): string => isolated(fittedName(cleaned(name), 1, nameWidthMax))

const markName = (mark: DiagramMark | undefined): string =>
  shownName(mark?.name ?? '') || shownName(mark?.shortName ?? '') || 'a mark without a name'

export const capitalized = (words: string): string =>
  words.slice(0, 1).toUpperCase() + words.slice(1)

export const titleOf = ({ name, numberOfLaps }: DiagramCourse): string => {
  const title = shownName(name ?? '') || 'Course'
  return numberOfLaps === null ? title : `${title}, ${plural(numberOfLaps, 'lap')}`
}

export const describeCourse = (course: DiagramCourse): string => {
  const { waypoints, numberOfLaps } = course
  const wind = windOf(course)
  const sentences = sequenceInWords(course, sentencesMax)
  const rest = waypoints.length - sentences.length
  return [
    ...(wind === undefined ? [] : [`Wind ${bearingText(wind)}, from the top.`]),
    ...(wind === undefined && startsUpwind(course) ? ['Wind from the top.'] : []),
    ...(waypoints.length === 0 ? ['The course has no waypoints.'] : sentences),
    ...(rest > 0 ? [`And ${plural(rest, 'more leg')}.`] : []),
    ...(numberOfLaps === null ? [] : [`${plural(numberOfLaps, 'lap')} in all.`]),
    ...lapsInWords(course).map((lap) => `${lap}.`),
    ...lookSentences(course),
    ...spareWords(course),
  ].join(' ')
}

export const sequenceInWords = ({ waypoints, marks }: DiagramCourse, most = waypoints.length) => {
  const listed = waypoints.slice(0, most)
  const measures = measuresOf({ waypoints: listed, marks })
  return listed.map((waypoint, index) => {
    if (index === 0) {
      const isLine = waypoint.passingInstruction === 'Line'
      return `Start at ${(isLine ? lineWords : pairNames)(waypoint, marks)}.`
    }
    const words = legWords(waypoint, marks, index === waypoints.length - 1)
    return `Leg ${index}: ${words}${measureWords(measures[index - 1])}.`
  })
}

const measureWords = (measure: Measure | undefined): string =>
  measure === undefined ? '' : `, ${bearingText(measure.bearing)} ${lengthText(measure.metres)}`

const lapsListed = 4

/** The legs of each lap: "Lap 1: legs 1–2". */
export const lapsInWords = ({ waypoints, repeatablePart: part }: DiagramCourse) => {
  if (part === undefined || part.occurrences < 1) return []
  const length = part.end - part.start
  const ends = Array.from({ length: part.occurrences }, (_, lap) => part.end - 1 + lap * length)
  const [last, all] = [ends.at(-1) ?? 0, waypoints.length - 1]
  if (last > all || part.end < 2) return []
  if (last < all) ends.push(all)
  const lap = (index: number): string =>
    `Lap ${index + 1}: ${legsText((ends[index - 1] ?? 0) + 1, ends[index] ?? 0)}`
  const laps = ends.length
  if (laps <= lapsListed) return ends.map((_, index) => lap(index))
  const between = legsText((ends[0] ?? 0) + 1, ends[laps - 2] ?? 0)
  return [lap(0), `Laps 2–${laps - 1}: ${between}, ${length} each`, lap(laps - 1)]
}

const legsText = (first: number, last: number): string =>
  first === last ? `leg ${first}` : `legs ${first}–${last}`

const lookSentences = ({ marks }: DiagramCourse): readonly string[] =>
  looksOf(marks)
    .slice(0, sparesMax)
    .map(({ words, marks: ofLook }) => `${capitalized(words)}: ${listed(ofLook)}.`)

const listed = (marks: readonly DiagramMark[]): string => {
  const rest = marks.length - sparesMax
  const names = marks.slice(0, sparesMax).map(markName).join(', ')
  return rest > 0 ? `${names} and ${rest} more` : names
}

const pairNames = ({ marks: indices, name }: DiagramWaypoint, marks: readonly DiagramMark[]) => {
  const names = indices.map((index) => markName(marks[index])).join(' and ')
  const control = shownName(name ?? '')
  return indices.length === 2 && control !== '' ? `${control} (${names})` : names
}

const lineWords = (waypoint: DiagramWaypoint, marks: readonly DiagramMark[]): string =>
  `the line ${waypoint.name ? '' : 'between '}${pairNames(waypoint, marks)}`

/** A leg and the passing of its waypoint, as the rest of a sentence. */
const legWords = (waypoint: DiagramWaypoint, marks: readonly DiagramMark[], isLast: boolean) => {
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
  return spares.length === 0 ? [] : [`Spare: ${listed(spares)}.`]
}
