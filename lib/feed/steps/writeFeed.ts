import {
  changeIn,
  type StreamChange,
  type StreamEvent,
  type StreamResult,
} from '#table/streamRecords.ts'
import { isUnavailable } from '#table/errors.ts'
import type { Store } from '#table/store.ts'
import { groupedBy } from '#values/groupedBy.ts'
import { appendEvents } from './appendEvents.ts'
import { type EventsOfChange, eventsOfChange } from './eventsOfChange.ts'

interface Work {
  readonly context: { readonly store: Store }
  readonly count: (figure: string, number: number) => void
}

/** A record that cannot be decoded does not stop the others. The stream passes it again some times. */
export const writeFeed = async (
  { context: { store }, count }: Work,
  { Records }: StreamEvent,
): Promise<StreamResult> => {
  const changes = new Map<string, StreamChange>()
  const failed: string[] = []
  for (const record of Records) {
    try {
      const change = changeIn(record)
      changes.set(change.id, change)
    } catch {
      failed.push(record.dynamodb?.SequenceNumber ?? '')
    }
  }
  const events: EventsOfChange[] = []
  for (const change of inOrder([...changes.values()])) {
    try {
      events.push(...(await eventsOfChange(store, change)))
    } catch (error) {
      if (isUnavailable(error)) throw error
      failed.push(change.sequenceNumber)
    }
  }
  count('records', Records.length)
  for (const [regattaName, some] of groupedBy(events, (each) => each.regattaName)) {
    count('events', await appendEvents(store, regattaName, some))
  }
  if (failed.length > 0) count('failed', failed.length)
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) }
}

/** A repeated batch may be out of order. Sequence numbers are decimal numbers of any length. */
const inOrder = (changes: readonly StreamChange[]): readonly StreamChange[] =>
  [...changes].sort(
    ({ sequenceNumber: one }, { sequenceNumber: other }) =>
      one.length - other.length || (one < other ? -1 : Number(one > other)),
  )
