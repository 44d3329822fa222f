/** The key contains the internal id, so that a later user of the same name cannot read them. */
import { json, jsonText, list, parseJson, text } from '#table/attributes.ts'
import { entity, type Reference } from '#table/entity.ts'
import type { Expected, Item, Reader, Write } from '#table/items.ts'
import { partsOf } from '#table/key.ts'
import { contentOf } from '#table/resources.ts'
import type { TrackedEvent } from '../rules/trackedEvent.ts'

const userIdIn = ({ PK }: Item): string => partsOf(PK)[1] ?? ''

/** Preference: a document of a user, by internal id. */
export const preferenceEntity = entity('preference', 'PREFERENCES#<user>#', 'PREFERENCE#<key>#', {
  attributes: { document: json<unknown>() },
  resources: (item) => {
    const [, name] = partsOf(item.SK)
    const identity = item.PK + item.SK
    const seenBy = { userId: userIdIn(item) }
    return [{ what: 'preference', name, identity, content: contentOf(item), seenBy }]
  },
  references: (item): readonly Reference[] => [
    {
      key: preferenceKeysEntity.key(userIdIn(item)),
      refersBack: (found) =>
        preferenceKeysEntity
          .decode(found)
          .names.some((name) => preferenceEntity.key.sortPrefix(name) === item.SK),
    },
  ],
})

/** Preference keys: the keys and the number of the documents of a user. */
export const preferenceKeysEntity = entity('preferenceKeys', 'PREFERENCES#<user>#', 'KEYS', {
  attributes: { names: list(text) },
  references: (item): readonly Reference[] =>
    item.names.map((name) => ({ key: preferenceEntity.key(userIdIn(item), name) })),
})

/** There are few keys, so one item lists them all, sorted. */
export const readPreferenceKeys = async (store: Reader, userId: string) => {
  const item = await preferenceKeysEntity.get(store, userId)
  return { names: item?.names ?? [], item }
}

export const putPreferenceKeys = (
  userId: string,
  names: readonly string[],
  { item = 'absent' }: { readonly item?: Item | 'absent' | undefined },
): Write => preferenceKeysEntity.put([userId], { names }, item)

export const putPreference = (userId: string, name: string, document: string): Write =>
  preferenceEntity.put([userId, name], { document }, 'any')

/** Tracked events: all tracked events of a user, by internal id. */
export const trackedEventsEntity = entity(
  'trackedEvents',
  'PREFERENCES#<user>#',
  'TRACKED_EVENTS',
  {
    attributes: { trackedEvents: json<readonly TrackedEvent[]>() },
    resources: (item) => {
      const seenBy = { userId: partsOf(item.PK)[1] ?? '' }
      const identity = item.PK + item.SK
      const content = contentOf(item)
      return [{ what: 'preference', name: 'trackedevents', identity, content, seenBy }]
    },
  },
)

export const readTrackedEvents = async (store: Reader, userId: string) => {
  const item = await trackedEventsEntity.get(store, userId)
  return { trackedEvents: item === undefined ? [] : parseJson(item.trackedEvents), item }
}

export const putTrackedEvents = (
  userId: string,
  trackedEvents: readonly TrackedEvent[],
  expected: Expected,
): Write => trackedEventsEntity.put([userId], { trackedEvents: jsonText(trackedEvents) }, expected)
