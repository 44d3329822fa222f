/** Middy, with schemas that Ajv compiles when the function starts. */
import middy from '@middy/core'
import httpHeaderNormalizer from '@middy/http-header-normalizer'
import httpJsonBodyParser from '@middy/http-json-body-parser'
import validator from '@middy/validator'
import { transpileSchema } from '@middy/validator/transpile'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { courseSchema } from './course.ts'
import { toGateway } from './gateway.ts'
import { saveCourse, showRole } from './useCases.ts'

const text = { type: 'string', minLength: 1 }

const readSchema = {
  type: 'object',
  properties: {
    pathParameters: { type: 'object', required: ['roleId'], properties: { roleId: text } },
  },
}

const saveSchema = {
  type: 'object',
  required: ['body'],
  properties: {
    pathParameters: {
      type: 'object',
      required: ['regattaName'],
      properties: { regattaName: text },
    },
    body: courseSchema,
  },
}

const read = middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
  .use(httpHeaderNormalizer())
  .use(validator({ eventSchema: transpileSchema(readSchema) }))
  .handler(async ({ headers, pathParameters }) =>
    toGateway(await showRole(headers.authorization, pathParameters?.roleId ?? '')),
  )

const save = middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
  .use(httpHeaderNormalizer())
  .use(httpJsonBodyParser())
  .use(validator({ eventSchema: transpileSchema(saveSchema) }))
  .handler(async ({ headers, pathParameters, body }) => {
    const regattaName = pathParameters?.regattaName ?? ''
    // The middleware has parsed it.
    const course = body as unknown as object
    return toGateway(await saveCourse(headers.authorization, regattaName, course))
  })

export const handler = (event: APIGatewayProxyEventV2, context: Context) =>
  event.requestContext.http.method === 'GET' ? read(event, context) : save(event, context)
