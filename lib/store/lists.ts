/** Lists of all objects of a type, by name. The index may be a moment behind. */
import type { ObjectReference } from '../domain/objectId.ts'
import { objectIdOf } from './keys.ts'
import type { Content, Start, Store } from './store.ts'

/** Goes into the item of an object, so that the list of its type holds it. */
export const listed = ({ type, id }: ObjectReference, name: string): Content => ({
  listPK: type,
  listSK: `${name}#${id}`,
})

export interface ListedObject extends ObjectReference {
  /** Where the list goes on behind this object. */
  readonly start: Start
}

export const listObjects = async (
  store: Store,
  type: string,
  limit: number,
  start: Start | undefined,
): Promise<{ readonly objects: readonly ListedObject[]; readonly next?: Start | undefined }> => {
  const page = await store.query({ index: 'ByType', partition: type, limit, start })
  const objects = page.items.map((item) => ({
    type,
    id: objectIdOf(item),
    start: {
      PK: item.PK,
      SK: item.SK,
      listPK: item.listPK as string,
      listSK: item.listSK as string,
    },
  }))
  return { objects, next: page.next }
}
