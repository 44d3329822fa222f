/** Lists objects of the inventory that the caller may read, by their tags. */
import type { taggedPage } from '#schemas/courses/mark.ts'
import type { Static } from '#schemas/schema.ts'
import type { ObjectType } from '#access/rules/objectTypes.ts'
import { hasAnyTag } from '../rules/inventory.ts'
import type { Context } from '#endpoint/context.ts'
import { inPages } from '#endpoint/pages.ts'
import { listReadable } from '#access/listReadable.ts'
import type { Reader } from '#table/items.ts'

/** Lists all objects of the type, or those that have one of the tags. */
export const listTagged = <Tagged extends { readonly tags: readonly string[] }, Shown>(
  type: ObjectType,
  read: (store: Reader, id: string) => Promise<Tagged | undefined>,
  describe: (context: Context, object: Tagged) => Promise<Shown>,
) =>
  inPages((context, range, { tag = [], tags = [] }: Static<typeof taggedPage>) => {
    const wanted = [...tag, ...tags]
    const show = async (id: string) => {
      const object = await read(context.store, id)
      return object && hasAnyTag(object.tags, wanted) ? describe(context, object) : undefined
    }
    return listReadable(context, { type, filter: JSON.stringify(wanted), show }, range)
  })
