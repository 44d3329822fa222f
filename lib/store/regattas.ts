/** Regattas. All races of a regatta are one item, so that what happens to several is one write. */
import { encodeObjectId } from '../domain/objectId.ts'
import type { Regatta, Series, TrackedRace } from '../domain/regatta.ts'
import { keys } from './keys.ts'
import { listed } from './lists.ts'
import type { Expected, Item, Store, Write } from './store.ts'

export interface StoredRegatta extends Regatta {
  readonly item: Item
}

export const readRegatta = async (
  store: Store,
  name: string,
): Promise<StoredRegatta | undefined> => {
  const item = await store.get(keys.regatta(name))
  return item === undefined ? undefined : { ...regattaOf(item), item }
}

export const putRegatta = (regatta: Regatta, expected: Expected): Write => ({
  put: {
    ...keys.regatta(regatta.name),
    name: regatta.name,
    eventId: regatta.eventId,
    boatClass: regatta.boatClass,
    series: regatta.series,
    trackedRaces: regatta.trackedRaces,
    ...listed({ type: 'REGATTA', id: encodeObjectId([regatta.name]) }, regatta.name),
  },
  expected,
})

const regattaOf = (item: Item): Regatta => ({
  name: item.name as string,
  eventId: item.eventId as string,
  boatClass: item.boatClass as string | null,
  series: item.series as readonly Series[],
  trackedRaces: item.trackedRaces as readonly TrackedRace[],
})
