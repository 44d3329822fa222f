/** The version of the items of a table. `scripts/migrations.ts` lists what each version changed. */
import { number } from '../attributes.ts'
import { entity } from '../entity.ts'
import type { Reader, Write } from '../items.ts'

/** Schema: the version of the items, for `npm run operate -- migrate`. */
export const schemaVersionEntity = entity('SCHEMA#', 'SCHEMA', {
  attributes: { schemaVersion: number },
})

export const currentSchemaVersion = 3

/** From this version on, the index of reachable objects is complete. */
export const reachIndexVersion = 3

/** Returns 1 for tables from before the versions. */
export const readSchemaVersion = async (store: Reader): Promise<number> =>
  (await schemaVersionEntity.get(store))?.schemaVersion ?? 1

export const putSchemaVersion = (schemaVersion: number): Write =>
  schemaVersionEntity.put([], { schemaVersion }, 'any')
