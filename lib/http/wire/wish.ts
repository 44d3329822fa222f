/** What a request says about the identity of what it makes. */
import { requireForm } from '../../domain/course/inventoryInput.ts'
import { chosenIdForm } from '../../../schemas/mark.ts'
import type { Wish } from '../../service/createObject.ts'
import type { Call } from '../endpoint.ts'

/** Headers that `wishOf` reads. */
export const wishHeaders = ['idempotency-key'] as const

/** @throws Failure `invalid-input` for an id that is no UUID */
export const wishOf = ({ input, headers }: Call<{ readonly id?: unknown }>): Wish => {
  const key = headers['idempotency-key']
  return { id: requireForm(chosenIdForm, input).id?.toLowerCase(), key }
}
