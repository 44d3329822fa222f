/** Reads each item when it is needed: 25 calls, one after another. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { mayRead } from './decision.ts'
import { answerOf, refusal, sessionKeyOf } from './request.ts'
import { getItem, type Item } from './table.ts'

export const handler = async (event: APIGatewayProxyEventV2) => {
  const session = await getItem(sessionKeyOf(event))
  if (session === undefined) return refusal(401)
  const userId = session.userId as string
  const user = await getItem(`USER#${userId}`)
  if (user === undefined) return refusal(401)
  const memberships = await getItem(`MEMBERSHIPS#${userId}`)
  const roles: (Item | undefined)[] = []
  for (const roleId of (memberships?.roleIds ?? []) as readonly string[]) {
    roles.push(await getItem(`ROLE#${roleId}`))
  }
  const eventId = event.pathParameters?.eventId ?? ''
  const object = await getItem(`EVENT#${eventId}`)
  const acl = await getItem(`ACL#EVENT#${eventId}`)
  return mayRead(eventId, acl, memberships, roles) ? answerOf(object) : refusal(403)
}
