/** Removes values from audit records that the allow list of their type does not permit. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import {
  type AuditedFields,
  type AuditedChange,
  recordedPart,
} from '../lib/domain/audit/auditRecord.ts'
import { canonical } from '../lib/domain/audit/changes.ts'
import { trailOf } from '../lib/store/audit.ts'
import {
  type AuditRecord,
  auditRecordOf,
  beginsObject,
} from '../lib/store/entities/auditRecords.ts'
import { invitationEntity } from '../lib/store/entities/invitations.ts'
import type { Item } from '../lib/store/items.ts'
import { entityNameOf, entityOf } from '../lib/store/keys.ts'
import { type Table, type TableOptions } from '../lib/store/table.ts'
import { connectCommand, pagesOfItems } from './tableItems.ts'
import { isOnlyStaged } from './tableRules/contents.ts'

/** Returns the changes of a record, limited to the values that the allow list permits. */
export const cleanedChanges = ({ changes, steps }: AuditRecord): readonly AuditedChange[] => {
  const fields: AuditedFields = Object.fromEntries(
    steps.flatMap((step) => Object.entries(fieldsOfStep(step))),
  )
  const part = (name: string, sides: object) =>
    Object.entries(sides).map(([side, value]) => [side, recordedPart(fields, name, value)])
  return changes.map((change) => ({
    ...change,
    fields: change.fields.map(({ name, ...sides }) => ({
      name,
      ...(Object.fromEntries(part(name, sides)) as typeof sides),
    })),
  }))
}

/** The sort key gives the type: the items of one object have different types and field names. */
const fieldsOfStep = ({ item: SK }: AuditRecord['steps'][number]): AuditedFields =>
  entityOf({ PK: partitionWith(SK), SK }).audited ?? {}

/** Other items than those of the object itself can be in its audit trail. */
const partitionWith = (SK: string): string => {
  if (SK.startsWith(invitationEntity.key.sortPrefix())) return SK
  return ofUser.has(SK) ? 'USER#' : 'OBJECT#'
}

const ofUser: ReadonlySet<string> = new Set(['USER', 'RECEIVED'])

export const isClean = (record: AuditRecord): boolean =>
  canonical(cleanedChanges(record)) === canonical(record.changes)

export interface CleaningCounts {
  readonly records: number
  readonly cleaned: number
  readonly objects: number
  readonly dated: number
  /** Items that another writer changed at the same time. */
  readonly skipped: number
}

/**
 * Each update is conditional on the item that was read, and keeps its version and write id.
 * @param isDryRun only counts
 */
export const cleanAudit = async (
  options: TableOptions,
  isDryRun: boolean,
): Promise<CleaningCounts> => {
  const counts = { records: 0, cleaned: 0, objects: 0, dated: 0, skipped: 0 }
  const table = connectCommand(options)
  const update = async (item: Item, attribute: string, value: unknown): Promise<boolean> =>
    isDryRun || (await updateAttribute(table, item, attribute, value))
  /** The creation time of the current object, by audit trail. */
  const beginnings = new Map<string, number>()
  const undated: Item[] = []
  for await (const items of pagesOfItems(options)) {
    for (const item of items.filter((one) => !isOnlyStaged(one))) {
      const kind = entityNameOf(item)
      if (kind === 'security') {
        counts.objects += 1
        if (item.createdMillis === undefined) undated.push(item)
      }
      if (kind !== 'audit') continue
      counts.records += 1
      const record = auditRecordOf(item)
      if (beginsObject(record)) {
        beginnings.set(item.PK, Math.max(record.atMillis, beginnings.get(item.PK) ?? 0))
      }
      if (isClean(record)) continue
      const done = await update(item, 'changes', JSON.stringify(cleanedChanges(record)))
      counts[done ? 'cleaned' : 'skipped'] += 1
    }
  }
  for (const item of undated) {
    // Without a record of its creation, all records belong to the current object.
    const done = await update(item, 'createdMillis', beginnings.get(trailOf(item)) ?? 0)
    counts[done ? 'dated' : 'skipped'] += 1
  }
  return counts
}

const updateAttribute = async (
  { client, name }: Table,
  { PK, SK, writeId }: Item,
  attribute: string,
  value: unknown,
): Promise<boolean> => {
  const input: UpdateCommandInput = {
    TableName: name,
    Key: { PK, SK },
    UpdateExpression: 'SET #attribute = :value',
    ConditionExpression: 'writeId = :read',
    ExpressionAttributeNames: { '#attribute': attribute },
    ExpressionAttributeValues: { ':value': value, ':read': writeId },
  }
  try {
    await client.send(new UpdateCommand(input))
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}
