/** Paths such as `/course.svg`: what is meant is `/course`, in the form that the ending stands for. */
import { type Endpoint, pathOf, pathParametersOf } from './endpoint.ts'
import type { HttpRequest } from './request.ts'

/** The request without the ending, which then accepts nothing but the form of the ending. */
export const withoutEnding = (
  { reply, routes: [route] }: Pick<Endpoint, 'reply' | 'routes'>,
  request: HttpRequest,
): { readonly request: HttpRequest; readonly ending?: string } => {
  if (reply.alternatives === undefined) return { request }
  const last = pathParametersOf(route).at(-1)
  if (last === undefined || !pathOf(route).endsWith(`{${last}}`)) return { request }
  const value = request.pathParameters[last] ?? ''
  const alternative = reply.alternatives.find(({ ending }) => value.endsWith(ending ?? '\n'))
  if (alternative?.ending === undefined) return { request }
  const { ending, mediaType } = alternative
  return {
    ending,
    request: {
      ...request,
      pathParameters: { ...request.pathParameters, [last]: value.slice(0, -ending.length) },
      headers: { ...request.headers, accept: mediaType },
    },
  }
}
