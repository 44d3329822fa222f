/** Reads the feed of a regatta, in pages. The cursor of a page contains the number of its last event. */
import { encodeObjectId } from '#access/rules/objectId.ts'
import { Failure } from '#values/failure.ts'
import { isTagEvent } from '../rules/feedEvent.ts'
import {
  eventOf,
  type KeptEvent,
  keyOfEvent,
  keyOfFeed,
  pageOfEvents,
  readFeed,
} from '../items/feed.ts'
import type { Prefetch } from '#table/items.ts'
import type { Context } from '#endpoint/context.ts'
import { type CursorContext, readCursor, sealCursor } from '#endpoint/cursor.ts'
import { mayRead } from '#access/readable.ts'
import type { UnverifiedUser } from '#authentication/authentication.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
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
  const { store, nowMillis } = context
  const { name } = await requireRegatta(context, query.regattaName)
  const after = numberIn(context, name, query.after)
  const { last, beganAtMillis } = await readFeed(store, name)
  const range: KeptRange = {
    limit: query.limit ?? pageSize,
    last,
    read: async (number, limit) =>
      (await store.query(pageOfEvents(name, number, limit))).items.map(eventOf),
    isStored: async (number) => {
      const [event] = await store.snapshot([keyOfEvent(name, number)])
      return event !== undefined
    },
    isKept: ({ expiresAtSeconds, timeMillis }) =>
      expiresAtSeconds * 1000 > nowMillis && timeMillis >= beganAtMillis,
  }
  const page = after === undefined ? await oldestPage(range) : await pageAfter(range, after)
  return {
    events: (await readableIn(context, name, page)).map((event) => cloudEventOf(name, event)),
    next: feedCursor(context, name, page.at(-1)?.number ?? after ?? last),
  }
}

interface KeptRange {
  readonly limit: number
  /** The number of the last event. */
  readonly last: number
  /** Reads the events after a number. */
  readonly read: (number: number, limit: number) => Promise<readonly KeptEvent[]>
  /** @throws TableConflict while a transaction writes the event */
  readonly isStored: (number: number) => Promise<boolean>
  readonly isKept: (event: KeptEvent) => boolean
}

const oldestPage = async (range: KeptRange): Promise<readonly KeptEvent[]> => {
  let [number, limit] = [0, range.limit]
  for (;;) {
    const found = await eventsAfter({ ...range, limit }, number)
    const first = found.findIndex(range.isKept)
    const skipped = first === -1 ? found.at(-1) : found[first - 1]
    if (skipped === undefined) return withoutGaps(found).filter(range.isKept).slice(0, range.limit)
    number = skipped.number
    limit = first === -1 ? skippedAtOnce : range.limit
  }
}

const pageAfter = async (range: KeptRange, after: number): Promise<readonly KeptEvent[]> => {
  const found = await eventsAfter(range, after)
  const [first] = found
  // The number of the last event may be older than the cursor.
  if (first === undefined && range.last <= after) return []
  // Numbers have no gaps, so that the next event is missing if it is no longer kept.
  if (first?.number === after + 1 && range.isKept(first)) return withoutGaps(found)
  throw new Failure(
    'cursor-expired',
    'The feed no longer has the events after this cursor. Read the regatta again, and then its feed without `after`.',
  )
}

/**
 * Reads again while an event before the first one of the page is stored. A query can return only a
 * part of a transaction, and the number of the last event is read at the same time. A snapshot
 * tells such an event from one that is no longer kept.
 */
const eventsAfter = async ({ read, isStored, last, limit }: KeptRange, number: number) => {
  for (;;) {
    const page = await read(number, limit)
    const previous = (page[0]?.number ?? last + 1) - 1
    if (previous <= number || !(await isStored(previous))) return page
  }
}

/** The events behind a gap follow in the next page, after those that this page does not see yet. */
const withoutGaps = (page: readonly KeptEvent[]): readonly KeptEvent[] =>
  page.filter(({ number }, position) => number === (page[0]?.number ?? 0) + position)

const readableIn = async (
  context: Context,
  name: string,
  page: readonly KeptEvent[],
): Promise<readonly KeptEvent[]> => {
  if (!page.some(isTagEvent)) return page
  const leaderboard = { type: 'LEADERBOARD', id: encodeObjectId([name]) }
  return (await mayRead(context, leaderboard)) ? page : page.filter((event) => !isTagEvent(event))
}
