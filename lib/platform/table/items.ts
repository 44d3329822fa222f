import type { UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import type { SharedValues } from '#values/sharedValues.ts'
import type { Key } from './key.ts'

/** The properties of every item in addition to its key. */
interface Versioned {
  /** The number of writes of this item. */
  readonly version: number
  /** A random id of each write. It distinguishes two items with the same version. */
  readonly writeId: string
}

export type Item = Key & Versioned & Readonly<Record<string, unknown>>

/** An item before and after a write. `undefined` means that the item does not exist. */
export interface ItemChange {
  readonly before: Item | undefined
  readonly after: Item | undefined
}

/** The new content of an item, without the properties that the store adds. */
export type Content = Readonly<Record<string, unknown>>

/** `absent`: the item must not exist. `any`: any existing item is replaced. */
export type Expected = Item | 'absent' | 'any'

export type Write =
  | { readonly put: Key & Content; readonly expected: Expected }
  | { readonly remove: Key; readonly expected: Item | 'any' }
  /** A condition without a change: the transaction fails if the item has changed. */
  | { readonly unchanged: Item }
  /** The same condition for an item that must not exist. */
  | { readonly absent: Key }

/** A value with its item. Changes of the value are conditional on the item. */
export type Stored<Value> = Value & { readonly item: Item }

export const removalOf = ({ item }: Stored<unknown>): Write => ({
  remove: item,
  expected: item,
})

export type ConditionCheck = Extract<Write, { readonly unchanged: Item } | { readonly absent: Key }>

export const isConditionCheck = (write: Write): write is ConditionCheck =>
  'unchanged' in write || 'absent' in write

/** The position after which a query continues. */
export type Start = Readonly<Record<string, string>>

export interface Page {
  readonly items: readonly Item[]
  /** Absent on the last page. */
  readonly next?: Start | undefined
}

/** Fetched in advance. A function returns those that depend on what the process has learned. */
export type Prefetch =
  | Key
  | QueryOptions
  | ((hints: SharedValues) => readonly (Key | QueryOptions)[])

export interface Reader {
  readonly hints: SharedValues
  get(key: Key): Promise<Item | undefined>
  query(options: QueryOptions): Promise<Page>
  /** Fetches in one round trip, so that `get` and `query` need no other. */
  prefetch(requested: readonly Prefetch[]): Promise<void>
}

export interface Updater {
  /** Makes one atomic update. Returns `false` if its condition fails. */
  update(update: Omit<UpdateCommandInput, 'TableName'>): Promise<boolean>
}

export interface QueryOptions {
  readonly index?: 'ByType'
  readonly partition: string
  readonly prefix?: string
  readonly between?: readonly [first: string, last: string]
  readonly limit: number
  readonly start?: Start | undefined
  /** For large items: the page may be as short as one call returns it. */
  readonly mayBeShort?: true
  readonly backwards?: true
}
