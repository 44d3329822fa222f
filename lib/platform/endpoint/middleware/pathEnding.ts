import { type Endpoint, pathOf, pathParametersOf } from '../endpoint.ts'
import type { Middleware } from '../chain.ts'

/** Removes an ending such as `.svg` from the path, and selects the representation that it names. */
export const pathEnding = ({
  reply: { alternatives = [] },
  routes: [route],
}: Pick<Endpoint, 'reply' | 'routes'>): Middleware => {
  const last = pathParametersOf(route).at(-1) ?? ''
  const isLast = pathOf(route).endsWith(`{${last}}`)
  const forms = alternatives.flatMap(({ ending, mediaType }) =>
    ending === undefined || !isLast ? [] : [{ ending, mediaType }],
  )
  return {
    name: 'pathEnding',
    before: (request) => {
      const { pathParameters } = request.event
      const value = pathParameters[last] ?? ''
      const form = forms.find(({ ending }) => value.endsWith(ending))
      if (form === undefined) return
      const named = { ...pathParameters, [last]: value.slice(0, -form.ending.length) }
      request.event = { ...request.event, pathParameters: named }
      request.internal.alternative = form
    },
  }
}
