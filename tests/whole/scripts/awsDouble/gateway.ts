/** An HTTP API with the routes of the template. */
import type { Server } from 'node:http'
import {
  type ApiRoute,
  createHttpApi,
  type FunctionResponse,
} from '../../../../scripts/gateway/httpApi.ts'
import { references, resourcesOfType, type Template } from '../../../../scripts/stack/template.ts'

export type Invoke = (functionName: string, event: object) => Promise<FunctionResponse>

export const startGateway = (template: Template, invoke: Invoke): Server =>
  createHttpApi({ routes: routesOf(template), invoke })

/** The routes of the HTTP API, without those of the WebSocket API. */
export const httpRoutes = (template: Template) =>
  resourcesOfType(template, 'AWS::ApiGatewayV2::Route').filter(
    ([, { Properties }]) => !references(Properties.ApiId).includes('WebsocketsApi'),
  )

const routesOf = (template: Template): readonly ApiRoute<string>[] =>
  httpRoutes(template).map(([, { Properties }]) => {
    const integration = /"Ref":"(HttpApiIntegration\w+)"/.exec(
      JSON.stringify(Properties.Target),
    )?.[1]
    const uri = template.Resources[integration ?? '']?.Properties.IntegrationUri
    const target = /"(\w+LambdaFunction)"/.exec(JSON.stringify(uri))?.[1] ?? ''
    return { key: String(Properties.RouteKey), target }
  })
