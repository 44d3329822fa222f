/** Sailing events. */
import type { SailingEvent, Venue } from '../domain/race/event.ts'
import { keys } from './keys.ts'
import { listed } from './listed.ts'
import type { Item, Write } from './items.ts'
import type { Store } from './store.ts'

export const readEvent = async (store: Store, id: string): Promise<SailingEvent | undefined> => {
  const item = await store.get(keys.event(id))
  return item === undefined ? undefined : eventOf(item)
}

export const putNewEvent = (event: SailingEvent): Write => ({
  put: {
    ...keys.event(event.id),
    ...event,
    ...listed({ type: 'EVENT', id: event.id }, event.name),
  },
  expected: 'absent',
})

const eventOf = (item: Item): SailingEvent => ({
  id: item.id as string,
  name: item.name as string,
  startMillis: item.startMillis as number | null,
  endMillis: item.endMillis as number | null,
  venue: item.venue as Venue,
  regattaName: item.regattaName as string | null,
})
