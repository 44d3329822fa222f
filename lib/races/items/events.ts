import { sentence } from '#values/failure.ts'
import { registerObjects } from '#table/registry.ts'
import { list, map, nullable, number, optional, text } from '#table/attributes.ts'
import { listedAttributes, objectEntity, recorded } from '#table/entity.ts'
import type { Reader } from '#table/items.ts'

const audited = {
  name: text,
  startMillis: nullable(number),
  endMillis: nullable(number),
  venue: map({
    name: nullable(text),
    location: nullable(map({ latitude: number, longitude: number })),
  }),
  regattas: optional(list(map({ name: text, boatClass: nullable(text) }))),
  leaderboardGroup: optional(nullable(map({ id: text, name: text }))),
  // Items of old tables have fewer fields.
  description: optional(nullable(text)),
  officialWebsiteUrl: optional(nullable(text)),
  baseUrl: optional(nullable(text)),
  timeZone: optional(nullable(text)),
}

/** Event: the description of an event. */
export const eventEntity = objectEntity('event', 'EVENT', 'EVENT', {
  // Items of old tables have one regatta.
  attributes: { ...listedAttributes, id: text, regattaName: optional(nullable(text)), ...audited },
  keyParts: ({ id }) => [id],
  audited: recorded(...Object.keys(audited)),
})

export const readEvent = async (store: Reader, id: string) => {
  const item = await eventEntity.get(store, id)
  if (item === undefined) return undefined
  const { name, startMillis, endMillis, venue, regattaName, leaderboardGroup = null } = item
  const { regattas = regattaName ? [{ name: regattaName, boatClass: null }] : [] } = item
  const { description = null, officialWebsiteUrl = null, baseUrl = null, timeZone = null } = item
  const texts = { description, officialWebsiteUrl, baseUrl, timeZone }
  return { id, name, startMillis, endMillis, venue, regattas, leaderboardGroup, ...texts, item }
}

export const putEvent = eventEntity.putListed

registerObjects('EVENT', { notFound: (id) => sentence`Could not find an event with id '${id}'.` })
