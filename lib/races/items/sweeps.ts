/** Items of other subjects that are removed after a regatta or a race. */
import type { Sweep } from '#table/sweeps.ts'

/** By the name of a deleted regatta. */
export const regattaSweeps: Sweep[] = []

/** By the id of a deleted race. */
export const raceSweeps: Sweep[] = []
