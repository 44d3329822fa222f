/** Audit records, without the names of users and groups that the caller may not know. */
import { groupObject, type ObjectReference, userObject } from '#values/objectId.ts'
import type { AuditRecord } from '#table/items/auditRecords.ts'
import { readSecurity } from '#table/items/securities.ts'
import type { Context } from '#endpoint/context.ts'
import { filterReadable } from '#access/readable.ts'
import { type AuditedField, withheldValue } from '#table/recordedChanges.ts'
import { keyOfObject, prefetchOfObject } from '#table/objects.ts'

/** Bounds the reads of one request. Further references are withheld. */
const referencesMax = 1000

interface Reference {
  readonly object: ObjectReference
  /** Unique forever. Older records of a membership contain no id. */
  readonly id: string | undefined
}

type IsVisible = (reference: Reference) => boolean

/** Callers also know their own groups, and the present owners and ACL entries of the objects. */
export const showVisibleRecords = async (context: Context, records: readonly AuditRecord[]) => {
  const isVisible = await visibilityOf(context, records)
  return records.map((record) => showRecord(record, isVisible))
}

/** Administrators also see deleted users and groups. */
export const showRecords = (records: readonly AuditRecord[]) =>
  records.map((record) => showRecord(record, () => true))

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
  const names = new Set(visible.map(identityOf))
  return (reference) => own.has(reference.id) || names.has(identityOf(reference))
}

const identityOf = ({ object, id }: Reference): string => JSON.stringify([object, id])

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
      ownerUserId,
      ownerGroupId,
      ...acl.map(({ groupId }) => groupId),
    ]),
  )
}

const referencesIn = (records: readonly AuditRecord[]): readonly Reference[] => {
  const found = new Map<string, Reference>()
  const collect: IsVisible = (reference) => found.set(identityOf(reference), reference).size > 0
  for (const record of records) showRecord(record, collect)
  return [...found.values()]
}

const userReference = (name: string, id: unknown): Reference => ({
  object: userObject(name),
  id: typeof id === 'string' ? id : undefined,
})

const showRecord = ({ user, object, changes, ...record }: AuditRecord, isVisible: IsVisible) => {
  const isWithheld = user !== null && !isVisible(userReference(user.name, user.userId))
  return {
    at: new Date(record.atMillis).toISOString(),
    username: isWithheld ? null : (user?.name ?? null),
    ...(isWithheld ? { usernameWithheld: true } : {}),
    requestId: record.requestId,
    objectType: object?.type ?? null,
    objectId: object?.id ?? null,
    changes: changes.map(({ what, change, name, userId, fields }) => {
      const isShown = what !== 'membership' || isUserVisible(name, userId, isVisible)
      return {
        what,
        change,
        ...(name === undefined || !isShown ? {} : { name }),
        fields: fields.map((field) => visibleField(field, isVisible)),
      }
    }),
  }
}

const referenceFields: ReadonlySet<string> = new Set([
  'username',
  'groupId',
  'acl',
  'defaultGroup',
  'groups',
  'roles',
  'declined',
])

/** The names of ids of groups, also in the values of these fields. */
const groupFields: ReadonlySet<string> = new Set([
  'groupId',
  'defaultGroup',
  'groups',
  'qualifyingGroupId',
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
