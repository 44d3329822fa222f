/** All proofs, in the order of the page. */
import { fuzz } from './fuzz/fuzz.ts'
import type { Proof } from './proof.ts'
import { rotation } from './rotation/rotation.ts'

export const proofs: readonly Proof[] = [fuzz, rotation]
