/** The table of the service, read with the same SDK. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchGetCommand, DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'

export interface Key extends Record<string, unknown> {
  readonly PK: string
  readonly SK: string
}

export type Item = Readonly<Record<string, unknown>>

const { TABLE_NAME: TableName = '', DYNAMODB_ENDPOINT: endpoint = '' } = process.env

const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint }))

export const getItem = async (Key: Key): Promise<Item | undefined> => {
  const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }))
  return Item
}

/** Reads items by partition key in one call. */
export const getItems = async (...Keys: Key[]): Promise<ReadonlyMap<unknown, Item>> => {
  const RequestItems = { [TableName]: { Keys, ConsistentRead: true } }
  const { Responses } = await client.send(new BatchGetCommand({ RequestItems }))
  return new Map((Responses?.[TableName] ?? []).map((item) => [item.PK, item]))
}
