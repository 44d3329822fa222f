import awsLambdaFastify from '@fastify/aws-lambda'
import { fastify } from 'fastify'
import { courseSchema } from './course.ts'
import { saveCourse, showRole } from './useCases.ts'

const app = fastify()

app.get<{ Params: { roleId: string } }>(
  '/security/api/restsecurity/role/:roleId',
  async ({ headers, params }, reply) => {
    const { status, body } = await showRole(headers.authorization, params.roleId)
    return reply.code(status).send(body)
  },
)

app.post<{ Params: { regattaName: string }; Body: object }>(
  '/sailingserver/api/v1/courseconfiguration/createCourse/:regattaName/:raceColumn/:fleet',
  { schema: { body: courseSchema } },
  async ({ headers, params, body: course }, reply) => {
    const { status, body } = await saveCourse(
      headers.authorization,
      params.regattaName,
      course as object,
    )
    return reply.code(status).send(body)
  },
)

export const handler = awsLambdaFastify(app)
