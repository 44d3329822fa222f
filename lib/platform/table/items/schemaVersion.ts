import { list, number, optional, text } from '../attributes.ts'
import { entity } from '../entity.ts'
import type { Expected } from '../items.ts'

/** Schema: the version of the items. A table without it does not belong to this service. */
export const schemaVersionEntity = entity('schemaVersion', 'SCHEMA#', 'SCHEMA', {
  attributes: {
    schemaVersion: number,
    /** The later predefined roles that the table has had. Administrators may have deleted them. */
    laterRoleIds: optional(list(text)),
  },
})

/** A change of stored items needs the next version, and an entry in `scripts/migrations/migrations.ts`. */
export const currentSchemaVersion = 5

export const putSchemaVersion = (laterRoleIds: readonly string[], expected: Expected = 'any') =>
  schemaVersionEntity.put([], { schemaVersion: currentSchemaVersion, laterRoleIds }, expected)
