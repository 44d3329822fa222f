/** The request of an operation: its parameters, and its body in each encoding. */
import type { TSchema } from '@sinclair/typebox'
import {
  bodyBytesMax,
  fileBytesMax,
  imageBytesMax,
  largeBodyBytesMax,
} from '#values/requestLimits.ts'
import { isForm } from '#endpoint/schemaValidator.ts'
import { imageTypes } from '#values/image.ts'
import {
  type Endpoint,
  methodOf,
  pathParametersOf,
  type Route,
  takesFile,
} from '#endpoint/endpoint.ts'
import { type Example, exampleMember } from './examples.ts'
import { isJson, type Json } from './json.ts'
import { isMarkedRequired, wireSchema } from './wireSchema.ts'

const jsonType = 'application/json'
const formType = 'application/x-www-form-urlencoded'

interface Property {
  readonly name: string
  readonly schema: TSchema
  readonly isRequired: boolean
}

type Requested = Example['request'] | undefined

/** Assigns the input's properties to the path, the query and the body of one route. */
interface Places {
  readonly path: readonly Property[]
  /** Properties that another route takes from its path, as query parameters. */
  readonly instead: readonly Property[]
  readonly others: readonly Property[]
}

const placesOf = ({ input, routes }: Endpoint, route: Route): Places => {
  const properties = Object.entries(input?.properties ?? {}).map(([name, schema]) => ({
    name,
    schema,
    isRequired: input?.required?.includes(name) === true || isMarkedRequired(schema),
  }))
  const inPath = pathParametersOf(route)
  const inSomePath = routes.flatMap(pathParametersOf)
  return {
    path: properties.filter(({ name }) => inPath.includes(name)),
    instead: properties.filter(({ name }) => !inPath.includes(name) && inSomePath.includes(name)),
    others: properties.filter(({ name }) => !inSomePath.includes(name)),
  }
}

const takesBody = (route: Route): boolean => methodOf(route) !== 'GET'

/** DELETE prefers the query, because some programs drop the body of a DELETE. */
const prefersQuery = (route: Route): boolean => ['GET', 'DELETE'].includes(methodOf(route))

export const parametersOf = (
  endpoint: Endpoint,
  route: Route,
  request: Requested,
): readonly Json[] => {
  const { path, instead, others } = placesOf(endpoint, route)
  const inQuery =
    endpoint.inputFrom === undefined || takesFile(endpoint)
      ? others.filter(({ schema }) => isText(schema))
      : []
  return [
    ...path.map((property) => pathParameter(property, request)),
    ...instead.map((property) => queryParameter(property, property.isRequired, request)),
    ...inQuery.map((property) =>
      prefersQuery(route) || takesFile(endpoint)
        ? queryParameter(property, property.isRequired, request)
        : queryParameter(property, false, request, 'In the query or in the body'),
    ),
  ]
}

/** An id in a path is one text. */
const pathParameter = ({ name, schema }: Property, request: Requested): Json => {
  const variants = (schema.anyOf ?? []) as readonly TSchema[]
  const { description: own, ...text } = wireSchema(
    variants.find(({ type }) => type === 'string') ?? schema,
  )
  const description = schema.description ?? own
  const example = exampleMember(request?.path[name])
  return { name, in: 'path', required: true, description, schema: text, ...example }
}

const queryParameter = (
  { name, schema }: Property,
  isRequired: boolean,
  request: Requested,
  place?: string,
): Json => {
  const { description: own, ...value } = wireSchema(schema)
  const texts = [own, place].filter((text): text is string => typeof text === 'string')
  const description = texts.join('. ')
  const common = {
    name,
    in: 'query',
    ...(isRequired ? { required: true } : {}),
    ...(description === '' ? {} : { description }),
  }
  const text = request?.query[name]
  // Swagger UI fills an object without an example with a made-up one, and would send it beside the body.
  if (isObject(schema) && place !== undefined) {
    return { ...common, description: `${description}, as JSON text`, schema: { type: 'string' } }
  }
  if (isObject(schema)) {
    const example = exampleMember(text === undefined ? undefined : JSON.parse(text))
    return { ...common, content: { [jsonType]: { schema: value, ...example } } }
  }
  const example = exampleMember(text === undefined ? undefined : valueOf(text, value))
  return { ...common, schema: value, ...example }
}

/** Parses a recorded value of the query. */
const valueOf = (text: string, { type, anyOf }: Json): unknown => {
  if (type === 'array') return [text]
  if (Array.isArray(anyOf) && /^-?\d+$/.test(text)) {
    return anyOf.some((each) => isJson(each) && each.type === 'integer') ? Number(text) : text
  }
  return type === 'integer' || type === 'number' || type === 'boolean' ? JSON.parse(text) : text
}

/** Objects of forms are documented in the JSON body only. */
const isObject = (schema: TSchema): boolean => schema.type === 'object' && !isForm(schema)

/** True if a value can be sent as text: as it is, or as JSON text. */
const isText = (schema: TSchema): boolean => isObject(schema) || isPlain(wireSchema(schema))

const isPlain = (schema: Json): boolean => {
  if (Array.isArray(schema.anyOf)) return schema.anyOf.some((each) => isJson(each) && isPlain(each))
  if (schema.type === 'array') return isJson(schema.items) && isPlain(schema.items)
  const types = [schema.type].flat()
  return types.some((type) => ['string', 'number', 'integer', 'boolean'].includes(String(type)))
}

/** Body schemas by media type. */
type Schemas = Readonly<Record<string, Json>>

/** Empty for a route without a body. A form cannot hold lists of objects. */
export const bodySchemas = (endpoint: Endpoint, route: Route): Schemas => {
  const { others } = placesOf(endpoint, route)
  if (!takesBody(route) || others.length === 0) return {}
  if (takesFile(endpoint)) {
    const { fileTypes = imageTypes } = endpoint
    return Object.fromEntries(fileTypes.map((type) => [type, { type: 'string', format: 'binary' }]))
  }
  if (endpoint.inputFrom === 'document') return { [jsonType]: anyJson(endpoint) }
  const inForm = others.filter(({ schema }) => isText(schema))
  const fitsForm = others.every(({ isRequired, schema }) => !isRequired || isText(schema))
  return {
    [jsonType]: bodySchema(others, route),
    ...(fitsForm && inForm.length > 0 ? { [formType]: bodySchema(inForm, route) } : {}),
  }
}

const anyJson = ({ input }: Endpoint): Json => ({
  description: `Any JSON. ${input?.properties.document?.description ?? ''}`.trim(),
})

const bodySchema = (properties: readonly Property[], route: Route): Json => {
  const required = properties.filter(({ isRequired }) => isRequired && !prefersQuery(route))
  return {
    type: 'object',
    properties: Object.fromEntries(
      properties.map(({ name, schema }) => [name, wireSchema(schema)] as const),
    ),
    ...(required.length === 0 ? {} : { required: required.map(({ name }) => name) }),
  }
}

export const requestBodyOf = (endpoint: Endpoint, route: Route, request: Requested): Json => {
  const schemas = Object.entries(bodySchemas(endpoint, route))
  if (schemas.length === 0) return {}
  const content = Object.fromEntries(
    schemas.map(([mediaType, schema]) => {
      const sent = endpoint.inputFrom === 'image' ? '(the picture)' : undefined
      const example = request && (sent ?? sentIn(request, schema))
      return [mediaType, { schema, ...exampleMember(example) }]
    }),
  )
  const { isRequired, description } = needOf(endpoint, route)
  return { requestBody: { description, ...(isRequired ? { required: true } : {}), content } }
}

/**
 * The recorded body in each encoding. Without a recorded body the example is empty. Otherwise the
 * reference page would send a made-up body together with the query.
 */
const sentIn = ({ mediaType, body = {} }: Example['request'], { properties }: Json): unknown => {
  if (!isJson(body) || !isJson(properties)) return body
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      const schema = properties[name]
      // A form cannot hold lists of objects.
      if (!isJson(schema)) return []
      return [[name, mediaType === formType ? valueOf(String(value), schema) : value]]
    }),
  )
}

const bytesMaxOf = ({ inputFrom, takesLargeBody }: Endpoint): number => {
  if (inputFrom === 'image') return imageBytesMax
  if (inputFrom === 'file') return fileBytesMax
  return takesLargeBody === true ? largeBodyBytesMax : bodyBytesMax
}

/** Describes whether the body is required, and its maximum size. */
const needOf = (endpoint: Endpoint, route: Route) => {
  const size = `At most ${bytesMaxOf(endpoint) / 1024} KiB.`
  const required = placesOf(endpoint, route).others.filter(({ isRequired }) => isRequired)
  if (prefersQuery(route)) {
    return { isRequired: false, description: `Replaces the query, or a part of it. ${size}` }
  }
  const isRequired =
    endpoint.inputFrom === 'document' ||
    required.some(({ schema }) => endpoint.inputFrom === 'body' || !isText(schema))
  const mayBeAbsent = !isRequired && required.length > 0
  const absent = mayBeAbsent
    ? ' It may be absent when the query contains the required properties.'
    : ''
  return { isRequired, description: `${size}${absent}` }
}
