/** Course configurations for tests, in the format of the API. */
import { checkedConfiguration } from '#schemas/courses/course.ts'
import type { Static, TObject } from '#schemas/schema.ts'
import { validate } from '#endpoint/validate.ts'
import type { CourseConfiguration } from '#courses/rules/markConfiguration.ts'
import { type Purpose, readConfiguration } from '#courses/rules/configuration.ts'

export type Json = Readonly<Record<string, unknown>>

export const forCourse: Purpose = { makes: 'course', hasRegatta: true }
export const forTemplate: Purpose = { makes: 'template', hasRegatta: false }

/** An entry with a freestyle mark of this name. */
export const buoy = (id: string, more: Json = {}): Json => ({
  id,
  freestyleProperties: { name: id, markType: 'BUOY' },
  ...more,
})

/**
 * `Line:pin-boat`, `Gate:4p-4s`, `Port:1`. Without an instruction, a single mark is passed to port,
 * and a pair is a gate.
 */
export const waypoint = (text: string): Json => {
  const [first = '', second] = text.split(':')
  const marks = (second ?? first).split('-')
  const instruction = marks.length === 1 ? 'Port' : 'Gate'
  return {
    passingInstruction: second === undefined ? instruction : first,
    markConfigurationIds: marks,
  }
}

export const marksOf = (waypoints: readonly Json[]): readonly string[] => [
  ...new Set(waypoints.flatMap(({ markConfigurationIds }) => markConfigurationIds as string[])),
]

/** A configuration with all marks of its waypoints. */
export const course = (texts: readonly string[], more: Json = {}): Json => {
  const waypoints = texts.map(waypoint)
  return {
    name: 'Windward-leeward',
    markConfigurations: marksOf(waypoints).map((id) => buoy(id)),
    waypoints,
    ...more,
  }
}

export const windwardLeeward = (more: Json = {}): Json =>
  course(['Line:pin-boat', '1', '4p-4s', '1', 'Line:pin-boat'], more)

export const part = (start: unknown, end: unknown, more: Json = {}): Json => ({
  zeroBasedIndexOfRepeatablePartStart: start,
  zeroBasedIndexOfRepeatablePartEnd: end,
  ...more,
})

/** The entries, with one of them changed. */
export const withEntry = (configuration: Json, id: string, change: Json): Json => ({
  ...configuration,
  markConfigurations: (configuration.markConfigurations as readonly Json[]).map((entry) =>
    entry.id === id ? { ...entry, ...change } : entry,
  ),
})

export const withWaypoint = (configuration: Json, index: number, change: Json): Json => ({
  ...configuration,
  waypoints: (configuration.waypoints as readonly Json[]).map((each, place) =>
    place === index ? { ...each, ...change } : each,
  ),
})

/** The input as the pipeline validates it. */
export const validated = <Input extends TObject>(input: Input, values: Json) => {
  const locations = new Map(Object.keys(values).map((name) => [name, 'json' as const]))
  const gathered = { values, locations, missingFrom: 'json' as const, errors: [] }
  const validation = validate({ input }, gathered)
  return { ...validation, value: validation.value as Static<Input> }
}

export const read = (configuration: Json, purpose = forCourse) => {
  const { value, formErrors } = validated(checkedConfiguration, configuration)
  return readConfiguration(value, formErrors, purpose)
}

/** @throws Error with the problems, if there are any */
export const readRight = (configuration: Json, purpose = forCourse): CourseConfiguration => {
  const { draft, inputErrors } = read(configuration, purpose)
  if (inputErrors.length > 0) throw new Error(JSON.stringify(inputErrors, null, 2))
  return draft
}

export const words = (text: string): readonly string[] =>
  text.split(' ').filter((word) => word !== '')

export const many = <Value>(count: number, of: (index: number) => Value): readonly Value[] =>
  Array.from({ length: count }, (_, index) => of(index))

export interface RuleCase {
  readonly rule: string
  readonly wrong: Json
  readonly right: Json
  readonly pointer: string
  readonly code: string
  readonly detail: string
  readonly suggestion?: string
  readonly purpose?: Purpose
}
