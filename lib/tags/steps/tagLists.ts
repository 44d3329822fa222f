/** The tags of a race that the caller may see, with public and private ones merged in one order. */
import type { Tag } from '../rules/tag.ts'
import { type ListedTag, listTags, type TagList, type TagOrder } from '../items/tagLists.ts'
import { listPublicTagKeys, readTagAt, readTagKey, type TagKey } from '../items/tags.ts'
import type { Start } from '#table/items.ts'
import type { Store } from '#table/store.ts'
import type { Context } from '#endpoint/context.ts'
import { formatCursor, readCursor } from '#table/cursor.ts'
import type { ListRange } from '#access/listReadable.ts'
import { payloadBytes } from '#values/payloadBytes.ts'
import { mayAsOwn, requireAsOwn } from '#access/authorize.ts'
import { mayEach } from '#access/readable.ts'
import type { Reading } from '#endpoint/endpoint.ts'
import { signedIn } from '#access/context.ts'
import { knownRaceId, type NamedRace } from '#races/steps/namedRace.ts'
import { raceIn, type PathOfTags, requireRaceNamed } from './raceOfTags.ts'

export type Visibility = 'public' | 'private' | 'both'

export interface TagQuery extends ListRange {
  readonly visibility: Visibility
  /** Race time in milliseconds: returns tags from this moment on. */
  readonly since?: number | undefined
  /** In milliseconds: returns tags created or changed from this time on, in this order. */
  readonly createdSince?: number | undefined
}

/** The response of a Lambda function can have 6 MB, as JSON text inside JSON. */
const pageBytesMax = 5 * 1024 * 1024

/** Anonymous callers get public tags only. Only authors and editors see hidden info. */
export const listRaceTags = async (context: Context, names: PathOfTags, query: TagQuery) => {
  const caller = authorIn(context, query.visibility)
  const race = await requireRaceNamed(context, names)
  const { raceId } = race
  const lists = listsOf(raceId, query, caller?.user.userId)
  const name = JSON.stringify(['tags', raceId, orderOf(query), Object.keys(lists)])
  const start = readCursor(context, name, query.cursor) ?? {}
  const { tags, next } = await mergeLists(context.store, lists, query.limit, start)

  return {
    race,
    tags: await withoutHidden(context, race, tags),
    next: formatCursor(context, name, next),
  }
}

/** Several tags can have the id, if several authors have used it. */
export const listTagsWithId = async (
  context: Context,
  names: PathOfTags,
  id: string,
  visibility: Visibility,
): Promise<readonly Tag[]> => {
  const caller = authorIn(context, visibility)
  const race = await requireRaceNamed(context, names)
  const { store } = context
  const [shared, own] = await Promise.all([
    visibility === 'private' ? [] : listPublicTagKeys(store, race.raceId, id),
    caller === undefined || visibility === 'public'
      ? undefined
      : readTagKey(store, race.raceId, id, caller.user.userId),
  ])
  const tagsAt = async (keys: readonly TagKey[], isPublic: boolean) => {
    const tags = await Promise.all(keys.map((key) => readTagAt(store, key)))
    return tags.flatMap((tag) => (tag?.isPublic === isPublic ? [tag] : []))
  }
  // The caller's own public tag is also among the public ones.
  const found = [tagsAt(shared, true), tagsAt(own === undefined ? [] : [own], false)]
  return withoutHidden(context, race, (await Promise.all(found)).flat())
}

/** The caller, unless a scoped token keeps what is the caller's own. @throws Failure if only that was asked for */
const authorIn = (context: Context, visibility: Visibility) => {
  if (visibility === 'private') {
    signedIn(context)
    requireAsOwn(context, 'READ')
  }
  return mayAsOwn(context, 'READ') ? context.caller : undefined
}

const withoutHidden = async (context: Context, { object }: NamedRace, tags: readonly Tag[]) => {
  const [isEditor = false] = await mayEach(context, [object], 'UPDATE')
  const mayKnow = ({ author }: Tag) =>
    isEditor || author.userId === authorIn(context, 'both')?.user.userId
  return tags.map((tag) => (mayKnow(tag) ? tag : { ...tag, hiddenInfo: '' }))
}

/** Reads the first page, if the race is known and the credentials name the user of the private tags. */
export const loadFirstTags = async (
  { context: { store }, input, user: { userId } }: Reading<PathOfTags>,
  query: TagQuery,
): Promise<void> => {
  const raceId = knownRaceId(store, raceIn(input))
  const lists =
    raceId === undefined || userId === undefined || query.cursor !== undefined
      ? {}
      : listsOf(raceId, query, userId)
  await Promise.all(
    Object.values(lists).map((list) => listTags(store, list, wantedAtOnce(query.limit))),
  )
}

const orderOf = ({ createdSince }: TagQuery): TagOrder =>
  createdSince === undefined ? 'race-time' : 'creation'

const listsOf = (raceId: string, query: TagQuery, userId: string | undefined) => {
  const { visibility, since, createdSince } = query
  const list = { raceId, order: orderOf(query), since: createdSince ?? since }
  return {
    ...(visibility === 'private' ? {} : { public: list }),
    ...(visibility === 'public' || userId === undefined ? {} : { private: { ...list, userId } }),
  }
}

/** One additional entry tells whether there is another page. */
const wantedAtOnce = (room: number): number => room + 1

/** The sort keys begin with the time. `start` has those of the last entries of the page before. */
const mergeLists = async (
  store: Store,
  lists: Readonly<Record<string, TagList>>,
  limit: number,
  start: Start,
): Promise<{ readonly tags: readonly Tag[]; readonly next?: Start }> => {
  const read = Object.entries(lists).map(async ([name, list]) => {
    const entries = await readTags(store, list, wantedAtOnce(limit), start[name])
    return entries.map((entry) => ({ ...entry, name }))
  })
  const isLater = (one: ListedTag, other: ListedTag) => Number(one.position > other.position)
  const sorted = (await Promise.all(read)).flat().sort((a, b) => isLater(a, b) - isLater(b, a))
  const next = { ...start }
  const tags: Tag[] = []
  let bytes = 0
  for (const { name, position, tag } of sorted) {
    if (tags.length === limit || bytes > pageBytesMax) return { tags, next }
    next[name] = position
    tags.push(tag)
    bytes += sizeOf(tag)
  }
  return { tags }
}

/** Reads on until there are enough entries, because some may have been removed meanwhile. */
const readTags = async (store: Store, list: TagList, wanted: number, start?: string) => {
  const found: (ListedTag & { readonly tag: Tag })[] = []
  let after = start
  for (let isAll = false; !isAll && found.length < wanted;) {
    const { entries, isLast } = await listTags(store, list, wanted - found.length, after)
    found.push(...entries.flatMap(({ position, tag }) => (tag ? [{ position, tag }] : [])))
    after = entries.at(-1)?.position ?? after
    isAll = isLast
  }
  return found
}

const sizeOf = ({ tag, comment, hiddenInfo, image, resizedImage, author }: Tag): number => {
  const texts = [tag, comment, hiddenInfo, image, resizedImage, author.name]
  return payloadBytes(texts) + emptyTagBytes
}

/** For the property names, the numbers and the id. */
const emptyTagBytes = 400

/** For the declaration: existing clients expect it before the permission check. */
export const orderErrors = ({ since, createdSince }: Readonly<Record<string, unknown>>) => {
  const detail = 'must not be combined with `createdSince`, which has another order'
  return since === undefined || createdSince === undefined
    ? []
    : [{ parameter: 'since', code: 'contradiction', detail }]
}
