/** Names in a JSON document that the schema of the request does not have, at any depth. */
import { type InputError, oneOf, sentence } from '#values/failure.ts'
import type { TObject, TSchema } from '#schemas/schema.ts'
import { inputErrorsMax } from './formErrors.ts'
import { didYouMean } from '#values/suggestion.ts'
import type { Endpoint } from './endpoint.ts'
import type { GatheredInput } from './input.ts'

/** Other names are not properties, but for example the text of a body of another type. */
export const namePattern = /^[\w.[\]-]{1,60}$/

/** Schemas never change, so that each is read once: every request asks for the same ones. */
const onceFor = <Given extends object, Found>(find: (given: Given) => Found) => {
  const all = new WeakMap<Given, Found>()
  return (given: Given): Found => {
    const known = all.get(given)
    if (known !== undefined) return known
    const found = find(given)
    all.set(given, found)
    return found
  }
}

const alternativesOf = onceFor((schema: TSchema): readonly TSchema[] =>
  Array.isArray(schema.anyOf) ? (schema.anyOf as TSchema[]).flatMap(alternativesOf) : [schema],
)

const itemsOf = onceFor((schemas: readonly TSchema[]): readonly TSchema[] =>
  schemas.flatMap(({ items }) => (items === undefined ? [] : alternativesOf(items as TSchema))),
)

const propertiesOf = (schemas: readonly TSchema[]): readonly TObject['properties'][] =>
  schemas.flatMap(({ properties }) =>
    properties === undefined ? [] : [properties as TObject['properties']],
  )

type Parts = ReadonlyMap<string, readonly TSchema[]>

/** The schemas by the names of properties. */
const partsOf = onceFor((schemas: readonly TSchema[]): Parts => {
  const parts = new Map<string, readonly TSchema[]>()
  for (const [name, schema] of propertiesOf(schemas).flatMap(Object.entries<TSchema>)) {
    parts.set(name, [...(parts.get(name) ?? []), ...alternativesOf(schema)])
  }
  return parts
})

const none: readonly TSchema[] = []

interface Part {
  /** The schemas of the request, and of the response, which a client may send back. */
  readonly sent: readonly TSchema[]
  readonly shown: readonly TSchema[]
  readonly value: unknown
  readonly pointer: string
}

/** The unknown name that ends a pointer, and the object that has it. */
interface UnknownName {
  readonly pointer: string
  readonly known: Parts
  readonly values: Readonly<Record<string, unknown>>
}

/** The names that could stand there instead. */
const absentIn = ({ known, values }: UnknownName): readonly string[] =>
  [...known.keys()].filter((name) => (values[name] ?? null) === null)

/** Every node of every document comes by here: a generator would take four times as long. */
const collectUnknown = (part: Part, found: UnknownName[]): void => {
  const { sent, shown, value, pointer } = part
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    const entries = { sent: itemsOf(sent), shown: itemsOf(shown) }
    if (entries.sent.length === 0) return
    value.forEach((entry, index) => {
      collectUnknown({ ...entries, value: entry, pointer: `${pointer}/${index}` }, found)
    })
    return
  }
  const known = partsOf(sent)
  if (known.size === 0) return
  const alsoShown = partsOf(shown)
  const values = value as Readonly<Record<string, unknown>>
  for (const name of Object.keys(values)) {
    const schemas = known.get(name)
    const nested = values[name]
    if (schemas === undefined) {
      const isUnknown = !alsoShown.has(name) && nested !== null && namePattern.test(name)
      if (isUnknown) found.push({ pointer: `${pointer}/${name}`, known, values })
    } else if (typeof nested === 'object') {
      const place = `${pointer}/${name}`
      const shownThere = alsoShown.get(name) ?? none
      collectUnknown({ sent: schemas, shown: shownThere, value: nested, pointer: place }, found)
    }
  }
}

/** Repeats in a list are one mistake. */
const placeOf = ({ pointer }: UnknownName): string => pointer.replace(/\/\d+(?=\/)/g, '/*')

type Declared = Pick<Endpoint, 'input' | 'reply'>

const unknownNames = (
  { input, reply }: Declared,
  { values, locations }: GatheredInput,
): readonly UnknownName[] => {
  if (input === undefined) return []
  const names = Object.keys(values).filter((name) => locations.get(name) === 'json')
  if (names.length === 0) return []
  const shown = reply.body === undefined ? none : alternativesOf(reply.body)
  const value = Object.fromEntries(names.map((name) => [name, values[name]]))
  const found: UnknownName[] = []
  collectUnknown({ sent: alternativesOf(input), shown, value, pointer: '' }, found)
  return found
}

/** Finds the first unknown names below the top level. They are ignored. */
export const nestedUnknownNames = (endpoint: Declared, gathered: GatheredInput) => {
  const errors = new Map<string, InputError>()
  for (const found of unknownNames(endpoint, gathered)) {
    const { pointer } = found
    const [, , ...nested] = pointer.split('/')
    const place = placeOf(found)
    if (nested.length === 0 || errors.has(place)) continue
    const suggestion = didYouMean(nested.at(-1) ?? '', absentIn(found))
    errors.set(place, { pointer, code: 'misspelled', detail: 'is not known here', ...suggestion })
    if (errors.size === inputErrorsMax) break
  }
  return [...errors.values()]
}

/** The errors of a document, or of its parts, that may have known names only. */
export const unknownNameErrors = (
  endpoint: Declared & Pick<Endpoint, 'refusesUnknownNames'>,
  gathered: GatheredInput,
) => {
  const { refusesUnknownNames: refused = [] } = endpoint
  const errors: InputError[] = []
  for (const found of unknownNames(endpoint, gathered)) {
    const [{ pointer }, absent] = [found, absentIn(found)]
    const [, part = '', ...nested] = pointer.split('/')
    if (refused !== true && (nested.length === 0 || !refused.includes(part))) continue
    const name = pointer.split('/').at(-1) ?? ''
    const usual = {
      suggestion:
        absent.length === 0
          ? sentence`Leave it out.`
          : sentence`Leave it out, or use ${oneOf(absent)}.`,
    }
    const error = { pointer, code: 'misspelled', detail: 'is not known here' }
    errors.push({ ...error, ...usual, ...didYouMean(name, absent) })
    if (errors.length === inputErrorsMax) break
  }
  return errors
}
