/** Every item of the table, sorted by what its key says that it is. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb'
import type { Item } from '../../lib/store/items.ts'
import { type Key, nameOfKey, partsOf } from '../../lib/store/keys.ts'

export class WholeTable {
  readonly items: readonly Item[]
  readonly #byKey: ReadonlyMap<string, Item>
  readonly #byKind = new Map<string, Item[]>()

  constructor(items: readonly Item[]) {
    this.items = items
    this.#byKey = new Map(items.map((item) => [nameOfKey(item), item]))
    for (const item of items) {
      const kind = kindOf(item)
      this.#byKind.set(kind, [...(this.#byKind.get(kind) ?? []), item])
    }
  }

  at(key: Key): Item | undefined {
    return this.#byKey.get(nameOfKey(key))
  }

  /** @param kind what partition and sort key begin with, for example `OBJECT ROLE` */
  all(kind: string): readonly Item[] {
    return this.#byKind.get(kind) ?? []
  }
}

const kindOf = ({ PK, SK }: Key): string => {
  const [first = '', second = ''] = [PK, SK].map((text) => text.split('#')[0] ?? '')
  return ['PUBLIC_TAGS', 'PRIVATE_TAGS'].includes(first) ? first : `${first} ${second}`
}

/** Parts of a sort key. */
export const sortPartsOf = ({ SK }: Key): readonly string[] => partsOf(SK)

export const readWholeTable = async (endpoint: string, tableName: string): Promise<WholeTable> => {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint }))
  const items: Item[] = []
  const pages = paginateScan({ client }, { TableName: tableName, ConsistentRead: true })
  for await (const { Items = [] } of pages) items.push(...(Items as Item[]))
  client.destroy()
  return new WholeTable(items)
}

/** Tells what does not fit, one sentence each. */
export type Rule = (table: WholeTable) => readonly string[]
