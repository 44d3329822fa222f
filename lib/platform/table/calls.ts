/** Calls to DynamoDB. They are counted, and errors of the SDK are translated. */
import { setTimeout as pause } from 'node:timers/promises'
import {
  BatchGetCommand,
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  type ServiceInputTypes,
  type ServiceOutputTypes,
  TransactGetCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { chunksOf } from '#values/chunksOf.ts'
import { Failure } from '#values/failure.ts'
import type { Key } from './key.ts'
import type { Item, Page, QueryOptions } from './items.ts'
import type { Table } from './table.ts'
import { conflictOf, isConditionFailure, slowTableDetail, unavailableOf } from './errors.ts'
import limit from 'p-limit'

export type Action = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

export interface Condition {
  readonly ConditionExpression?: string
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>>
  readonly ExpressionAttributeValues?: Readonly<Record<string, unknown>>
}

type Command<Input extends ServiceInputTypes, Output extends ServiceOutputTypes> = Parameters<
  typeof DynamoDBDocumentClient.prototype.send<Input, Output>
>[0]

const batchKeysMax = 100
const unprocessedRoundsMax = 5
const firstPauseMillis = 25

export class Calls {
  count = 0
  readonly table: Table

  constructor(table: Table) {
    this.table = table
  }

  /** In no particular order. One call reads a hundred keys, and several calls run in parallel. */
  async batchGet(keys: readonly Key[]): Promise<readonly Item[]> {
    const [only] = keys
    if (only === undefined) return []
    if (keys.length === 1) return [await this.get(only)].flatMap((item) => item ?? [])
    if (keys.length <= batchKeysMax) return this.#batchGetOnce(keys)
    const batches = chunksOf(keys, batchKeysMax).map((some) => this.#batchGetOnce(some))
    return (await Promise.all(batches)).flat()
  }

  async #batchGetOnce(keys: readonly Key[]): Promise<readonly Item[]> {
    const items: Item[] = []
    let missing: readonly Key[] = keys
    for (let round = 0; round < unprocessedRoundsMax; round += 1) {
      const RequestItems = { [this.table.name]: { Keys: [...missing], ConsistentRead: true } }
      const { Responses, UnprocessedKeys } = await this.#call(new BatchGetCommand({ RequestItems }))
      items.push(...itemsIn(Responses?.[this.table.name]))
      missing = itemsIn(UnprocessedKeys?.[this.table.name]?.Keys)
      if (missing.length === 0) return items
      // They were throttled. Immediate retries of all callers would increase the load.
      await pause(Math.random() * firstPauseMillis * 2 ** round)
    }
    throw new Failure('unavailable', slowTableDetail)
  }

  async get(key: Key): Promise<Item | undefined> {
    const get = { TableName: this.table.name, Key: key, ConsistentRead: true }
    const { Item } = await this.#call(new GetCommand(get))
    return itemsIn(Item && [Item])[0]
  }

  async query(query: QueryOptions): Promise<Page> {
    const { index, limit, start, backwards } = query
    const command = new QueryCommand({
      TableName: this.table.name,
      IndexName: index,
      ConsistentRead: index === undefined,
      ...keyCondition(query),
      Limit: limit,
      ScanIndexForward: backwards !== true,
      ExclusiveStartKey: start,
    })
    const { Items, LastEvaluatedKey } = await this.#call(command)
    return { items: itemsIn(Items), next: LastEvaluatedKey }
  }

  /** @throws TableConflict when another request is writing one of the items */
  async transactGet(keys: readonly Key[]): Promise<readonly (Item | undefined)[]> {
    const TransactItems = keys.map((Key) => ({ Get: { TableName: this.table.name, Key } }))
    const { Responses } = await this.#transaction(new TransactGetCommand({ TransactItems }))
    return keys.map((_, position) => {
      const found = Responses?.[position]?.Item
      return itemsIn(found && [found])[0]
    })
  }

  /** @throws TableConflict when a condition fails, or another request is writing an item */
  async transactWrite(actions: readonly Action[]): Promise<void> {
    await this.#transaction(new TransactWriteCommand({ TransactItems: [...actions] }))
  }

  /** Returns `false` if the condition fails. */
  async update(update: Omit<UpdateCommandInput, 'TableName'>): Promise<boolean> {
    return this.#conditional(new UpdateCommand({ TableName: this.table.name, ...update }))
  }

  /** Returns the attributes after the update. */
  async updated(
    update: Omit<UpdateCommandInput, 'TableName' | 'ReturnValues'>,
  ): Promise<Readonly<Record<string, unknown>>> {
    const command = { TableName: this.table.name, ...update, ReturnValues: 'UPDATED_NEW' } as const
    const { Attributes = {} } = await this.#call(new UpdateCommand(command))
    return Attributes
  }

  /** Returns `false` if the condition fails. */
  async put(Item: Record<string, unknown>, condition: Condition): Promise<boolean> {
    return this.#conditional(new PutCommand({ TableName: this.table.name, Item, ...condition }))
  }

  /** Returns `false` if the condition fails. */
  async remove({ PK, SK }: Key, condition: Condition): Promise<boolean> {
    const removal = { TableName: this.table.name, Key: { PK, SK }, ...condition }
    return this.#conditional(new DeleteCommand(removal))
  }

  async #conditional<Input extends ServiceInputTypes, Output extends ServiceOutputTypes>(
    command: Command<Input, Output>,
  ): Promise<boolean> {
    try {
      await this.#transaction(command)
      return true
    } catch (error) {
      if (isConditionFailure(error)) return false
      throw error
    }
  }

  async #transaction<Input extends ServiceInputTypes, Output extends ServiceOutputTypes>(
    command: Command<Input, Output>,
  ): Promise<Output> {
    try {
      return await this.#call(command)
    } catch (error) {
      throw conflictOf(error) ?? error
    }
  }

  async #call<Input extends ServiceInputTypes, Output extends ServiceOutputTypes>(
    command: Command<Input, Output>,
  ): Promise<Output> {
    this.count += 1
    const { client, signal } = this.table
    try {
      return await client.send(command, signal === undefined ? {} : { abortSignal: signal })
    } catch (error) {
      throw unavailableOf(error) ?? error
    }
  }
}

/** Adds the types of key and version, which every record has. */
const itemsIn = (records: readonly object[] = []): readonly Item[] => records as readonly Item[]

const keyCondition = ({ index, partition, prefix, between }: QueryOptions) => {
  const [hash, range] = index === undefined ? ['PK', 'SK'] : ['listPK', 'listSK']
  const [condition, values] =
    between !== undefined
      ? [' AND #range BETWEEN :first AND :last', { ':first': between[0], ':last': between[1] }]
      : prefix !== undefined
        ? [' AND begins_with(#range, :prefix)', { ':prefix': prefix }]
        : ['', {}]
  return {
    KeyConditionExpression: `#hash = :hash${condition}`,
    ExpressionAttributeNames: { '#hash': hash, ...(condition === '' ? {} : { '#range': range }) },
    ExpressionAttributeValues: { ':hash': partition, ...values },
  }
}

/** The engine of `npm start` makes one call after the other, and other requests wait for them. */
const callsAtOnce = 4

/** Waits for all of them even if one fails, so that no call is pending afterwards. */
export const atOnce = async <Element>(
  elements: readonly Element[],
  run: (element: Element) => Promise<void>,
): Promise<void> => {
  const slots = limit(callsAtOnce)
  const outcomes = await Promise.allSettled(elements.map((element) => slots(() => run(element))))
  const failed = outcomes.find(({ status }) => status === 'rejected')
  if (failed !== undefined) throw (failed as PromiseRejectedResult).reason
}
