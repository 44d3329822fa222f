/** A name means the same everywhere. The path takes precedence; query and body must not contradict each other. */
import type { TObject, TSchema } from '@sinclair/typebox'
import { Failure, type InputError, sentence, sentenceOf } from '#values/failure.ts'
import { decodeEscapes } from '#values/pathName.ts'
import { isForm, mayBe, presentValue } from './schemaValidator.ts'
import { queryCharactersMax } from '#values/requestLimits.ts'
import { lowerCaseUuid } from '#values/uuid.ts'
import { uuid } from '#schemas/platform/common.ts'
import { type Endpoint, takesFile } from './endpoint.ts'
import { InvalidJson, parseJson, requireCleanText } from './json.ts'
import type { HttpRequest } from './request.ts'

export type InputLocation = 'path' | 'query' | 'form' | 'json'

export interface GatheredInput {
  readonly values: Readonly<Record<string, unknown>>
  readonly locations: ReadonlyMap<string, InputLocation>
  /** The location to report for a missing value. */
  readonly missingFrom: InputLocation
  readonly errors: readonly InputError[]
  /** A form whose text looks like JSON: the client has probably not set the media type. */
  readonly looksLikeJson?: boolean
  /** The reason why the query or the body could not be read. */
  readonly failure?: Failure | undefined
}

/** The parsed body, before its schema is known. */
export type ParsedBody =
  | { readonly location: 'json'; readonly values: ReadonlyMap<string, unknown> }
  | {
      readonly location: 'form'
      readonly form: URLSearchParams
      readonly looksLikeJson: boolean
    }
  /** The request has no body. */
  | { readonly location: 'query' }
  | { readonly failure: Failure }

/** Texts stay texts here. @throws Failure when the path or the query cannot be read */
export const gatherInput = (
  { input, inputFrom, emptyIsAbsent = [] }: Pick<Endpoint, 'input' | 'inputFrom' | 'emptyIsAbsent'>,
  request: HttpRequest,
  body: ParsedBody,
): GatheredInput => {
  const properties = input?.properties ?? {}
  const errors: InputError[] = []
  const values: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  const locations = new Map<string, InputLocation>()
  const take = (found: Iterable<readonly [string, unknown]>, location: InputLocation): void => {
    for (const [name, value] of found) {
      if (value === '' && emptyIsAbsent.includes(name)) continue
      const earlier = locations.get(name)
      if (earlier === 'path') continue
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined
      const read =
        property !== undefined && isJsonText(value, property, location)
          ? readObject(name, value, errors)
          : value
      const normalized = withLowerCaseUuids(property, read)
      if (property !== undefined && values[name] !== undefined) {
        const present = presentValue(property, normalized, location)
        if (present === undefined) continue
        if (!isSameValue(presentValue(property, values[name], earlier), present)) {
          errors.push(contradiction(name))
        }
      }
      values[name] = normalized
      locations.set(name, location)
    }
  }

  take(Object.entries(cleanPath(request)), 'path')
  const query = texts(queryOf(request), properties, errors)
  if (inputFrom === undefined || takesFile({ inputFrom })) take(query, 'query')
  else errors.push(...misplaced(query, properties, locations))
  if ('failure' in body) {
    return { values, locations, missingFrom: 'query', errors, failure: body.failure }
  }
  if (body.location === 'json') take(body.values, body.location)
  if (body.location === 'form') take(texts(body.form, properties, errors), body.location)
  const looksLikeJson = body.location === 'form' && body.looksLikeJson
  return { values, locations, missingFrom: body.location, errors, looksLikeJson }
}

const cleanPath = ({ pathParameters }: HttpRequest): Readonly<Record<string, string>> => {
  for (const [name, value] of Object.entries(pathParameters)) {
    requireCleanText(value, name)
    const decoded = decodeEscapes(value)
    if (decoded !== value) requireCleanText(decoded, name)
  }
  return pathParameters
}

const queryOf = ({ query }: HttpRequest): URLSearchParams => {
  if (query.size === 0) return query
  const text = query.toString()
  if (text.length > queryCharactersMax) {
    throw new Failure(
      'too-large',
      sentence`The query has more than ${queryCharactersMax} characters.`,
    )
  }
  for (const [name, value] of query) requireCleanText(name + value, 'The query')
  return query
}

/** The parameter of a list may end in `[]` or not, regardless of the name of its property. */
const propertyOf = (name: string, properties: TObject['properties']): string => {
  const isList = name.endsWith('[]')
  if (Object.hasOwn(properties, name)) return name
  if (isList) return name.slice(0, -2)
  return Object.hasOwn(properties, `${name}[]`) ? `${name}[]` : name
}

/** In forms and queries objects are JSON text; in JSON only where nothing but an object is accepted. */
const isJsonText = (
  value: unknown,
  schema: TSchema | undefined,
  location: InputLocation,
): value is string =>
  typeof value === 'string' &&
  (location === 'json' ? schema?.type === 'object' && !isForm(schema) : mayBe(schema, 'object'))

const readObject = (name: string, text: string, errors: InputError[]): unknown => {
  try {
    return parseJson(text)
  } catch (error) {
    if (!(error instanceof InvalidJson)) throw error
    const detail = sentence`must be a JSON object, as text. It ${sentenceOf(error.problem)}`
    errors.push({ parameter: name, code: 'json', detail })
    return undefined
  }
}

/** Also inside lists and objects, but not inside forms, which use cases quote as sent. */
const withLowerCaseUuids = (schema: TSchema | undefined, value: unknown): unknown => {
  if (typeof value === 'string') return isUuid(schema) ? lowerCaseUuid(value) : value
  if (isForm(schema)) return value
  if (Array.isArray(value)) {
    const items = schema?.items as TSchema | undefined
    return items === undefined ? value : value.map((element) => withLowerCaseUuids(items, element))
  }
  const properties = schema?.properties as TObject['properties'] | undefined
  if (typeof value !== 'object' || value === null || properties === undefined) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      Object.hasOwn(properties, name) ? withLowerCaseUuids(properties[name], member) : member,
    ]),
  )
}

const isUuid = (schema: TSchema | undefined): boolean =>
  schema?.format === 'uuid' ||
  (schema?.pattern !== undefined && schema.pattern === uuid.pattern) ||
  (Array.isArray(schema?.anyOf) && (schema.anyOf as TSchema[]).some(isUuid))

/** A parameter may be repeated if its property is a list. */
const texts = (
  parameters: URLSearchParams,
  properties: TObject['properties'],
  errors: InputError[],
): ReadonlyMap<string, unknown> => {
  if (parameters.size === 0) return new Map()
  const found = new Map<string, string[]>()
  for (const [name, value] of parameters) {
    const property = propertyOf(name, properties)
    const values = found.get(property)
    if (values === undefined) found.set(property, [value])
    else values.push(value)
  }
  return new Map(
    Array.from(found, ([name, values]): [string, unknown] => {
      const isProperty = Object.hasOwn(properties, name)
      if (isProperty && mayBe(properties[name], 'array')) return [name, values]
      if (isProperty && values.length > 1) {
        errors.push({ parameter: name, code: 'repeated', detail: 'must be given once' })
      }
      return [name, values[0]]
    }),
  )
}

const misplaced = (
  query: ReadonlyMap<string, unknown>,
  properties: TObject['properties'],
  locations: ReadonlyMap<string, InputLocation>,
): readonly InputError[] =>
  [...query.keys()]
    .filter((name) => Object.hasOwn(properties, name) && locations.get(name) !== 'path')
    .map((parameter) => ({
      parameter,
      code: 'misplaced',
      detail: 'must be sent in the body: addresses end up in logs',
    }))

/** A text equals the value that it represents. No text represents null. */
const isSameValue = (left: unknown, right: unknown): boolean => {
  if (left === null || right === null) return left === right
  const texts = [left, right].map((value) =>
    typeof value === 'string' ? value : JSON.stringify(value),
  )
  return texts[0] === texts[1]
}

const contradiction = (parameter: string): InputError => ({
  parameter,
  code: 'contradiction',
  detail: 'has one value in the query and another one in the body',
})
