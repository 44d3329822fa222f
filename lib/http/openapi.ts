/** The OpenAPI 3.1 document, derived from the declarations. */
import type { TSchema } from '@sinclair/typebox'
import { type FailureCode, failures } from '../domain/failure.ts'
import { problem } from '../../schemas/problem.ts'
import {
  type Endpoint,
  idInputsOf,
  methodOf,
  pathOf,
  pathParametersOf,
  type RequestHeader,
  requestHeaders,
  type Route,
} from './endpoint.ts'

type Json = Readonly<Record<string, unknown>>

interface Described {
  readonly parameters?: readonly Json[]
  readonly requestBody?: Json
}

export const openApiDocument = (endpoints: readonly Endpoint[], version: string): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Committee Boat',
    version,
    description: 'Race management for sailing, and the security of the objects around it.',
    license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
  },
  servers: [{ url: '/' }],
  security: [{}, { bearer: [] }, { basic: [] }, { session: [] }],
  tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
  paths: pathsOf(endpoints),
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer' },
      basic: { type: 'http', scheme: 'basic' },
      session: { type: 'apiKey', in: 'cookie', name: 'JSESSIONID' },
    },
    schemas: { Problem: problem },
    responses: problemResponses(endpoints),
  },
})

/** By the first segment of the path; what has no group of its own is about the service. */
const tags = {
  security: 'Who may do what: users, roles, ownership and access control lists',
  landscape: 'Whose SSH keys belong on the hosts',
  sharedsailing: 'The inventory: marks, their roles, and templates for marks and courses',
  sailing: 'Races, tags and courses',
  service: 'The service itself',
} as const

const pathsOf = (endpoints: readonly Endpoint[]): Json => {
  const paths: Record<string, Record<string, Json>> = {}
  for (const endpoint of endpoints) {
    endpoint.routes.forEach((route, index) => {
      const operations = (paths[pathOf(route)] ??= {})
      operations[methodOf(route).toLowerCase()] = operationOf(endpoint, route, index)
    })
  }
  return Object.fromEntries(
    Object.entries(paths).sort(([left], [right]) => (left < right ? -1 : 1)),
  )
}

const operationOf = (endpoint: Endpoint, route: Route, index: number): Json => {
  const { name, summary, description, reply } = endpoint
  const rule = describeGuard(endpoint)
  return {
    operationId: index === 0 ? name : `${name}${index + 1}`,
    summary,
    description: description === undefined ? rule : `${description}\n\n${rule}`,
    tags: [Object.keys(tags).find((tag) => pathOf(route).startsWith(`/${tag}`)) ?? 'service'],
    ...withHeaders(endpoint, parametersAndBody(endpoint, route)),
    responses: {
      [reply.status]: replyOf(endpoint),
      ...(endpoint.conditional === true
        ? { 304: { description: 'Nothing has changed since the `ETag` that was sent' } }
        : {}),
      ...problemsOf(endpoint),
    },
  }
}

const describeGuard = ({ guard }: Endpoint): string => {
  switch (guard.kind) {
    case 'public':
      return 'Anybody may.'
    case 'question':
      return 'Anybody may ask; the answer is about the caller.'
    case 'signed-in':
      return 'Somebody has to be signed in.'
    case 'type':
      return `Needs the permission \`${guard.type}:CREATE\`.`
    case 'each':
      return `The answer holds only what the caller may ${guard.action} (\`${guard.type}:${guard.action}\`).`
    case 'object': {
      const type = typeof guard.type === 'string' ? guard.type : `{${guard.type.from}}`
      const id = idInputsOf(guard).map((name) => `{${name}}`)
      const any = guard.actions.map((action) => `\`${type}:${action}:${id.join('\\/')}\``)
      return `Needs the permission ${any.join(' or ')}.`
    }
  }
}

/** For whatever creates something. `openContext` reads it. */
const owningGroup = {
  name: 'tenantGroupId',
  description:
    'The id of the group that owns what is created, if the caller is a member of it; else the ' +
    'default group of the caller does',
}

const withHeaders = (endpoint: Endpoint, described: Described): Described => {
  const headers = headersOf(endpoint).map((name) => ({ name, description: requestHeaders[name] }))
  const all = endpoint.guard.kind === 'type' ? [...headers, owningGroup] : headers
  if (all.length === 0) return described
  const parameters = all.map((header) => ({
    ...header,
    in: 'header',
    required: false,
    schema: { type: 'string' },
  }))
  return { ...described, parameters: [...(described.parameters ?? []), ...parameters] }
}

/** Those that the endpoint names, and those that its answer depends on without its doing. */
const headersOf = ({ headers = [], conditional, reply }: Endpoint): readonly RequestHeader[] => [
  ...new Set([
    ...headers,
    ...(conditional === true ? (['if-none-match'] as const) : []),
    ...(reply.alternatives === undefined ? [] : (['accept'] as const)),
  ]),
]

const parametersAndBody = ({ input, inputFrom }: Endpoint, route: Route): Described => {
  if (input === undefined) return {}
  const inPath = pathParametersOf(route)
  const others = Object.entries(input.properties).filter(([name]) => !inPath.includes(name))
  const takesBody = ['POST', 'PUT', 'DELETE'].includes(methodOf(route))
  const path = inPath.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: textOf(input.properties[name]),
  }))
  const query = others.map(([name, schema]) => ({
    name,
    in: 'query',
    required: !takesBody && input.required?.includes(name) === true,
    schema,
    ...(takesBody ? { description: 'Here or in the body' } : {}),
  }))
  return {
    parameters: [...path, ...(inputFrom === undefined ? query : [])],
    ...(takesBody && others.length > 0
      ? { requestBody: inputFrom === 'document' ? document : bodyOf(others) }
      : {}),
  }
}

/** Any JSON. */
const document: Json = { required: true, content: { 'application/json': { schema: {} } } }

/** In a path an id is one text. */
const textOf = (schema: TSchema | undefined): unknown =>
  (schema?.anyOf as TSchema[] | undefined)?.find(({ type }) => type === 'string') ?? schema

const bodyOf = (properties: readonly (readonly [string, TSchema])[]): Json => {
  const schema = { type: 'object', properties: Object.fromEntries(properties) }
  return {
    content: {
      'application/json': { schema },
      'application/x-www-form-urlencoded': { schema },
    },
  }
}

const replyOf = ({ reply, name }: Endpoint): Json => ({
  description: reply.body === undefined ? 'Done; the body is empty' : `The answer of ${name}`,
  ...(reply.body === undefined
    ? {}
    : {
        content: {
          [reply.mediaType ?? 'application/json']: { schema: reply.body },
          ...Object.fromEntries(
            (reply.alternatives ?? []).map(({ mediaType, description }) => [
              mediaType,
              { schema: { type: 'string', description } },
            ]),
          ),
        },
      }),
})

/** Everything that can go wrong, by status. */
const problemsOf = (endpoint: Endpoint): Json =>
  Object.fromEntries(
    codesByStatus(endpoint).map(([status, codes]) => [
      status,
      { $ref: `#/components/responses/${problemName(codes)}` },
    ]),
  )

/** The answers that several operations share. */
const problemResponses = (endpoints: readonly Endpoint[]): Json =>
  Object.fromEntries(
    endpoints.flatMap(codesByStatus).map(([, codes]) => {
      const description = codes.map((code) => `\`${code}\`: ${failures[code].title}`).join('\n')
      return [problemName(codes), { description, content: problemContent }]
    }),
  )

const codesByStatus = (endpoint: Endpoint): readonly [number, readonly FailureCode[]][] => {
  const codes = codesOf(endpoint)
  const statuses = [...new Set(codes.map((code) => failures[code].status))].sort()
  return statuses.map((status) => [
    status,
    codes.filter((code) => failures[code].status === status),
  ])
}

const problemName = (codes: readonly FailureCode[]): string => codes.join('.or.')

const problemContent = {
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
  'text/plain': { schema: { type: 'string' } },
}

export const codesOf = ({
  guard,
  input,
  routes,
  changes,
  errors,
}: Endpoint): readonly FailureCode[] => {
  const isUnsafe = changes === true || routes.some((route) => methodOf(route) !== 'GET')
  const permissions: readonly FailureCode[] = ['public', 'each', 'question'].includes(guard.kind)
    ? []
    : guard.kind === 'signed-in'
      ? ['unauthenticated']
      : ['unauthenticated', 'forbidden']
  const codes: readonly FailureCode[] = [
    'malformed-request',
    ...(input === undefined ? [] : (['invalid-input'] as const)),
    'invalid-credentials',
    ...permissions,
    ...(isUnsafe ? (['cross-site'] as const) : []),
    ...(changes === true ? (['method-not-allowed'] as const) : []),
    ...(isUnsafe || guard.kind !== 'public' ? (['conflict'] as const) : []),
    'too-large',
    'unsupported-media-type',
    'internal',
    'unavailable',
    ...errors,
  ]
  return [...new Set(codes)]
}
