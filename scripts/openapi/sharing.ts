/** Moves repeated parts of the document to its components. */
import { isJson, type Json } from './json.ts'

export interface Named {
  readonly name: string
  readonly schema: Json
}

/** Examples are data, not part of the document's structure. */
const isData = (key: string): boolean => key === 'example' || key === 'examples'

/**
 * Replaces each named schema by a reference.
 * @throws Error when two schemas have the same name
 */
export const shareSchemas = (tree: Json, named: readonly Named[]) => {
  const names = namesByText(named)
  const used = new Map<string, Json>()
  const replace = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replace)
    if (!isJson(value)) return value
    const name = names.get(JSON.stringify(value))
    if (name === undefined) return replaceInside(value)
    if (!used.has(name)) {
      used.set(name, {})
      used.set(name, replaceInside(value))
    }
    return { $ref: `#/components/schemas/${name}` }
  }
  const replaceInside = (value: Json): Json =>
    Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, isData(key) ? item : replace(item)]),
    )
  return { tree: replaceInside(tree), schemas: sorted(used) }
}

const namesByText = (named: readonly Named[]): ReadonlyMap<string, string> => {
  const names = new Map<string, string>()
  const texts = new Map<string, string>()
  for (const { name, schema } of named) {
    const text = JSON.stringify(schema)
    if (names.has(text)) continue
    if (texts.has(name)) throw new Error(`two schemas are called ${name}`)
    names.set(text, name)
    texts.set(name, text)
  }
  return names
}

const sorted = (map: ReadonlyMap<string, Json>): Json =>
  Object.fromEntries([...map].sort(([left], [right]) => (left < right ? -1 : 1)))

/** Operations by path, then by method. */
type Paths = Readonly<Record<string, Readonly<Record<string, Json>>>>

/** Replaces identical parameters of several operations by references. */
export const shareParameters = (paths: Paths) => {
  const all = Object.values(paths).flatMap((operations) => Object.values(operations))
  const shared = parametersOfSeveral(all.flatMap(parametersIn))
  const withReferences = (operation: Json): Json =>
    operation.parameters === undefined
      ? operation
      : {
          ...operation,
          parameters: parametersIn(operation).map((parameter) =>
            JSON.stringify(shared.get(nameOf(parameter))) === JSON.stringify(parameter)
              ? { $ref: `#/components/parameters/${nameOf(parameter)}` }
              : parameter,
          ),
        }
  const replaced = Object.entries(paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [method, withReferences(operation)]),
    ),
  ])
  return { paths: Object.fromEntries(replaced) as Json, parameters: sorted(shared) }
}

const parametersIn = ({ parameters = [] }: Json): readonly Json[] => parameters as readonly Json[]

const nameOf = ({ name }: Json): string => String(name)

/** For each name, its most frequent definition, unless it occurs once. */
const parametersOfSeveral = (parameters: readonly Json[]): ReadonlyMap<string, Json> => {
  const counts = new Map<string, number>()
  for (const parameter of parameters) {
    const text = JSON.stringify(parameter)
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const repeated = [...counts].filter(([, count]) => count > 1)
  const rising = repeated.toSorted(([, left], [, right]) => left - right)
  const definitions = rising.map(([text]) => JSON.parse(text) as Json)
  return new Map(definitions.map((parameter) => [nameOf(parameter), parameter]))
}

/** A response that fewer operations have stays where it is, to be read there. */
const operationsMin = 6

/** Replaces a response that is the same in many operations by a reference. */
export const shareResponses = (paths: Paths) => {
  const all = Object.values(paths).flatMap((operations) => Object.values(operations))
  const shared = responsesOfMany(all.flatMap((operation) => Object.values(responsesIn(operation))))
  const withReferences = (operation: Json): Json => ({
    ...operation,
    responses: Object.fromEntries(
      Object.entries(responsesIn(operation)).map(([status, response]) => {
        const name = shared.get(JSON.stringify(response))
        return [status, name === undefined ? response : { $ref: `#/components/responses/${name}` }]
      }),
    ),
  })
  const replaced = Object.entries(paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [method, withReferences(operation)]),
    ),
  ])
  const responses = [...shared].map(([text, name]) => [name, JSON.parse(text) as Json])
  return {
    paths: Object.fromEntries(replaced) as Paths,
    responses: Object.fromEntries(responses) as Json,
  }
}

const responsesIn = ({ responses = {} }: Json): Readonly<Record<string, Json>> =>
  responses as Readonly<Record<string, Json>>

/** @example 'AnHtmlPage' */
const wordsOf = ({ description }: Json): string =>
  String(description)
    .split(/[^A-Za-z]+/)
    .filter((word) => word !== '')
    .slice(0, 3)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** The names of frequent responses, by their texts. */
const responsesOfMany = (responses: readonly Json[]): ReadonlyMap<string, string> => {
  const counts = new Map<string, number>()
  for (const response of responses) {
    if ('$ref' in response) continue
    const text = JSON.stringify(response)
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const frequent = [...counts].filter(([, count]) => count >= operationsMin)
  const falling = frequent.toSorted(([, left], [, right]) => right - left)
  const names = new Map<string, string>()
  for (const [text] of falling) {
    const name = wordsOf(JSON.parse(text) as Json)
    const taken = [...names.values()].filter((other) => other.startsWith(name)).length
    names.set(text, taken === 0 ? name : `${name}${taken + 1}`)
  }
  return names
}
