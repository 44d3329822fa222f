/** A course in words, for users who do not see the picture. */
import {
  type DiagramCourse,
  type DiagramMark,
  type DiagramWaypoint,
  wordsOf,
} from './diagramCourse.ts'
import { shortenedSentence } from '../rules/changeOfCourse.ts'
import { looksOf } from './looks.ts'
import { bearingText, lengthText } from '#positions/rules/legText.ts'
import { type Measure, measuresOf } from './measures.ts'
import { cleaned, fittedName, isolated } from '#values/text.ts'
import { startsUpwind } from './designation.ts'
import type { Language } from '#values/language.ts'
import { counted, fill } from '#values/words.ts'

/** Longer descriptions are too long for a screen reader. */
const sentencesMax = 60
const sparesMax = 12

/** In font sizes: long enough for the name of any real mark. */
const nameWidthMax = 40

const shownName = (name: string): string => isolated(fittedName(cleaned(name), 1, nameWidthMax))

const markName = (course: DiagramCourse, mark: DiagramMark | undefined): string =>
  shownName(mark?.name ?? '') || shownName(mark?.shortName ?? '') || wordsOf(course).nameless

export const capitalized = (words: string): string =>
  words.slice(0, 1).toUpperCase() + words.slice(1)

export const titleOf = (course: DiagramCourse): string => {
  const { name, numberOfLaps, language = 'en' } = course
  const words = wordsOf(course)
  const title = shownName(name ?? '') || words.course
  return numberOfLaps === null ? title : `${title}, ${counted(language, words.laps, numberOfLaps)}`
}

export const describeCourse = (course: DiagramCourse): string => {
  const { waypoints, numberOfLaps, language = 'en' } = course
  const words = wordsOf(course)
  const sentences = sequenceInWords(course, sentencesMax)
  const rest = waypoints.length - sentences.length
  return [
    ...(startsUpwind(course) ? [words.windFromTop] : []),
    ...(waypoints.length === 0 ? [words.noWaypoints] : sentences),
    ...(rest > 0 ? [counted(language, words.andLegs, rest)] : []),
    ...(numberOfLaps === null ? [] : [counted(language, words.lapsInAll, numberOfLaps)]),
    ...lapsInWords(course).map((lap) => `${lap}.`),
    ...lookSentences(course),
    ...spareWords(course),
  ].join(' ')
}

export const sequenceInWords = (course: DiagramCourse, most = course.waypoints.length) => {
  const words = wordsOf(course)
  const listed = course.waypoints.slice(0, most)
  const measures = measuresOf({ waypoints: listed, marks: course.marks })
  return listed.map((waypoint, index) => {
    if (index === 0) return startWords(waypoint, course)
    const leg = legWords(waypoint, course, index === course.waypoints.length - 1)
    return fill(words.leg, {
      number: index,
      words: leg + measureWords(measures[index - 1], course.language),
    })
  })
}

const measureWords = (measure: Measure | undefined, language?: Language): string =>
  measure === undefined
    ? ''
    : `, ${bearingText(measure.bearing)} ${lengthText(measure.metres, language)}`

const lapsListed = 4

/** The legs of each lap: "Lap 1: legs 1–2". */
export const lapsInWords = (course: DiagramCourse) => {
  const { waypoints, repeatablePart: part } = course
  if (part === undefined || part.occurrences < 1) return []
  const words = wordsOf(course)
  const legsText = (first: number, last: number) =>
    first === last ? fill(words.oneLeg, { number: first }) : fill(words.manyLegs, { first, last })
  const count = part.end - part.start
  const ends = Array.from({ length: part.occurrences }, (_, lap) => part.end - 1 + lap * count)
  const [last, all] = [ends.at(-1) ?? 0, waypoints.length - 1]
  if (last > all || part.end < 2) return []
  if (last < all) ends.push(all)
  const lap = (index: number): string =>
    fill(words.lap, {
      number: index + 1,
      legs: legsText((ends[index - 1] ?? 0) + 1, ends[index] ?? 0),
    })
  const laps = ends.length
  if (laps <= lapsListed) return ends.map((_, index) => lap(index))
  const legs = legsText((ends[0] ?? 0) + 1, ends[laps - 2] ?? 0)
  return [lap(0), fill(words.lapsBetween, { last: laps - 1, legs, count }), lap(laps - 1)]
}

const lookSentences = (course: DiagramCourse): readonly string[] =>
  looksOf(course.marks, course.language)
    .slice(0, sparesMax)
    .map(({ words, marks: ofLook }) => `${capitalized(words)}: ${listed(course, ofLook)}.`)

const listed = (course: DiagramCourse, marks: readonly DiagramMark[]): string => {
  const count = marks.length - sparesMax
  const names = marks
    .slice(0, sparesMax)
    .map((mark) => markName(course, mark))
    .join(', ')
  return count > 0 ? fill(wordsOf(course).andMore, { names, count }) : names
}

const pairNames = ({ marks: indices, name }: DiagramWaypoint, course: DiagramCourse) => {
  const [one = '', other] = indices.map((index) => markName(course, course.marks[index]))
  const names = other === undefined ? one : fill(wordsOf(course).pair, { one, other })
  const control = shownName(name ?? '')
  return indices.length === 2 && control !== '' ? `${control} (${names})` : names
}

const startWords = (waypoint: DiagramWaypoint, course: DiagramCourse): string => {
  const { startAt, startAtLine, startBetween } = wordsOf(course)
  const isLine = waypoint.passingInstruction === 'Line'
  const text = !isLine ? startAt : waypoint.name ? startAtLine : startBetween
  return fill(text, { names: pairNames(waypoint, course) })
}

/** A leg and the passing of its waypoint, as the rest of a sentence. */
const legWords = (waypoint: DiagramWaypoint, course: DiagramCourse, isLast: boolean): string => {
  const words = wordsOf(course)
  const names = pairNames(waypoint, course)
  if (isLast && course.isShortened === true) {
    return fill(waypoint.marks.length === 1 ? words.finishAtMark : words.finishBetween, { names })
  }
  const [named, between] = isLast
    ? [words.finishAt, words.finishBetween]
    : [words.overLine, words.overBetween]
  const text = {
    Port: words.toPort,
    Starboard: words.toStarboard,
    Gate: words.toGate,
    Line: waypoint.name ? named : between,
    Offset: words.oneAfterOther,
    FixedBearing: words.toBearing,
    Single_Unknown: words.onEitherSide,
    None: words.to,
  }[waypoint.passingInstruction]
  return fill(text, { names })
}

/** Tells where a shortened course ends. */
export const shortenedWords = (course: DiagramCourse): string | undefined => {
  const last = course.waypoints.at(-1)
  if (course.isShortened !== true || last === undefined) return undefined
  const names = last.marks.map((index) => markName(course, course.marks[index]))
  return shortenedSentence(names, course.language)
}

const spareWords = (course: DiagramCourse): readonly string[] => {
  const used = new Set(course.waypoints.flatMap((waypoint) => [...waypoint.marks]))
  const spares = course.marks.filter((_, index) => !used.has(index))
  return spares.length === 0
    ? []
    : [fill(wordsOf(course).spares, { names: listed(course, spares) })]
}
