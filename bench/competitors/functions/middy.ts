/** Middy, with a schema that Ajv compiles when the function starts. */
import middy from '@middy/core'
import httpHeaderNormalizer from '@middy/http-header-normalizer'
import validator from '@middy/validator'
import { transpileSchema } from '@middy/validator/transpile'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { toGateway } from './gateway.ts'
import { showRole } from './showRole.ts'

const text = { type: 'string', minLength: 1 }

const eventSchema = {
  type: 'object',
  properties: {
    pathParameters: { type: 'object', required: ['roleId'], properties: { roleId: text } },
  },
}

export const handler = middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
  .use(httpHeaderNormalizer())
  .use(validator({ eventSchema: transpileSchema(eventSchema) }))
  .handler(async ({ headers, pathParameters }) =>
    toGateway(await showRole(headers.authorization, pathParameters?.roleId ?? '')),
  )
