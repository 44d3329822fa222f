import {
  type Endpoint,
  pathOf,
  pathParametersOf,
  idInputsOf,
  inputObjectsOf,
  methodOf,
} from '../endpoint.ts'
import type { Middleware } from '../chain.ts'
import { decodeEscapes } from '#values/pathName.ts'
import { isKnownObject, isNamedType } from '#table/objects.ts'
import { decodedParameters, objectOf } from '../inputObject.ts'
import { Failure } from '#values/failure.ts'

/** An ending such as `.svg` of the last parameter, or of a whole route, selects a representation. */
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
      const { route, pathParameters } = request.event
      const value = isLast ? (pathParameters[last] ?? '') : hasEnding ? (route ?? '') : ''
      const form = formOf(value)
      if (form === undefined) return
      request.internal.alternative = form
      if (!isLast) return
      const named = { ...pathParameters, [last]: value.slice(0, -form.ending.length) }
      request.event = { ...request.event, pathParameters: named }
    },
  }
}

/** Decodes `~XX`, unless an object has the literal name. Use cases decode names of regattas, columns and fleets. */
export const pathNames = (endpoint: Pick<Endpoint, 'guard' | 'fetches'>): Middleware => ({
  name: 'pathNames',
  before: async ({ event, internal }) => {
    const decoded = decodedParameters(event)
    if (decoded === undefined) return
    const { pathParameters } = event
    const { input, value, store } = internal
    // The parameters as sent, because an earlier attempt may have decoded them.
    const literal = { ...input.values, ...pathParameters }
    const names: Record<string, unknown> = {}
    for (const named of inputObjectsOf(endpoint)) {
      if (isNamedType(named.type)) continue
      const object = objectOf(named, literal)
      const isLiteral = object !== undefined && (await isKnownObject(store, object))
      for (const name of idInputsOf(named)) {
        const sent = pathParameters[name] ?? ''
        if (decodeEscapes(sent) !== sent) names[name] = isLiteral ? sent : decoded[name]
      }
    }
    internal.input = { ...input, values: { ...input.values, ...names } }
    internal.value = { ...value, ...names }
  },
})

/** Refuses HEAD, which a gateway may send to the route of a GET that changes something. */
export const methodCheck = ({
  changes,
  routes,
}: Pick<Endpoint, 'changes' | 'routes'>): Middleware => ({
  name: 'methodCheck',
  before: ({ event }) => {
    if (changes !== true || event.method !== 'HEAD') return
    throw new Failure(
      'method-not-allowed',
      'HEAD is not supported here, because the GET changes something.',
      { methods: ['OPTIONS', ...new Set(routes.map(methodOf))] },
    )
  },
})
