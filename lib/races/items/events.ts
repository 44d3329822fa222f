import { registerObjects } from '#table/registry.ts'
import { map, nullable, number, optional, text } from '#table/attributes.ts'
import { listedAttributes, objectEntity, recorded } from '#table/entity.ts'
import type { Reader } from '#table/items.ts'

/** Event: the description of an event. */
export const eventEntity = objectEntity('event', 'EVENT', 'EVENT', {
  attributes: {
    ...listedAttributes,
    id: text,
    name: text,
    regattaName: nullable(text),
    startMillis: nullable(number),
    endMillis: nullable(number),
    venue: map({
      name: nullable(text),
      location: nullable(map({ latitude: number, longitude: number })),
    }),
    // Items of old tables have fewer fields.
    description: optional(nullable(text)),
    officialWebsiteUrl: optional(nullable(text)),
    baseUrl: optional(nullable(text)),
    timeZone: optional(nullable(text)),
  },
  keyParts: ({ id }) => [id],
  audited: recorded(
    'name',
    'startMillis',
    'endMillis',
    'venue',
    'regattaName',
    'description',
    'officialWebsiteUrl',
    'baseUrl',
    'timeZone',
  ),
})

export const readEvent = async (store: Reader, id: string) => {
  const item = await eventEntity.get(store, id)
  if (item === undefined) return undefined
  const { name, startMillis, endMillis, venue, regattaName } = item
  const { description = null, officialWebsiteUrl = null, baseUrl = null, timeZone = null } = item
  const texts = { description, officialWebsiteUrl, baseUrl, timeZone }
  return { id, name, startMillis, endMillis, venue, regattaName, ...texts, item }
}

export const putEvent = eventEntity.putListed

registerObjects('EVENT', { notFound: (id) => `Could not find an event with id '${id}'.` })
