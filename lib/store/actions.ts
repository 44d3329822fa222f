/** Writes, as DynamoDB wants them in a transaction. */
import type { Action, Condition } from './calls.ts'
import type { Key } from './key.ts'
import { type Expected, isCheck, type Item, type Write } from './items.ts'

export const keyOf = (write: Write): Key => {
  const { PK, SK } = itemIn(write)
  return { PK, SK }
}

const itemIn = (write: Write): Key => {
  if ('put' in write) return write.put
  if ('remove' in write) return write.remove
  return 'unchanged' in write ? write.unchanged : write.absent
}

/** What has to be there for the write to be made. */
export const expectedBy = (write: Write): Expected => {
  if ('expected' in write) return write.expected
  return 'unchanged' in write ? write.unchanged : 'absent'
}

/** The same write, for what was found there and for nothing else. */
export const expecting = (write: Write, found: Item | undefined): Write => {
  if (isCheck(write)) return write
  if ('put' in write) return { put: write.put, expected: found ?? 'absent' }
  return found === undefined ? { absent: keyOf(write) } : { remove: write.remove, expected: found }
}

/** The item that a write leaves behind; `undefined`: none. */
export const itemAfter = (write: Write, writeId: string): Item | undefined => {
  if (!('put' in write)) return undefined
  const version = typeof write.expected === 'object' ? write.expected.version + 1 : 1
  return { ...write.put, version, writeId }
}

export const actionOf = (TableName: string, write: Write, writeId: string): Action => {
  const Key = keyOf(write)
  if (isCheck(write)) {
    return { ConditionCheck: { TableName, Key, ...conditionOf({ expected: expectedBy(write) }) } }
  }
  const Item = itemAfter(write, writeId)
  return Item === undefined
    ? { Delete: { TableName, Key, ...conditionOf(write) } }
    : { Put: { TableName, Item, ...conditionOf(write) } }
}

/** Nobody writes over what a large write of somebody else has staged (see largeWrites.ts). */
const unstaged = 'attribute_not_exists(staged)'

const whatWasThere = { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const

const notThere = { ConditionExpression: 'attribute_not_exists(PK)', ...whatWasThere }

const asRead = ({ writeId }: Item) => ({
  ConditionExpression: `writeId = :read AND ${unstaged}`,
  ExpressionAttributeValues: { ':read': writeId },
  ...whatWasThere,
})

export const conditionOf = ({
  expected,
}: {
  readonly expected: Expected
}): Condition & { readonly ConditionExpression: string } & typeof whatWasThere => {
  if (expected === 'any') return { ConditionExpression: unstaged, ...whatWasThere }
  if (expected === 'absent') return notThere
  return asRead(expected)
}
