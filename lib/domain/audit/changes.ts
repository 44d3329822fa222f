/** What a request would make, change and delete, in the words of those who sent it. */
import type { thingWords } from '../../../schemas/thingWords.ts'
import type { ObjectReference } from '../access/objectId.ts'

/** An object, or something that belongs to one, or to a user. */
export interface Thing {
  readonly what: (typeof thingWords)[number]
  /** Of the object; absent where its id is longer than a key of the table. */
  readonly type?: string | undefined
  readonly id?: string | undefined
  readonly name?: string | undefined
  /** The group that qualifies a role. */
  readonly groupId?: string | undefined
}

/** As it is stored, before or after. */
export interface StoredThing extends Thing {
  /** With `what` it tells the thing from all others, before and after. */
  readonly identity: string
  readonly content: Readonly<Record<string, unknown>>
  /** Whoever may read all of these objects sees the thing, or nobody but one user. */
  readonly seenBy: { readonly objects: readonly ObjectReference[] } | { readonly userId: string }
}

export interface ChangedThing extends StoredThing {
  /** Names of what is another one in its content. */
  readonly fields: readonly string[]
}

export interface Changes {
  readonly created: readonly StoredThing[]
  readonly changed: readonly ChangedThing[]
  readonly deleted: readonly StoredThing[]
}

export const changesBetween = (
  before: readonly StoredThing[],
  after: readonly StoredThing[],
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

/** One thing, before and after. */
export type Pair<Known extends StoredThing> =
  | { readonly was: undefined; readonly is: Known }
  | { readonly was: Known; readonly is: Known }
  | { readonly was: Known; readonly is: undefined }

/** In the order of what is there after, then of what is gone. */
export const pairsOf = <Known extends StoredThing>(
  before: readonly Known[],
  after: readonly Known[],
): readonly Pair<Known>[] => {
  const old = new Map(before.map((thing) => [nameOfThing(thing), thing]))
  const found = new Set(after.map(nameOfThing))
  return [
    ...after.map((is) => {
      const was = old.get(nameOfThing(is))
      return was === undefined ? { was, is } : { was, is }
    }),
    ...before.filter((was) => !found.has(nameOfThing(was))).map((was) => ({ was, is: undefined })),
  ]
}

/** Tells a thing from all others, before and after. */
const nameOfThing = ({ what, type, identity }: StoredThing): string =>
  JSON.stringify([what, type, identity])

/** Who owns a new object, and its access control list, come and go with it. */
const withoutParts = (things: readonly StoredThing[]): readonly StoredThing[] => {
  const objects = new Set(
    things
      .filter(({ what }) => what === 'object')
      .map(({ type, id }) => JSON.stringify([type, id])),
  )
  return things.filter(
    ({ what, type, id }) =>
      (what !== 'ownership' && what !== 'acl') || !objects.has(JSON.stringify([type, id])),
  )
}

/** By name: the table forgets their order. */
export const changedFields = (
  was: StoredThing | undefined,
  is: StoredThing | undefined,
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
