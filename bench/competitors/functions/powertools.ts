import { Router } from '@aws-lambda-powertools/event-handler/http'
import { Logger } from '@aws-lambda-powertools/logger'
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import { isCourse } from './course.ts'
import { type Answer, saveCourse, showRole } from './useCases.ts'

const logger = new Logger({ serviceName: 'races', logLevel: 'ERROR' })
const app = new Router({ logger })

const toResponse = ({ status, body }: Answer): Response => Response.json(body, { status })

app.get('/security/api/restsecurity/role/:roleId', async ({ req, params }) =>
  toResponse(await showRole(req.headers.get('authorization') ?? undefined, params.roleId ?? '')),
)

app.post(
  '/sailingserver/api/v1/courseconfiguration/createCourse/:regattaName/:raceColumn/:fleet',
  async ({ req, params }) => {
    const course: unknown = await req.json()
    if (!isCourse(course)) return toResponse({ status: 400, body: { code: 400 } })
    const authorization = req.headers.get('authorization') ?? undefined
    return toResponse(await saveCourse(authorization, params.regattaName ?? '', course))
  },
)

export const handler = (event: APIGatewayProxyEventV2, context: Context) =>
  app.resolve(event, context)
