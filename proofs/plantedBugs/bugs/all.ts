/** All bugs, in the order of the table on the page. */
import { accessBugs } from './accessBugs.ts'
import { racingBugs } from './racingBugs.ts'
import { requestsBugs } from './requestsBugs.ts'
import { signInBugs } from './signInBugs.ts'
import { storeBugs } from './storeBugs.ts'
import type { PlantedBug } from './plantedBug.ts'

export const allBugs: readonly PlantedBug[] = [
  ...accessBugs,
  ...signInBugs,
  ...storeBugs,
  ...requestsBugs,
  ...racingBugs,
]
