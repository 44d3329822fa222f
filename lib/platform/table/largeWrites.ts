/**
 * Atomic writes of more items than a DynamoDB transaction can contain.
 *
 * 1. A record of the large write lists its items. Its state is open.
 * 2. Each item gets its new content beside the old one, as `staged`. Readers see the old content.
 * 3. One transaction sets the record to decided, with as many writes as fit. From now on readers
 * see the staged content.
 * 4. The staged content replaces the old one, and the record is removed.
 *
 * INVARIANT: no request writes a staged item until its large write is settled. After a failure
 * between these steps, the next request that meets the record completes or rolls back the write.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import {
  actionOf,
  batchesOf,
  conditionOf,
  itemAfter,
  keyOf,
  transactionWritesMax,
} from './actions.ts'
import { atOnce, type Action, type Calls } from './calls.ts'
import { parseJson } from './attributes.ts'
import { type Decoded, listed } from './entity.ts'
import { largeWriteEntity } from './items/largeWrite.ts'
import { TableConflict } from './errors.ts'
import { type Key, nameOfKey, plainKey } from './key.ts'
import { isConditionCheck, type Item, type Write } from './items.ts'

/** The record, which names all items, then has 204 KB. An item has at most 400 KB. */
const largeWritesMax = 12_000

/** A request waits no longer for a decided write: at its deadline it would be refused although it is done. */
const writeMillisMax = 3000

/** Longer than any request. A record that is still open after this time was abandoned. */
const abandonedAfterMillis = 60_000

const [recordType, recordsAtOnce] = ['LARGE_WRITE', 16]

type LargeWrite = Decoded<(typeof largeWriteEntity)['attributes']>

interface Staged {
  readonly largeWriteId: string
  /** Null: the item will be removed. */
  readonly item: Item | null
}

/** Enough of a staged item to put its content in place. */
type StagedContent = Key & { readonly staged: Staged }

type StagedItem = Item & StagedContent

interface Placed {
  readonly write: Write
  readonly position: number
}

/** Makes all of the writes, or none of them. @throws TableConflict like a transaction */
export const writeLarge = async (calls: Calls, writes: readonly Write[], writeId: string) => {
  if (writes.length > largeWritesMax) throw new Error(`${writes.length} writes are too many`)
  await settleAbandoned(calls)
  const { staged, deciding } = divide(writes, writeId)
  const record = await openRecord(calls, staged, writeId)
  try {
    await stage(calls, staged)
    await decide(calls, deciding, record, writeId)
  } catch (error) {
    // Has no effect if the decision was made and only its response was lost.
    await takeBack(calls, record)
    throw error
  }
  // A decided write stays decided: the next request that meets it completes it.
  const placing = place(calls, record, staged).catch(() => undefined)
  const millisLeft = Math.max(0, record.startedMillis + writeMillisMax - Date.now())
  await Promise.race([placing, pause(millisLeft, undefined, { ref: false })])
}

export const settledView = async (
  calls: Calls,
  items: readonly Item[],
  isSecondLook = false,
): Promise<readonly Item[]> => {
  const stagedItems = items.filter(isStaged)
  if (stagedItems.length === 0) return items
  const ids = new Set(stagedItems.map(({ staged }) => staged.largeWriteId))
  const records = await readRecords(calls, [...ids].map(largeWriteEntity.key))
  const settled = new Set<Item>(
    stagedItems.filter(({ staged }) => !records.some(({ id }) => id === staged.largeWriteId)),
  )
  if (settled.size > 0 && !isSecondLook) {
    // Another request may have placed or reverted these items since they were read.
    const found = await calls.batchGet([...settled].map(plainKey))
    const again = new Map(found.map((item) => [nameOfKey(item), item]))
    const after = (item: Item) => (settled.has(item) ? (again.get(nameOfKey(item)) ?? []) : item)
    return settledView(calls, items.flatMap(after), true)
  }
  const decided = new Set(records.filter(isDecided).map(({ id }) => id))
  return items.flatMap((item) => {
    if (!isStaged(item)) return [item]
    const { staged, ...old }: StagedItem = item
    if (decided.has(staged.largeWriteId)) return staged.item === null ? [] : [staged.item]
    return isVisible(old) ? [old] : []
  })
}

/** Completes or rolls back a large write that blocks another one, unless it is in progress. */
export const settle = async (calls: Calls, largeWriteId: string, inTheWay: readonly Key[]) => {
  const record = await largeWriteEntity.get(calls, largeWriteId)
  if (record === undefined) await unstage(calls, largeWriteId, inTheWay)
  else if (isDecided(record)) {
    await place(calls, record, await stagedBy(calls, largeWriteId, unpacked(record)))
  } else if (isAbandoned(record)) await takeBack(calls, record)
}

/** The deciding transaction: conditions without a change, and as many other writes as fit. */
const divide = (writes: readonly Write[], largeWriteId: string) => {
  const placed = writes.map((write, position) => ({ write, position }))
  const checks = placed.filter(({ write }) => isConditionCheck(write))
  const others = placed.filter(({ write }) => !isConditionCheck(write))
  const room = transactionWritesMax - 1 - checks.length
  if (room < 0) throw new Error(`${checks.length} checks are too many for a transaction`)
  const staged = others.slice(room).map(({ write, position }) => {
    const item = itemAfter(write, largeWriteId) ?? null
    return { ...keyOf(write), write, position, staged: { largeWriteId, item } }
  })
  return { deciding: [...checks, ...others.slice(0, room)], staged }
}

const readRecords = async (calls: Calls, found: readonly Key[]): Promise<readonly LargeWrite[]> =>
  (await calls.batchGet(found)).map(largeWriteEntity.decode)

const openRecord = async (
  calls: Calls,
  staged: readonly Placed[],
  writeId: string,
): Promise<LargeWrite> => {
  const record = {
    ...largeWriteEntity.key(writeId),
    id: writeId,
    state: 'open',
    startedMillis: Date.now(),
    keys: packed(staged.map(({ write }) => keyOf(write))),
    ...listed(recordType, writeId, ''),
    version: 1,
    writeId: `${writeId} open`,
  }
  // The same call may arrive again after the decision.
  await calls.put(record, { ConditionExpression: 'attribute_not_exists(PK)' })
  return record
}

type ToStage = Placed & StagedContent

const stage = async (calls: Calls, writes: readonly ToStage[]): Promise<void> => {
  await atOnce(batchesOf(writes, contentOf), async (batch) => {
    try {
      await calls.transactWrite(batch.map((one) => stagingOf(calls.table.name, one)))
    } catch (error) {
      if (!(error instanceof TableConflict)) throw error
      throw error.at(batch.map(({ position }) => position))
    }
  })
}

const contentOf = ({ staged }: StagedContent): Item | null => staged.item

const stagingOf = (TableName: string, { write, staged }: ToStage): Action => {
  if (isConditionCheck(write)) throw new Error('a condition without a change cannot be staged')
  const { ConditionExpression, ...condition } = conditionOf(write.expected)
  return {
    Update: {
      TableName,
      Key: keyOf(write),
      UpdateExpression: 'SET staged = :staged',
      ConditionExpression,
      ...condition,
      ExpressionAttributeValues: {
        ...condition.ExpressionAttributeValues,
        ':staged': staged,
      },
    },
  }
}

const decide = async (
  calls: Calls,
  deciding: readonly Placed[],
  record: LargeWrite,
  writeId: string,
): Promise<void> => {
  const writes = [
    ...deciding.map(({ write }) => write),
    { put: { ...record, state: 'decided' }, expected: record },
  ]
  try {
    await calls.transactWrite(writes.map((write) => actionOf(calls.table.name, write, writeId)))
  } catch (error) {
    if (!(error instanceof TableConflict)) throw error
    if (error.isOwnWrite(writeId)) return
    throw error.at(deciding.map(({ position }) => position))
  }
}

/** Random ids are most of a key, and need half the space in binary. */
const packed = (stagedKeys: readonly Key[]): Uint8Array => gzipSync(JSON.stringify(stagedKeys))

const unpacked = (record: LargeWrite): readonly Key[] =>
  parseJson<readonly Key[]>(gunzipSync(record.keys).toString())

const takeBack = async (calls: Calls, record: LargeWrite): Promise<void> => {
  const isTakenBack = await calls.put(
    // A new write id, so that a decision that arrives later fails.
    { ...record, state: 'taken back', writeId: `${record.id} taken back` },
    {
      ConditionExpression: '#state <> :decided',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':decided': 'decided' },
    },
  )
  if (!isTakenBack) return
  await unstage(calls, record.id, unpacked(record))
  await calls.remove(record, {})
}

const unstage = async (calls: Calls, largeWriteId: string, stagedKeys: readonly Key[]) => {
  await atOnce(await stagedBy(calls, largeWriteId, stagedKeys), async (item) => {
    const condition = stillStagedBy(largeWriteId)
    // An item with only staged content does not exist for readers yet.
    if (isVisible(item)) {
      await calls.update({ Key: plainKey(item), UpdateExpression: 'REMOVE staged', ...condition })
    } else await calls.remove(item, condition)
  })
}

const place = async (calls: Calls, record: LargeWrite, staged: readonly StagedContent[]) => {
  await atOnce(batchesOf(staged, contentOf), async (batch) => {
    try {
      await calls.transactWrite(batch.map((item) => placingOf(calls.table.name, item)))
    } catch (error) {
      if (!(error instanceof TableConflict)) throw error
      // Another request completes the same write, and has already replaced some of the items.
      await atOnce(batch, (item) => promote(calls, item))
    }
  })
  await calls.remove(record, {})
}

const placingOf = (TableName: string, { PK, SK, staged }: StagedContent): Action => {
  const condition = stillStagedBy(staged.largeWriteId)
  return staged.item === null
    ? { Delete: { TableName, Key: { PK, SK }, ...condition } }
    : { Put: { TableName, Item: staged.item, ...condition } }
}

const promote = async (calls: Calls, item: StagedContent): Promise<void> => {
  const { staged } = item
  const condition = stillStagedBy(staged.largeWriteId)
  if (staged.item === null) await calls.remove(item, condition)
  else await calls.put(staged.item, condition)
}

const settleAbandoned = async (calls: Calls): Promise<void> => {
  const page = await calls.query({ index: 'ByType', partition: recordType, limit: recordsAtOnce })
  const records = await readRecords(calls, page.items.map(plainKey))
  for (const record of records.filter(isAbandoned)) await settle(calls, record.id, [])
}

const stagedBy = async (calls: Calls, largeWriteId: string, stagedKeys: readonly Key[]) =>
  (await calls.batchGet(stagedKeys))
    .filter(isStaged)
    .filter(({ staged }) => staged.largeWriteId === largeWriteId)

const stillStagedBy = (largeWriteId: string) => ({
  ConditionExpression: 'staged.largeWriteId = :id',
  ExpressionAttributeValues: { ':id': largeWriteId },
})

const isStaged = (item: Item): item is StagedItem => item.staged !== undefined

const isVisible = ({ writeId }: Partial<Item>): boolean => writeId !== undefined

const isDecided = ({ state }: LargeWrite): boolean => state === 'decided'

const isAbandoned = ({ startedMillis }: LargeWrite): boolean =>
  Date.now() - startedMillis > abandonedAfterMillis
