/** What a request would make, change and delete, in the words of those who sent it. */
import type { thingWords } from '../../schemas/thingWords.ts'
import type { ObjectReference } from './objectId.ts'

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
  const old = new Map(before.map((thing) => [nameOfThing(thing), thing]))
  const found = new Set(after.map(nameOfThing))
  return {
    created: withoutParts(after.filter((thing) => !old.has(nameOfThing(thing)))),
    changed: after.flatMap((thing) => {
      const fields = changedFields(
        old.get(nameOfThing(thing))?.content ?? thing.content,
        thing.content,
      )
      return fields.length === 0 ? [] : [{ ...thing, fields }]
    }),
    deleted: withoutParts(before.filter((thing) => !found.has(nameOfThing(thing)))),
  }
}

/** Tells a thing from all others, before and after. */
export const nameOfThing = ({ what, type, identity }: StoredThing): string =>
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

const changedFields = (
  before: StoredThing['content'],
  after: StoredThing['content'],
): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => canonical(before[field]) !== canonical(after[field]))
    .sort()

/** The table forgets the order of names, and what is undefined. */
export const canonical = (value: unknown): string =>
  JSON.stringify([value], (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(
          Object.entries(member).sort(([left], [right]) => (left < right ? -1 : 1)),
        )
      : member,
  )
