/** A course configuration that was read (`configuration.ts`), before what it names is looked up. */
import type { StatedLaps } from './laps.ts'
import type { MarkConfiguration } from './markConfiguration.ts'

export interface CourseConfiguration extends StatedLaps {
  readonly name: string
  readonly shortName: string
  readonly markConfigurations: readonly MarkConfiguration[]
  readonly courseTemplateId: string | undefined
  /** The name of a group. */
  readonly markPropertiesGroupOwnership: string | undefined
  /** Of course templates. */
  readonly imageUrl: string | undefined
  /** Of course templates; `undefined` when nothing was said. */
  readonly tags: readonly string[] | undefined
}
