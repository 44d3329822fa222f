/** The table of the competitors, through the same SDK. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'

export type Item = Readonly<Record<string, unknown>>

const TableName = process.env.COMPETITOR_TABLE_NAME ?? ''

const client = DynamoDBDocumentClient.from(
  new DynamoDBClient({ endpoint: process.env.DYNAMODB_ENDPOINT ?? '' }),
)

const keyOf = (PK: string) => ({ PK, SK: 'ITEM' })

export const getItem = async (PK: string): Promise<Item | undefined> => {
  const { Item } = await client.send(
    new GetCommand({ TableName, Key: keyOf(PK), ConsistentRead: true }),
  )
  return Item
}

/** Writes only if the item still has this version. */
export const putItem = async (PK: string, item: Item, version: number): Promise<void> => {
  await client.send(
    new PutCommand({
      TableName,
      Item: { ...keyOf(PK), ...item },
      ConditionExpression: 'version = :version',
      ExpressionAttributeValues: { ':version': version },
    }),
  )
}
