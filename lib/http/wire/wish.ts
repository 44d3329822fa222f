/** What a request says about the identity of what it makes. */
import { readUuid } from '../../domain/course/positioning.ts'
import { readAll } from '../../domain/course/inventoryInput.ts'
import type { Wish } from '../../service/createObject.ts'
import type { Call } from '../endpoint.ts'

/** Headers that `wishOf` reads. */
export const wishHeaders = ['idempotency-key'] as const

/** @throws Failure `invalid-input` for an id that is no UUID */
export const wishOf = ({ input, headers }: Call<{ readonly id?: unknown }>): Wish => {
  const key = headers['idempotency-key']
  return {
    id: readAll(input, (at) => readUuid(at, 'id')),
    key,
  }
}
