import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Handler } from './chain.ts'
import type { Endpoint } from './endpoint.ts'
import { pipeline } from './pipeline.ts'
import { type GatewayEvent, readRequest } from './request.ts'
import { newRequestState } from './requestState.ts'
import { toGatewayResponse } from './response.ts'
import { type Services, servicesOfProcess } from './services.ts'

export type LambdaHandler = (event: GatewayEvent) => Promise<APIGatewayProxyStructuredResultV2>

/**
 * Creates the Lambda handler of an endpoint.
 * @param services those of the process by default; tests pass their own
 * @example export const handler = serve(declaration)
 */
export const serve = (endpoint: Endpoint, services?: Services): LambdaHandler =>
  serveWith((made) => pipeline(endpoint, made), services)

/** @param createHandler runs at the first request, after the services are created */
export const serveWith = (
  createHandler: (services: Services) => Handler,
  services?: Services,
): LambdaHandler => {
  let handler: Handler | undefined
  return async (event) => {
    handler ??= createHandler(services ?? servicesOfProcess())
    const request = readRequest(event)
    return toGatewayResponse(await handler(request, newRequestState()), request.method)
  }
}
