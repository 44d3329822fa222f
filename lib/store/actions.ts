/** Writes, as DynamoDB wants them in a transaction. */
import type { Action } from './calls.ts'
import type { Key } from './keys.ts'
import type { Expected, Item, Write } from './items.ts'

export const keyOf = (write: Write): Key => {
  const { PK, SK } = 'put' in write ? write.put : 'remove' in write ? write.remove : write.unchanged
  return { PK, SK }
}

/** The item that a write leaves behind; `undefined`: none. */
export const itemAfter = (write: Write, writeId: string): Item | undefined => {
  if (!('put' in write)) return undefined
  const version = typeof write.expected === 'object' ? write.expected.version + 1 : 1
  return { ...write.put, version, writeId }
}

export const actionOf = (TableName: string, write: Write, writeId: string): Action => {
  const Key = keyOf(write)
  if ('unchanged' in write) {
    return { ConditionCheck: { TableName, Key, ...asRead(write.unchanged) } }
  }
  const Item = itemAfter(write, writeId)
  return Item === undefined
    ? { Delete: { TableName, Key, ...conditionOf(write) } }
    : { Put: { TableName, Item, ...conditionOf(write) } }
}

/** Nobody writes over what a large write of somebody else has staged (see largeWrites.ts). */
const unstaged = 'attribute_not_exists(staged)'

const whatWasThere = { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const

const asRead = ({ writeId }: Item) => ({
  ConditionExpression: `writeId = :read AND ${unstaged}`,
  ExpressionAttributeValues: { ':read': writeId },
  ...whatWasThere,
})

export const conditionOf = ({ expected }: { readonly expected: Expected }) => {
  if (expected === 'any') return { ConditionExpression: unstaged, ...whatWasThere }
  if (expected === 'absent') {
    return { ConditionExpression: 'attribute_not_exists(PK)', ...whatWasThere }
  }
  return asRead(expected)
}
