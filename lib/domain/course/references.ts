/** Everything outside of a configuration that it names, each once, to be fetched together. */
import type { CourseConfiguration } from './courseConfiguration.ts'

export interface References {
  readonly markIds: readonly string[]
  readonly markTemplateIds: readonly string[]
  readonly markPropertiesIds: readonly string[]
  readonly roleIds: readonly string[]
  /** Of entries that do not name their role by its id. */
  readonly roleNames: readonly string[]
  readonly courseTemplateId: string | undefined
}

export const referencesOf = ({
  markConfigurations,
  courseTemplateId,
}: CourseConfiguration): References => {
  const distinct = (
    value: (entry: CourseConfiguration['markConfigurations'][number]) => string | undefined,
  ): readonly string[] => [
    ...new Set(markConfigurations.map(value).filter((each) => each !== undefined)),
  ]
  return {
    markIds: distinct(({ markId }) => markId),
    markTemplateIds: distinct(({ markTemplateId }) => markTemplateId),
    markPropertiesIds: distinct(({ markId, markPropertiesId, storeToInventory }) =>
      // A mark of the regatta is used as it is: its properties matter only when they are written.
      markId === undefined || storeToInventory ? markPropertiesId : undefined,
    ),
    roleIds: distinct(({ role }) => role?.id),
    roleNames: distinct(({ role }) => (role?.id === undefined ? role?.name : undefined)),
    courseTemplateId,
  }
}
