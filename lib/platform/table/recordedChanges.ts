/** The items that a request would create, change and delete, in terms of the API. */
import type { thingWords } from '#schemas/platform/audit.ts'
import type { AclEntry } from '#access/rules/facts.ts'
import type { ObjectReference } from '#access/rules/objectId.ts'
import type { TimeWindow } from '#access/rules/timeWindow.ts'

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
export type Pair<Known extends StoredResource> =
  | { readonly was: undefined; readonly is: Known }
  | { readonly was: Known; readonly is: Known }
  | { readonly was: Known; readonly is: undefined }

/** Items that exist afterwards come first, then deleted ones. */
export const pairsOf = <Known extends StoredResource>(
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

/** A unique key of an item, before and after the change. */
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
export const changedFields = (
  was: StoredResource | undefined,
  is: StoredResource | undefined,
): readonly string[] => {
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
export const canonical = (value: unknown): string =>
  JSON.stringify([value], (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(
          Object.entries(member).sort(([left], [right]) => (left < right ? -1 : 1)),
        )
      : member,
  )
