/** Parses the request and builds the response. */
import { createHash } from 'node:crypto'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Item } from './table.ts'

/** Sessions are stored under a hash of the token. */
export const sessionKeyOf = ({ headers }: APIGatewayProxyEventV2): string => {
  const token = headers.authorization?.replace(/^Bearer /, '') ?? ''
  return `SESSION#${createHash('sha256').update(token).digest('hex')}`
}

export const answerOf = (item: Item | undefined): APIGatewayProxyStructuredResultV2 => ({
  statusCode: item === undefined ? 404 : 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(item?.document ?? null),
})

export const refusal = (statusCode: 401 | 403): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
})
