import { EndpointResult, endpoint } from '#endpoint'
import { cloudEvents, feedQuery } from '#schemas/feed/feed.ts'
import { mayRead } from '#access/readable.ts'
import { namedObject } from '#values/objectId.ts'
import type { Context } from '#endpoint/context.ts'
import type { Reading } from '#endpoint/endpoint.ts'
import { type KeptEvent, keyOfEvent, readEvents, readFeed } from '#feed/items/feed.ts'
import { isOfLeaderboard } from '#feed/rules/feedEvent.ts'
import { cloudEventOf } from '#feed/steps/cloudEvent.ts'
import { feedCursor, numberInCursor } from '#feed/steps/feedCursor.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import type { Static } from '#schemas/schema.ts'
import { readObject } from '#table/objects.ts'
import { Failure } from '#values/failure.ts'

type FeedQuery = Static<typeof feedQuery>

export const { declaration, handler } = endpoint({
  name: 'readFeed',
  summary: 'Read the changes of a regatta in their order',
  description:
    'CloudEvents 1.0: courses, tracking, race columns and marks, and public tags for callers with ' +
    '`LEADERBOARD:READ` on the leaderboard of the regatta. Each change is in the feed once, in the ' +
    'order of the changes of each object, usually within two seconds, and for seven days. Each ' +
    'page has a `Link` to the next one, also an empty page: ask again later. A page can have ' +
    'fewer events than `limit` although more follow.',
  routes: ['GET /sailingserver/api/v1/regattas/{regattaName}/feed'],
  guard: { kind: 'object', type: 'REGATTA', actions: ['READ'], id: 'regattaName' },
  input: feedQuery,
  load: (reading) => {
    const { context, input } = reading
    return Promise.all([
      readObject(context.store, 'LEADERBOARD', input.regattaName),
      readFeed(context.store, input.regattaName),
      loadPage(reading),
    ])
  },
  reply: { status: 200, body: cloudEvents, headers: ['link'] },
  errors: ['not-found', 'cursor-expired'],
  run: async ({ context, input }) => {
    const { events, next } = await listFeedEvents(context, input)
    return new EndpointResult(events, { next, nextAs: 'after' })
  },
})

/** The number of events in a page without a limit. */
const pageSize = 100

/** The table removes expired events late, so that many may precede the oldest one that is kept. */
const skippedAtOnce = 1000

/** The page of a cursor is known if an access token names the user. */
const loadPage = async ({
  context: { store, settings },
  input: { regattaName, after, limit = pageSize },
  user: { userId },
}: Reading<FeedQuery>): Promise<void> => {
  const caller = userId === undefined ? undefined : { user: { userId } }
  let number: number | undefined
  try {
    number = numberInCursor({ settings, caller }, regattaName, after)
  } catch {
    // The cursor may be valid for the caller that is not verified yet, or for the decoded name.
    return
  }
  await readEvents(store, regattaName, number ?? 0, limit)
}

/** @throws Failure `cursor-expired` when later events are gone; `invalid-input` for another caller's cursor */
const listFeedEvents = async (context: Context, query: FeedQuery) => {
  const { store, nowMillis } = context
  const { id, name } = await requireRegatta(context, query.regattaName)
  const after = numberInCursor(context, name, query.after)
  const { last, beganAtMillis } = await readFeed(store, name)
  const range: KeptRange = {
    limit: query.limit ?? pageSize,
    last,
    read: (number, limit) => readEvents(store, name, number, limit),
    isStored: async (number) => {
      const [event] = await store.snapshot([keyOfEvent(name, number)])
      return event !== undefined
    },
    isKept: ({ expiresAtSeconds }) => expiresAtSeconds * 1000 > nowMillis,
    // Other regattas had the name before. The stream may pass their last changes late.
    isOwn: ({ regattaId, timeMillis }) => regattaId === id && timeMillis >= beganAtMillis,
  }
  const page = after === undefined ? await oldestPage(range) : await pageAfter(range, after)
  return {
    events: (await readableIn(context, name, page.filter(range.isOwn))).map((event) =>
      cloudEventOf(name, event),
    ),
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
  readonly isOwn: (event: KeptEvent) => boolean
}

const oldestPage = async (range: KeptRange): Promise<readonly KeptEvent[]> => {
  const { isKept, isOwn } = range
  let [number, limit] = [0, range.limit]
  for (;;) {
    const page = await eventsAfter({ ...range, limit }, number)
    const first = page.findIndex((event) => isKept(event) && isOwn(event))
    const skipped = first === -1 ? page.at(-1) : page[first - 1]
    if (skipped === undefined) return withoutGaps(page).filter(isKept).slice(0, range.limit)
    number = skipped.number
    limit = first === -1 ? skippedAtOnce : range.limit
  }
}

const pageAfter = async (range: KeptRange, after: number): Promise<readonly KeptEvent[]> => {
  const page = await eventsAfter(range, after)
  const [first] = page
  // The number of the last event may be older than the cursor.
  if (first === undefined && range.last <= after) return []
  // Numbers have no gaps, so that the next event is missing if it is no longer kept.
  const isNext = first?.number === after + 1 && range.isKept(first)
  const isOfEarlierRegatta = isNext && !range.isOwn(first) && page.some(range.isOwn)
  if (isNext && !isOfEarlierRegatta) return withoutGaps(page)
  throw new Failure(
    'cursor-expired',
    'The feed no longer has the events after this cursor. Read the regatta again, and then its feed without `after`.',
  )
}

/** A query can return a part of a transaction. A snapshot tells such an event from an expired one. */
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

const readableIn = async (context: Context, name: string, page: readonly KeptEvent[]) => {
  if (!page.some(isOfLeaderboard)) return page
  const leaderboard = namedObject('LEADERBOARD', name)
  return (await mayRead(context, leaderboard))
    ? page
    : page.filter((event) => !isOfLeaderboard(event))
}
