/** What a request would make, change and delete, in the words of those who sent it. */
import type { thingWords } from '../../../schemas/thingWords.ts'
import type { ObjectReference } from '../access/objectId.ts'

/** An object, or a part of one, or something that belongs to a user. */
export interface Resource {
  readonly what: (typeof thingWords)[number]
  /** Of the object; absent where its id is longer than a key of the table. */
  readonly type?: string | undefined
  readonly id?: string | undefined
  readonly name?: string | undefined
  /** The group that qualifies a role. */
  readonly groupId?: string | undefined
}

/** As it is stored, before or after. */
export interface StoredResource extends Resource {
  /** With `what` it tells the resource from all others, before and after. */
  readonly identity: string
  readonly content: Readonly<Record<string, unknown>>
  /** Whoever may read all of these objects sees the resource, or nobody but one user. */
  readonly seenBy: { readonly objects: readonly ObjectReference[] } | { readonly userId: string }
}

export interface ChangedResource extends StoredResource {
  /** Names of what is another one in its content. */
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
  const pairs = pairsOf(before, after)
  return {
    created: withoutParts(pairs.flatMap(({ was, is }) => (was === undefined ? [is] : []))),
    changed: pairs.flatMap(({ was, is }) => {
      const fields = was === undefined || is === undefined ? [] : changedFields(was, is)
      return is === undefined || fields.length === 0 ? [] : [{ ...is, fields }]
    }),
    deleted: withoutParts(pairs.flatMap((pair) => (pair.is === undefined ? [pair.was] : []))),
  }
}

/** One resource, before and after. */
export type Pair<Known extends StoredResource> =
  | { readonly was: undefined; readonly is: Known }
  | { readonly was: Known; readonly is: Known }
  | { readonly was: Known; readonly is: undefined }

/** In the order of what is there after, then of what is gone. */
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

/** Tells a resource from all others, before and after. */
const nameOfResource = ({ what, type, identity }: StoredResource): string =>
  JSON.stringify([what, type, identity])

/** Who owns a new object, and its access control list, come and go with it. */
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

/** By name: the table forgets their order. */
export const changedFields = (
  was: StoredResource | undefined,
  is: StoredResource | undefined,
): readonly string[] => {
  const [before, after] = [was?.content ?? {}, is?.content ?? {}]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !isSame(before[field], after[field]))
    .sort()
}

/** Most of what a write leaves alone is the very same value. */
const isSame = (before: unknown, after: unknown): boolean =>
  before === after || canonical(before) === canonical(after)

/** The table forgets the order of names, and what is undefined. */
export const canonical = (value: unknown): string =>
  JSON.stringify([value], (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(
          Object.entries(member).sort(([left], [right]) => (left < right ? -1 : 1)),
        )
      : member,
  )
