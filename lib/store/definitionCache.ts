/**
 * Definitions that a process keeps, by epoch.
 *
 * INVARIANT: what is cached under an epoch is as it was at a moment when the epoch had that value.
 */

/** Everything that was read under one epoch. A value is `undefined` where nothing exists. */
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

/** Ids that do not exist are cached too, and callers can make those up without end. */
const valuesMax = 20_000

/** @param values as they were when the epoch had this value */
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

/** The values that the process has cached under the epoch. */
export const cachedUnder = (
  { generation }: DefinitionCache,
  epoch: string,
): ReadonlyMap<string, unknown> =>
  generation.epoch === epoch ? generation.values : new Map<string, unknown>()
