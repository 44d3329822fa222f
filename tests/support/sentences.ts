/** In a test, a sentence equals its English text. */
import { Sentence } from '#values/failure.ts'
import { expect } from 'vitest'

expect.addEqualityTesters([
  (one: unknown, other: unknown) =>
    one instanceof Sentence && typeof other === 'string' ? String(one) === other : undefined,
])
