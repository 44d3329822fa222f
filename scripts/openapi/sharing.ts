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
