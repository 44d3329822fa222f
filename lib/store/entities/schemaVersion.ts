/** The version of the items of a table. */
import { number } from '../attributes.ts'
import { entity } from '../entity.ts'
import type { Write } from '../items.ts'

/** Schema: the version of the items. A table without it does not belong to this service. */
export const schemaVersionEntity = entity('SCHEMA#', 'SCHEMA', {
  attributes: { schemaVersion: number },
})

/** A change of stored items needs the next version, and a command that changes the older items. */
export const currentSchemaVersion = 3

export const putSchemaVersion = (schemaVersion: number): Write =>
  schemaVersionEntity.put([], { schemaVersion }, 'any')
