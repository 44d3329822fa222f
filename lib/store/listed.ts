/** What puts an item into the list of its type, which `lists.ts` reads. */
import type { ObjectReference } from '../domain/access/objectId.ts'
import type { Content } from './items.ts'

/** Goes into the item of an object, so that the list of its type holds it. */
export const listed = ({ type, id }: ObjectReference, name: string): Content => ({
  listPK: type,
  listSK: `${name}#${id}`,
})

/** Goes into the item of a user, whose key does not hold the name as it is written. */
export const listedUser = (name: string): Content => ({ listPK: 'USER', listSK: name })
