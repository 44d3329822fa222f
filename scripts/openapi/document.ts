/** Derives the OpenAPI 3.1 document from the declarations. */
import { visiblePattern } from '#schemas/platform/invisible.ts'
import { problem } from '#schemas/platform/problem.ts'
import { type Endpoint, methodOf, pathOf, type Route } from '#endpoint/endpoint.ts'
import { isSameJson } from '#values/sameJson.ts'
import type { Examples } from './examples.ts'
import { bodySchemas } from './inputs.ts'
import { introduction } from './introduction.ts'
import { type Json, pascalCase } from './json.ts'
import type { NamedSchema } from './namedSchemas.ts'
import { operationOf } from './operation.ts'
import { operationId } from './operationIds.ts'
import { headerComponents, problemExamples, sharedResponses } from './replies.ts'
import { type Named, shareParameters, shareResponses, shareSchemas } from './sharing.ts'
import { tags } from './tags.ts'
import { wireSchema } from './wireSchema.ts'

/** The inputs of the document, in addition to the declarations. */
export interface Sources {
  readonly version: string
  readonly schemas: readonly NamedSchema[]
  readonly examples: Examples
}

export const openApiDocument = (
  endpoints: readonly Endpoint[],
  { version, schemas: all, examples }: Sources,
): Json => {
  const frequent = shareResponses(pathsOf(endpoints, examples))
  const shared = shareParameters(frequent.paths)
  const responses = { ...sharedResponses(endpoints, examples), ...frequent.responses }
  // Each response refers to this and narrows the codes.
  const parts = { ...shared, responses, problem: wireSchema(problem) }
  const { tree, schemas } = shareSchemas(parts, [
    ...namedReplies(all),
    ...namedBodies(endpoints, all),
    ...namedTexts,
  ])
  return {
    openapi: '3.1.0',
    info: {
      title: 'Committee Boat',
      version,
      description: introduction,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'Where this document comes from' }],
    tags: tags.map(({ name, description }) => ({ name, description })),
    paths: tree.paths,
    components: {
      securitySchemes,
      schemas,
      parameters: tree.parameters,
      headers: headerComponents,
      responses: tree.responses,
      examples: problemExamples(examples),
    },
  }
}

const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'An access token from `/security/api/restsecurity/access_token`',
  },
  basic: {
    type: 'http',
    scheme: 'basic',
    description: 'User name and password, with every request (RFC 7617, UTF-8)',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'JSESSIONID',
    description: 'The session that a POST to `/security/api/restsecurity/hello` begins',
  },
} as const

const pathsOf = (endpoints: readonly Endpoint[], { operations }: Examples) => {
  const paths: Record<string, Record<string, Json>> = {}
  for (const { endpoint, route } of routesOf(endpoints)) {
    const ofPath = (paths[pathOf(route)] ??= {})
    const { request, reply } = operations[route] ?? {}
    const [first] = endpoint.routes
    // Most second paths of an endpoint have the same response.
    const isShown = route !== first && isSameJson(reply, operations[first]?.reply)
    const example = { ...(request && { request }), ...(!isShown && reply && { reply }) }
    ofPath[methodOf(route).toLowerCase()] = operationOf(endpoint, route, example)
  }
  return Object.fromEntries(
    Object.entries(paths).sort(([left], [right]) => (left < right ? -1 : 1)),
  )
}

const routesOf = (endpoints: readonly Endpoint[]) =>
  endpoints.flatMap((endpoint) => endpoint.routes.map((route) => ({ endpoint, route })))

/** Components of responses have the names of `schemas/`. */
const namedReplies = (all: readonly NamedSchema[]): readonly Named[] =>
  all
    .filter(({ schema, isInput }) => schema.type === 'object' && !isInput)
    .map(({ name, schema }) => ({ name: pascalCase(name), schema: wireSchema(schema) }))

const visibleText = { maxLength: 100, pattern: visiblePattern, type: 'string' } as const

/** Texts of many parameters, whose pattern is longer than all else about them. */
const namedTexts: readonly Named[] = [
  { name: 'VisibleText', schema: visibleText },
  { name: 'VisibleName', schema: { minLength: 1, ...visibleText } },
  {
    name: 'VisibleNameOrNull',
    schema: { ...visibleText, type: ['string', 'null'], minLength: 1 },
  },
]

/** Bodies have the name of their input. A second body of an input has the name of its operation. */
const namedBodies = (
  endpoints: readonly Endpoint[],
  all: readonly NamedSchema[],
): readonly Named[] => {
  const inputNames = new Map(all.map(({ name, schema }) => [JSON.stringify(schema), name]))
  const bodies = new Map<string, Named>()
  const taken = new Map(namedReplies(all).map(({ name, schema }) => [name, JSON.stringify(schema)]))
  for (const { endpoint, route } of routesOf(endpoints)) {
    const inputName = inputNames.get(JSON.stringify(endpoint.input)) ?? endpoint.name
    for (const [mediaType, schema] of Object.entries(bodySchemas(endpoint, route))) {
      const text = JSON.stringify(schema)
      if (schema.type !== 'object' || bodies.has(text)) continue
      const form = mediaType === 'application/json' ? '' : 'Form'
      const usual = `${pascalCase(inputName)}${form}`
      const name = taken.has(usual) ? bodyName(endpoint, route, form) : usual
      taken.set(name, text)
      bodies.set(text, { name, schema })
    }
  }
  return [...bodies.values()]
}

const bodyName = (endpoint: Endpoint, route: Route, form: string): string =>
  `${pascalCase(operationId(endpoint, route))}Body${form}`
