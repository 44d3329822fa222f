/**
 * The epoch of roles and groups: a value that changes with every change of a role, a group, or the
 * grants of everybody. A process may use a cached definition as long as the epoch is the one under
 * which it was read.
 *
 * Sixteen copies distribute the reads of all requests. A request reads one of them at random.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { text } from '#table/attributes.ts'
import { entity } from '#table/entity.ts'
import type { Key } from '#table/key.ts'
import type { Item, Write } from '#table/items.ts'

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
