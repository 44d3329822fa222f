import type { TObject } from '@sinclair/typebox'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { TSchema } from '#schemas/schema.ts'
import type { Handler } from './chain.ts'
import type { Endpoint } from './endpoint.ts'
import { pipeline } from './pipeline.ts'
import { type GatewayEvent, readRequest } from './request.ts'
import { RequestState } from './requestState.ts'
import { toGatewayResponse } from './response.ts'
import { isLambda, type Services, servicesOfProcess, warmUp } from './services.ts'

/** @param invocation the local gateway tells when the client closes the connection; Lambda does not */
export type LambdaHandler = (
  event: GatewayEvent,
  invocation?: { readonly connection?: AbortSignal },
) => Promise<APIGatewayProxyStructuredResultV2>

export { EndpointResult } from './endpoint.ts'

if (isLambda) await warmUp(servicesOfProcess())

/**
 * Checks a declaration against the types of its input and body, drops these types, and creates the
 * Lambda handler.
 * @example
 * export const { declaration, handler } = endpoint({ name: 'readRole', ..., run: ({ context, input }) =>
 * showRole(context, input.roleId) })
 */
export const endpoint = <Input extends TObject, Body extends TSchema, Loaded>(
  typed: Endpoint<Input, Body, Loaded>,
) => {
  const declaration: Endpoint = typed
  return { declaration, handler: serve(declaration) }
}

/** @param services those of the process by default; tests pass their own */
export const serve = (endpoint: Endpoint, services?: Services): LambdaHandler =>
  serveWith((made) => pipeline(endpoint, made), services)

/** @param createHandler runs after the services are created: in Lambda at once, otherwise at the first request */
export const serveWith = (
  createHandler: (services: Services) => Handler,
  services?: Services,
): LambdaHandler => {
  const create = (): Handler => createHandler(services ?? servicesOfProcess())
  let handler = isLambda ? create() : undefined
  return async (event, { connection } = {}) => {
    handler ??= create()
    const request = readRequest(event)
    const response = await handler(request, new RequestState(connection))
    return toGatewayResponse(response, request.method)
  }
}
