/** The repeatable part and the laps of a configuration, and the resulting sequence. */
import type { partOfCourse } from '#schemas/courses/courseValues.ts'
import { courseLimits } from '#schemas/courses/courseWords.ts'
import type { Checked, Static } from '#schemas/schema.ts'
import { type InputError, plural, sentence, sentenceOf, type Wording } from '#values/failure.ts'
import { addInputError } from '#endpoint/formErrors.ts'
import type { Waypoint } from './waypoint.ts'
import { isSameJson } from '#values/sameJson.ts'

/** A part as in the request. The number of occurrences is known when a client sends a response back. */
export interface StatedPart extends RepeatablePart {
  readonly occurrences: number | undefined
}

export interface SailedSequence {
  readonly waypoints: readonly Waypoint[]
  /** The part in these waypoints; null if they do not contain it, as with one lap. */
  readonly part: RepeatedPart | null
  readonly numberOfLaps: number | null
}

const pointer = '/optionalRepeatablePart'
const startKey = 'zeroBasedIndexOfRepeatablePartStart'
const endKey = 'zeroBasedIndexOfRepeatablePartEnd'

type SentPart = Checked<Static<typeof partOfCourse>>

/** @param count the number of waypoints; `undefined` without a list of waypoints */
export const readPart = (
  sent: SentPart | null | undefined,
  count: number | undefined,
  inputErrors: InputError[],
): StatedPart | undefined => {
  if (!sent) return undefined
  const addError = (key: string, detail: Wording, code = 'range'): void => {
    addInputError(inputErrors, () => ({ pointer: pointer + key, code, detail }))
  }
  if (count === 0) {
    addError('', 'must be absent: there are no waypoints')
    return undefined
  }
  const { [startKey]: start, [endKey]: end, occurrences } = sent
  const faults = [indexFault(start, 0, count), indexFault(end, 1, count)]
  for (const [index, key] of [startKey, endKey].entries()) {
    const fault = faults[index]
    if (fault === undefined) continue
    const isBeyond = key === endKey && count !== undefined && Number(end) > count
    // Existing clients look for the sentence.
    const phrase = sentence`Repeatable part (${start}, ${end}) is out of range for sequence of length ${count}`
    addError(`/${key}`, isBeyond ? sentence`${fault}. ${phrase}` : fault)
  }
  if (typeof start !== 'number' || typeof end !== 'number') return undefined
  if (faults.some((fault) => fault !== undefined)) return undefined
  if (end <= start) {
    const detail = sentence`must be greater than the start of the part, ${start}; found ${end}`
    addError(`/${endKey}`, detail, 'empty-part')
    return undefined
  }
  const needed = start + (occurrences ?? 1) * (end - start)
  if (occurrences && count !== undefined && needed > count) {
    const detail = sentence`must fit into the waypoints: ${occurrences} of this part would end after ${needed}, and there are ${count}. It may be left out`
    addError('/occurrences', detail)
  }
  return { start, end, occurrences: occurrences ?? undefined }
}

/** The part starts before the last waypoint at the latest, and ends after it at the latest. */
const indexFault = (index: number | null | undefined, min: 0 | 1, count: number | undefined) => {
  if (typeof index !== 'number') return undefined
  if (index < 0) {
    return sentence`must be ${min} or more: no negative indices are possible for the repeatable part. Found ${index}`
  }
  const max = count === undefined ? index : count - 1 + min
  if (index >= min && index <= max) return undefined
  return count === undefined
    ? sentence`must be ${min} or more; found ${index}`
    : sentence`must be ${min} to ${max}, because there ${sentenceOf(count === 1 ? 'is' : 'are')} ${plural(count, 'waypoint')}; found ${index}`
}

export const readNumberOfLaps = (
  sent: { readonly optionalRepeatablePart?: unknown; readonly numberOfLaps?: number | null },
  isCourse: boolean,
  inputErrors: InputError[],
): number | undefined => {
  const { optionalRepeatablePart: part, numberOfLaps } = sent
  if (isCourse && part !== undefined && numberOfLaps === undefined) {
    const detail = 'is required with a repeatable part: a course with one requires a lap count'
    addInputError(inputErrors, () => ({ pointer: '/numberOfLaps', code: 'required', detail }))
  }
  return numberOfLaps ?? undefined
}

export interface StatedLaps {
  readonly waypoints: readonly Waypoint[]
  readonly part: StatedPart | undefined
  readonly numberOfLaps: number | undefined
}

/** The properties of a course template that concern laps: the roles of the marks at each waypoint. */
export interface TemplateOfLaps {
  readonly pattern: PatternOfLaps<readonly string[]>
  /** Returns the id of the role of a mark configuration, by its index. */
  readonly roleOf: (mark: number) => string | undefined
}

/** @returns `fitsTemplate`: whether the marks have the roles of the template, waypoint by waypoint */
export const layOutCourse = (stated: StatedLaps, template?: TemplateOfLaps) => {
  const { waypoints, part, numberOfLaps = null } = stated
  const laps = template && recogniseTemplate(stated, template)
  const fitsTemplate = laps !== undefined
  const templatePart = template?.pattern.part ?? null
  if (fitsTemplate && (laps === numberOfLaps || (part === undefined && numberOfLaps === null))) {
    const held = repeated(templatePart, laps)
    return { sequence: { waypoints, part: held, numberOfLaps: laps }, fitsTemplate }
  }
  if (part === undefined || numberOfLaps === null) {
    return { sequence: { waypoints, part: null, numberOfLaps }, fitsTemplate }
  }
  const occurrences =
    (fitsTemplate && laps !== null ? laps - 1 : part.occurrences) ??
    occurrencesFor(waypoints, part, numberOfLaps, isSameJson)
  return {
    sequence: {
      waypoints: withLaps(waypoints, { ...part, occurrences }, numberOfLaps),
      part: repeated(part, numberOfLaps),
      numberOfLaps,
    },
    fitsTemplate,
  }
}

/** A part in the request must be that of the template, and there must be a part to repeat. */
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
      roles.length === marks.length && marks.every((mark, index) => roleOf(mark) === roles[index]),
  )
  return part !== undefined && laps === 1 && numberOfLaps !== 1 ? undefined : laps
}

/** A one-lap course does not contain the part. */
const repeated = (part: RepeatablePart | null, laps: number | null): RepeatedPart | null =>
  part === null || laps === null || laps < 2
    ? null
    : { start: part.start, end: part.end, occurrences: laps - 1 }

/** Contains the part once, regardless of the default number of laps. */
export const layOutTemplate = ({ waypoints, part, numberOfLaps }: StatedLaps): SailedSequence => ({
  waypoints:
    part === undefined
      ? waypoints
      : withLaps(waypoints, { ...part, occurrences: part.occurrences ?? 1 }, 2),
  part: part === undefined ? null : { start: part.start, end: part.end, occurrences: 1 },
  numberOfLaps: numberOfLaps ?? null,
})

/** Checks a computed sequence, which can be too long although the request was not. */
export const sequenceErrors = ({
  waypoints,
  part,
  numberOfLaps,
}: Omit<SailedSequence, 'waypoints'> & {
  readonly waypoints: readonly unknown[]
}): readonly InputError[] => {
  const laps = numberOfLaps ?? 1
  const isTemplate = part?.occurrences !== laps - 1
  const { length } = isTemplate ? expand({ waypoints, part }, laps) : waypoints
  const { laps: lapsMax, waypoints: waypointsMax } = courseLimits
  return [
    ...(laps > lapsMax ? [sentence`must be at most ${lapsMax}, and this course has ${laps}`] : []),
    ...(length > waypointsMax
      ? [
          sentence`must be less: with ${laps} laps there would be ${length} waypoints, and at most ${waypointsMax} are possible`,
        ]
      : []),
  ].map((detail) => ({ pointer: '/numberOfLaps', code: 'too-many', detail }))
}

/**
 * Laps. A sequence with n laps contains the repeatable part n - 1 times. The legs from the start to
 * the first waypoint of the part, and from its last waypoint to the finish, together are one lap.
 *
 *     start  1  4  1  finish        the part is [1, 3): two laps
 *            ----
 *     start  1  4  1  4  1  finish  three laps
 *            ----  ----
 *     start  1  finish              one lap
 */

/** Indexes into a sequence: the first waypoint of the part, and the first one after it. */
export interface RepeatablePart {
  readonly start: number
  readonly end: number
}

/** A part, and the number of its consecutive occurrences in the sequence. */
export interface RepeatedPart extends RepeatablePart {
  readonly occurrences: number
}

/** A sequence that contains its part once, as in course templates. */
export interface PatternOfLaps<Waypoint> {
  readonly waypoints: readonly Waypoint[]
  readonly part: RepeatablePart | null
}

type Equal<Left, Right = Left> = (left: Left, right: Right) => boolean

const lengthOf = ({ start, end }: RepeatablePart): number => end - start

/** Existing laps stay unchanged, because they may use different marks. Added laps repeat the last lap. */
export const withLaps = <Waypoint>(
  waypoints: readonly Waypoint[],
  part: RepeatedPart,
  laps: number,
): readonly Waypoint[] => {
  const length = lengthOf(part)
  const occurrence = (index: number): readonly Waypoint[] => {
    const from = part.start + Math.min(index, part.occurrences - 1) * length
    return waypoints.slice(from, from + length)
  }
  return [
    ...waypoints.slice(0, part.start),
    ...Array.from({ length: laps - 1 }, (_, index) => occurrence(index)).flat(),
    ...waypoints.slice(part.start + part.occurrences * length),
  ]
}

/** Without a part there is only one lap. */
export const expand = <Waypoint>({ waypoints, part }: PatternOfLaps<Waypoint>, laps: number) =>
  part === null ? waypoints : withLaps(waypoints, { ...part, occurrences: 1 }, laps)

/** The number of laps for which `expand` returns this sequence; null without a part, `undefined` without such a number. */
export const recognise = <Wanted, Found>(
  template: PatternOfLaps<Wanted>,
  waypoints: readonly Found[],
  equal: Equal<Wanted, Found>,
): number | null | undefined => {
  const { part } = template
  const surplus = waypoints.length - template.waypoints.length
  const laps = part === null ? null : surplus / lengthOf(part) + 2
  if (laps === null ? surplus !== 0 : !Number.isInteger(laps) || laps < 1) return undefined
  const wanted = laps === null ? template.waypoints : expand(template, laps)
  return waypoints.every((waypoint, index) => isAt(wanted, index, waypoint, equal))
    ? laps
    : undefined
}

/** As often as these laps require if the sequence allows it, otherwise once. */
export const occurrencesFor = <Waypoint>(
  waypoints: readonly Waypoint[],
  part: RepeatablePart,
  laps: number,
  equal: Equal<Waypoint>,
): number => {
  const end = part.start + (laps - 1) * lengthOf(part)
  if (laps < 2 || end > waypoints.length) return 1
  const repeated = waypoints.slice(part.end, end)
  const isRepeated = repeated.every((waypoint, index) =>
    isAt(waypoints, part.start + index, waypoint, equal),
  )
  return isRepeated ? laps - 1 : 1
}

const isAt = <Wanted, Found>(
  wanted: readonly Wanted[],
  index: number,
  found: Found,
  equal: Equal<Wanted, Found>,
): boolean => {
  const waypoint = wanted[index]
  return waypoint !== undefined && equal(waypoint, found)
}
