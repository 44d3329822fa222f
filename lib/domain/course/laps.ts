/** The repeatable part and the laps of a configuration, and the sequence that they make. */
import { courseLimits } from '../../../schemas/courseWords.ts'
import type { InputError } from '../failure.ts'
import { integerAt, memberAt, type ObjectAt, objectAt, problemAt, required } from './reading.ts'
import {
  expand,
  occurrencesFor,
  type Part,
  type PatternOfLaps,
  recognise,
  type RepeatedPart,
  withLaps,
} from './sequence.ts'
import type { Waypoint } from './waypoint.ts'

/** A part as it was sent: the occurrences are known when an answer comes back. */
export interface StatedPart extends Part {
  readonly occurrences: number | undefined
}

/** The waypoints as they are sailed. */
export interface SailedSequence {
  readonly waypoints: readonly Waypoint[]
  /** Of these waypoints; null when they hold no part, as with one lap. */
  readonly part: RepeatedPart | null
  readonly numberOfLaps: number | null
}

const startKey = 'zeroBasedIndexOfRepeatablePartStart'
const endKey = 'zeroBasedIndexOfRepeatablePartEnd'

/** @param count of the waypoints; `undefined` when they could not be read */
export const readPart = (top: ObjectAt, count: number | undefined): StatedPart | undefined => {
  const at = objectAt(top, 'optionalRepeatablePart')
  if (at === undefined) return undefined
  if (count === 0) {
    problemAt(top, 'optionalRepeatablePart', 'range', 'must be absent: there are no waypoints')
    return undefined
  }
  const start = readIndex(at, startKey, 0, count)
  const end = readIndex(at, endKey, 1, count)
  const occurrences = readOccurrences(at)
  if (start === undefined || end === undefined) return undefined
  if (end <= start) {
    const detail = `must be greater than the start of the part, ${start}; found ${end}`
    problemAt(at, endKey, 'empty-part', detail)
    return undefined
  }
  const needed = start + (occurrences ?? 1) * (end - start)
  if (occurrences !== undefined && count !== undefined && needed > count) {
    const detail =
      `must fit into the waypoints: ${occurrences} of this part would end after ${needed}, and ` +
      `there are ${count}. It may be left out`
    problemAt(at, 'occurrences', 'range', detail)
  }
  return { start, end, occurrences }
}

/** The last start is before the last waypoint, the last end behind it. */
const readIndex = (
  at: ObjectAt,
  key: string,
  min: 0 | 1,
  count: number | undefined,
): number | undefined => {
  const index = required(at, key, integerAt(at, key))
  if (index === undefined) return undefined
  if (index < 0) {
    const detail = `must be ${min} or more: no negative indices are possible for the repeatable part`
    problemAt(at, key, 'range', `${detail}. Found ${index}`)
    return undefined
  }
  const max = count === undefined ? index : count - 1 + min
  if (index >= min && index <= max) return index
  const detail =
    count === undefined
      ? `must be ${min} or more`
      : `must be ${min} to ${max}, because there are ${count} waypoints`
  problemAt(at, key, 'range', `${detail}; found ${index}`)
  return undefined
}

const readOccurrences = (at: ObjectAt): number | undefined => {
  const occurrences = integerAt(at, 'occurrences')
  if (occurrences === undefined || occurrences >= 1) return occurrences
  problemAt(at, 'occurrences', 'range', `must be 1 or more, found ${occurrences}`)
  return undefined
}

/** What existing clients send when there is no number. */
const noLaps = -1

/** @param isNeeded when there is a part, and a course is to be made */
export const readNumberOfLaps = (top: ObjectAt, isNeeded: boolean): number | undefined => {
  const stated = memberAt(top, 'numberOfLaps')
  if (stated === undefined || stated === noLaps) {
    if (isNeeded) {
      const detail = 'is required with a repeatable part: a course with one requires a lap count'
      problemAt(top, 'numberOfLaps', 'required', detail)
    }
    return undefined
  }
  const laps = integerAt(top, 'numberOfLaps')
  if (laps === undefined || (laps >= 1 && laps <= courseLimits.laps)) return laps
  const detail = `must be 1 to ${courseLimits.laps}, found ${laps}`
  problemAt(top, 'numberOfLaps', 'range', detail)
  return undefined
}

export interface StatedLaps {
  readonly waypoints: readonly Waypoint[]
  readonly part: StatedPart | undefined
  readonly numberOfLaps: number | undefined
}

/** A course template, as far as laps are about it: at every waypoint the roles of its marks. */
export interface TemplateOfLaps {
  readonly pattern: PatternOfLaps<readonly string[]>
  /** The id of the role that a mark configuration plays, by its index. */
  readonly roleOf: (mark: number) => string | undefined
}

export interface LaidOut {
  readonly sequence: SailedSequence
  /** Whether the marks play the roles of the template, place by place. */
  readonly fitsTemplate: boolean
}

/** The sequence of a course, with all its laps. */
export const layOutCourse = (stated: StatedLaps, template?: TemplateOfLaps): LaidOut => {
  const { waypoints, part, numberOfLaps = null } = stated
  const found = template && recogniseTemplate(stated, template)
  const fitsTemplate = found !== undefined
  const templatePart = template?.pattern.part ?? null
  if (fitsTemplate && (found === numberOfLaps || (part === undefined && numberOfLaps === null))) {
    const held = repeated(templatePart, found)
    return { sequence: { waypoints, part: held, numberOfLaps: found }, fitsTemplate }
  }
  if (part === undefined || numberOfLaps === null) {
    return { sequence: { waypoints, part: null, numberOfLaps }, fitsTemplate }
  }
  const occurrences =
    (fitsTemplate && found !== null ? found - 1 : part.occurrences) ??
    occurrencesFor(waypoints, part, numberOfLaps, sameWaypoint)
  return {
    sequence: {
      waypoints: withLaps(waypoints, { ...part, occurrences }, numberOfLaps),
      part: repeated(part, numberOfLaps),
      numberOfLaps,
    },
    fitsTemplate,
  }
}

/**
 * The laps that the template has in these waypoints; `undefined` when they are none of its. A part
 * that was sent has to be the one of the template, and there has to be something to repeat.
 */
const recogniseTemplate = (
  { waypoints, part, numberOfLaps }: StatedLaps,
  { pattern, roleOf }: TemplateOfLaps,
): number | null | undefined => {
  const isOther = part?.start !== pattern.part?.start || part?.end !== pattern.part?.end
  if (part !== undefined && isOther) return undefined
  const laps = recognise(
    pattern,
    waypoints,
    (roles, { marks }) =>
      roles.length === marks.length && roles.every((role, index) => role === roleAt(marks, index)),
  )
  return part !== undefined && laps === 1 && numberOfLaps !== 1 ? undefined : laps

  function roleAt(marks: readonly number[], index: number): string | undefined {
    const mark = marks[index]
    return mark === undefined ? undefined : roleOf(mark)
  }
}

/** One lap holds the part no time. */
const repeated = (part: Part | null, laps: number | null): RepeatedPart | null =>
  part === null || laps === null || laps < 2
    ? null
    : { start: part.start, end: part.end, occurrences: laps - 1 }

const sameWaypoint = (one: Waypoint, other: Waypoint): boolean =>
  one.passingInstruction === other.passingInstruction &&
  one.controlPointName === other.controlPointName &&
  one.controlPointShortName === other.controlPointShortName &&
  one.marks.length === other.marks.length &&
  one.marks.every((mark, index) => mark === other.marks[index])

/** The sequence of a course template: its part stands in it once, whatever its default of laps is. */
export const layOutTemplate = ({ waypoints, part, numberOfLaps }: StatedLaps): SailedSequence => ({
  waypoints:
    part === undefined
      ? waypoints
      : withLaps(waypoints, { ...part, occurrences: part.occurrences ?? 1 }, 2),
  part: part === undefined ? null : { start: part.start, end: part.end, occurrences: 1 },
  numberOfLaps: numberOfLaps ?? null,
})

/** What is wrong with a sequence that nobody sent like this: it can have become too long. */
export const sequenceProblems = ({
  waypoints,
  part,
  numberOfLaps,
}: Omit<SailedSequence, 'waypoints'> & {
  readonly waypoints: readonly unknown[]
}): readonly InputError[] => {
  const laps = numberOfLaps ?? 1
  const isTemplate = part?.occurrences !== laps - 1
  const { length } = isTemplate ? expand({ waypoints, part }, laps) : waypoints
  const problem = { pointer: '/numberOfLaps', code: 'too-many' }
  return [
    ...(laps <= courseLimits.laps
      ? []
      : [
          {
            ...problem,
            detail: `must be at most ${courseLimits.laps}, and this course has ${laps}`,
          },
        ]),
    ...(length <= courseLimits.waypoints
      ? []
      : [
          {
            ...problem,
            detail:
              `must be less: with ${laps} laps there would be ${length} waypoints, and at most ` +
              `${courseLimits.waypoints} are possible`,
          },
        ]),
  ]
}
