/** What lies in the table, what changes it, and how it is asked for. */
import type { Key } from './keys.ts'

/** Every item carries these two beside its key. */
export interface Versioned {
  /** Counts the writes of this item. */
  readonly version: number
  /** Random, new with every write: two items of one version are still told apart. */
  readonly writeId: string
}

export type Item = Key & Versioned & Readonly<Record<string, unknown>>

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

/** Whatever items can be asked of. */
export interface Reader {
  get(key: Key): Promise<Item | undefined>
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
