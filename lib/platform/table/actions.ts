import type { Action, Condition } from './calls.ts'
import { type Key, nameOfKey, plainKey } from './key.ts'
import { type Expected, isConditionCheck, type Item, type ItemChange, type Write } from './items.ts'

export const keyOf = (write: Write): Key => {
  if ('put' in write) return plainKey(write.put)
  if ('remove' in write) return plainKey(write.remove)
  return plainKey('unchanged' in write ? write.unchanged : write.absent)
}

/** One write for each item: a transaction may not name an item twice. */
export const distinctWrites = (writes: readonly Write[]): readonly Write[] => [
  ...new Map(writes.map((write) => [nameOfKey(keyOf(write)), write])).values(),
]

export const expectedBy = (write: Write): Expected => {
  if ('expected' in write) return write.expected
  return 'unchanged' in write ? write.unchanged : 'absent'
}

export const expecting = (write: Write, found: Item | undefined): Write => {
  if (isConditionCheck(write)) return write
  if ('put' in write) return { put: write.put, expected: found ?? 'absent' }
  return found === undefined ? { absent: keyOf(write) } : { remove: write.remove, expected: found }
}

/** Returns the item after a write, or `undefined` after a removal. */
export const itemAfter = (write: Write, writeId: string): Item | undefined => {
  if (!('put' in write)) return undefined
  const version = typeof write.expected === 'object' ? write.expected.version + 1 : 1
  return { ...write.put, version, writeId }
}

/** `undefined` for a condition without a write. */
export const changeOf = (write: Write, writeId: string): ItemChange | undefined => {
  if (isConditionCheck(write)) return undefined
  const before = typeof write.expected === 'object' ? write.expected : undefined
  return { before, after: itemAfter(write, writeId) }
}

export const actionOf = (TableName: string, write: Write, writeId: string): Action => {
  const Key = keyOf(write)
  const condition = conditionOf(expectedBy(write))
  if (isConditionCheck(write)) {
    const { ConditionExpression = '' } = condition
    return { ConditionCheck: { TableName, Key, ...condition, ConditionExpression } }
  }
  const Item = itemAfter(write, writeId)
  return Item === undefined
    ? { Delete: { TableName, Key, ...condition } }
    : { Put: { TableName, Item, ...condition } }
}

/** Prevents writes to an item that another large write has staged (see largeWrites.ts). */
const unstaged = 'attribute_not_exists(staged)'

const returnOldItem = { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const

export const conditionOf = (expected: Expected): Condition & typeof returnOldItem => {
  if (expected === 'any') return { ConditionExpression: unstaged, ...returnOldItem }
  if (expected === 'absent') {
    return { ConditionExpression: 'attribute_not_exists(PK)', ...returnOldItem }
  }
  return {
    ConditionExpression: `writeId = :read AND ${unstaged}`,
    ExpressionAttributeValues: { ':read': expected.writeId },
    ...returnOldItem,
  }
}

export const transactionWritesMax = 100

/** The limit of DynamoDB is 4 MB, and a staged item contains its old and its new content. */
const transactionBytesMax = 1_500_000

/** The size limit of all items in one transaction. The limit of DynamoDB is 4 MB. */
export const atOnceBytesMax = 3_000_000

export const bytesOf = (content: object | null): number =>
  Buffer.byteLength(JSON.stringify(content, bytesAsText))

/** Otherwise JSON contains each byte as a property. */
const bytesAsText = (_: string, value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value

export const batchesOf = <Element>(
  elements: readonly Element[],
  contentOf: (element: Element) => object | null,
): readonly (readonly Element[])[] => {
  const batches: Element[][] = []
  let bytes = Infinity
  for (const element of elements) {
    const more = bytesOf(contentOf(element))
    bytes += more
    if (bytes > transactionBytesMax || batches.at(-1)?.length === transactionWritesMax) {
      batches.push([])
      bytes = more
    }
    batches.at(-1)?.push(element)
  }
  return batches
}
