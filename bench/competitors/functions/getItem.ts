/** Baseline of a function with a table: reads one item with the SDK, without authentication. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'

const { TABLE_NAME: TableName, DYNAMODB_ENDPOINT: endpoint = '' } = process.env

const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint }))

export const handler = async ({ pathParameters }: APIGatewayProxyEventV2) => {
  const Key = { PK: `OBJECT#ROLE_DEFINITION#${pathParameters?.roleId ?? ''}#`, SK: 'ROLE' }
  const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }))
  return { statusCode: Item === undefined ? 404 : 200, body: JSON.stringify(Item) }
}
