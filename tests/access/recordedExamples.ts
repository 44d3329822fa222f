/** Sends to each endpoint what its scenario says, and keeps what was sent and answered. */
import { endpoints } from '../../functions/routes.ts'
import { type Endpoint, pathParametersOf, type Route } from '../../lib/http/endpoint.ts'
import type { Example } from '../../scripts/openapi/examples.ts'
import type { Json } from '../../scripts/openapi/json.ts'
import type { Reply } from '../support/checkedReply.ts'
import { fictional, shortened } from './fiction.ts'
import { type Attempt, send } from './scenario.ts'
import { scenarios } from './scenarios.ts'
import type { Persona, World } from './world.ts'

export const routes = endpoints.flatMap((endpoint) =>
  endpoint.routes.map((route) => ({ endpoint, route })),
)

/** What makes something comes first, and lists come next, so that they are short and not empty. */
const turnOf = ({ guard, routes: [route] }: Endpoint): number => {
  if (guard.kind === 'type') return 0
  return guard.kind === 'each' && pathParametersOf(route).length === 0 ? 1 : 2
}

export const recordExamples = async (world: World, persona: Persona) => {
  const recorded = new Map<Route, Example>()
  const inTurn = [...routes].sort((left, right) => turnOf(left.endpoint) - turnOf(right.endpoint))
  for (const { endpoint, route } of inTurn) {
    const attempt = await attemptOf(endpoint, world, persona)
    recorded.set(
      route,
      exampleOf(endpoint, route, attempt, await send(world, route, persona, attempt)),
    )
  }
  return Object.fromEntries(routes.map(({ route }) => [route, recorded.get(route)]))
}

export const attemptOf = async (
  { name }: Endpoint,
  world: World,
  persona: Persona,
): Promise<Attempt> => {
  const scenario = scenarios[name]
  if (scenario === undefined) throw new Error(`there is no scenario for ${name}`)
  return scenario(world, persona)
}

/** Of the document, which holds this very example, and of pages there is only the beginning. */
const shownBody = ({ name }: Endpoint, type: string, { text, body }: Reply): unknown => {
  if (type === 'text/html') return `${text.slice(0, 15)} …`
  if (name === 'openapi') return { openapi: (body as Json).openapi, paths: {} }
  return shortened(body ?? text)
}

const exampleOf = (endpoint: Endpoint, route: Route, attempt: Attempt, reply: Reply): Example => {
  const { values = {}, form, json } = attempt
  const inPath = pathParametersOf(route)
  const part = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name)))
  const type = reply.headers['content-type']?.split(';')[0]
  const example: Example = {
    request: {
      path: part((name) => inPath.includes(name)),
      query: part((name) => !inPath.includes(name)),
      ...(form === undefined ? {} : { mediaType: 'application/x-www-form-urlencoded', body: form }),
      ...(json === undefined ? {} : { mediaType: 'application/json', body: json }),
    },
    reply: {
      status: reply.status,
      ...(reply.text === '' || type === undefined
        ? {}
        : { mediaType: type, body: shownBody(endpoint, type, reply) }),
    },
  }
  return fictional(endpoint.name, example) as Example
}
