/** The changes of a request, in terms of the API: for dry runs, and for records of the audit trail. */
import type { thingWords } from '#schemas/platform/audit.ts'
import type { AclEntry } from '#values/security.ts'
import type { ObjectReference } from '#values/objectId.ts'
import type { TimeWindow } from '#values/timeWindow.ts'

/** An object, or a part of an object or of a user. The window is that of a role. */
export interface Resource extends TimeWindow {
  readonly what: (typeof thingWords)[number]
  /** The type of the object; absent if its id is longer than a key of the table. */
  readonly type?: string | undefined
  readonly id?: string | undefined
  readonly name?: string | undefined
  /** The group that qualifies a role. */
  readonly groupId?: string | undefined
  /** The entries that an ACL has only before or only after the change. */
  readonly entries?: readonly EntryChange[] | undefined
}

interface EntryChange extends AclEntry {
  readonly change: 'added' | 'removed'
}

/** The stored state, before or after the change. */
export interface StoredResource extends Resource {
  /** Unique together with `what`, before and after the change. */
  readonly identity: string
  readonly content: Readonly<Record<string, unknown>>
  /** The entries of an ACL. */
  readonly acl?: readonly AclEntry[]
  /** Visible to callers with permission to read all of these objects, or to a single user. */
  readonly seenBy: { readonly objects: readonly ObjectReference[] } | { readonly userId: string }
}

interface ChangedResource extends StoredResource {
  /** Names of the fields whose values change. */
  readonly fields: readonly string[]
}

export interface Changes {
  readonly created: readonly StoredResource[]
  readonly changed: readonly ChangedResource[]
  readonly deleted: readonly StoredResource[]
}

export const changesBetween = (
  before: readonly StoredResource[],
  after: readonly StoredResource[],
): Changes => {
  const pairs = pairsOf(before, after).map((pair) => ({ ...pair, resource: withEntries(pair) }))
  return {
    created: withoutParts(
      pairs.flatMap(({ was, resource }) => (was === undefined ? [resource] : [])),
    ),
    changed: pairs.flatMap(({ was, is, resource }) => {
      const fields = was === undefined || is === undefined ? [] : changedFields(was, is)
      return fields.length === 0 ? [] : [{ ...resource, fields }]
    }),
    deleted: withoutParts(
      pairs.flatMap(({ is, resource }) => (is === undefined ? [resource] : [])),
    ),
  }
}

const withEntries = ({ was, is }: Pair<StoredResource>): StoredResource => {
  const resource = is ?? was
  if (resource.acl === undefined) return resource
  return {
    ...resource,
    entries: [
      ...entriesOnlyIn(is, was).map((entry) => ({ change: 'added', ...entry }) as const),
      ...entriesOnlyIn(was, is).map((entry) => ({ change: 'removed', ...entry }) as const),
    ],
  }
}

const entriesOnlyIn = (one: StoredResource | undefined, other: StoredResource | undefined) => {
  const texts = new Set(other?.acl?.map(canonical))
  return (one?.acl ?? []).filter((entry) => !texts.has(canonical(entry)))
}

/** The states of one item before and after the change. */
type Pair<Known extends StoredResource> =
  | { readonly was: undefined; readonly is: Known }
  | { readonly was: Known; readonly is: Known }
  | { readonly was: Known; readonly is: undefined }

/** Items that exist afterwards come first, then deleted ones. */
const pairsOf = <Known extends StoredResource>(
  before: readonly Known[],
  after: readonly Known[],
): readonly Pair<Known>[] => {
  const old = new Map(before.map((resource) => [nameOfResource(resource), resource]))
  const found = new Set(after.map(nameOfResource))
  return [
    ...after.map((is) => {
      const was = old.get(nameOfResource(is))
      return was === undefined ? { was, is } : { was, is }
    }),
    ...before
      .filter((was) => !found.has(nameOfResource(was)))
      .map((was) => ({ was, is: undefined })),
  ]
}

const nameOfResource = ({ what, type, identity }: StoredResource): string =>
  JSON.stringify([what, type, identity])

/** The ownership and ACL of a new or deleted object are not listed separately. */
const withoutParts = (resources: readonly StoredResource[]): readonly StoredResource[] => {
  const objects = new Set(
    resources
      .filter(({ what }) => what === 'object')
      .map(({ type, id }) => JSON.stringify([type, id])),
  )
  return resources.filter(
    ({ what, type, id }) =>
      (what !== 'ownership' && what !== 'acl') || !objects.has(JSON.stringify([type, id])),
  )
}

/** Sorted by name, because the table does not preserve the order of fields. */
const changedFields = (was: StoredResource | undefined, is: StoredResource | undefined) => {
  const [before, after] = [was?.content ?? {}, is?.content ?? {}]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !isSame(before[field], after[field]))
    .sort()
}

/** Most fields are texts or numbers, so only structures are formatted. An absent field is null. */
const isSame = (before: unknown, after: unknown): boolean =>
  (before ?? null) === (after ?? null) ||
  (isStructure(before) && isStructure(after) && canonical(before) === canonical(after))

const isStructure = (value: unknown): boolean => typeof value === 'object' && value !== null

/** The table preserves neither the order of names nor undefined values. */
const canonical = (value: unknown): string =>
  JSON.stringify([value], (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(
          Object.entries(member).sort(([left], [right]) => (left < right ? -1 : 1)),
        )
      : member,
  )

export interface AuditedField {
  readonly name: string
  /** Absent: the field did not exist before. */
  readonly before?: unknown
  /** Absent: the field does not exist afterwards. */
  readonly after?: unknown
}

export interface AuditedChange {
  readonly what: Resource['what']
  readonly change: 'created' | 'changed' | 'deleted' | 'read'
  readonly name?: string | undefined
  /** The user with the name in `name`; absent in older records. */
  readonly userId?: string | undefined
  readonly fields: readonly AuditedField[]
}

/** Replaces a value that is set but not recorded, or not visible. */
export const withheldValue = 'set'

/** Returns the part of a value that a record may contain. The function is idempotent. */
export type RecordedPart = (value: unknown) => unknown

/** The allow list of one kind of item. The value of a field that is not listed is withheld. */
export type AuditedFields = Readonly<Record<string, RecordedPart>>

export interface AuditedResource extends StoredResource {
  readonly audited: AuditedFields
}

/** Limits the JSON text of one value. A digest replaces a longer value, to fit into an item. */
const auditedValueBytesMax = 4096

/** Limits all values of a record together. */
const auditedBytesMax = 200_000

/** Applies the allow list. An absent value stays absent, and null stays null. */
const recordedPart = (fields: AuditedFields, name: string, value: unknown): unknown => {
  if (value === undefined || value === null) return value
  const part = Object.hasOwn(fields, name) ? fields[name] : undefined
  return part === undefined ? withheldValue : part(value)
}

/** @returns the created and changed resources first, then the deleted ones */
export const auditedChanges = (
  before: readonly AuditedResource[],
  after: readonly AuditedResource[],
  digest: (text: string) => string,
): readonly AuditedChange[] => {
  let bytes = 0
  const fitted = (value: unknown): unknown => {
    if (value === undefined || value === null) return value
    const text = JSON.stringify(value)
    const length = Buffer.byteLength(text)
    if (length > auditedValueBytesMax || bytes + length > auditedBytesMax) {
      return { sha256: digest(canonical(value)), bytes: length }
    }
    bytes += length
    return value
  }
  return pairsOf(before, after).flatMap(({ was, is }): readonly AuditedChange[] => {
    const { what, name, audited } = is ?? was
    const fields = changedFields(was, is).map((field) => ({
      name: field,
      before: fitted(recordedPart(audited, field, was?.content[field])),
      after: fitted(recordedPart(audited, field, is?.content[field])),
    }))
    const change = was === undefined ? 'created' : is === undefined ? 'deleted' : 'changed'
    if (change === 'changed' && fields.length === 0) return []
    return [{ what, change, name, fields }]
  })
}
