/** The tags of a race that the caller may see, public and private ones merged into one order. */
import { type Failure, invalidInput } from '../../domain/failure.ts'
import type { Tag } from '../../domain/race/tag.ts'
import {
  type ListedTag,
  listTags,
  pageOfTags,
  type TagList,
  type TagOrder,
} from '../../store/entities/tagLists.ts'
import {
  listPublicTagPlaces,
  readTagAt,
  readTagPlace,
  type TagPlace,
} from '../../store/entities/tags.ts'
import type { Start, Wanted } from '../../store/items.ts'
import type { Store } from '../../store/store.ts'
import type { Context } from '../context.ts'
import { formatCursor, readCursor } from '../cursor.ts'
import type { ListRange } from '../listReadable.ts'
import { mayEach } from '../readable.ts'
import type { Claimant } from '../security/authentication.ts'
import { signedIn } from '../security/signIn.ts'
import { expectedRaceId, type RaceNames } from './metRaces.ts'
import { openRace, type TaggedRace } from './taggedRace.ts'

export type Visibility = 'public' | 'private' | 'both'

export interface TagQuery extends ListRange {
  readonly visibility: Visibility
  /** A moment of the race, in milliseconds: of this moment and later. */
  readonly since?: number | undefined
  /** In milliseconds: made or changed at this time or later, and in this order. */
  readonly createdSince?: number | undefined
}

export interface TagPage {
  readonly race: TaggedRace
  readonly tags: readonly Tag[]
  readonly next?: string
}

/** A function of AWS answers with 6 MB at most, as text in a JSON text. */
const pageBytesMax = 5 * 1024 * 1024

/**
 * Who is not signed in has no private tags, and gets the public ones alone. Hidden info is left in
 * only where the caller may see it.
 */
export const listRaceTags = async (
  context: Context,
  names: RaceNames,
  query: TagQuery,
): Promise<TagPage> => {
  const { visibility, since, createdSince } = query
  if (since !== undefined && createdSince !== undefined) throw twoOrders()
  const { caller } = visibility === 'private' ? { caller: signedIn(context) } : context
  const race = await openRace(context, names, 'READ')
  const { raceId } = race
  const lists = listsOf(raceId, query, caller?.user.userId)
  const name = JSON.stringify(['tags', raceId, orderOf(query), Object.keys(lists)])
  const start = query.cursor === undefined ? {} : readCursor(context, name, query.cursor)
  const { tags, next } = await mergeLists(context.store, lists, query.limit, start)

  return {
    race,
    tags: await withoutHidden(context, race, tags),
    ...(next === undefined ? {} : { next: formatCursor(context, name, next) }),
  }
}

/** Those with the id: one, as long as its author alone has used the id. */
export const listTagsWithId = async (
  context: Context,
  names: RaceNames,
  id: string,
  visibility: Visibility,
): Promise<readonly Tag[]> => {
  const { caller } = visibility === 'private' ? { caller: signedIn(context) } : context
  const race = await openRace(context, names, 'READ')
  const { store } = context
  const [shared, own] = await Promise.all([
    visibility === 'private' ? [] : listPublicTagPlaces(store, race.raceId, id),
    caller === undefined || visibility === 'public'
      ? undefined
      : readTagPlace(store, race.raceId, id, caller.user.userId),
  ])
  const tagsAt = async (places: readonly TagPlace[], isPublic: boolean) => {
    const tags = await Promise.all(places.map((place) => readTagAt(store, place)))
    return tags.flatMap((tag) => (tag?.isPublic === isPublic ? [tag] : []))
  }
  // An own public tag is among the public ones.
  const found = [tagsAt(shared, true), tagsAt(own === undefined ? [] : [own], false)]
  return withoutHidden(context, race, (await Promise.all(found)).flat())
}

const withoutHidden = async (
  context: Context,
  { object }: TaggedRace,
  tags: readonly Tag[],
): Promise<readonly Tag[]> => {
  const [isEditor = false] = await mayEach(context, [object], 'UPDATE')
  const mayKnow = ({ author }: Tag) => isEditor || author.userId === context.caller?.user.userId
  return tags.map((tag) => (mayKnow(tag) ? tag : { ...tag, hiddenInfo: '' }))
}

/** The first page, where the race was met before and the claim tells whose private tags are wanted. */
export const firstTags = (
  names: RaceNames,
  query: TagQuery,
  { userId }: Claimant,
): readonly Wanted[] => {
  const raceId = expectedRaceId(names)
  if (raceId === undefined || userId === undefined || query.cursor !== undefined) return []
  const lists = Object.values(listsOf(raceId, query, userId))
  return lists.map((list) => pageOfTags(list, wantedAtOnce(query.limit)))
}

const orderOf = ({ createdSince }: TagQuery): TagOrder =>
  createdSince === undefined ? 'race-time' : 'creation'

/** The public tags, and the private ones of the user. */
const listsOf = (
  raceId: string,
  query: TagQuery,
  userId: string | undefined,
): Readonly<Record<string, TagList>> => {
  const { visibility, since, createdSince } = query
  const list = { raceId, order: orderOf(query), since: createdSince ?? since }
  return {
    ...(visibility === 'private' ? {} : { public: list }),
    ...(visibility === 'public' || userId === undefined ? {} : { private: { ...list, userId } }),
  }
}

/** One more than there is room for tells whether there is another page. */
const wantedAtOnce = (room: number): number => room + 1

/** A list, as far as it is read. */
interface Stream {
  readonly name: string
  readonly list: TagList
  /** Read, and not on the page yet. */
  readonly waiting: (ListedTag & { readonly tag: Tag })[]
  /** The place of the last entry that is on the page, and of the last one that was read. */
  taken: string | undefined
  read: string | undefined
  isRead: boolean
}

/** @param start for each list, the place of the last entry that was on the page before */
const mergeLists = async (
  store: Store,
  lists: Readonly<Record<string, TagList>>,
  limit: number,
  start: Start,
): Promise<{ readonly tags: readonly Tag[]; readonly next?: Start }> => {
  const streams = Object.entries(lists).map(([name, list]): Stream => {
    const place = start[name]
    return { name, list, waiting: [], taken: place, read: place, isRead: false }
  })
  const tags: Tag[] = []
  for (let bytes = 0; ;) {
    const wanted = wantedAtOnce(limit - tags.length)
    await Promise.all(streams.map((stream) => refill(store, stream, wanted)))
    const stream = streams.reduce(earlier)
    const first = stream.waiting[0]
    if (first === undefined) return { tags }
    if (tags.length === limit || bytes > pageBytesMax) return { tags, next: placesOf(streams) }
    stream.waiting.shift()
    stream.taken = first.place
    tags.push(first.tag)
    bytes += sizeOf(first.tag)
  }
}

/** Until there is an entry, or the end of the list. */
const refill = async (store: Store, stream: Stream, wanted: number): Promise<void> => {
  while (stream.waiting.length === 0 && !stream.isRead) {
    const { entries, isLast } = await listTags(store, stream.list, wanted, stream.read)
    stream.waiting.push(
      ...entries.flatMap(({ place, tag }) => (tag === undefined ? [] : [{ place, tag }])),
    )
    stream.read = entries.at(-1)?.place ?? stream.read
    stream.isRead = isLast
  }
}

/** The places of both begin with the time that they are ordered by. */
const earlier = (left: Stream, right: Stream): Stream => {
  const [one, other] = [left.waiting[0], right.waiting[0]]
  if (one === undefined || other === undefined) return one === undefined ? right : left
  return other.place < one.place ? right : left
}

const placesOf = (streams: readonly Stream[]): Start =>
  Object.fromEntries(
    streams.flatMap(({ name, taken }) => (taken === undefined ? [] : [[name, taken]])),
  )

/** As the gateway carries it: JSON as text in JSON, where `<` is written with six characters. */
const sizeOf = ({ tag, comment, hiddenInfo, image, resizedImage, author }: Tag): number => {
  const texts = [tag, comment, hiddenInfo, image, resizedImage, author.name]
  const json = JSON.stringify(texts).replace(/</g, '\\u003c')
  return Buffer.byteLength(JSON.stringify(json)) + emptyTagBytes
}

/** Of the names of the properties, the numbers and the id. */
const emptyTagBytes = 400

const twoOrders = (): Failure => {
  const detail = 'must stand without `createdSince`, which gives another order'
  return invalidInput([{ parameter: 'since', code: 'contradiction', detail }])
}
