import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Answer } from './showRole.ts'

export const toGateway = ({ status, body }: Answer): APIGatewayProxyStructuredResultV2 => ({
  statusCode: status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
