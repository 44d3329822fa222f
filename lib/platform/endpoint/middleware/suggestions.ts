import { decodeObjectId, type ObjectReference } from '#values/objectId.ts'
import { Failure, type InputError, inputNameOf, sentence, withErrors } from '#values/failure.ts'
import { type Middleware, setHeaders } from '../chain.ts'
import type { Endpoint } from '../endpoint.ts'
import { didYouMean, nearestOf } from '#values/suggestion.ts'
import type { GatheredInput } from '../input.ts'
import { resemblesDryRun } from './dryRun.ts'
import type { RequestState } from '../requestState.ts'
import { namePattern } from '../unknownNames.ts'
import { listObjects } from '#table/objectLists.ts'
import { objectKindOf } from '#table/registry.ts'
import type { Context } from '../context.ts'
import { filterReadable } from '#access/readable.ts'

/** More suggestions would not be read. */
const headerSuggestionsMax = 5

/** In the errors of a failure. Ignored parameters of a successful request are named in a header. */
export const suggestions = (endpoint: Endpoint): Middleware => ({
  name: 'suggestions',
  before: ({ internal }) => {
    const misspelled = misspelledNames(endpoint, internal.input)
    internal.misspelled = [...misspelled, ...internal.misspelled]
  },
  after: (request) => {
    const texts = request.internal.misspelled
      .slice(0, headerSuggestionsMax)
      .map((error) =>
        `${String(inputNameOf(error))} is not known here. ${String(error.suggestion ?? '')}`.trim(),
      )
    if (texts.length > 0) setHeaders(request, { 'input-suggestion': texts.join(' ') })
  },
  onError: async (request) => {
    const { error, internal } = request
    if (!(error instanceof Failure)) return
    const suggested = [
      ...(error.code === 'invalid-input' ? notNamedBy(error.errors, internal.misspelled) : []),
      ...(error.object === undefined ? [] : await nearObjectOf(internal, error.object)),
    ]
    if (suggested.length > 0) request.error = withErrors(error, [...error.errors, ...suggested])
  },
})

/** A missing parameter already suggests the misspelled one. */
const notNamedBy = (errors: readonly InputError[], misspelled: readonly InputError[]) =>
  misspelled.filter(
    (error) =>
      error.suggestion !== undefined &&
      !errors.some(({ suggestion = '' }) =>
        String(suggestion).includes(`\`${String(inputNameOf(error))}\``),
      ),
  )

const nearObjectOf = async (
  { context, input }: RequestState,
  object: ObjectReference,
): Promise<readonly InputError[]> => {
  // The suggestion is not worth another failure.
  const near = await nearObject(context, object).catch(() => undefined)
  if (near === undefined) return []
  const [name] = decodeObjectId(object.id) ?? []
  const parameter = Object.entries(input.values).find(([, value]) => value === name)?.[0]
  const detail = 'is not the name of an object that you may read'
  const at = parameter === undefined ? {} : { parameter }
  return [{ ...at, code: 'unknown', detail, suggestion: sentence`Did you mean \`${near}\`?` }]
}

/** More objects with the same first letter are not looked at. */
const objectsMax = 200

/** More near names are not checked. */
const nearMax = 10

/** Whether the object exists makes no difference. Without lists by reach, because every function contains this. */
const nearObject = async (context: Context, { type, id }: ObjectReference) => {
  const name = nameIn(id)
  const { isTyped, listedAs: list } = objectKindOf(type)
  const [letter] = name
  if (isTyped !== true || list === undefined || letter === undefined) return undefined
  const letters = new Set([letter.toLowerCase(), letter.toUpperCase()])
  const pages = await Promise.all(
    Array.from(letters, (first) => listObjects(context.store, list, objectsMax, undefined, first)),
  )
  const near = pages
    .flatMap(({ objects }) => objects)
    .map((object) => ({ type, id: object.id }))
    .filter((object) => object.id !== id && nearestOf(name, [nameIn(object.id)]) !== undefined)
  const readable = await filterReadable(context, near.slice(0, nearMax), (object) => object)
  return nearestOf(
    name,
    readable.map((object) => nameIn(object.id)),
  )
}

const nameIn = (id: string): string => decodeObjectId(id)?.[0] ?? ''

/** Ignored parameters whose name is nearly that of an absent one. Dry runs are reported elsewhere. */
const misspelledNames = (
  { input, refusesUnknownNames }: Pick<Endpoint, 'input' | 'refusesUnknownNames'>,
  { values, locations }: GatheredInput,
): readonly InputError[] => {
  const names = Object.keys(input?.properties ?? {})
  const absent = names.filter((name) => values[name] === undefined)
  return Object.keys(values)
    .filter((name) => !names.includes(name) && namePattern.test(name) && !resemblesDryRun(name))
    .filter((name) => refusesUnknownNames !== true || locations.get(name) !== 'json')
    .flatMap((name) => {
      const suggestion = didYouMean(name, absent)
      if (suggestion.suggestion === undefined) return []
      const at = locations.get(name) === 'json' ? { pointer: `/${name}` } : { parameter: name }
      return [{ ...at, code: 'misspelled', detail: 'is not known here', ...suggestion }]
    })
}
