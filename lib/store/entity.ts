/** One kind of item: its key, its attributes, and everything that follows from them. */
import type { AuditedFields } from '../domain/audit/auditRecord.ts'
import type { StoredResource } from '../domain/audit/changes.ts'
import type { Attributes, ContentOf } from './attributes.ts'
import { type Decoded, decoder } from './decoder.ts'
import type { Expected, Item, Reader, Write } from './items.ts'
import { type Key, type KeyTemplate, keyTemplate, template } from './key.ts'
import { wholeObject } from './resources.ts'

/** An item that has to be there because another item names it. */
export interface Reference {
  readonly key: Key
  /** Whether the item refers back. Absent: it need not. */
  readonly refersBack?: (found: Item) => boolean
}

type ItemAt = (key: Key) => Item | undefined

interface Options<Partition extends string, Sort extends string, Types extends Attributes> {
  readonly key: KeyTemplate<Partition, Sort>
  readonly attributes: Types
  /** Whether updates count in the items, which then have neither version nor write id. */
  readonly isCounter?: boolean
  /** Whether items never change and are never removed once they are written. */
  readonly isImmutable?: boolean
  /** Items that are objects of this type, which have owners and access control lists. */
  readonly object?: { readonly type: string; readonly keyOf: (id: string) => Key }
  /** The parts of the key, where they follow from the attributes. */
  readonly keyParts?: (item: Decoded<Types>) => Parameters<KeyTemplate<Partition, Sort>>
  /** What a dry run or an audit record names. Absent: other items hold what this one is for. */
  readonly resources?: (item: Decoded<Types>) => readonly StoredResource[]
  /** The fields of the resources that audit records hold. Absent: there are no records. */
  readonly audited?: AuditedFields
  /** For `npm run check-table`. */
  readonly references?: (item: Decoded<Types>, at: ItemAt) => readonly Reference[]
}

export const entity = <Partition extends string, Sort extends string, Types extends Attributes>(
  options: Options<Partition, Sort, Types>,
) => {
  const { key, attributes, resources, references, keyParts } = options
  const decode = decoder(`${key.partitionTemplate} ${key.sortTemplate}`, attributes)
  const decodeAny = (item: Item | undefined) => (item === undefined ? undefined : decode(item))
  type Parts = Parameters<typeof key>
  return {
    ...options,
    decode,
    decodeAny,
    get: async (reader: Pick<Reader, 'get'>, ...parts: Parts) =>
      decodeAny(await reader.get(key(...parts))),
    put: (at: Key, content: ContentOf<Types>, expected: Expected): Write => ({
      put: { ...at, ...content },
      expected,
    }),
    /** The key that follows from the attributes, where one does. */
    keyIn: (item: Item) => keyParts && key(...keyParts(decode(item))),
    resources: (item: Item) => resources?.(decode(item)) ?? [],
    references: (item: Item, at: ItemAt) => references?.(decode(item), at) ?? [],
  }
}

/** An entity whose functions take any item. */
export type AnyEntity = Omit<
  ReturnType<typeof entity<string, string, Attributes>>,
  'key' | 'keyParts' | 'put' | 'get' | 'decode' | 'decodeAny'
> & { readonly key: Pick<KeyTemplate<string, string>, 'partitionTemplate' | 'sortTemplate'> }

/** An object of this type, which is an item of its own beside its security. */
export const objectEntity = <Type extends string, Sort extends string>(type: Type, sort: Sort) => {
  const partition = template(`OBJECT#${type}#<id>#`)
  return {
    key: keyTemplate(`OBJECT#${type}#<id>#`, sort),
    object: { type, keyOf: (id: string): Key => ({ PK: partition(id), SK: sort }) },
    resources: (item: Item & { readonly name?: string }) => wholeObject(item),
  }
}
