/**
 * What one request does with the table. Reads are strongly consistent; what was fetched at the
 * start of the request is not read twice; writes are transactions, conditional on what was read.
 */
import { randomUUID } from 'node:crypto'
import {
  BatchGetCommand,
  GetCommand,
  QueryCommand,
  TransactGetCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { Failure } from '../domain/failure.ts'
import type { Key } from './keys.ts'
import type { Table } from './table.ts'
import { conflictOf, isConditionFailure, unavailableOf } from './troubles.ts'

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

/** Where a query goes on: behind the entry with these keys. */
export type Start = Readonly<Record<string, string>>

export interface Page {
  readonly items: readonly Item[]
  /** Absent on the last page. */
  readonly next?: Start | undefined
}

export interface QueryOptions {
  readonly index?: 'ByType'
  readonly partition: string
  /** Only sort keys that begin with this. */
  readonly prefix?: string
  readonly limit: number
  readonly start?: Start | undefined
}

const batchKeysMax = 100
const unprocessedRoundsMax = 5

export class Store {
  /** How many calls to the table this request has made so far. */
  calls = 0
  readonly #table: Table
  readonly #fetched = new Map<string, Item | undefined>()

  constructor(table: Table) {
    this.#table = table
  }

  /** Fetches what is not there yet in one round trip, so that `get` finds it without another. */
  async prefetch(wanted: readonly Key[]): Promise<void> {
    const missing = wanted.filter((key) => !this.#fetched.has(nameOf(key)))
    const keys = [...new Map(missing.map((key) => [nameOf(key), key])).values()]
    for (const key of keys) this.#fetched.set(nameOf(key), undefined)
    await Promise.all(
      chunks(keys, batchKeysMax).map(async (chunk) => {
        for (const item of await this.#batchGet(chunk)) this.#fetched.set(nameOf(item), item)
      }),
    )
  }

  async get(key: Key): Promise<Item | undefined> {
    if (this.#fetched.has(nameOf(key))) return this.#fetched.get(nameOf(key))
    const { Item } = await this.#call((client) =>
      client.send(new GetCommand({ TableName: this.#table.name, Key: key, ConsistentRead: true })),
    )
    this.#fetched.set(nameOf(key), Item as Item | undefined)
    return Item as Item | undefined
  }

  /**
   * All items as they were at one moment, in the order of the keys; at most 100.
   * @throws TableConflict when somebody writes one of them just now
   */
  async snapshot(wanted: readonly Key[]): Promise<readonly (Item | undefined)[]> {
    const TransactItems = wanted.map((Key) => ({ Get: { TableName: this.#table.name, Key } }))
    try {
      const { Responses } = await this.#call((client) =>
        client.send(new TransactGetCommand({ TransactItems })),
      )
      return wanted.map((_, position) => Responses?.[position]?.Item as Item | undefined)
    } catch (error) {
      throw conflictOf(error) ?? error
    }
  }

  async query({ index, partition, prefix, limit, start }: QueryOptions): Promise<Page> {
    const [hash, range] = index === undefined ? ['PK', 'SK'] : ['listPK', 'listSK']
    const { Items, LastEvaluatedKey } = await this.#call((client) =>
      client.send(
        new QueryCommand({
          TableName: this.#table.name,
          IndexName: index,
          ConsistentRead: index === undefined,
          KeyConditionExpression:
            prefix === undefined
              ? '#hash = :hash'
              : '#hash = :hash AND begins_with(#range, :prefix)',
          ExpressionAttributeNames: {
            '#hash': hash,
            ...(prefix === undefined ? {} : { '#range': range }),
          },
          ExpressionAttributeValues: { ':hash': partition, ':prefix': prefix },
          Limit: limit,
          ExclusiveStartKey: start,
        }),
      ),
    )
    return { items: (Items ?? []) as Item[], next: LastEvaluatedKey as Start | undefined }
  }

  /**
   * All of the writes, or none.
   * @throws TableConflict when an item is not as expected, or somebody writes it just now
   */
  async write(writes: readonly Write[]): Promise<void> {
    const writeId = randomUUID()
    const TransactItems = writes.map((write) => this.#action(write, writeId))
    try {
      await this.#call((client) => client.send(new TransactWriteCommand({ TransactItems })))
    } catch (error) {
      const conflict = conflictOf(error)
      // The answer to an earlier attempt was lost, and what stands in the way is our own write.
      if (conflict?.isOwnWrite(writeId) === true) return
      throw conflict ?? error
    } finally {
      for (const write of writes) this.#fetched.delete(nameOf(keyOf(write)))
    }
  }

  /** One atomic update. `false`: its condition does not hold. */
  async update(update: Omit<UpdateCommandInput, 'TableName'>): Promise<boolean> {
    try {
      await this.#call((client) =>
        client.send(new UpdateCommand({ TableName: this.#table.name, ...update })),
      )
      return true
    } catch (error) {
      if (isConditionFailure(error)) return false
      throw error
    }
  }

  async #batchGet(keys: readonly Key[]): Promise<readonly Item[]> {
    const items: Item[] = []
    let missing: readonly Key[] = keys
    for (let round = 0; round < unprocessedRoundsMax; round += 1) {
      const { Responses, UnprocessedKeys } = await this.#call((client) =>
        client.send(
          new BatchGetCommand({
            RequestItems: { [this.#table.name]: { Keys: [...missing], ConsistentRead: true } },
          }),
        ),
      )
      items.push(...((Responses?.[this.#table.name] ?? []) as Item[]))
      missing = (UnprocessedKeys?.[this.#table.name]?.Keys ?? []) as Key[]
      if (missing.length === 0) return items
    }
    throw new Failure('unavailable', 'The table does not answer fast enough. Try again soon.')
  }

  #action(write: Write, writeId: string): TransactAction {
    const TableName = this.#table.name
    if ('unchanged' in write) {
      const { PK, SK } = write.unchanged
      const Key = { PK, SK }
      return { ConditionCheck: { TableName, Key, ...asRead(write.unchanged) } }
    }
    if ('remove' in write) {
      const { PK, SK } = write.remove
      return { Delete: { TableName, Key: { PK, SK }, ...condition(write.expected) } }
    }
    const version = typeof write.expected === 'object' ? write.expected.version + 1 : 1
    const Item = { ...write.put, version, writeId }
    return { Put: { TableName, Item, ...condition(write.expected) } }
  }

  /** Every call to the table goes through here. */
  async #call<Output>(send: (client: Table['client']) => Promise<Output>): Promise<Output> {
    this.calls += 1
    try {
      return await send(this.#table.client)
    } catch (error) {
      throw unavailableOf(error) ?? error
    }
  }
}

type TransactAction = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

const nameOf = ({ PK, SK }: Key): string => `${PK} ${SK}`

const keyOf = (write: Write): Key =>
  'put' in write ? write.put : 'remove' in write ? write.remove : write.unchanged

const chunks = <Element>(elements: readonly Element[], size: number): readonly Element[][] =>
  Array.from({ length: Math.ceil(elements.length / size) }, (_, index) =>
    elements.slice(index * size, (index + 1) * size),
  )

const whatWasThere = { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const

const asRead = ({ writeId }: Item) => ({
  ConditionExpression: 'writeId = :read',
  ExpressionAttributeValues: { ':read': writeId },
  ...whatWasThere,
})

const condition = (expected: Expected) => {
  if (expected === 'any') return {}
  if (expected === 'absent') {
    return { ConditionExpression: 'attribute_not_exists(PK)', ...whatWasThere }
  }
  return asRead(expected)
}
