import { list, text } from '#table/attributes.ts'
import { entity } from '#table/entity.ts'
import type { Expected, Item, Reader, Write } from '#table/items.ts'

const attributes = { userIds: list(text) }

/** Administrators: the administrators without an end. The last one cannot be removed. */
export const administratorsEntity = entity('administrators', 'ADMINISTRATORS#', 'ADMINISTRATORS', {
  attributes,
})

/** Administrator name: the administrators of one look, which no new user may have. */
export const administratorNameEntity = entity(
  'administratorName',
  'ADMINISTRATOR_NAME#<look>#',
  'ADMINISTRATOR_NAME',
  {
    attributes,
  },
)

export interface Administrator {
  readonly userId: string
  /** Milliseconds since 1970. Zero: the role had no start, or a past one. */
  readonly validFrom: number
}

/** An entry is an id, with the start of the role if that lay in the future. Ids contain no colon. */
export const administratorsIn = (item: Item | undefined): readonly Administrator[] =>
  (administratorsEntity.decodeAny(item)?.userIds ?? []).map((entry) => {
    const [userId = '', validFrom = '0'] = entry.split(':')
    return { userId, validFrom: Number(validFrom) }
  })

export const readAdministrators = async (store: Reader) => {
  const item = await administratorsEntity.get(store)
  return { administrators: administratorsIn(item), item }
}

export const readAdministratorName = async (store: Reader, look: string) => {
  const item = await administratorNameEntity.get(store, look)
  return { userIds: item?.userIds ?? [], item }
}

export const putAdministratorName = (
  look: string,
  userIds: readonly string[],
  expected: Expected,
): Write => administratorNameEntity.put([look], { userIds }, expected)

export const putAdministrators = (administrators: readonly Administrator[], expected: Expected) => {
  const userIds = administrators.map(({ userId, validFrom }) =>
    validFrom === 0 ? userId : `${userId}:${validFrom}`,
  )
  return administratorsEntity.put([], { userIds }, expected)
}
