import { list, text } from '../attributes.ts'
import { type Decoded, entity } from '../entity.ts'
import type { Expected, Item, Reader, Write } from '../items.ts'

const attributes = { userIds: list(text) }

/** Administrators: the administrators. The last one cannot be removed. */
export const administratorsEntity = entity('ADMINISTRATORS#', 'ADMINISTRATORS', { attributes })

/** Administrator name: the administrators of one look, which no new user may have. */
export const administratorNameEntity = entity('ADMINISTRATOR_NAME#<look>#', 'ADMINISTRATOR_NAME', {
  attributes,
})

export interface Administrators {
  readonly userIds: readonly string[]
  readonly item: Item | undefined
}

const administratorsIn = (item: Decoded<typeof attributes> | undefined): Administrators => ({
  userIds: item?.userIds ?? [],
  item,
})

export const readAdministrators = async (store: Reader): Promise<Administrators> =>
  administratorsIn(await administratorsEntity.get(store))

/** Reads the administrators whose names have this look. */
export const readAdministratorName = async (store: Reader, look: string): Promise<Administrators> =>
  administratorsIn(await administratorNameEntity.get(store, look))

export const putAdministratorName = (
  look: string,
  userIds: readonly string[],
  expected: Expected,
): Write => administratorNameEntity.put([look], { userIds }, expected)

export const removeAdministratorName = (look: string, expected: Item): Write => ({
  remove: administratorNameEntity.key(look),
  expected,
})

/** Returns the condition that no administrator has a name of this look. */
export const noAdministratorName = (look: string): Write => ({
  absent: administratorNameEntity.key(look),
})

export const putAdministrators = (userIds: readonly string[], expected: Expected): Write =>
  administratorsEntity.put([], { userIds }, expected)
