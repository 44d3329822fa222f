/** The responses of an operation by status: the success, and all failures. */
import { problemTypes } from '#schemas/platform/problemTypes.ts'
import type { FailureCode } from '#values/failure.ts'
import { type Endpoint, pathOf, type Route } from '#endpoint/endpoint.ts'
import { type Example, exampleMember, type Examples } from './examples.ts'
import { codesByStatus, type CodesOfStatus } from './failureCodes.ts'
import { type ResponseHeader, responseHeaders } from './headers.ts'
import { supportsIdempotencyKey } from '#endpoint/middleware/idempotency.ts'
import { pageType } from '#endpoint/mediaTypes.ts'
import { headerCase, isJson, type Json, pascalWords } from './json.ts'
import { wireSchema } from './wireSchema.ts'

export const repliesOf = (
  endpoint: Endpoint,
  route: Route,
  example: Partial<Example> | undefined,
): Json => ({
  [endpoint.reply.status]: successOf(endpoint, route, example?.reply),
  ...(endpoint.reply.mayBeAbsent === true ? { 204: absent } : {}),
  ...(endpoint.conditional === undefined
    ? {}
    : { 304: { $ref: `#/components/responses/${unchangedName(endpoint)}` } }),
  ...(endpoint.reply.mediaType === pageType && {
    303: { $ref: '#/components/responses/LanguageChosen' },
  }),
  ...Object.fromEntries(
    codesByStatus(endpoint).map((failed) => [
      failed.status,
      failed.status === endpoint.reply.orStatus
        ? withBody(endpoint, failed)
        : { $ref: `#/components/responses/${problemName(failed)}` },
    ]),
  ),
})

/** A failure, or the body of the success with its status. */
const withBody = ({ reply }: Endpoint, failed: CodesOfStatus): Json => {
  const failure = problemResponse(failed, { operations: {}, problems: {} })
  const content = isJson(failure.content) ? failure.content : {}
  const body = reply.body === undefined ? {} : { schema: wireSchema(reply.body) }
  return { ...failure, content: { 'application/json': body, ...content } }
}

const successOf = (
  endpoint: Endpoint,
  route: Route,
  recorded: Example['reply'] | undefined,
): Json => {
  const { body, mediaType = 'application/json', alternatives = [], mayBeEmpty } = endpoint.reply
  const { otherMediaTypes = [] } = endpoint.reply
  const headers = headersNamed(successHeaders(endpoint))
  if (body === undefined) return { description: 'Done; the body is empty', headers }
  const [type = mediaType] = mediaType.split(';')
  const formOf = ({ mediaType: other, description }: (typeof alternatives)[number]) =>
    [
      other,
      { schema: { type: other.endsWith('json') ? 'object' : 'string', description } },
    ] as const
  const ofRoute = alternatives.find(({ ending }) => ending && pathOf(route).endsWith(ending))
  if (ofRoute !== undefined) {
    const [other, form] = formOf(ofRoute)
    const content = { [other]: { ...form, ...exampleMember(recorded?.body) } }
    return { description: ofRoute.description, headers, content }
  }
  const others = alternatives.map(formOf)
  return {
    description: titleOf(wireSchema(body)),
    ...(mayBeEmpty === true && { 'x-may-be-empty': true }),
    headers,
    content: {
      [type]: { schema: wireSchema(body), ...exampleMember(recorded?.body) },
      ...Object.fromEntries(otherMediaTypes.map((other) => [other, { schema: wireSchema(body) }])),
      ...Object.fromEntries(others),
    },
  }
}

const titleOf = ({ description }: Json): string =>
  typeof description === 'string' ? description : 'Success'

/** The declared headers, and those that follow from the rest of the declaration. */
const successHeaders = ({
  conditional,
  input,
  reply,
  routes,
}: Endpoint): readonly ResponseHeader[] => [
  'x-request-id',
  ...conditionalHeaders(conditional),
  ...(input?.properties.cursor === undefined ? [] : (['link'] as const)),
  ...(routes.some(supportsIdempotencyKey) ? (['idempotency-replayed'] as const) : []),
  ...(reply.headers ?? []),
]

export const headersNamed = (names: readonly ResponseHeader[]): Json =>
  Object.fromEntries(
    names.map((name) => [headerCase(name), { $ref: `#/components/headers/${componentOf(name)}` }]),
  )

const componentOf = (name: string): string =>
  headerCase(name).replaceAll('-', '').replace('Ratelimit', 'RateLimit')

/** Headers that only some responses of an operation contain. */
const isSometimes = (name: string): boolean =>
  ['clear-site-data', 'idempotency-replayed', 'link', 'set-cookie'].includes(name)

export const headerComponents: Json = {
  ...Object.fromEntries(
    Object.entries(responseHeaders).map(([name, { description, example }]) => [
      componentOf(name),
      {
        description,
        ...(isSometimes(name) ? {} : { required: true }),
        schema: { type: 'string' },
        example,
      },
    ]),
  ),
  RetryLater: {
    description: 'After how many seconds to send the request again',
    schema: { type: 'string' },
    example: '1',
  },
  HelpLink: {
    description: 'Explains why the permission is missing, with `rel="help"` (RFC 8288)',
    schema: { type: 'string' },
    example: '</security/api/restsecurity/explain?permission=EVENT%3AREAD%3AKiel>; rel="help"',
  },
}

const absent: Json = {
  description: 'Not found; the body is empty',
  headers: headersNamed(['x-request-id']),
}

/** A response without news also names the next page. */
const linkOf = (endpoint: Endpoint): readonly ResponseHeader[] =>
  successHeaders(endpoint).filter((name) => name === 'link')

const unchangedName = (endpoint: Endpoint): string =>
  `Unchanged${linkOf(endpoint).length === 0 ? '' : 'WithLink'}${endpoint.conditional === 'no-store' ? 'AndNotStored' : ''}`

const unchanged = (endpoint: Endpoint): Json => ({
  description: 'Nothing has changed since the `ETag` that was sent; the body is empty',
  headers: headersNamed([
    'x-request-id',
    ...conditionalHeaders(endpoint.conditional),
    ...linkOf(endpoint),
  ]),
})

const languageChosen: Json = {
  description: 'With `?lang=de`: the cookie `lang` keeps the language, and the same page follows',
  headers: headersNamed(['x-request-id', 'location', 'set-cookie']),
}

const conditionalHeaders = (conditional: Endpoint['conditional']): readonly ResponseHeader[] => {
  if (conditional === undefined) return []
  return conditional === 'no-store' ? ['etag'] : ['etag', 'cache-control']
}

/** A token can lack each permission that a caller can lack, so the name does not tell it again. */
const problemName = ({ codes }: CodesOfStatus): string =>
  codes
    .filter((code) => code !== 'token-lacks-permission' || !codes.includes('forbidden'))
    .map((code) => pascalWords(code))
    .join('Or')

/** The responses of failures, and those without news, shared by all operations. */
export const sharedResponses = (endpoints: readonly Endpoint[], examples: Examples): Json => {
  const all = endpoints.flatMap(codesByStatus)
  const responses = all.map((failed) => [problemName(failed), failed] as const)
  const sorted = responses.sort(([left], [right]) => (left < right ? -1 : 1))
  return Object.fromEntries([
    ...sorted.map(([name, failed]) => [name, problemResponse(failed, examples)] as const),
    ['LanguageChosen', languageChosen] as const,
    ...endpoints
      .filter(({ conditional }) => conditional !== undefined)
      .map((endpoint) => [unchangedName(endpoint), unchanged(endpoint)] as const),
  ])
}

const problemResponse = ({ status, codes }: CodesOfStatus, { problems }: Examples): Json => {
  const narrowed = { properties: { status: { const: status }, code: { enum: codes } } }
  const recorded = codes.filter((code) => problems[code] !== undefined)
  const examples = recorded.map((code) => [code, { $ref: `#/components/examples/${code}` }])
  const json = {
    schema: { allOf: [{ $ref: '#/components/schemas/Problem' }, narrowed] },
    ...(examples.length === 0 ? {} : { examples: Object.fromEntries(examples) as Json }),
  }
  return {
    description: codes.map((code) => `\`${code}\`: ${problemTypes[code].title}`).join('\n\n'),
    headers: {
      ...headersNamed(failureHeaders(status)),
      ...(codes.includes('request-in-progress')
        ? { 'Retry-After': { $ref: '#/components/headers/RetryLater' } }
        : {}),
      ...(namesPermissions(status) ? { Link: { $ref: '#/components/headers/HelpLink' } } : {}),
    },
    content: {
      'application/problem+json': json,
      'text/plain': { schema: { type: 'string', description: 'The `detail` alone' } },
      'text/html': { schema: { type: 'string', description: 'The same as an HTML page' } },
    },
  }
}

/** Refusals with these statuses link to their explanation. */
const namesPermissions = (status: number): boolean => status === 401 || status === 403

const failureHeaders = (status: number): readonly ResponseHeader[] => [
  'x-request-id',
  ...(status === 401 ? (['www-authenticate'] as const) : []),
  ...(status === 429 ? (['ratelimit', 'ratelimit-policy', 'retry-after'] as const) : []),
  ...([503, 507].includes(status) ? (['retry-after'] as const) : []),
]

export const problemExamples = ({ problems }: Examples): Json =>
  Object.fromEntries(
    (Object.keys(problemTypes) as FailureCode[]).flatMap((code) => {
      const value = problems[code]
      return isJson(value) ? [[code, { summary: problemTypes[code].title, value }]] : []
    }),
  )
