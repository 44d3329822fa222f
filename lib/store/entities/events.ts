/** Sailing events. */
import type { SailingEvent } from '../../domain/race/event.ts'
import { recorded } from '../auditedFields.ts'
import { map, nullable, number, text } from '../attributes.ts'
import { entity, objectEntity } from '../entity.ts'
import { listed, listedAttributes } from '../listed.ts'
import type { Reader, Write } from '../items.ts'

/** Event: its description, beside its security. */
export const eventEntity = entity({
  ...objectEntity('EVENT', 'EVENT'),
  attributes: {
    ...listedAttributes,
    id: text,
    name: text,
    startMillis: nullable(number),
    endMillis: nullable(number),
    venue: map({
      name: nullable(text),
      location: nullable(map({ latitude: number, longitude: number })),
    }),
    regattaName: nullable(text),
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
  const content = { ...event, ...listed({ type: 'EVENT', id: event.id }, event.name) }
  return eventEntity.put(eventEntity.key(event.id), content, 'absent')
}
