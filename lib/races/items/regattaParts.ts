/**
 * The items below a regatta whose keys contain its name: entries, devices, marks, courses and
 * webhooks. A new regatta of the name would inherit them.
 */
import {
  removalOf,
  type Item,
  type QueryOptions,
  type Reader,
  type Start,
  type Write,
} from '#table/items.ts'
import { entityOf } from '#table/registry.ts'
import { regattaEntity } from './regattas.ts'

const pageSize = 500

export const pageOfParts = (regattaName: string, start?: Start): QueryOptions => ({
  partition: regattaEntity.key.partition(regattaName),
  prefix: '',
  limit: pageSize,
  start,
})

/** Returns the writes that remove all parts. Needs `lib/allEntities.ts`. */
export const removalOfParts = async (
  store: Reader,
  regattaName: string,
): Promise<readonly Write[]> => {
  const parts: Item[] = []
  let start: Start | undefined
  do {
    const page = await store.query(pageOfParts(regattaName, start))
    parts.push(...page.items)
    start = page.next
  } while (start !== undefined)
  const removals = parts.map(async (item) => {
    const { removedWithObject } = entityOf(item)
    if (removedWithObject === undefined) return []
    return [removalOf({ item }), ...(await removedWithObject(item, store))]
  })
  return (await Promise.all(removals)).flat()
}
