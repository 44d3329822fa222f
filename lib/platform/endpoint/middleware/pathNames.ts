import { decodeEscapes } from '#values/pathName.ts'
import { isKnownObject, isNamedType } from '#table/objects.ts'
import type { Middleware } from '../chain.ts'
import { type Endpoint, idInputsOf, inputObjectsOf } from '../endpoint.ts'
import { decodedParameters, objectOf } from '../inputObject.ts'

/**
 * Decodes `~XX` in path parameters that name an object, unless an object has the literal name. Use
 * cases decode the names of regattas, race columns and fleets, and the keys of preferences, and
 * endpoints the names of their files.
 */
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
