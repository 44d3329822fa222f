import {
  type AuditedFields,
  type RecordedPart,
  withheldValue,
  type StoredResource,
} from './recordedChanges.ts'
import {
  type Attributes,
  checkOf,
  type ContentOf,
  number,
  optional,
  storable,
  text,
} from './attributes.ts'
import type { Expected, Item, ItemChange, QueryOptions, Reader, Start, Write } from './items.ts'
import { type Key, type KeyTemplate, keyTemplate } from './key.ts'
import { wholeObject } from './resources.ts'
import type { ObjectReference } from '#values/objectId.ts'
import type { UserReference } from '#values/userName.ts'

export type Decoded<Types extends Attributes> = Item & ContentOf<Types>

/** A reference to another item, which must exist. */
export interface Reference {
  readonly key: Key
  /** Returns whether the other item refers back. Absent: not required. */
  readonly refersBack?: (found: Item) => boolean
}

type ItemAt = (key: Key) => Item | undefined

export interface MembershipChange {
  readonly user: UserReference
  readonly joined: readonly string[]
  readonly left: readonly string[]
}

interface Options<Parts, Types extends Attributes> {
  readonly attributes: Types
  /** Whether atomic updates change the items, which then have neither version nor write id. */
  readonly isCounter?: boolean
  /** Whether items never change and are never removed. */
  readonly isImmutable?: boolean
  /** The items are objects of this type, with owners and access control lists. */
  readonly object?: { readonly type: string; readonly keyOf: (id: string) => Key }
  /** The parts of the key, if they follow from the attributes. */
  readonly keyParts?: (item: Decoded<Types>) => Parts
  /** The resources in dry runs and audit records. Absent: other items represent the change. */
  readonly resources?: (item: Decoded<Types>) => readonly StoredResource[]
  /** The recorded fields of the resources. Absent: the entity has no audit records. */
  readonly audited?: AuditedFields
  /** The user whose audit trail has the records. Absent: that of the object in the key. */
  readonly userIn?: (item: Decoded<Types>) => ObjectReference
  /** The groups that a user joins and leaves by a change: their audit trails have a record too. */
  readonly memberships?: (
    before: Decoded<Types> | undefined,
    after: Decoded<Types>,
  ) => MembershipChange | undefined
  /** The entries of an index that follow from a change of an object, beside those of all objects. */
  readonly indexEntries?: (
    before: Decoded<Types> | undefined,
    after: Decoded<Types> | undefined,
  ) => readonly Write[]
  /** Present: the items are removed with the object of their partition, together with these writes. */
  readonly removedWithObject?: (
    item: Decoded<Types>,
    store: Reader,
  ) => readonly Write[] | Promise<readonly Write[]>
  /** For `npm run operate -- check-table`. */
  readonly references?: (item: Decoded<Types>, at: ItemAt) => readonly Reference[]
}

/** Also registers the kind. The parts fill the placeholders of the partition key first. */
export const entity = <Partition extends string, Sort extends string, Types extends Attributes>(
  name: string,
  partitionTemplate: Partition,
  sortTemplate: Sort,
  options: Options<Parameters<KeyTemplate<Partition, Sort>>, Types>,
) => {
  const { attributes, resources, references, keyParts } = options
  type Parts = Parameters<KeyTemplate<Partition, Sort>>
  const key = keyTemplate(partitionTemplate, sortTemplate)
  const decode = decoder(name, attributes)
  const decodeAny = (item: Item | undefined) => (item === undefined ? undefined : decode(item))
  const declared = {
    ...options,
    name,
    key,
    decode,
    decodeAny,
    get: async (reader: Pick<Reader, 'get'>, ...parts: Parts) =>
      decodeAny(await reader.get(key(...parts))),
    /** @param value may have properties in addition to the attributes; they are not written */
    put: (at: Key | Parts, value: ContentOf<Types>, expected: Expected): Write => {
      const put: Key & Record<string, unknown> = { ...('PK' in at ? at : key(...at)) }
      for (const [name, content] of Object.entries(value)) {
        if (Object.hasOwn(attributes, name)) put[name] = storable(content)
      }
      return { put, expected }
    },
    remove: (...parts: Parts): Write => ({ remove: key(...parts), expected: 'any' }),
    query: async (reader: Pick<Reader, 'query'>, page: QueryOptions) => {
      const { items, next } = await reader.query(page)
      return { items: items.map(decode), next }
    },
    all: async (reader: Pick<Reader, 'query'>, page: QueryOptions) =>
      (await readAllPages(reader, page)).map(decode),
    keyIn: (item: Item) => keyParts && key(...keyParts(decode(item))),
    resources: (item: Item) => resources?.(decode(item)) ?? [],
    references: (item: Item, at: ItemAt) => references?.(decode(item), at) ?? [],
    userIn: (item: Item) => options.userIn?.(decode(item)),
    memberships: ({ before, after }: ItemChange) =>
      after && options.memberships?.(decodeAny(before), decode(after)),
    indexEntries: ({ before, after }: ItemChange) =>
      options.indexEntries?.(decodeAny(before), decodeAny(after)) ?? [],
    removedWithObject:
      options.removedWithObject &&
      ((item: Item, store: Reader) => options.removedWithObject?.(decode(item), store) ?? []),
  }
  remember(declared)
  return declared
}

export const readAllPages = async (reader: Pick<Reader, 'query'>, page: QueryOptions) => {
  const items: Item[] = []
  let start = page.start
  do {
    const { items: more, next } = await reader.query({ ...page, start })
    items.push(...more)
    start = next
  } while (start !== undefined)
  return items
}

/** An entity whose functions take any item. */
export type AnyEntity = Omit<
  ReturnType<typeof entity<string, string, Attributes>>,
  'key' | 'keyParts' | 'put' | 'get' | 'query' | 'all' | 'remove' | 'decode' | 'decodeAny'
> & { readonly key: Pick<KeyTemplate<string, string>, 'partitionTemplate' | 'sortTemplate'> }

/** The entities of the modules that this program has loaded. `registry.ts` finds them. */
export const declaredEntities: AnyEntity[] = []

const remember = (declared: AnyEntity): void => {
  declaredEntities.push(declared)
}

type Listable<Types extends Attributes> = Omit<ContentOf<Types>, keyof typeof listedAttributes> & {
  readonly id: string
  readonly name: string | null
}

/** Creates the entity of an object type. Each object is an item separate from its security. */
export const objectEntity = <Type extends string, Sort extends string, Types extends Attributes>(
  name: string,
  type: Type,
  sort: Sort,
  options: Omit<Options<Parameters<KeyTemplate<`OBJECT#${Type}#<id>#`, Sort>>, Types>, 'object'>,
) => {
  const { partition } = keyTemplate('OBJECT#<type>#<id>#', '')
  const keyOf = (id: string): Key => ({ PK: partition(type, id), SK: sort })
  const common = entity(name, `OBJECT#${type}#<id>#`, sort, {
    resources: (item) => wholeObject(item),
    object: { type, keyOf },
    ...options,
  })
  return {
    ...common,
    /** Adds the object to the list of its type. */
    putListed: (object: Listable<Types>, expected: Expected): Write => {
      const { id, name } = object
      const content = { ...object, listPK: type, listSK: `${name ?? ''}#${id}` }
      return common.put(keyOf(id), content as typeof content & ContentOf<Types>, expected)
    },
  }
}

/** Returns the same item without a copy. @param name for errors */
const decoder = <Types extends Attributes>(name: string, attributes: Types) => {
  const areTyped = checkOf(attributes)
  const isDecoded = (item: Item): item is Decoded<Types> => areTyped(item)
  return (item: Item): Decoded<Types> => {
    if (isDecoded(item)) return item
    const wrong = Object.entries(attributes).filter(([attribute, { is }]) => !is(item[attribute]))
    throw new Error(`${name}: ${wrong.map(([attribute]) => attribute).join(', ')} of a wrong type`)
  }
}

/** The limits of a window of time, in milliseconds since 1970. */
export const windowAttributes = { validFrom: optional(number), validUntil: optional(number) }

export const listedAttributes = { listPK: text, listSK: text }

export const indexEntryOf = decoder('index ByType', listedAttributes)

export const indexKeyOf = (item: Item): Start => {
  const { PK, SK, listPK, listSK } = indexEntryOf(item)
  return { PK, SK, listPK, listSK }
}

/** A page of a list in the index `ByType`, newest first. The index is eventually consistent. */
export const newestOf = (
  partition: string,
  limit: number,
  start: Start | undefined,
): QueryOptions => ({ index: 'ByType', partition, limit, start, backwards: true })

export const listed = (type: string, id: string, name: string) => ({
  listPK: type,
  listSK: `${name}#${id}`,
})

/** Fields that audit records contain unchanged. Fields that no entity lists are withheld. */
export const recorded = (...names: readonly string[]): AuditedFields =>
  Object.fromEntries(names.map((name) => [name, (value: unknown) => value]))

export const withheld: RecordedPart = () => withheldValue
