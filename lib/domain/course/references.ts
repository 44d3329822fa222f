/**
 * The external objects that a configuration refers to, without duplicates, to be fetched together.
 */
import type { CourseConfiguration } from './courseConfiguration.ts'

export interface References {
  readonly markIds: readonly string[]
  readonly markTemplateIds: readonly string[]
  readonly markPropertiesIds: readonly string[]
  readonly roleIds: readonly string[]
  /** The role names of entries without a role id. */
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
      // A mark of the regatta is used unchanged. Its properties are only needed when they are
      // updated.
      markId === undefined || storeToInventory ? markPropertiesId : undefined,
    ),
    roleIds: distinct(({ role }) => role?.id),
    roleNames: distinct(({ role }) => (role?.id === undefined ? role?.name : undefined)),
    courseTemplateId,
  }
}
