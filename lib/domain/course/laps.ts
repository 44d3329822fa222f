/** The repeatable part and the laps of a configuration, and the sequence that they make. */
import type { partOfCourse } from '../../../schemas/courseValues.ts'
import { courseLimits } from '../../../schemas/courseWords.ts'
import type { Static } from '../../../schemas/schema.ts'
import type { InputError } from '../failure.ts'
import type { Checked } from '../form/checkForm.ts'
import { add } from '../form/findings.ts'
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

const pointer = '/optionalRepeatablePart'
const startKey = 'zeroBasedIndexOfRepeatablePartStart'
const endKey = 'zeroBasedIndexOfRepeatablePartEnd'

type SentPart = Checked<Static<typeof partOfCourse>>

/** @param count of the waypoints; `undefined` without a list of them */
export const readPart = (
  sent: SentPart | null | undefined,
  count: number | undefined,
  problems: InputError[],
): StatedPart | undefined => {
  if (!sent) return undefined
  const problem = (key: string, detail: string, code = 'range'): void => {
    add(problems, () => ({ pointer: pointer + key, code, detail }))
  }
  if (count === 0) {
    problem('', 'must be absent: there are no waypoints')
    return undefined
  }
  const { [startKey]: start, [endKey]: end, occurrences } = sent
  const faults = [indexFault(start, 0, count), indexFault(end, 1, count)]
  for (const [index, key] of [startKey, endKey].entries()) {
    const fault = faults[index]
    if (fault !== undefined) problem(`/${key}`, fault)
  }
  if (typeof start !== 'number' || typeof end !== 'number') return undefined
  if (faults.some((fault) => fault !== undefined)) return undefined
  if (end <= start) {
    const detail = `must be greater than the start of the part, ${start}; found ${end}`
    problem(`/${endKey}`, detail, 'empty-part')
    return undefined
  }
  const needed = start + (occurrences ?? 1) * (end - start)
  if (occurrences && count !== undefined && needed > count) {
    const detail =
      `must fit into the waypoints: ${occurrences} of this part would end after ${needed}, and ` +
      `there are ${count}. It may be left out`
    problem('/occurrences', detail)
  }
  return { start, end, occurrences: occurrences ?? undefined }
}

/** The last start is before the last waypoint, the last end behind it. */
const indexFault = (
  index: number | null | undefined,
  min: 0 | 1,
  count: number | undefined,
): string | undefined => {
  if (typeof index !== 'number') return undefined
  if (index < 0) {
    return `must be ${min} or more: no negative indices are possible for the repeatable part. Found ${index}`
  }
  const max = count === undefined ? index : count - 1 + min
  if (index >= min && index <= max) return undefined
  return count === undefined
    ? `must be ${min} or more; found ${index}`
    : `must be ${min} to ${max}, because there are ${count} waypoints; found ${index}`
}

/** The value of `numberOfLaps` that existing clients send without a number of laps. */
export const noLaps = -1

export const readNumberOfLaps = (
  sent: { readonly optionalRepeatablePart?: unknown; readonly numberOfLaps?: number | null },
  isCourse: boolean,
  problems: InputError[],
): number | undefined => {
  const { optionalRepeatablePart: part, numberOfLaps } = sent
  if (isCourse && part !== undefined && numberOfLaps === undefined) {
    const detail = 'is required with a repeatable part: a course with one requires a lap count'
    add(problems, () => ({ pointer: '/numberOfLaps', code: 'required', detail }))
  }
  return numberOfLaps ?? undefined
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
