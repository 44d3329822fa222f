/**
 * The epoch of roles and groups: a value that changes with every change of a role, of a group, or
 * of what everybody holds. A process may use a cached definition as long as the epoch is the one
 * under which it was read.
 *
 * Sixteen copies spread the reads of all requests; a request reads one of them at random.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { epochCopies, type Key, keys } from './keys.ts'
import type { Item, Write } from './items.ts'

export const someEpochKey = (): Key => keys.epoch(randomInt(epochCopies))

/** Before the first change there is no item. */
export const epochOf = (item: Item | undefined): string =>
  (item?.epoch as string | undefined) ?? 'first'

/** Goes into the transaction that makes the change. */
export const newEpoch = (): readonly Write[] => {
  const epoch = randomUUID()
  return Array.from({ length: epochCopies }, (_, copy) => ({
    put: { ...keys.epoch(copy), epoch },
    expected: 'any' as const,
  }))
}
