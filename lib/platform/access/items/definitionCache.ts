/**
 * The definitions that a process caches, by epoch.
 *
 * INVARIANT: a definition cached under an epoch was current at a moment when the epoch had that
 * value.
 */

/**
 * All definitions read under one epoch. A value is `undefined` if the definition does not exist.
 */
interface Generation {
  readonly epoch: string
  readonly values: Map<string, unknown>
}

export interface DefinitionCache {
  generation: Generation
}

export const emptyDefinitionCache = (): DefinitionCache => ({
  generation: { epoch: '', values: new Map() },
})

/** A copy for one request: additions to it do not reach other requests. */
export const copyOfDefinitions = ({ generation }: DefinitionCache): DefinitionCache => ({
  generation: { epoch: generation.epoch, values: new Map(generation.values) },
})

/**
 * Limits the cache, because ids that do not exist are cached too, and callers can invent any number
 * of them.
 */
const valuesMax = 20_000

/** @param values as read while the epoch had this value */
export const keep = (
  cache: DefinitionCache,
  epoch: string,
  values: ReadonlyMap<string, unknown>,
): void => {
  const { generation } = cache
  const isFull = generation.values.size + values.size > valuesMax
  if (generation.epoch !== epoch || isFull) cache.generation = { epoch, values: new Map() }
  for (const [name, value] of values) cache.generation.values.set(name, value)
}

export const cachedUnder = (
  { generation }: DefinitionCache,
  epoch: string,
): ReadonlyMap<string, unknown> =>
  generation.epoch === epoch ? generation.values : new Map<string, unknown>()
