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
import { entityNameOf } from '#table/keys.ts'
import { readCompetitor, putCompetitor } from './competitors.ts'
import { entryEntity } from './entries.ts'
import { regattaEntity } from './regattas.ts'
import { webhookEntity, webhookReferenceEntity } from '#feed/items/webhooks.ts'

const partNames = new Set(['entry', 'deviceMapping', 'marks', 'course', 'webhook'])

const pageSize = 500

export const pageOfParts = (regattaName: string, start?: Start): QueryOptions => ({
  partition: regattaEntity.key.partition(regattaName),
  prefix: '',
  limit: pageSize,
  start,
})

/** Returns the writes that remove all parts, and the entries from the lists of the competitors. */
export const removalOfParts = async (
  store: Reader,
  regattaName: string,
): Promise<readonly Write[]> => {
  const parts: Item[] = []
  let start: Start | undefined
  do {
    const page = await store.query(pageOfParts(regattaName, start))
    parts.push(...page.items.filter((item) => partNames.has(entityNameOf(item))))
    start = page.next
  } while (start !== undefined)
  const others = parts.map(async (item) => {
    const name = entityNameOf(item)
    if (name === 'webhook') return [webhookReferenceEntity.remove(webhookEntity.decode(item).id)]
    return name === 'entry' ? withoutEntry(store, entryEntity.decode(item)) : []
  })
  return [...parts.map((item) => removalOf({ item })), ...(await Promise.all(others)).flat()]
}

const withoutEntry = async (
  store: Reader,
  { regattaName, competitorId }: { readonly regattaName: string; readonly competitorId: string },
): Promise<readonly Write[]> => {
  const competitor = await readCompetitor(store, competitorId)
  if (competitor === undefined) return []
  const isOther = (name: string): boolean => name !== regattaName
  const entered = {
    regattaNames: competitor.regattaNames.filter(isOther),
    namesByOthers: competitor.namesByOthers?.filter(isOther),
  }
  return [putCompetitor(competitor, entered, competitor.item)]
}
