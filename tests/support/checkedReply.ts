/**
 * Compares every response in every test with `openapi.json`: its status, its media type, its
 * headers, and a body that matches the schema without additional properties; for failures also the
 * code.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Reply } from '../../scripts/requests/requests.ts'
import { dryRunMediaType } from '#endpoint/middleware/dryRun.ts'
import { isParameter, moreSpecific } from '#endpoint/router.ts'
import { keptInProcess } from './processState.ts'

export interface MediaType {
  readonly schema: object
  readonly example?: unknown
  readonly examples?: object
}

interface Response {
  readonly 'x-may-be-empty'?: boolean
  readonly $ref?: string
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>
  readonly content?: Readonly<Record<string, MediaType>>
}

export interface Operation {
  readonly operationId: string
  readonly parameters?: readonly object[]
  readonly requestBody?: {
    readonly required?: true
    readonly content: Readonly<Record<string, MediaType>>
  }
  readonly responses: Readonly<Record<string, Response>>
}

export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: object
    readonly parameters: Readonly<Record<string, object>>
    readonly headers: Readonly<Record<string, { readonly required?: true }>>
    readonly responses: Readonly<Record<string, Response>>
    readonly examples: Readonly<Record<string, { readonly value: unknown }>>
  }
}

const file = resolve(import.meta.dirname, '../../openapi.json')

const text = readFileSync(file, 'utf8')

export const openApi = JSON.parse(text) as Document

const { schemas, headers: headerComponents, responses: responseComponents } = openApi.components

const { ajv, validators } = keptInProcess(text, () => {
  const made = new Ajv2020({ strict: false, allErrors: true })
  formats.default(made)
  made.addSchema({ components: { schemas } }, 'openapi.json')
  return { ajv: made, validators: new Map<string, ValidateFunction>() }
})

/** @returns the error of a value that does not match a schema of the document, or '' */
export const schemaFaults = (schema: object, value: unknown): string => {
  // Shared schemas are compiled once.
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"openapi.json#/components/')
  const validator = validators.get(text) ?? ajv.compile(JSON.parse(text) as object)
  validators.set(text, validator)
  return validator(value) ? '' : ajv.errorsText(validator.errors)
}

const templates = Object.keys(openApi.paths).map((path) => path.slice(1).split('/'))

/** The path of the document that matches a path, which may end in a slash. */
const templateOf = (path: string): string | undefined => {
  const segments = path
    .slice(1)
    .replace(/(?<=.)\/$/, '')
    .split('/')
  const [best] = templates
    .filter((template) => template.length === segments.length)
    .filter((template) =>
      template.every(
        (part, at) => part === segments[at] || (isParameter(part) && segments[at] !== ''),
      ),
    )
    .sort(moreSpecific)
  return best === undefined ? undefined : `/${best.join('/')}`
}

/**
 * @param path as it was sent. An unknown path is not described
 * @throws Error with the difference between the response and the document
 */
export const checkReply = (method: string, path: string, reply: Reply): void => {
  const isHead = method === 'HEAD'
  const template = templateOf(path)
  const operations = template === undefined ? undefined : openApi.paths[template]
  // Methods are case-sensitive: `get` is not a method of the document.
  const isStandard = method === method.toUpperCase()
  const name = isHead ? 'get' : method.toLowerCase()
  const operation = isStandard ? operations?.[name] : undefined
  if (operation === undefined) return
  const isDryRun = reply.headers['content-type']?.startsWith(dryRunMediaType) === true
  const found = [
    ...faultsOf(operation, reply, isHead),
    ...unservedAddresses(reply),
    ...wrongPlurals(reply),
    ...(isDryRun ? bodyFaultsOf(operation, predictedBy(reply)) : []),
  ]
  if (found.length === 0) return
  throw new Error(
    `${operation.operationId} answered ${reply.status} ${reply.text}: ${found.join('; ')}. ` +
      'Correct the declaration (`reply`, `errors`) or the response.',
  )
}

const attributeWithPath = /\b(?:href|src|action)="(\/(?!\/)[^"]*)"/g
/** The host of tests. The address of the whole API, for clients, is no page. */
const ownAddress = /https?:\/\/localhost(?::\d+)?(\/(?!sailingserver\/api\/")[^\s"'<>\\)]*)/g

/** Every address of the service in a page, a picture, a text or a header leads to an endpoint. */
const unservedAddresses = ({ headers, text }: Reply): readonly string[] => {
  const { location = '', link = '', 'content-type': type = '' } = headers
  const targets = [
    ...(/html|svg/.test(type) ? text.matchAll(attributeWithPath) : []),
    ...`${text} ${location} ${link}`.matchAll(ownAddress),
    ...location.matchAll(/^(\/.*)/g),
    ...link.matchAll(/<(\/[^>]*)>/g),
  ]
  const paths = new Set(targets.map(([, path = '']) => /^[^?#]*/.exec(path)?.[0] ?? ''))
  return [...paths]
    .filter((path) => templateOf(path) === undefined)
    .map((path) => `${path} is not the path of an endpoint`)
}

const pluralOfOne =
  /(?<![\w.,:])1 (?:points|minutes|seconds|races|boats|marks|legs|laps|entries|hours|days|events|users|tags|waypoints|metres)\b/g

const wrongPlurals = ({ text }: Reply): readonly string[] =>
  [...new Set(text.match(pluralOfOne))].map((words) => `it says ${words}`)

const bodyFaultsOf = ({ responses }: Operation, reply: Reply): readonly string[] => {
  const declared = responses[reply.status]
  if (declared === undefined) {
    return [`the document does not describe the status ${reply.status} of a dry run`]
  }
  const response = responseOf(declared)
  // A dry run does not contain the media type of a text.
  const [text] = Object.keys(response.content ?? {}).filter((type) => !type.endsWith('json'))
  const headers = reply.body === undefined ? { 'content-type': text ?? '' } : reply.headers
  return bodyFaults(response, { ...reply, headers })
}

const faultsOf = (operation: Operation, reply: Reply, isHead: boolean): readonly string[] => {
  const declared = operation.responses[reply.status]
  if (declared === undefined) return ['the document does not describe this status']
  const response = responseOf(declared)
  return [...headerFaults(response, reply), ...(isHead ? [] : bodyFaults(response, reply))]
}

export const responseOf = (response: Response): Response =>
  response.$ref === undefined
    ? response
    : (responseComponents[response.$ref.split('/').at(-1) ?? ''] ?? {})

/** The headers that describe the response, not its handling on the way. */
const described = ['etag', 'link', 'location', 'retry-after', 'www-authenticate', 'x-request-id']

const headerFaults = ({ headers = {} }: Response, reply: Reply): readonly string[] => {
  const declaredNames = Object.keys(headers).map((name) => name.toLowerCase())
  const begins = reply.cookies.some((cookie) => !/^(?:__Host-)?JSESSIONID=;/.test(cookie))
  const missing = Object.entries(headers).filter(
    ([name, { $ref }]) =>
      headerComponents[$ref.split('/').at(-1) ?? '']?.required === true &&
      reply.headers[name.toLowerCase()] === undefined,
  )
  return [
    ...missing.map(([name]) => `the header ${name} is missing`),
    ...described
      .filter((name) => reply.headers[name] !== undefined && !declaredNames.includes(name))
      .map((name) => `the document does not describe the header ${name}`),
    ...(begins && !declaredNames.includes('set-cookie')
      ? ['the document does not describe Set-Cookie']
      : []),
  ]
}

const bodyFaults = (
  { content, ...response }: Response,
  { headers, text, body }: Reply,
): readonly string[] => {
  if (response['x-may-be-empty'] === true && text === '') return []
  const types = Object.keys(content ?? {}).filter((type) => type !== dryRunMediaType)
  // In this case the document describes a body only for the dry run.
  if (types.length === 0 && text === '') return []
  if (content === undefined) return ['the body must be empty']
  const [type = ''] = (headers['content-type'] ?? '').split(';')
  const media = content[type]
  if (media === undefined) return [`the document does not describe the media type ${type}`]
  const fault = schemaFaults(media.schema, type.endsWith('json') ? body : text)
  return fault === '' ? [] : [fault]
}

/** The response that a dry run predicts, with placeholders for secrets. */
export const predictedBy = ({ body, headers }: Reply): Reply => {
  const predicted = body as { readonly status: number; readonly body: unknown }
  const isJson = typeof predicted.body === 'object' && predicted.body !== null
  const text =
    predicted.body === null ? '' : isJson ? JSON.stringify(predicted.body) : predicted.body
  const secrets = (name: string, value: unknown) =>
    name === 'access_token' && value === null ? 'secret' : value
  return {
    status: predicted.status,
    headers: { ...headers, 'content-type': isJson ? 'application/json' : 'text/plain' },
    cookies: [],
    text: text as string,
    body: isJson ? (JSON.parse(text as string, secrets) as unknown) : undefined,
  }
}
