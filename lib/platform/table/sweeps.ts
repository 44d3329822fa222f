/**
 * Items that are removed in steps after an object, because they may be too many for one transaction. No
 * object that is created later has the id in their keys. Other subjects add their sweeps to the list of
 * the object. `lib/allEntities.ts` loads all modules.
 */
import type { Reader, Write } from './items.ts'

/** @param limit of records @param id of the deleted object, or its name if nothing else identifies it */
export type Sweep = (
  store: Reader,
  id: string,
  limit: number,
  nowMillis: number,
) => Promise<readonly Write[]>

/** By the id of a deleted user. */
export const userSweeps: Sweep[] = []
