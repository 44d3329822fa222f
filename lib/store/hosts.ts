/** When the keys on the hosts, or who manages the hosts, may have changed for the last time. */
import { keys } from './keys.ts'
import type { Item, Write } from './items.ts'
import type { Store } from './store.ts'

export interface HostsChange {
  /** Zero before the first change. */
  readonly timeMillis: number
  readonly item: Item | undefined
}

export const readHostsChange = async (store: Store): Promise<HostsChange> => {
  const item = await store.get(keys.hosts())
  return { timeMillis: (item?.timeMillis as number | undefined) ?? 0, item }
}

/** Later than the one before, even within one millisecond or where clocks differ. */
export const putHostsChange = ({ timeMillis, item }: HostsChange, nowMillis: number): Write => ({
  put: { ...keys.hosts(), timeMillis: Math.max(timeMillis + 1, nowMillis) },
  expected: item ?? 'absent',
})
