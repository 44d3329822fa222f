/**
 * Replaces the SDK where the table is left out: it serves items of a file without delay, and drops
 * writes.
 */
import { readFileSync } from 'node:fs'

interface Key {
  readonly PK: string
  readonly SK: string
}

interface Input {
  readonly Key?: Key
  readonly RequestItems?: Readonly<Record<string, { readonly Keys: readonly Key[] }>>
  readonly TransactItems?: readonly { readonly Get?: { readonly Key: Key } }[]
}

class Command {
  readonly input: Input

  constructor(input: Input) {
    this.input = input
  }
}

export {
  Command as BatchGetCommand,
  Command as DeleteCommand,
  Command as GetCommand,
  Command as PutCommand,
  Command as QueryCommand,
  Command as TransactGetCommand,
  Command as TransactWriteCommand,
  Command as UpdateCommand,
}

export class DynamoDBClient {
  readonly middlewareStack = { remove: () => false }
}

const nameOf = ({ PK, SK }: Key): string => `${PK} ${SK}`

const stored = JSON.parse(readFileSync(process.env.STUBBED_ITEMS ?? '', 'utf8')) as readonly Key[]
const items = new Map(stored.map((item) => [nameOf(item), item]))
const itemAt = (key: Key): Key | undefined => items.get(nameOf(key))

const responseTo = ({ Key, RequestItems, TransactItems }: Input): object => {
  if (RequestItems !== undefined) {
    const Responses = Object.entries(RequestItems).map(([table, { Keys }]) => [
      table,
      Keys.flatMap((key) => itemAt(key) ?? []),
    ])
    return { Responses: Object.fromEntries(Responses) as object }
  }
  if (TransactItems !== undefined) {
    return { Responses: TransactItems.map(({ Get }) => ({ Item: Get && itemAt(Get.Key) })) }
  }
  return Key === undefined ? { Items: [] } : { Item: itemAt(Key) }
}

export const DynamoDBDocumentClient = {
  from: () => ({
    send: ({ input }: Command) => Promise.resolve(responseTo(input)),
  }),
}
