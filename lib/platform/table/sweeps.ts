/** Removals in steps: they may be too many for one transaction. No later object has the id in their keys. */
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
