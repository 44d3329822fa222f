/**
 * A course configuration that was read (`configuration.ts`), before its references are looked up.
 */
import type { StatedLaps } from './laps.ts'
import type { MarkConfiguration } from './markConfiguration.ts'

export interface CourseConfiguration extends StatedLaps {
  readonly name: string
  readonly shortName: string
  readonly markConfigurations: readonly MarkConfiguration[]
  readonly courseTemplateId: string | undefined
  /** The name of a group. */
  readonly markPropertiesGroupOwnership: string | undefined
  /** The image of a course template. */
  readonly imageUrl: string | undefined
  /** The tags of a course template; `undefined` if not stated. */
  readonly tags: readonly string[] | undefined
}
