/** The question of the course designer: errors that its schema cannot describe, and defaults. */
import type { courseDesign } from '#schemas/courses/courseDesign.ts'
import { courseLimits } from '#schemas/courses/courseWords.ts'
import type { Static } from '#schemas/schema.ts'
import { type InputError, sentence } from '#values/failure.ts'
import { metresOfMile } from '#values/units.ts'
import { readCourseType, type StatedType, unknownType } from './courseTypes.ts'

export type DesignInput = Static<typeof courseDesign>

/** @param input parts of which may be absent or of a wrong form */
export const designErrors = (input: Readonly<Record<string, unknown>>): readonly InputError[] => {
  if (typeof input.type !== 'string') return []
  const stated = readCourseType(input.type)
  if (stated === undefined) return [unknownType(input.type)]
  return [...lapErrors(input, stated), ...leewardErrors(input)]
}

const lapErrors = (
  { laps: sent }: Readonly<Record<string, unknown>>,
  { type, laps: ofType }: StatedType,
): readonly InputError[] => {
  const pointer = '/laps'
  const laps = ofType ?? sent
  if (laps === undefined) {
    const detail = 'is required, because the type does not end in a number'
    return [{ pointer, code: 'required', detail }]
  }
  if (typeof laps !== 'number') return []
  if (sent !== undefined && sent !== laps) {
    const detail = sentence`must be ${laps} or absent, because the type ends in ${laps}`
    return [{ pointer, code: 'contradiction', detail }]
  }
  // A course that finishes at the end of a beat rounds no mark with one lap.
  const least = type.after === '' ? 2 : 1
  if (laps >= least && laps <= courseLimits.laps) return []
  const detail = sentence`must have ${least} to ${courseLimits.laps} laps, found ${laps}`
  return [{ pointer: sent === undefined ? '/type' : pointer, code: 'range', detail }]
}

const leewardErrors = ({ firstLegMetres, options }: Partial<DesignInput>) => {
  const metres: unknown = options?.leewardMetres
  if (typeof metres !== 'number' || typeof firstLegMetres !== 'number') return []
  if (metres <= firstLegMetres / 2) return []
  const detail = sentence`must be at most half of the first leg, ${firstLegMetres / 2}, found ${metres}`
  return [{ pointer: '/options/leewardMetres', code: 'range', detail }]
}

export type Design = ReturnType<typeof designOf>

/** Angles are in degrees, lengths in metres. @throws Error for an input with `designErrors` */
export const designOf = (input: DesignInput) => {
  const { start, wind, firstLegMetres: firstLeg, options = {} } = input
  const stated = readCourseType(input.type)
  const laps = input.laps ?? stated?.laps
  if (stated === undefined || laps === undefined) throw new Error('The input was not checked.')
  const { type, letters, hasOffset } = stated
  const hasGates = options.gates ?? type.shape === 'windward-leeward'
  return {
    ...type,
    name: letters === undefined ? type.name : `${letters}${laps}`,
    laps,
    wind,
    start: { latitude: start.latitude_deg, longitude: start.longitude_deg },
    firstLeg,
    /** From the start upwind to the leeward mark. */
    leeward: options.leewardMetres ?? Math.min(0.05 * metresOfMile, firstLeg / 10),
    startLine: options.startLineMetres ?? 200,
    finishLine: options.finishLineMetres ?? 50,
    /** Absent without gates. */
    gate: hasGates && type.shape !== 'triangle' ? (options.gateMetres ?? 50) : undefined,
    /** Absent without an offset mark. */
    offset: options.offsetMetres ?? (hasOffset ? 40 : undefined),
    reachAngle: options.reachAngle ?? 60,
    reach: options.reachMetres ?? (2 * firstLeg) / 3,
    finishLeg: options.finishLegMetres ?? 0.15 * metresOfMile,
  }
}
