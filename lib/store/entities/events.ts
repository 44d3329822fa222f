import type { SailingEvent } from '../../domain/race/event.ts'
import { map, nullable, number, text } from '../attributes.ts'
import { listed, listedAttributes, objectEntity, recorded } from '../entity.ts'
import type { Reader, Write } from '../items.ts'

/** Event: the description of an event. */
export const eventEntity = objectEntity('EVENT', 'EVENT', {
  attributes: {
    ...listedAttributes,
    ...{ id: text, name: text, regattaName: nullable(text) },
    ...{ startMillis: nullable(number), endMillis: nullable(number) },
    venue: map({
      name: nullable(text),
      location: nullable(map({ latitude: number, longitude: number })),
    }),
  },
  keyParts: ({ id }) => [id],
  audited: recorded('name', 'startMillis', 'endMillis', 'venue', 'regattaName'),
})

export const readEvent = async (store: Reader, id: string): Promise<SailingEvent | undefined> => {
  const item = await eventEntity.get(store, id)
  if (item === undefined) return undefined
  const { name, startMillis, endMillis, venue, regattaName } = item
  return { id, name, startMillis, endMillis, venue, regattaName }
}

export const putNewEvent = (event: SailingEvent): Write => {
  const content = { ...event, ...listed('EVENT', event.id, event.name) }
  return eventEntity.put([event.id], content, 'absent')
}
