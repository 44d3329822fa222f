/** The tags of a race in pages, whose cost does not depend on the number of tags. */
import { indexEntryOf } from '#table/entity.ts'
import { type Item, type QueryOptions, type Reader, removalOf } from '#table/items.ts'
import { userSweeps } from '#table/sweeps.ts'
import { raceSweeps } from '#races/items/sweeps.ts'
import { millisText, plainKey } from '#table/key.ts'
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
  /** Present: the private tags of this user. Absent: the public tags of all users. */
  readonly userId?: string
}

export interface TagList extends TagsOfRace {
  readonly order: TagOrder
  /** The earliest time in milliseconds, in the order of the list. */
  readonly since?: number | undefined
}

export interface ListedTag {
  /** The position in the list. It is greater than that of the previous entry. */
  readonly position: string
  /** Absent: the tag was removed or changed during the read. */
  readonly tag: StoredTag | undefined
}

const pageOfTags = (list: TagList, limit: number, after?: string): QueryOptions => {
  const isByTime = list.order === 'race-time'
  const { partition, prefix } = isByTime
    ? byRaceTime(list)
    : { partition: tagListOf(list.raceId, list.userId), prefix: '' }
  // No position begins with another position and a space, and `~` is greater than all characters of
  // a position.
  const first = after === undefined ? millisText(list.since ?? -8_640_000_000_000_000) : `${after} `
  return {
    partition,
    between: [prefix + first, `${prefix}~`],
    limit,
    ...(isByTime ? {} : { index: 'ByType' }),
  }
}

/** @param after the position of the last entry of the previous page */
export const listTags = async (store: Reader, list: TagList, limit: number, after?: string) => {
  const { items, next } = await store.query(pageOfTags(list, limit, after))
  const entries =
    list.order === 'race-time' ? entriesOf(list, items) : await readListed(store, items)
  return { entries, isLast: next === undefined }
}

/** Reads the latest tags by race time, latest first. `isLast`: there are no earlier tags. */
export const listLatestTags = async (store: Reader, list: TagsOfRace, limit: number) => {
  const { partition, prefix } = byRaceTime(list)
  const range = { between: [`${prefix}A`, `${prefix}~`], backwards: true } as const
  const { items, next } = await store.query({ partition, limit, ...range })
  return { entries: entriesOf(list, items), isLast: next === undefined }
}

const entriesOf = (list: TagsOfRace, items: readonly Item[]): readonly ListedTag[] => {
  const { prefix } = byRaceTime(list)
  return items.map((item) => ({ position: item.SK.slice(prefix.length), tag: tagOf(item) }))
}

const byRaceTime = ({ raceId, userId }: TagsOfRace) =>
  userId === undefined
    ? { partition: publicTagEntity.key.partition(raceId), prefix: '' }
    : {
        partition: privateTagEntity.key.partition(userId),
        prefix: privateTagEntity.key.sortPrefix(raceId),
      }

/** The index has only keys, and is late. So the tags are read from the table. */
const readListed = async (store: Reader, items: readonly Item[]): Promise<readonly ListedTag[]> => {
  const entries = items.map((item) => ({
    key: plainKey(item),
    position: indexEntryOf(item).listSK,
  }))
  await store.prefetch(entries.map(({ key }) => key))
  return Promise.all(
    entries.map(async ({ key, position }) => {
      const item = await store.get(key)
      return { position, tag: item?.listSK === position ? tagOf(item) : undefined }
    }),
  )
}

const sweep = async (store: Reader, partition: string, limit: number) => {
  const { items } = await store.query({ partition, limit })
  return items.map(tagOf).flatMap((tag) => [removalOf(tag), ...removeTagIds(tag)])
}

raceSweeps.push((store, raceId, limit) =>
  sweep(store, publicTagEntity.key.partition(raceId), limit),
)

userSweeps.push((store, userId, limit) =>
  sweep(store, privateTagEntity.key.partition(userId), limit),
)
