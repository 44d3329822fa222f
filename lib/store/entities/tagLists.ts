/** The tags of a race in order, a stretch at a time: the cost does not depend on how many there are. */
import { indexEntryOf } from '../entity.ts'
import { type Item, type QueryOptions, type Reader, removalOf, type Write } from '../items.ts'
import { millisText, plainKey } from '../key.ts'
import {
  privateTagEntity,
  publicTagEntity,
  removeTagIds,
  type StoredTag,
  tagListOf,
  tagOf,
} from './tags.ts'

export type TagOrder = 'race-time' | 'creation'

export interface TagsOfRace {
  readonly raceId: string
  /** Of this user, the private ones; absent: the public ones of everybody. */
  readonly userId?: string
}

export interface TagList extends TagsOfRace {
  readonly order: TagOrder
  /** In milliseconds: of this time, in the order of the list, and later. */
  readonly since?: number | undefined
}

export interface ListedTag {
  /** In the list; greater than that of the entry before. */
  readonly place: string
  /** Absent: it was removed or changed just now. */
  readonly tag: StoredTag | undefined
}

export interface Stretch {
  readonly entries: readonly ListedTag[]
  readonly isLast: boolean
}

/** @param after the place of the last entry that is known already */
export const pageOfTags = (list: TagList, limit: number, after?: string): QueryOptions => {
  const isByTime = list.order === 'race-time'
  const { partition, prefix } = isByTime ? byRaceTime(list) : byCreation(list)
  // No place begins with another one and a blank, and `~` is greater than all that is in a place.
  const first = after === undefined ? millisText(list.since ?? -8_640_000_000_000_000) : `${after} `
  return {
    partition,
    between: [prefix + first, `${prefix}~`],
    limit,
    ...(isByTime ? {} : { index: 'ByType' }),
  }
}

/** @param after the place of the last entry that is known already */
export const listTags = async (
  store: Reader,
  list: TagList,
  limit: number,
  after?: string,
): Promise<Stretch> => {
  const { items, next } = await store.query(pageOfTags(list, limit, after))
  const entries =
    list.order === 'race-time' ? entriesOf(list, items) : await readListed(store, items)
  return { entries, isLast: next === undefined }
}

export const pageOfLatestTags = (list: TagsOfRace, limit: number): QueryOptions => {
  const { partition, prefix } = byRaceTime(list)
  return { partition, between: [`${prefix}A`, `${prefix}~`], limit, backwards: true }
}

/** The latest ones by race time, the latest one first. `isLast`: there are no earlier ones. */
export const listLatestTags = async (
  store: Reader,
  list: TagsOfRace,
  limit: number,
): Promise<Stretch> => {
  const { items, next } = await store.query(pageOfLatestTags(list, limit))
  return { entries: entriesOf(list, items), isLast: next === undefined }
}

const entriesOf = (list: TagsOfRace, items: readonly Item[]): readonly ListedTag[] => {
  const { prefix } = byRaceTime(list)
  return items.map((item) => ({ place: item.SK.slice(prefix.length), tag: tagOf(item) }))
}

const byRaceTime = ({ raceId, userId }: TagsOfRace) =>
  userId === undefined
    ? { partition: publicTagEntity.key.partition(raceId), prefix: '' }
    : {
        partition: privateTagEntity.key.partition(userId),
        prefix: privateTagEntity.key.sortPrefix(raceId),
      }

const byCreation = ({ raceId, userId }: TagList) => ({
  partition: tagListOf(raceId, userId),
  prefix: '',
})

/** The index holds the keys alone, and may be a moment behind. */
const readListed = async (store: Reader, items: readonly Item[]): Promise<readonly ListedTag[]> => {
  const wanted = items.map((item) => ({ key: plainKey(item), place: indexEntryOf(item).listSK }))
  await store.prefetch(wanted.map(({ key }) => key))
  return Promise.all(
    wanted.map(async ({ key, place }) => {
      const item = await store.get(key)
      return { place, tag: item?.listSK === place ? tagOf(item) : undefined }
    }),
  )
}

/** Some of the private tags of a user, on any race, and what it takes to remove them. */
export const removalOfPrivateTags = async (
  store: Reader,
  userId: string,
  limit: number,
): Promise<readonly Write[]> => {
  const partition = privateTagEntity.key.partition(userId)
  const { items } = await store.query({ partition, limit })
  return items.map(tagOf).flatMap((tag) => [removalOf(tag), ...removeTagIds(tag)])
}
