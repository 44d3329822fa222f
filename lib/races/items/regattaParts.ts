/**
 * The items below a regatta whose keys contain its name: entries, devices, marks, courses and
 * webhooks. A new regatta of the name would inherit them.
 */
import { readAllPages } from '#table/entity.ts'
import { type QueryOptions, type Reader, removalOf } from '#table/items.ts'
import { entityOf } from '#table/registry.ts'
import { regattaEntity } from './regattas.ts'

const pageSize = 500

export const pageOfParts = (regattaName: string): QueryOptions => ({
  partition: regattaEntity.key.partition(regattaName),
  prefix: '',
  limit: pageSize,
})

/** Returns the writes that remove all parts. Needs `lib/allEntities.ts`. */
export const removalOfParts = async (store: Reader, regattaName: string) => {
  const parts = await readAllPages(store, pageOfParts(regattaName))
  const removals = parts.map(async (item) => {
    const { removedWithObject } = entityOf(item)
    if (removedWithObject === undefined) return []
    return [removalOf({ item }), ...(await removedWithObject(item, store))]
  })
  return (await Promise.all(removals)).flat()
}
