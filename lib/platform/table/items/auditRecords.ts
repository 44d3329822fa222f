import type { AuditedChange } from '../recordedChanges.ts'
import type { ObjectReference } from '#values/objectId.ts'
import {
  type ContentOf,
  json,
  list,
  map,
  nullable,
  number,
  optional,
  parseJson,
  text,
} from '../attributes.ts'
import { entity } from '../entity.ts'
import type { Item, QueryOptions, Reader, Start } from '../items.ts'
import { type Key, plainKey, template } from '../key.ts'
import { securityEntity } from './securities.ts'

/** Version 0 means that the item does not exist. */
const versionStep = {
  /** The sort key of the item; its partition key is that of the object. */
  item: text,
  from: number,
  to: number,
}

export type VersionStep = ContentOf<typeof versionStep>

const attributes = {
  listPK: optional(text),
  listSK: optional(text),
  atMillis: number,
  user: nullable(map({ userId: text, name: text })),
  token: optional(map({ id: text, name: text })),
  requestId: nullable(text),
  object: optional(nullable(map({ type: text, id: text }))),
  changes: json<readonly AuditedChange[]>(),
  steps: list(map(versionStep)),
}

type AuditItem = ContentOf<typeof attributes>

/** Audit record: the author, the time and the fields of a change of an object. */
export const auditEntity = entity('audit', 'AUDIT#<partition of the object>#', '<time>#<write>#', {
  attributes,
})

/** The index lists the audit records of a user's own changes under this key, by time. */
export const auditListOf = template('AUDIT_BY#<user>#')

export interface AuditRecord extends Pick<
  AuditItem,
  'atMillis' | 'user' | 'token' | 'requestId' | 'steps'
> {
  /** Absent if the id of the object is longer than a key. */
  readonly object: ObjectReference | undefined
  readonly changes: readonly AuditedChange[]
}

export const pageOfObjectRecords = (
  { type, id }: ObjectReference,
  limit: number,
  start: Start | undefined,
): QueryOptions => {
  const partition = auditEntity.key.partition(securityEntity.key.partition(type, id))
  return { partition, limit, start, ...newestFirst }
}

/** Newest first. The index is eventually consistent. */
export const pageOfUserRecords = (
  userId: string,
  limit: number,
  start: Start | undefined,
): QueryOptions => {
  const partition = auditListOf(userId)
  return { index: 'ByType', partition, limit, start, ...newestFirst }
}

const newestFirst = { backwards: true, mayBeShort: true } as const

export const auditRecordOf = (item: Item): AuditRecord => {
  const { object, changes, ...record } = auditEntity.decode(item)
  return { ...record, object: object ?? undefined, changes: parseJson(changes) }
}

/** Whether the record is the creation of its object, with which its security is created and deleted. */
export const beginsObject = ({ steps }: AuditRecord): boolean =>
  steps.some(
    ({ item, from, to }) => item === securityEntity.key.sortTemplate && from === 0 && to > 0,
  )

/** The index contains only keys, so the records are read from the table. */
export const readAuditRecords = async (store: Reader, found: readonly Key[]) => {
  await store.prefetch(found.map(plainKey))
  const items = await Promise.all(found.map((key) => store.get(plainKey(key))))
  return items.flatMap((item) => (item === undefined ? [] : [auditRecordOf(item)]))
}
