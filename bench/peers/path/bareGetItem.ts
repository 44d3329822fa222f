/** The least that can be done: one GetItem, for anybody. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { answerOf } from './request.ts'
import { getItem } from './table.ts'

export const handler = async ({ pathParameters }: APIGatewayProxyEventV2) =>
  answerOf(await getItem(`EVENT#${pathParameters?.eventId ?? ''}`))
