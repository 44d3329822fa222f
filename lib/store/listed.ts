/** The attributes of the index `ByType`, which `lists.ts` reads. */
import type { ObjectReference } from '../domain/access/objectId.ts'
import { text } from './attributes.ts'
import { decoder } from './decoder.ts'
import type { Item, Start } from './items.ts'

export const listedAttributes = { listPK: text, listSK: text }

export const indexEntryOf = decoder('index ByType', listedAttributes)

/** The key in the index, which is where a list goes on. */
export const indexKeyOf = (item: Item): Start => {
  const { PK, SK, listPK, listSK } = indexEntryOf(item)
  return { PK, SK, listPK, listSK }
}

/** Puts an object into the list of its type. */
export const listed = ({ type, id }: ObjectReference, name: string) => ({
  listPK: type,
  listSK: `${name}#${id}`,
})

/** Puts a user into the list of users: the key does not hold the name as it is written. */
export const listedUser = (name: string) => ({ listPK: 'USER', listSK: name })
