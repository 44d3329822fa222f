/** The checks, without a framework. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { isCourse } from './course.ts'
import { toGateway } from './gateway.ts'
import { saveCourse, showRole } from './useCases.ts'

export const handler = async ({ headers, pathParameters, body }: APIGatewayProxyEventV2) => {
  const { authorization } = headers
  const { roleId, regattaName = '' } = pathParameters ?? {}
  if (roleId !== undefined) return toGateway(await showRole(authorization, roleId))
  const course = JSON.parse(body ?? '{}') as unknown
  return isCourse(course)
    ? toGateway(await saveCourse(authorization, regattaName, course))
    : toGateway({ status: 400, body: { code: 400 } })
}
