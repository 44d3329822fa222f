/** The keys of all items. docs/table.md shows every key on one screen. */
import * as entities from './entities.ts'
import { securityKey } from './entities/securities.ts'

type KeysOf<Entities extends Readonly<Record<keyof Entities, { readonly key: unknown }>>> = {
  readonly [Name in keyof Entities]: Entities[Name]['key']
}

export const keys = {
  ...(Object.fromEntries(Object.entries(entities).map(([name, { key }]) => [name, key])) as KeysOf<
    typeof entities
  >),
  security: securityKey,
}
