/** All proofs, in the order of the page. */
export const proofs: readonly Proof[] = [rotation]
import type { Proof } from './proof.ts'
import { rotation } from './rotation/rotation.ts'

export const proofs: readonly Proof[] = [rotation]
