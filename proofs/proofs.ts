/** All proofs, in the order of the page. */
import { authorization } from './authorization/authorization.ts'
import { durability } from './durability/durability.ts'
import { faults } from './faults/faults.ts'
import { fuzz } from './fuzz/fuzz.ts'
import { mutation } from './mutation/mutation.ts'
import type { Proof } from './proof.ts'
import { regattas } from './regattas/regattas.ts'
import { rotation } from './rotation/rotation.ts'
import { season } from './season/season.ts'
import { windows } from './windows/windows.ts'

export const proofs: readonly Proof[] = [
  fuzz,
  authorization,
  windows,
  faults,
  durability,
  season,
  regattas,
  rotation,
  mutation,
]
