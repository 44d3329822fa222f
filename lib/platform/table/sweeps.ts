/**
 * Items that are removed in steps after an object, because they may be too many for one transaction. No
 * object that is created later has the id in their keys.
 */
import type { Reader, Write } from './items.ts'

/** The deleted object: its id is that of a user or a race, or the name of a regatta. */
type Swept = 'user' | 'regatta' | 'race'

/** Returns the writes that remove some of the items, at most of this many records. */
type Sweep = (
  store: Reader,
  id: string,
  limit: number,
  nowMillis: number,
) => Promise<readonly Write[]>

const sweeps: Record<Swept, Sweep[]> = { user: [], regatta: [], race: [] }

export const registerSweep = (after: Swept, sweep: Sweep): void => {
  sweeps[after].push(sweep)
}

/** The sweeps of the loaded modules. `lib/allEntities.ts` loads all modules. */
export const sweepsAfter = (swept: Swept): readonly Sweep[] => sweeps[swept]
