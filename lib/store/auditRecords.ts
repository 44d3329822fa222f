/** Reading the audit trail. */
import type { AuditedChange } from '../domain/audit/auditRecord.ts'
import type { ObjectReference } from '../domain/access/objectId.ts'
import type { VersionStep } from './audit.ts'
import type { Item, QueryOptions, Start } from './items.ts'
import { auditListOf, type Key, keys } from './keys.ts'
import type { Store } from './store.ts'
import type { UserReference } from './users.ts'

export interface AuditRecord {
  readonly atMillis: number
  readonly user: UserReference | null
  readonly requestId: string | null
  /** Absent: its id is longer than a key of the table. */
  readonly object: ObjectReference | undefined
  readonly changes: readonly AuditedChange[]
  readonly steps: readonly VersionStep[]
}

/** Records of one object, the newest first. */
export const pageOfObjectRecords = (
  object: ObjectReference,
  limit: number,
  start: Start | undefined,
): QueryOptions => ({
  partition: keys.audit(keys.security(object).PK, 0, '').PK,
  limit,
  start,
  backwards: true,
  mayBeShort: true,
})

/** Records of what one user changed, the newest first. The index may be a moment behind. */
export const pageOfUserRecords = (
  userId: string,
  limit: number,
  start: Start | undefined,
): QueryOptions => ({
  index: 'ByType',
  partition: auditListOf(userId),
  limit,
  start,
  backwards: true,
  mayBeShort: true,
})

export const auditRecordOf = (item: Item): AuditRecord => ({
  atMillis: item.atMillis as number,
  user: item.user as UserReference | null,
  requestId: item.requestId as string | null,
  object: (item.object as ObjectReference | null) ?? undefined,
  changes: JSON.parse(item.changes as string) as readonly AuditedChange[],
  steps: item.steps as readonly VersionStep[],
})

/** Whether the object of the record came into being with it: its security comes and goes with it. */
export const beginsObject = ({ steps }: AuditRecord): boolean =>
  steps.some(({ item, from, to }) => item === securitySortKey && from === 0 && to > 0)

const securitySortKey = keys.security({ type: '', id: '' }).SK

/** The index holds keys alone. */
export const readAuditRecords = async (
  store: Store,
  found: readonly Key[],
): Promise<readonly AuditRecord[]> => {
  await store.prefetch(found.map(({ PK, SK }) => ({ PK, SK })))
  const items = await Promise.all(found.map(({ PK, SK }) => store.get({ PK, SK })))
  return items.flatMap((item) => (item === undefined ? [] : [auditRecordOf(item)]))
}
