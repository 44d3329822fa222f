import { number } from '../attributes.ts'
import { entity } from '../entity.ts'
import type { Reader, Write } from '../items.ts'

/** Hosts: the time of the last possible change of the keys or the managers of hosts. */
export const hostsEntity = entity('HOSTS#', 'HOSTS', {
  attributes: { timeMillis: number },
})

/** The time is zero before the first change. */
export const readHostsChange = async (store: Reader) => {
  const item = await hostsEntity.get(store)
  return { timeMillis: item?.timeMillis ?? 0, item }
}

/**
 * The new time is always later than the stored one, even within a millisecond or with different
 * clocks.
 */
export const putHostsChange = (
  { timeMillis, item }: Awaited<ReturnType<typeof readHostsChange>>,
  nowMillis: number,
): Write => {
  const content = { timeMillis: Math.max(timeMillis + 1, nowMillis) }
  return hostsEntity.put([], content, item ?? 'absent')
}
