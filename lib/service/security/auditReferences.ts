/** Withholds the users and groups in audit records that the caller may not read. */
import { type AuditedField, withheldValue } from '../../domain/audit/auditRecord.ts'
import { groupObject, type ObjectReference, userObject } from '../../domain/access/objectId.ts'
import type { AuditRecord } from '../../store/entities/auditRecords.ts'
import { keyOfObject, prefetchOfObject } from '../../store/objects.ts'
import { readSecurity } from '../../store/entities/securities.ts'
import type { Context } from '../context.ts'
import { filterReadable } from '../readable.ts'

/** An audit record as visible to one caller. */
export interface VisibleRecord extends AuditRecord {
  /** Whether `user` is null because the caller may not read that user. */
  readonly isUserWithheld: boolean
}

/** Bounds the reads of one request. Further references are withheld. */
const referencesMax = 1000

/** A user or a group in a record. */
interface Reference {
  readonly object: ObjectReference
  /** Unique forever. Older records of a membership contain no id. */
  readonly id: string | undefined
}

type IsVisible = (reference: Reference) => boolean

/**
 * Shows users and groups that still exist and that the caller may read. Callers also know their own
 * groups, and the present owners and access control entries of the objects of the records.
 */
export const withoutUnreadable = async (context: Context, records: readonly AuditRecord[]) => {
  const isVisible = await visibilityOf(context, records)
  return records.map((record) => visibleRecord(record, isVisible))
}

/** Administrators also see deleted users and groups. */
export const withAllNames = (records: readonly AuditRecord[]): readonly VisibleRecord[] =>
  records.map((record) => ({ ...record, isUserWithheld: false }))

const visibilityOf = async (
  context: Context,
  records: readonly AuditRecord[],
): Promise<IsVisible> => {
  const { store, caller } = context
  const own = new Set([caller?.user.userId, ...(caller?.user.groupIds ?? [])])
  const others = referencesIn(records)
    .filter(({ id }) => !own.has(id))
    .slice(0, referencesMax)
  if (others.length === 0) return ({ id }) => own.has(id)
  await store.prefetch(others.flatMap(({ object }) => prefetchOfObject(object)))
  const readable = new Set(await filterReadable(context, others, ({ object }) => object))
  const present = await presentIds(context, records)
  const exists = await Promise.all(others.map((reference) => stillExists(context, reference)))
  const visible = others.filter(
    (reference, position) =>
      exists[position] && (readable.has(reference) || present.has(reference.id)),
  )
  const names = new Set(visible.map(nameOf))
  return (reference) => own.has(reference.id) || names.has(nameOf(reference))
}

const nameOf = ({ object, id }: Reference): string => JSON.stringify([object, id])

/** Another user of the same name is not the user of the record. */
const stillExists = async ({ store }: Context, { object, id }: Reference) => {
  const key = keyOfObject(object)
  const item = key === undefined ? undefined : await store.get(key)
  return item !== undefined && (id === undefined || id === item.userId || id === item.id)
}

/** Ids that the endpoints for ownership and ACL return to the caller. */
const presentIds = async ({ store }: Context, records: readonly AuditRecord[]) => {
  const securities = await Promise.all(
    records.flatMap(({ object }) => (object === undefined ? [] : [readSecurity(store, object)])),
  )
  return new Set<string | null | undefined>(
    securities.flatMap(({ ownerUserId, ownerGroupId, acl }) => [
      ...[ownerUserId, ownerGroupId],
      ...acl.map(({ groupId }) => groupId),
    ]),
  )
}

/** Returns each reference once. */
const referencesIn = (records: readonly AuditRecord[]): readonly Reference[] => {
  const found = new Map<string, Reference>()
  const collect: IsVisible = (reference) => found.set(nameOf(reference), reference).size > 0
  for (const record of records) visibleRecord(record, collect)
  return [...found.values()]
}

const userReference = (name: string, id: unknown): Reference => ({
  object: userObject(name),
  id: typeof id === 'string' ? id : undefined,
})

const visibleRecord = (record: AuditRecord, isVisible: IsVisible): VisibleRecord => {
  const { user, changes } = record
  const isUserWithheld = user !== null && !isVisible(userReference(user.name, user.userId))
  return {
    ...record,
    ...{ user: isUserWithheld ? null : user, isUserWithheld },
    changes: changes.map((change) => {
      const { what, name, userId, fields } = change
      const isMember = what === 'membership' && name !== undefined
      return {
        ...change,
        name: isMember && !isVisible(userReference(name, userId)) ? undefined : name,
        fields: fields.map((field) => visibleField(field, isVisible)),
      }
    }),
  }
}

/** The fields whose values contain users or groups. */
const referenceFields: ReadonlySet<string> = new Set([
  ...['username', 'groupId', 'acl', 'defaultGroup', 'groups', 'roles', 'declined'],
])

/** The names of ids of groups, also in the values of these fields. */
const groupFields: ReadonlySet<string> = new Set([
  ...['groupId', 'defaultGroup', 'groups', 'qualifyingGroupId'],
])

const visibleField = (field: AuditedField, isVisible: IsVisible): AuditedField => {
  const { name, ...sides } = field
  if (!referenceFields.has(name)) return field
  const values = Object.entries(sides as Readonly<Record<string, unknown>>)
  return {
    name,
    ...Object.fromEntries(
      values.map(([side, value]) => [side, visibleValue(name, value, isVisible)]),
    ),
  }
}

/**
 * Replaces each reference in the value that is not visible. A value that was too long for its record
 * is a digest without references.
 */
const visibleValue = (name: string, value: unknown, isVisible: IsVisible): unknown => {
  if (Array.isArray(value)) return value.map((member) => visibleValue(name, member, isVisible))
  if (typeof value === 'string' && groupFields.has(name)) {
    return isVisible({ object: groupObject(value), id: value }) ? value : withheldValue
  }
  if (typeof value !== 'object' || value === null) return value
  const parts = value as Readonly<Record<string, unknown>>
  if (name === 'username')
    return isUserVisible(parts.name, parts.userId, isVisible) ? value : withheldValue
  const { qualifyingUserName, ...others } = parts
  const shown = isUserVisible(qualifyingUserName, parts.qualifyingUserId, isVisible)
    ? parts
    : { ...others, qualifyingUserId: withheldValue }
  return Object.fromEntries(
    Object.entries(shown).map(([part, content]) => [part, visibleValue(part, content, isVisible)]),
  )
}

const isUserVisible = (name: unknown, id: unknown, isVisible: IsVisible): boolean =>
  typeof name !== 'string' || isVisible(userReference(name, id))
