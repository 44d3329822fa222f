/** Answers, as the gateway wants them. */
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { Answer, type AnswerOptions, type Endpoint, type Reply } from './endpoint.ts'
import { formatEndedSessionCookie, formatSessionCookie } from './credentials.ts'
import { formatJson, withoutTags } from './json.ts'
import type { HttpRequest } from './request.ts'

export interface HttpResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly cookies?: readonly string[]
  readonly body?: string
}

export const respond = (
  { reply }: Pick<Endpoint, 'reply'>,
  result: unknown,
  request: HttpRequest,
  isLocal: boolean,
): HttpResponse => {
  const answer: Answer = result instanceof Answer ? result : new Answer(result, {})
  const { body, options } = answer
  const headers = {
    ...(options.next === undefined ? {} : { link: nextLink(request, options.next) }),
    ...options.headers,
  }
  const cookies = cookiesOf(options, !isLocal)
  if (reply.body === undefined) return { status: reply.status, headers, cookies }
  const contentType = reply.mediaType ?? 'application/json; charset=utf-8'
  return {
    status: reply.status,
    headers: { 'content-type': contentType, ...headers },
    cookies,
    body: textOf(reply, body),
  }
}

const textOf = ({ mediaType, isDocument }: Reply, body: unknown): string => {
  if (isDocument === true) return withoutTags(String(body))
  return mediaType === undefined ? formatJson(body) : String(body)
}

export const toGatewayResponse = (
  { status, headers, cookies, body }: HttpResponse,
  method: string,
): APIGatewayProxyStructuredResultV2 => ({
  statusCode: status,
  headers,
  ...(cookies === undefined || cookies.length === 0 ? {} : { cookies: [...cookies] }),
  body: method === 'HEAD' ? '' : (body ?? ''),
})

const cookiesOf = ({ session }: AnswerOptions, isSecure: boolean): readonly string[] => {
  if (session === undefined) return []
  return session === 'ended'
    ? [formatEndedSessionCookie(isSecure)]
    : [formatSessionCookie(session, isSecure)]
}

/** RFC 8288: the same list, further on. */
const nextLink = ({ path, query }: HttpRequest, cursor: string): string => {
  const further = new URLSearchParams(query)
  further.set('cursor', cursor)
  return `<${path}?${further.toString()}>; rel="next"`
}
