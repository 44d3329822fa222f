/** Appends events to a feed. A repeated change fails on its item, so that each change is in the feed once. */
import { setTimeout as pause } from 'node:timers/promises'
import { type Feed, feedChangeEntity, putEvent, putFeed, readFeed } from '../items/feed.ts'
import { chunksOf } from '#values/chunksOf.ts'
import { transactionWritesMax } from '#table/actions.ts'
import { TableConflict } from '#table/errors.ts'
import type { Write } from '#table/items.ts'
import type { Store } from '#table/store.ts'
import type { EventsOfChange } from './eventsOfChange.ts'

/** Events are kept this long. */
const feedDays = 7

/** The stream repeats no record after a day. */
const changeDays = 2

const attemptsMax = 10
const backoffMillisMax = 400

/** @param changes of one regatta, in the order of the stream @returns the number of new events */
export const appendEvents = async (
  store: Store,
  regattaName: string,
  changes: readonly EventsOfChange[],
): Promise<number> => {
  let added = 0
  for (const chunk of transactionsOf(changes.flatMap(parts))) {
    added += await appendChunk(store, regattaName, chunk)
  }
  return added
}

/** A new regatta may have hundreds of race columns, which are one change. */
const parts = (change: EventsOfChange): readonly EventsOfChange[] => {
  const { id, events } = change
  if (events.length < transactionWritesMax - 1) return [change]
  const chunks = chunksOf(events, transactionWritesMax - 2)
  return chunks.map((some, part) => ({ ...change, id: `${id} ${part}`, events: some }))
}

/** Each event and each change is a write, and so is the feed. */
const transactionsOf = (changes: readonly EventsOfChange[]) => {
  const chunks: EventsOfChange[][] = []
  let room = 0
  for (const change of changes) {
    const writes = change.events.length + 1
    if (writes > room) {
      chunks.push([])
      room = transactionWritesMax - 1
    }
    room -= writes
    chunks.at(-1)?.push(change)
  }
  return chunks
}

const appendChunk = async (
  store: Store,
  regattaName: string,
  changes: readonly EventsOfChange[],
): Promise<number> => {
  for (let attempt = 1; ; attempt += 1) {
    // Most changes are new, so that only a conflict is worth a look at their items.
    const fresh = attempt === 1 ? changes : await unknown(store, regattaName, changes)
    if (fresh.length === 0) return 0
    const { writes, added } = writesOf(await readFeed(store, regattaName), regattaName, fresh)
    try {
      await store.write(writes)
      return added
    } catch (error) {
      if (!(error instanceof TableConflict) || attempt === attemptsMax) throw error
      await pause(Math.random() * Math.min(backoffMillisMax, 10 * 2 ** attempt))
    }
  }
}

const unknown = async (store: Store, regattaName: string, changes: readonly EventsOfChange[]) => {
  const reader = store.freshReader()
  const known = await Promise.all(
    changes.map(({ id }) => feedChangeEntity.get(reader, regattaName, id)),
  )
  return changes.filter((_, position) => known[position] === undefined)
}

const writesOf = (feed: Feed, regattaName: string, changes: readonly EventsOfChange[]) => {
  const inDays = (days: number) => Math.floor(Date.now() / 1000) + days * 24 * 3600
  let { last } = feed
  const writes: Write[] = []
  for (const { id, events } of changes) {
    for (const event of events) {
      last += 1
      const kept = { ...event, number: last, expiresAtSeconds: inDays(feedDays) }
      writes.push(putEvent(regattaName, kept))
    }
    const expiry = { expiresAtSeconds: inDays(changeDays) }
    writes.push(feedChangeEntity.put([regattaName, id], expiry, 'absent'))
  }
  return {
    writes: [putFeed(regattaName, { ...feed, last }), ...writes],
    added: last - feed.last,
  }
}
