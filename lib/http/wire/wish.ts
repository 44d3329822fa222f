/** What a request says about the identity of what it makes. */
import { Failure } from '../../domain/failure.ts'
import { readUuid } from '../../domain/course/positioning.ts'
import { readAll } from '../../domain/inventoryInput.ts'
import type { Wish } from '../../service/createObject.ts'
import type { Call } from '../endpoint.ts'

/** Headers that `wishOf` reads. */
export const wishHeaders = ['idempotency-key'] as const

export const keyCharactersMax = 255

/** @throws Failure `invalid-input` for an id that is no UUID, or a key that is too long */
export const wishOf = ({ input, headers }: Call<{ readonly id?: unknown }>): Wish => {
  const key = headers['idempotency-key']
  if (key !== undefined && key.length > keyCharactersMax) {
    const detail = `must have at most ${keyCharactersMax} characters, found ${key.length}`
    throw new Failure('invalid-input', `Invalid Idempotency-Key. It ${detail}.`, {
      errors: [{ parameter: 'Idempotency-Key', code: 'maxLength', detail }],
    })
  }
  return {
    id: readAll(input, (at) => readUuid(at, 'id')),
    key,
  }
}
