/** The time of the last possible change of the keys on hosts, or of the managers of hosts. */
import { number } from '../attributes.ts'
import { entity } from '../entity.ts'
import type { Item, Reader, Write } from '../items.ts'

/** Hosts: the time of the last possible change of the keys or the managers of hosts. */
export const hostsEntity = entity('HOSTS#', 'HOSTS', {
  attributes: { timeMillis: number },
})

export interface HostsChange {
  /** Zero before the first change. */
  readonly timeMillis: number
  readonly item: Item | undefined
}

export const readHostsChange = async (store: Reader): Promise<HostsChange> => {
  const item = await hostsEntity.get(store)
  return { timeMillis: item?.timeMillis ?? 0, item }
}

/**
 * The new time is always later than the stored one, even within a millisecond or with different
 * clocks.
 */
export const putHostsChange = ({ timeMillis, item }: HostsChange, nowMillis: number): Write => {
  const content = { timeMillis: Math.max(timeMillis + 1, nowMillis) }
  return hostsEntity.put([], content, item ?? 'absent')
}
