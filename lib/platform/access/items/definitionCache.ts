/**
 * The definitions that a process caches, by epoch: a value that changes with every change of a role, a
 * group, or the grants of everybody. A process may use a cached definition as long as the epoch is the
 * one under which it was read.
 *
 * INVARIANT: a definition cached under an epoch was current at a moment when the epoch had that
 * value.
 *
 * Sixteen copies distribute the reads of all requests. A request reads one of them at random.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { text } from '#table/attributes.ts'
import { entity } from '#table/entity.ts'
import type { Key } from '#table/key.ts'
import type { Item, Write } from '#table/items.ts'

/** Definitions read under one epoch; `undefined` for one that does not exist. */
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

/** Ids that do not exist are cached too, and callers can invent any number of them. */
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

export const cachedUnder = ({ generation }: DefinitionCache, epoch: string) =>
  generation.epoch === epoch ? generation.values : new Map<string, unknown>()

/** Epoch: the random value that validates cached definitions; 16 copies spread the reads. */
export const epochEntity = entity('epoch', 'EPOCH#<copy>#', 'EPOCH', {
  attributes: { epoch: text },
})

export const epochCopies = 16

export const someEpochKey = (): Key => epochEntity.key(randomInt(epochCopies))

/** Before the first change there is no item. */
export const epochOf = (item: Item | undefined): string =>
  epochEntity.decodeAny(item)?.epoch ?? 'first'

/** Belongs in the transaction that makes the change. */
export const newEpoch = (): readonly Write[] => {
  const epoch = randomUUID()
  return Array.from({ length: epochCopies }, (_, copy) => epochEntity.put([copy], { epoch }, 'any'))
}
