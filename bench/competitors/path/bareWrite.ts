/** Baseline of a safe change: a read, and a write on the condition of its version. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { answerOf } from './request.ts'
import { getItem, putItem } from './table.ts'

export const handler = async ({ pathParameters, body }: APIGatewayProxyEventV2) => {
  const PK = `MARK#${pathParameters?.id ?? ''}`
  const stored = await getItem(PK)
  const version = Number(stored?.version ?? 0)
  const item = { document: JSON.parse(body ?? '{}') as unknown, version: version + 1 }
  await putItem(PK, item, version)
  return answerOf(item)
}
