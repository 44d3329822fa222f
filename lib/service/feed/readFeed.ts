/** Reads the feed of a regatta, in pages. The cursor of a page contains the number of its last event. */
import { encodeObjectId } from '../../domain/access/objectId.ts'
import { Failure } from '../../domain/failure.ts'
import { isTagEvent } from '../../domain/feed/feedEvent.ts'
import {
  eventOf,
  type Feed,
  type KeptEvent,
  keyOfFeed,
  pageOfEvents,
  readFeed,
} from '../../store/entities/feed.ts'
import type { Prefetch, Reader } from '../../store/items.ts'
import type { Context } from '../context.ts'
import { type CursorContext, readCursor, sealCursor } from '../cursor.ts'
import { mayRead } from '../readable.ts'
import type { UnverifiedUser } from '../security/authentication.ts'
import { requireRegatta } from '../sailing/regattas.ts'
import { cloudEventOf } from './cloudEvent.ts'

export interface FeedQuery {
  readonly regattaName: string
  /** The cursor of the previous page. Absent: the oldest event that is kept. */
  readonly after?: string | undefined
  readonly limit?: number | undefined
}

/** The number of events in a page without a limit. */
const pageSize = 100

/** The table removes expired events late, so that many may precede the oldest one that is kept. */
const skippedAtOnce = 1000

const listOf = (regattaName: string): string => `feed ${regattaName}`

/** @param number that of the last event before the next page */
export const feedCursor = (context: CursorContext, regattaName: string, number: number): string =>
  sealCursor(context, listOf(regattaName), { number: String(number) })

const numberIn = (
  context: CursorContext,
  regattaName: string,
  after: string | undefined,
): number | undefined => {
  const source = { parameter: 'after', source: 'the `Link` of a page of this feed' }
  const start = readCursor(context, listOf(regattaName), after, source)
  return start && Number(start.number)
}

/** The page of a cursor is known if an access token names the user. */
export const firstOfFeed = (
  { regattaName, after, limit = pageSize }: FeedQuery,
  { userId }: UnverifiedUser,
  settings: CursorContext['settings'],
): readonly Prefetch[] => {
  const context = { settings, ...(userId === undefined ? {} : { caller: { user: { userId } } }) }
  try {
    const number = numberIn(context, regattaName, after) ?? 0
    return [keyOfFeed(regattaName), pageOfEvents(regattaName, number, limit)]
  } catch {
    return []
  }
}

/**
 * @throws Failure `cursor-expired` when events after the cursor are no longer kept;
 *   `invalid-input` for a cursor of another caller
 */
export const listFeedEvents = async (context: Context, query: FeedQuery) => {
  const { name } = await requireRegatta(context, query.regattaName)
  const after = numberIn(context, name, query.after)
  const { limit = pageSize } = query
  const feed = await readFeed(context.store, name)
  const isKept = keptIn(feed, context.nowMillis)
  const page =
    after === undefined
      ? await oldestPage(context.store, name, feed, limit, isKept)
      : await pageAfter(context.store, name, feed, after, limit, isKept)
  const last = page.at(-1)?.number ?? after ?? feed.last
  return {
    events: (await readableIn(context, name, page)).map((event) => cloudEventOf(name, event)),
    next: feedCursor(context, name, last),
  }
}

type IsKept = (event: KeptEvent) => boolean

const keptIn =
  ({ beganAtMillis }: Feed, nowMillis: number): IsKept =>
  ({ expiresAtSeconds, timeMillis }) =>
    expiresAtSeconds * 1000 > nowMillis && timeMillis >= beganAtMillis

const oldestPage = async (
  store: Reader,
  name: string,
  feed: Feed,
  limit: number,
  isKept: IsKept,
): Promise<readonly KeptEvent[]> => {
  let found = await eventsUntil(store, name, feed, 0, limit)
  for (;;) {
    const kept = found.filter(isKept)
    const last = found.at(-1)
    if (kept.length > 0 || last === undefined) return kept.slice(0, limit)
    found = await eventsAfter(store, name, last.number, skippedAtOnce)
  }
}

const pageAfter = async (
  store: Reader,
  name: string,
  feed: Feed,
  after: number,
  limit: number,
  isKept: IsKept,
): Promise<readonly KeptEvent[]> => {
  const page = await eventsUntil(store, name, feed, after, limit)
  const [first] = page
  if (first === undefined && feed.last === after) return page
  // Numbers have no gaps, so that the next event is missing if it is no longer kept.
  if (first?.number !== after + 1 || !isKept(first)) throw expired()
  return page
}

/** The feed and the page are read at the same time, so that the page may be the older one. */
const eventsUntil = async (
  store: Reader,
  name: string,
  { last }: Feed,
  number: number,
  limit: number,
) => {
  const page = await eventsAfter(store, name, number, limit)
  return page.length === 0 && last > number ? eventsAfter(store, name, number, limit) : page
}

const eventsAfter = async (store: Reader, name: string, number: number, limit: number) =>
  (await store.query(pageOfEvents(name, number, limit))).items.map(eventOf)

const readableIn = async (
  context: Context,
  name: string,
  page: readonly KeptEvent[],
): Promise<readonly KeptEvent[]> => {
  if (!page.some(isTagEvent)) return page
  const leaderboard = { type: 'LEADERBOARD', id: encodeObjectId([name]) }
  return (await mayRead(context, leaderboard)) ? page : page.filter((event) => !isTagEvent(event))
}

const expired = (): Failure =>
  new Failure(
    'cursor-expired',
    'The feed no longer has the events after this cursor. Read the regatta again, and then its feed without `after`.',
  )
