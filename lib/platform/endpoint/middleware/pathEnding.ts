import { type Endpoint, pathOf, pathParametersOf } from '../endpoint.ts'
import type { Middleware } from '../chain.ts'

/**
 * Removes an ending such as `.svg` from the last parameter of the path, and selects the representation
 * that it names. A route may also contain the ending itself.
 */
export const pathEnding = ({
  reply: { alternatives = [] },
  routes: [route, ...others],
}: Pick<Endpoint, 'reply' | 'routes'>): Middleware => {
  const last = pathParametersOf(route).at(-1) ?? ''
  const isLast = pathOf(route).endsWith(`{${last}}`)
  const forms = alternatives.flatMap(({ ending, mediaType }) =>
    ending === undefined ? [] : [{ ending, mediaType }],
  )
  const formOf = (text: string) => forms.find(({ ending }) => text.endsWith(ending))
  const hasEnding = others.some((other) => formOf(pathOf(other)) !== undefined)
  return {
    name: 'pathEnding',
    before: (request) => {
      const { path, pathParameters } = request.event
      const value = isLast ? (pathParameters[last] ?? '') : hasEnding ? path : ''
      const form = formOf(value)
      if (form === undefined) return
      request.internal.alternative = form
      if (!isLast) return
      const named = { ...pathParameters, [last]: value.slice(0, -form.ending.length) }
      request.event = { ...request.event, pathParameters: named }
    },
  }
}
