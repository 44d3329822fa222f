/** Withholds the users and groups in audit records that the caller may not read. */
import { type AuditedField, withheldValue } from '../../domain/audit/auditRecord.ts'
import { type ObjectReference, userObject } from '../../domain/access/objectId.ts'
import type { AuditRecord } from '../../store/entities/auditRecords.ts'
import { keyOfObject, prefetchOfObject } from '../../store/objects.ts'
import { readSecurity } from '../../store/entities/securities.ts'
import type { Context } from '../context.ts'
import { mayEach } from '../readable.ts'

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
export const withoutUnreadable = async (
  context: Context,
  records: readonly AuditRecord[],
): Promise<readonly VisibleRecord[]> => {
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
  const objects = others.map(({ object }) => object)
  await store.prefetch(objects.flatMap(prefetchOfObject))
  const [mayRead, present, exists] = [
    await mayEach(context, objects, 'READ'),
    await presentIds(context, records),
    await Promise.all(others.map((reference) => stillExists(context, reference))),
  ]
  const visible = new Set(
    others
      .filter(
        ({ id }, position) => exists[position] && (mayRead[position] === true || present.has(id)),
      )
      .map(nameOf),
  )
  return (reference) => own.has(reference.id) || visible.has(nameOf(reference))
}

const nameOf = ({ object, id }: Reference): string => JSON.stringify([object, id])

/** Another user of the same name is not the user of the record. */
const stillExists = async ({ store }: Context, { object, id }: Reference): Promise<boolean> => {
  const key = keyOfObject(object)
  const item = key === undefined ? undefined : await store.get(key)
  return item !== undefined && (id === undefined || id === item.userId || id === item.id)
}

/** Ids that the endpoints for ownership and ACL return to the caller. */
const presentIds = async (
  { store }: Context,
  records: readonly AuditRecord[],
): Promise<ReadonlySet<string | null | undefined>> => {
  const securities = await Promise.all(
    records.flatMap(({ object }) => (object === undefined ? [] : [readSecurity(store, object)])),
  )
  return new Set(
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

const userReference = (name: string, id: string | undefined): Reference => ({
  object: userObject(name),
  id,
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

const visibleField = ({ name, ...values }: AuditedField, isVisible: IsVisible): AuditedField => {
  const visible = Object.hasOwn(referenceFields, name) ? referenceFields[name] : undefined
  if (visible === undefined) return { name, ...values }
  const sides = Object.entries(values as Readonly<Record<string, unknown>>)
  return {
    name,
    ...Object.fromEntries(sides.map(([side, value]) => [side, visible(value, isVisible)])),
  }
}

/** Replaces each reference in the value that is not visible. */
type VisibleValue = (value: unknown, isVisible: IsVisible) => unknown

const visibleGroup: VisibleValue = (id, isVisible) =>
  typeof id !== 'string' || isVisible({ object: { type: 'USER_GROUP', id }, id })
    ? id
    : withheldValue

/** A list that was too long for its record is a digest without references. */
const visibleEach =
  (visible: VisibleValue): VisibleValue =>
  (value, isVisible) =>
    Array.isArray(value) ? value.map((member) => visible(member, isVisible)) : value

const visibleOwner: VisibleValue = (value, isVisible) => {
  const { name, userId } = (value ?? {}) as { readonly name?: string; readonly userId?: string }
  return name === undefined || isVisible(userReference(name, userId)) ? value : withheldValue
}

const visibleEntry: VisibleValue = (entry, isVisible) => {
  const { groupId } = entry as { readonly groupId: string | null }
  return { ...(entry as object), groupId: visibleGroup(groupId, isVisible) }
}

interface Assignment {
  readonly qualifyingGroupId?: string | null
  readonly qualifyingUserId?: string | null
  readonly qualifyingUserName?: string | null
}

/**
 * The roles of a user can have a qualifier. The roles of a group have no qualifier in the record.
 */
const visibleAssignment: VisibleValue = (assignment, isVisible) => {
  const { qualifyingGroupId, qualifyingUserId, qualifyingUserName, ...others } =
    assignment as Assignment
  if (qualifyingGroupId === undefined) return assignment
  const isUserVisible =
    typeof qualifyingUserName !== 'string' ||
    isVisible(userReference(qualifyingUserName, qualifyingUserId ?? undefined))
  return {
    ...others,
    qualifyingGroupId: visibleGroup(qualifyingGroupId, isVisible),
    ...(isUserVisible
      ? { qualifyingUserId, qualifyingUserName }
      : { qualifyingUserId: withheldValue }),
  }
}

/** Declined grants. A value that was too long for its record is a digest. */
const visibleGrants: VisibleValue = (value, isVisible) => {
  if (typeof value !== 'object' || value === null) return value
  const { groups, roles } = value as { readonly groups?: unknown; readonly roles?: unknown }
  return {
    groups: visibleEach(visibleGroup)(groups, isVisible),
    roles: visibleEach(visibleAssignment)(roles, isVisible),
  }
}

/** The fields whose values contain users or groups. */
const referenceFields: Readonly<Record<string, VisibleValue>> = {
  username: visibleOwner,
  groupId: visibleGroup,
  acl: visibleEach(visibleEntry),
  defaultGroup: visibleGroup,
  groups: visibleEach(visibleGroup),
  roles: visibleEach(visibleAssignment),
  declined: visibleGrants,
}
