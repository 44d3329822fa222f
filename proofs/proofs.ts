/** All proofs, in the order of the page. */
import type { Proof } from './proof.ts'

export const proofs: readonly Proof[] = []
