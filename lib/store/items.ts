/** What lies in the table, what changes it, and how it is asked for. */
import type { UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import type { Key } from './key.ts'

/** Every item carries these two beside its key. */
export interface Versioned {
  /** Counts the writes of this item. */
  readonly version: number
  /** Random, new with every write: two items of one version are still told apart. */
  readonly writeId: string
}

export type Item = Key & Versioned & Readonly<Record<string, unknown>>

/** An item before and after a write. `undefined`: it is not there. */
export interface ItemChange {
  readonly before: Item | undefined
  readonly after: Item | undefined
}

/** A new state of an item, without what the store adds. */
export type Content = Readonly<Record<string, unknown>>

/** `absent`: nothing may be there yet. `any`: whatever is there is replaced. */
export type Expected = Item | 'absent' | 'any'

export type Write =
  | { readonly put: Key & Content; readonly expected: Expected }
  | { readonly remove: Key; readonly expected: Item | 'any' }
  /** Nothing changes, but the transaction fails when the item is no longer as it was read. */
  | { readonly unchanged: Item }
  /** The same for what was not there. */
  | { readonly absent: Key }

/** A value with the item that it was read from: a change is conditional on the item. */
export type Stored<Value> = Value & { readonly item: Item }

/** Removes an item that was read, if it is still the same. */
export const removalOf = ({ item }: Stored<unknown>): Write => ({
  remove: item,
  expected: item,
})

/** A write that only looks. */
export type Check = Extract<Write, { readonly unchanged: Item } | { readonly absent: Key }>

export const isCheck = (write: Write): write is Check => 'unchanged' in write || 'absent' in write

/** Where a query goes on: behind the entry with these keys. */
export type Start = Readonly<Record<string, string>>

export interface Page {
  readonly items: readonly Item[]
  /** Absent on the last page. */
  readonly next?: Start | undefined
}

/** What may be fetched ahead: an item, or a page of a list. */
export type Wanted = Key | QueryOptions

/** The reads of a store. */
export interface Reader {
  get(key: Key): Promise<Item | undefined>
  query(options: QueryOptions): Promise<Page>
  /** Fetches in one round trip, so that `get` and `query` need no other. */
  prefetch(wanted: readonly Wanted[]): Promise<void>
}

export interface Updater {
  /** One atomic update. `false`: its condition does not hold. */
  update(update: Omit<UpdateCommandInput, 'TableName'>): Promise<boolean>
}

export interface QueryOptions {
  readonly index?: 'ByType'
  readonly partition: string
  /** Only sort keys that begin with this. */
  readonly prefix?: string
  /** Only sort keys from the first to the last of these. */
  readonly between?: readonly [first: string, last: string]
  readonly limit: number
  readonly start?: Start | undefined
  /** For large items: as many as one call gives. */
  readonly mayBeShort?: true
  /** The greatest sort key first. */
  readonly backwards?: true
}
