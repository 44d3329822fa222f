/** Functions as they are deployed: built, and called in this process as Lambda calls them. */
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { type RequestOptions, sentRequest } from '../../scripts/requests/requests.ts'
import { matchOf } from '../../scripts/requests/functions.ts'
import { gatewayEvent } from '../../scripts/requests/gatewayEvent.ts'
import type { Endpoint } from '../../lib/platform/endpoint/endpoint.ts'
import { buildFunctions, type BuildOptions, findEntryPoints } from '../../scripts/build.ts'
import '../../tests/support/quietLog.ts'

export type Handler = (
  event: APIGatewayProxyEventV2,
  context: object,
) => Promise<APIGatewayProxyStructuredResultV2>

/** A prepared request: the call contains only the work of Lambda. */
export type Call = () => Promise<APIGatewayProxyStructuredResultV2>

export type Environment = Readonly<Record<string, string>>

interface FunctionModule {
  readonly handler: Handler
  /** Options for our own functions. */
  readonly declaration: Endpoint
}

/** Builds some of our functions. Each is then in `<folder>/<name>/index.mjs`. */
export const buildOurs = async (
  names: readonly string[],
  outputFolder: string,
  options: BuildOptions = {},
): Promise<void> => {
  const all = await findEntryPoints()
  const entryPoints = all.filter((file) => names.includes(basename(file, '.ts')))
  await buildFunctions({ ...options, entryPoints, outputFolder })
}

let copies = 0

/** Loads a separate copy with this environment, as in a process of its own. */
const loadFunction = async (
  folder: string,
  name: string,
  environment: Environment,
): Promise<FunctionModule> => {
  Object.assign(process.env, environment)
  copies += 1
  const url = pathToFileURL(join(folder, name, 'index.mjs')).href
  return (await import(`${url}?copy=${copies}`)) as FunctionModule
}

/** @param route method and path with query: `GET /health?a=b` */
export type Prepare = (route: string, options?: RequestOptions) => Call

/** Our functions, connected to one table. */
export const loadOurs = async (
  names: readonly string[],
  folder: string,
  environment: Environment,
): Promise<Prepare> => {
  const loaded: FunctionModule[] = []
  for (const name of names) {
    const module = await loadFunction(folder, name, environment)
    loaded.push(module)
    // The functions read the environment at the first request.
    const [route] = module.declaration.routes
    await module.handler(gatewayEvent(sentRequest(route)), {})
  }
  const handlers = new Map(loaded.map(({ declaration, handler }) => [declaration, handler]))
  return (route, options) => {
    const sent = sentRequest(route, options)
    const match = matchOf([...handlers.keys()], sent)
    const handler = match.kind === 'found' ? handlers.get(match.endpoint) : undefined
    if (match.kind !== 'found' || handler === undefined) throw new Error(`no function: ${route}`)
    const event = gatewayEvent(sent, match)
    return () => handler(event, {})
  }
}
