/**
 * The epoch of roles and groups: a value that changes with every change of a role, of a group, or
 * of what everybody holds. A process may use a cached definition as long as the epoch is the one
 * under which it was read.
 *
 * Sixteen copies spread the reads of all requests; a request reads one of them at random.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { text } from '../attributes.ts'
import { entity } from '../entity.ts'
import type { Key } from '../key.ts'
import type { Item, Write } from '../items.ts'

/** Epoch: the random value that validates cached definitions; 16 copies spread the reads. */
export const epochEntity = entity('EPOCH#<copy>#', 'EPOCH', {
  attributes: { epoch: text },
})

export const epochCopies = 16

export const someEpochKey = (): Key => epochEntity.key(randomInt(epochCopies))

/** Before the first change there is no item. */
export const epochOf = (item: Item | undefined): string =>
  epochEntity.decodeAny(item)?.epoch ?? 'first'

/** Goes into the transaction that makes the change. */
export const newEpoch = (): readonly Write[] => {
  const epoch = randomUUID()
  return Array.from({ length: epochCopies }, (_, copy) => epochEntity.put([copy], { epoch }, 'any'))
}
