/** Part of `npm run check`: reports imports across the borders that docs/reference/architecture.md describes. */
import { faultsOfRepository } from './borders/borders.ts'

const faults = faultsOfRepository()
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
