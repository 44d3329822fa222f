/**
 * Counts the password hashes of a test, and makes them cheap: the requested cost is recorded, and
 * divided. Hashes of different costs still differ.
 */
import { scrypt } from 'node:crypto'
import { type PasswordHashing, passwordHashing } from '#authentication/passwordHash.ts'

export interface CountedHashes {
  /** The requested cost of every hash. */
  readonly costs: { readonly N: number; readonly r: number; readonly p: number }[]
  /** 1 makes real hashes. */
  divisor: number
}

export const newCountedHashes = (): CountedHashes => ({ costs: [], divisor: 1024 })

/** @example startTestService({}, countedHashing(hashes)) */
export const countedHashing = (counted: CountedHashes): PasswordHashing =>
  passwordHashing((password, salt, length, options, done) => {
    const { N = 0, r = 0, p = 0 } = options
    counted.costs.push({ N, r, p })
    scrypt(password, salt, length, { ...options, N: N / counted.divisor }, done)
  })
