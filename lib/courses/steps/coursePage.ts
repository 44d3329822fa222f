/** The content of the course page of a race: its course, and what the designer starts with. */
import { encodeObjectId } from '#values/objectId.ts'
import { formatCourseText } from '../rules/design/formatCourseText.ts'
import { readCourseType } from '../rules/design/courseTypes.ts'
import { legBetween, middleBetween } from '#positions/rules/geodesic.ts'
import type { Position } from '#positions/rules/position.ts'
import { type RaceNames, racesOf, shownNameOf } from '#races/rules/regatta.ts'
import type { Language } from '#values/language.ts'
import type { Context } from '#endpoint/context.ts'
import { may } from '#access/readable.ts'
import { readCourse, type StoredCourse } from '../items/courses.ts'
import { describeRaceCourse, type RaceWithCourse, requireRace } from './raceCourse.ts'
import { readVisibleEvent } from '#races/steps/events.ts'

/** Requires permission to read the regatta. */
export const showCoursePage = async (
  context: Context,
  reference: RaceNames,
  language: Language,
) => {
  const raceWithCourse = await requireRace(context, reference)
  const { regatta, race } = raceWithCourse
  const course = await describeRaceCourse(context, raceWithCourse)
  const object = { type: 'REGATTA', id: encodeObjectId([regatta.name]) }
  const hasCourse = raceWithCourse.stored.course !== undefined
  const mayDesign = context.caller !== undefined && (await may(context, object, 'LAY_COURSE'))
  const start = mayDesign && !hasCourse ? await usualStart(context, raceWithCourse) : undefined
  return {
    language,
    regatta: regatta.name,
    raceColumn: race.raceColumn.name,
    fleet: race.fleet,
    shownName: shownNameOf(regatta, race),
    timeZone: regatta.timeZone ?? 'UTC',
    races: racesOf(regatta).map((one) => ({
      raceColumn: one.raceColumn.name,
      fleet: one.fleet,
      name: shownNameOf(regatta, one),
    })),
    course,
    hasCourse,
    mayDesign,
    design: { ...designLike(course), ...(start && { start }) },
    ...(context.caller === undefined ? {} : { caller: context.caller }),
  }
}

export type CoursePage = Awaited<ReturnType<typeof showCoursePage>>

type Course = Awaited<ReturnType<typeof describeRaceCourse>>

/** The middle of the start line that was laid last in the regatta, or the venue. */
const usualStart = async (context: Context, raceWithCourse: RaceWithCourse) => {
  const { regatta } = raceWithCourse
  const [event, ...all] = await Promise.all([
    readVisibleEvent(context, regatta.eventId),
    ...racesOf(regatta).map((race) => readCourse(context.store, regatta.name, race)),
  ])
  const laidAt = ({ versions }: StoredCourse) => versions.savedAtMillis.at(-1) ?? 0
  const [last] = all
    .filter(({ course }) => course !== undefined)
    .sort((one, other) => laidAt(other) - laidAt(one))
  const course = last && (await describeRaceCourse(context, { ...raceWithCourse, stored: last }))
  return (course && designLike(course).start) ?? event?.venue.location
}

/** The values with which the form of the designer begins. */
export interface CourseSuggestion {
  /** As the form lists it. */
  readonly type: string
  readonly text?: string
  readonly hasOffset: boolean
  readonly laps: number
  readonly start?: Position
  /** In degrees true. */
  readonly wind?: number
  /** The length of the first leg. */
  readonly metres?: number
}

/** The design that the present course resembles: its type, and its first leg if it has positions. */
const designLike = (course: Course): CourseSuggestion => {
  const { name, numberOfLaps, waypoints, markConfigurations } = course
  const positions = new Map(
    markConfigurations.map(({ id, lastKnownPosition: position }) => [
      id,
      position && { latitude: position.latitude_deg, longitude: position.longitude_deg },
    ]),
  )
  const [start, first] = waypoints.map(({ passingInstruction, markConfigurationIds }) => {
    const [left = '', right = left] = markConfigurationIds
    // The leg leads to the first mark of an offset, and to the middle of other pairs.
    const one = positions.get(left)
    const other = positions.get(passingInstruction === 'Offset' ? left : right)
    return one && other && middleBetween(one, other)
  })
  const stated = readCourseType(name)
  const leg = start && first && legBetween(start, first)
  const usual = stated?.type.shape === 'triangle' ? 'triangle' : 'L'
  const text = clubTextOf(course)
  return {
    type: stated?.letters?.replace(/A$/, '') ?? ((stated ?? text === '') ? usual : 'club'),
    ...(text !== '' && { text }),
    hasOffset: stated?.hasOffset === true,
    laps: numberOfLaps ?? 2,
    ...(start && { start }),
    ...(leg && leg.metres > 0 && { wind: Math.round(leg.bearing) % 360, metres: leg.metres }),
  }
}

/**
 * The course as a text, if its marks come from the inventory. Lines of other marks are left out: the
 * next course has them again.
 */
const clubTextOf = (course: Course): string => {
  const { waypoints, markConfigurations, optionalRepeatablePart: part } = course
  const ofInventory = new Set(
    markConfigurations.flatMap(({ id, markPropertiesId }) => (markPropertiesId ? id : [])),
  )
  const isOfClub = ({ markConfigurationIds }: Course['waypoints'][number]) =>
    markConfigurationIds.every((id) => ofInventory.has(id))
  const named = waypoints.filter((each) => each.passingInstruction !== 'Line' || isOfClub(each))
  const offset = named[0] === waypoints[0] ? 0 : 1
  if (named.length === 0 || !named.every(isOfClub)) return ''
  return formatCourseText({
    markConfigurations,
    waypoints: named,
    optionalRepeatablePart: part && {
      ...part,
      zeroBasedIndexOfRepeatablePartStart: part.zeroBasedIndexOfRepeatablePartStart - offset,
      zeroBasedIndexOfRepeatablePartEnd: part.zeroBasedIndexOfRepeatablePartEnd - offset,
    },
  })
}
