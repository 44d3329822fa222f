/** Ids and names for tests, proofs and benchmarks. */
import { randomUUID } from 'node:crypto'

/** A new UUID, as clients and the service create them. */
export const newId = (): string => randomUUID()

/** A UUID that no object has. */
export const unusedId = '00000000-0000-4000-8000-000000000000'

/** A name that no other fixture has: `crew-` and a UUID. */
export const uniqueName = (kind: string): string => `${kind}-${newId()}`
