/** One operation: an endpoint on one of its routes. */
import { type Endpoint, idInputsOf, pathOf, type Route } from '#endpoint/endpoint.ts'
import { guardsIn, type ObjectGuard, type OtherGuard } from '#endpoint/guard.ts'
import type { Example } from './examples.ts'
import { supportsIdempotencyKey } from '#endpoint/middleware/idempotency.ts'
import { type RequestHeader, requestHeaders } from './headers.ts'
import { parametersOf, requestBodyOf } from './inputs.ts'
import { headerCase, type Json } from './json.ts'
import { dryRunParameters, withDryRun } from './dryRun.ts'
import { operationId } from './operationIds.ts'
import { repliesOf } from './replies.ts'
import { tagOf } from './tags.ts'

export const operationOf = (
  endpoint: Endpoint,
  route: Route,
  example: Partial<Example> | undefined,
): Json => {
  const parameters = [
    ...parametersOf(endpoint, route, example?.request),
    ...dryRunParameters(endpoint, route),
    ...headerParameters(endpoint, route),
  ]
  return {
    operationId: operationId(endpoint, route),
    summary: endpoint.summary,
    description: [
      endpoint.description,
      ...endingsOf(endpoint, route),
      endpoint.failsAsText === true ? textFailures : undefined,
      describeGuard(endpoint),
      endpoint.scopedTokens === 'never' ? 'No scoped token may do this.' : undefined,
    ]
      .filter((text) => text !== undefined)
      .join('\n\n'),
    // All routes of an endpoint have the tag of its first one, whatever their paths begin with.
    tags: [tagOf(endpoint.routes[0])],
    security: securityOf(endpoint),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...requestBodyOf(endpoint, route, example?.request),
    responses: withDryRun(endpoint, route, repliesOf(endpoint, route, example)),
  }
}

const textFailures =
  'A failure is `text/plain` unless the header `Accept` names `application/json` or ' +
  '`application/problem+json`. `*/*` does not name them.'

const endingsOf = ({ reply }: Endpoint, route: Route): readonly string[] =>
  (reply.alternatives ?? []).flatMap(({ ending, mediaType }) =>
    ending === undefined || !pathOf(route).endsWith('}')
      ? []
      : [`A path that ends in \`${ending}\` selects \`${mediaType}\`, like the header \`Accept\`.`],
  )

const permissionsOf = (guard: ObjectGuard): string => {
  const type = typeof guard.type === 'string' ? guard.type : `{${guard.type.from}}`
  const id = idInputsOf(guard).map((name) => `{${name}}`)
  return guard.actions.map((action) => `\`${type}:${action}:${id.join('\\/')}\``).join(' or ')
}

const describeOther = (guard: OtherGuard): string => {
  switch (guard.kind) {
    case 'self':
      return `, unless \`{${guard.input}}\` is the caller`
    case 'object':
      return `, or ${permissionsOf(guard)}`
    case 'secret':
    case 'rule':
      return `, or ${guard.title}`
  }
}

const describeGuard = ({ guard: declared }: Endpoint): string => {
  const [guard, ...others] = guardsIn(declared)
  switch (guard.kind) {
    case 'public':
      return 'Needs no permission.'
    case 'question':
      return 'Needs no permission. The response is about the caller.'
    case 'signed-in':
      return 'Requires authentication.'
    case 'type':
      return `Needs the permission \`${guard.type}:CREATE\`.`
    case 'each':
      return `The response contains only objects on which the caller has \`${guard.type}:${guard.action}\`.`
    case 'after-input': {
      const id = idInputsOf(guard).map((name) => `{${name}}`)
      const permissionFor = (action: string) => `\`${guard.type}:${action}:${id.join('\\/')}\``
      const { action } = guard
      const needed =
        typeof action === 'string'
          ? permissionFor(action)
          : `${permissionFor(action.otherwise)}, or ${permissionFor(action.then)} if \`${action.ifTrue}\` is true`
      return `Needs the permission ${needed}.`
    }
    case 'author':
      return `Requires authentication, and ${guard.title}.`
    case 'object':
      return `Needs the permission ${permissionsOf(guard)}${others.map(describeOther).join('')}.`
  }
}

const authenticated: readonly Json[] = [{ bearer: [] }, { basic: [] }, { session: [] }]
const anonymous: Json = {}

/** Contains `{}` if the operation can succeed without credentials. */
const securityOf = ({ guard: declared, signsIn, changes }: Endpoint): readonly Json[] => {
  const [guard] = guardsIn(declared)
  switch (guard.kind) {
    case 'public':
      // These operations read credentials, and their response or effect depends on them.
      return signsIn === true || changes === true ? [...authenticated, anonymous] : [anonymous]
    case 'question':
    case 'each':
      return [...authenticated, anonymous]
    case 'signed-in':
    case 'author':
      return authenticated
    case 'after-input':
      return guard.isForUsers === true ? authenticated : [...authenticated, anonymous]
    case 'type':
      // Registration needs no credentials.
      return guard.type === 'USER' ? [...authenticated, anonymous] : authenticated
    case 'object':
      // An access control list may grant READ to everybody.
      return guard.actions.includes('READ') ? [...authenticated, anonymous] : authenticated
  }
}

/** The owning group of a created object. `openContext` reads the header. */
const owningGroup = {
  name: 'tenantGroupId',
  description:
    'The id of the group that owns the created object, if the caller is a member of it. Otherwise ' +
    'the default group of the caller owns it',
}

const headerParameters = (endpoint: Endpoint, route: Route): readonly Json[] => {
  const headers = headersOf(endpoint, route)
    // OpenAPI ignores a parameter `Accept`: the media types of the responses replace it.
    .filter((name) => name !== 'accept')
    .map((name) => ({ name: headerCase(name), description: requestHeaders[name] }))
  const all = guardsIn(endpoint.guard)[0].kind === 'type' ? [...headers, owningGroup] : headers
  return all.map(({ name, description }) => ({
    name,
    in: 'header',
    description,
    schema: { type: 'string' },
  }))
}

/** The headers that the endpoint declares, and those that the platform reads for it. */
const headersOf = (
  { headers = [], conditional, current }: Endpoint,
  route: Route,
): readonly RequestHeader[] => [
  ...new Set([
    ...headers.filter((name) => name !== 'referer' && name !== 'sec-fetch-site'),
    ...(conditional === undefined ? [] : (['if-none-match'] as const)),
    ...(current === undefined ? [] : (['if-match', 'if-none-match'] as const)),
    ...(supportsIdempotencyKey(route) ? (['idempotency-key'] as const) : []),
  ]),
]
