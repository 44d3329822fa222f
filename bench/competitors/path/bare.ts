/** The baselines: one GetItem, and a safe change of one item, without authentication. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

const { COMPETITOR_TABLE_NAME: TableName, DYNAMODB_ENDPOINT: endpoint = '' } = process.env
const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint }))

type Item = Readonly<Record<string, unknown>>

const getItem = async (PK: string): Promise<Item | undefined> => {
  const Key = { PK, SK: 'ITEM' }
  const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }))
  return Item
}

/** A read, and a write on the condition of its version. */
const changeItem = async (PK: string, body: string): Promise<Item> => {
  const version = Number((await getItem(PK))?.version ?? 0)
  const Item = { PK, SK: 'ITEM', document: JSON.parse(body) as unknown, version: version + 1 }
  await client.send(
    new PutCommand({
      TableName,
      Item,
      ConditionExpression: 'version = :version',
      ExpressionAttributeValues: { ':version': version },
    }),
  )
  return Item
}

export const handler = async ({
  pathParameters,
  body,
}: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
  const PK = pathParameters?.id ?? ''
  const item = await (body === undefined ? getItem(PK) : changeItem(PK, body))
  return {
    statusCode: item === undefined ? 404 : 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(item?.document ?? null),
  }
}
