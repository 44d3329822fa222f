/** Baseline of a function with a table: reads one item with the SDK, without authentication. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { getItem } from './table.ts'

export const handler = async ({ pathParameters }: APIGatewayProxyEventV2) => {
  const PK = `OBJECT#ROLE_DEFINITION#${pathParameters?.roleId ?? ''}#`
  const item = await getItem({ PK, SK: 'ROLE' })
  return { statusCode: item === undefined ? 404 : 200, body: JSON.stringify(item) }
}
