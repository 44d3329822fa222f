import type { Request } from '@middy/core'
import jsonBodyParser from '@middy/http-json-body-parser'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { Failure, sentence } from '#values/failure.ts'
import {
  bodyBytesMax,
  documentBodyBytesMax,
  fileBytesMax,
  imageBytesMax,
  largeBodyBytesMax,
} from '#values/requestLimits.ts'
import type { Image } from '#schemas/platform/image.ts'
import { beginsLike, imageSideMax, imageTypes, longerSideOf } from '#values/image.ts'
import type { Middleware } from '../chain.ts'
import type { Endpoint } from '../endpoint.ts'
import type { ParsedBody } from '../input.ts'
import { compactJson, parseJson, requireCleanText } from '../json.ts'
import { bodyText, type HttpRequest } from '../request.ts'

/** Parses JSON, forms and files. A failure is reported later, because the permission check comes first. */
export const bodyParser = (endpoint: Endpoint): Middleware => ({
  name: 'bodyParser',
  before: ({ event, internal }) => {
    try {
      internal.body = parsedBodyOf(endpoint, event)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      internal.body = { failure: error }
    }
  },
})

const parsedBodyOf = (endpoint: Endpoint, request: HttpRequest): ParsedBody => {
  requireNoEncoding(request)
  if (endpoint.inputFrom === 'document') return documentOf(request)
  if (endpoint.inputFrom === 'file') return fileOf(endpoint, request)
  return endpoint.inputFrom === 'image' ? imageOf(request) : bodyOf(endpoint, request)
}

const formType = 'application/x-www-form-urlencoded'

const bodyOf = ({ takesLargeBody }: Endpoint, request: HttpRequest): ParsedBody => {
  const isLarge = takesLargeBody === true
  const text = boundedText(request, isLarge ? largeBodyBytesMax : bodyBytesMax)
  if (text.trim() === '') return { location: 'query' }
  const mediaType = mediaTypeOf(request)
  if (isJson(mediaType)) {
    return { location: 'json', values: members(parseJson(text, isLarge, parse)) }
  }
  if (mediaType === formType) {
    requireCleanText(text, 'The body')
    const form = new URLSearchParams(text)
    for (const [name, value] of form) requireCleanText(name + value, 'The body')
    return { location: 'form', form, looksLikeJson: /^\s*\{\s*["}]/.test(text) }
  }
  throw unread(mediaType, `application/json or ${formType}`)
}

/** As text, because a value loses the order of keys and the exact digits. */
const documentOf = (request: HttpRequest): ParsedBody => {
  const text = boundedText(request, documentBodyBytesMax)
  if (text.trim() === '') return { location: 'query' }
  const mediaType = mediaTypeOf(request)
  if (!isJson(mediaType)) throw unread(mediaType, 'application/json')
  parseJson(text, false, parse)
  return { location: 'json', values: new Map([['document', compactJson(text)]]) }
}

/** The media type is checked above, because this parser accepts fewer JSON types than the API. */
const { before: parseEvent } = jsonBodyParser({ disableContentTypeCheck: true })

/** @throws SyntaxError with the position of the mistake */
const parse = (body: string): unknown => {
  const request = { event: { body } } as Request<APIGatewayProxyEventV2>
  try {
    parseEvent?.(request)
  } catch (error) {
    const { message } = (error as Error).cause as { readonly message?: string }
    if (message !== undefined) throw new SyntaxError(message)
    // The parser forbids a key. `parseJson` reports which, and forbids further keys.
  }
  return request.event.body
}

const imageOf = (request: HttpRequest): ParsedBody => {
  const bytes = boundedBytes(request, imageBytesMax)
  const sentType = mediaTypeOf(request)
  const mediaType = imageTypes.find((type) => type === sentType)
  if (mediaType === undefined) throw unread(sentType, imageTypes.join(' or '))
  const image: Image = { mediaType, bytes }
  if (!beginsLike(image)) {
    throw new Failure(
      'malformed-request',
      sentence`The body is not a picture of type ${mediaType}.`,
    )
  }
  if ((longerSideOf(image) ?? 0) > imageSideMax) {
    throw new Failure(
      'too-large',
      sentence`The picture has a side of more than ${imageSideMax} pixels.`,
    )
  }
  return { location: 'json', values: new Map([['image', image]]) }
}

const fileOf = ({ fileTypes = [] }: Endpoint, request: HttpRequest): ParsedBody => {
  const bytes = boundedBytes(request, fileBytesMax)
  if (bytes.length === 0) return { location: 'query' }
  const mediaType = mediaTypeOf(request)
  if (!fileTypes.includes(mediaType)) throw unread(mediaType, fileTypes.join(' or '))
  return { location: 'json', values: new Map([['file', bytes]]) }
}

const boundedText = (request: HttpRequest, bytesMax: number): string => {
  boundedBytes(request, bytesMax)
  return bodyText(request)
}

const boundedBytes = ({ body }: HttpRequest, bytesMax: number): Uint8Array => {
  if (body.length <= bytesMax) return body
  throw new Failure('too-large', sentence`The body has more than ${bytesMax} bytes.`)
}

/** @throws Failure `malformed-request` for several headers, which gateways join with a comma */
const mediaTypeOf = ({ headers: { 'content-type': type = '' } }: HttpRequest): string => {
  if (type.replace(/"[^"]*"/g, '').includes(',')) {
    throw new Failure(
      'malformed-request',
      'Several Content-Type headers contradict each other. Send one.',
    )
  }
  return type.split(';')[0]?.trim().toLowerCase() ?? ''
}

const requireNoEncoding = ({
  body,
  headers: { 'content-encoding': encoding = '' },
}: HttpRequest) => {
  if (body.length === 0 || ['', 'identity'].includes(encoding.trim().toLowerCase())) return
  const detail = sentence`A body with the Content-Encoding \`${encoding.slice(0, 80)}\` is not read: send it without one.`
  throw new Failure('unsupported-media-type', detail)
}

const isJson = (mediaType: string): boolean =>
  mediaType === 'application/json' || /^application\/[\w.-]+\+json$/.test(mediaType)

const unread = (mediaType: string, supported: string): Failure =>
  new Failure(
    'unsupported-media-type',
    mediaType === ''
      ? sentence`A body without a Content-Type is not read here: send ${supported}.`
      : sentence`A body of type \`${mediaType.slice(0, 80)}\` is not read here: send ${supported}.`,
  )

const members = (value: unknown): ReadonlyMap<string, unknown> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Failure('malformed-request', 'The body must be a JSON object.')
  }
  return new Map(Object.entries(value))
}
