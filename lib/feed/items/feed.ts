/**
 * The feed of a regatta. The function of the table's stream writes it, in one transaction a batch:
 * the number of the last event, the events, and an item for each change of the stream, so that a
 * repeated change is added once.
 */
import type { FeedEvent, FeedEventType } from '../rules/feedEvent.ts'
import { enumerated, json, jsonText, number, optional, parseJson, text } from '#table/attributes.ts'
import { entity } from '#table/entity.ts'
import type { Item, Reader, Write } from '#table/items.ts'
import type { Key } from '#table/key.ts'

/** Feed: the number of the last event in the feed of a regatta. */
export const feedEntity = entity('feed', 'FEED#<regatta>#', 'FEED', {
  attributes: {
    regattaName: text,
    last: number,
    // Old tables: earlier events are those of another regatta with the name.
    beganAtMillis: optional(number),
  },
  keyParts: ({ regattaName }) => [regattaName],
})

/** Feed event: an event in the feed of a regatta. */
export const feedEventEntity = entity('feedEvent', 'FEED#<regatta>#', 'EVENT#<number>#', {
  attributes: {
    regattaName: text,
    regattaId: optional(text),
    number,
    id: text,
    type: enumerated<FeedEventType>(),
    subject: text,
    timeMillis: number,
    data: json<FeedEvent['data']>(),
    expiresAtSeconds: number,
  },
  keyParts: ({ regattaName, number: count }) => [regattaName, numberText(count)],
})

/** Feed change: a change of the stream that the feed of a regatta contains. */
export const feedChangeEntity = entity('feedChange', 'FEED#<regatta>#', 'CHANGE#<id>#', {
  attributes: { expiresAtSeconds: number },
})

/** As many digits as the largest safe integer. */
const numberText = (count: number): string => String(count).padStart(16, '0')

export interface KeptEvent extends FeedEvent {
  /** Counts from 1 for each regatta. */
  readonly number: number
  readonly expiresAtSeconds: number
}

export interface AddedEvent extends Pick<KeptEvent, 'number' | 'type' | 'regattaId'> {
  readonly regattaName: string
}

export interface Feed {
  /** The number of the last event; 0 without any. */
  readonly last: number
  readonly beganAtMillis: number
  readonly item: Item | undefined
}

export const readFeed = async (store: Pick<Reader, 'get'>, regattaName: string): Promise<Feed> => {
  const item = await feedEntity.get(store, regattaName)
  return { last: item?.last ?? 0, beganAtMillis: item?.beganAtMillis ?? 0, item }
}

export const putFeed = (regattaName: string, { last, beganAtMillis, item }: Feed): Write =>
  feedEntity.put([regattaName], { regattaName, last, beganAtMillis }, item ?? 'absent')

export const keyOfEvent = (regattaName: string, count: number): Key =>
  feedEventEntity.key(regattaName, numberText(count))

/** Oldest first. */
export const readEvents = async (
  store: Pick<Reader, 'query'>,
  regattaName: string,
  afterNumber: number,
  limit: number,
): Promise<readonly KeptEvent[]> => {
  const { items } = await feedEventEntity.query(store, {
    partition: feedEventEntity.key.partition(regattaName),
    between: [
      keyOfEvent(regattaName, afterNumber + 1).SK,
      keyOfEvent(regattaName, Number.MAX_SAFE_INTEGER).SK,
    ],
    limit,
  })
  return items.map((item) => ({ ...item, data: parseJson(item.data) }))
}

export const putEvent = (regattaName: string, event: KeptEvent): Write =>
  feedEventEntity.put(
    [regattaName, numberText(event.number)],
    { ...event, regattaName, data: jsonText(event.data) },
    'absent',
  )
