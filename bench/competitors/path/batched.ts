/** The same in four calls: session, user and memberships, roles, object. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { mayRead } from './decision.ts'
import { answerOf, refusal, sessionKeyOf } from './request.ts'
import { getItem, getItems } from './table.ts'

export const handler = async (event: APIGatewayProxyEventV2) => {
  const session = await getItem(sessionKeyOf(event))
  if (session === undefined) return refusal(401)
  const userId = session.userId as string
  const subject = await getItems([`USER#${userId}`, `MEMBERSHIPS#${userId}`])
  if (!subject.has(`USER#${userId}`)) return refusal(401)
  const memberships = subject.get(`MEMBERSHIPS#${userId}`)
  const roleIds = (memberships?.roleIds ?? []) as readonly string[]
  const roles = await getItems(roleIds.map((roleId) => `ROLE#${roleId}`))
  const eventId = event.pathParameters?.eventId ?? ''
  const object = await getItems([`EVENT#${eventId}`, `ACL#EVENT#${eventId}`])
  return mayRead(eventId, object.get(`ACL#EVENT#${eventId}`), memberships, [...roles.values()])
    ? answerOf(object.get(`EVENT#${eventId}`))
    : refusal(403)
}
