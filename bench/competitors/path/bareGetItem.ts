/** Baseline of a read: one GetItem, without authentication. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { answerOf } from './request.ts'
import { getItem } from './table.ts'

export const handler = async ({ pathParameters }: APIGatewayProxyEventV2) =>
  answerOf(await getItem(`EVENT#${pathParameters?.eventId ?? ''}`))
