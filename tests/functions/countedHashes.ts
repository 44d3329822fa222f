/**
 * Counts the password hashes of a test, and makes them cheap: the requested cost is recorded, and
 * divided. Hashes of different costs still differ. Use it like this:
 *
 * @example
 * const hashes = vi.hoisted(() => ({ costs: [], divisor: 1024 }))
 * vi.mock('node:crypto', async (original) =>
 *   (await import('./countedHashes.ts')).countHashes(original, hashes),
 * )
 */
import type { ScryptOptions } from 'node:crypto'

type Crypto = typeof import('node:crypto')
type Done = (error: Error | null, hash: Buffer) => void

export interface CountedHashes {
  /** The requested cost of every hash. */
  readonly costs: { readonly N: number; readonly r: number; readonly p: number }[]
  /** 1 makes real hashes. */
  divisor: number
}

export const countHashes = async (
  importOriginal: () => Promise<unknown>,
  counted: CountedHashes,
): Promise<unknown> => {
  const original = (await importOriginal()) as Crypto
  const counting = (
    password: string,
    salt: Buffer,
    length: number,
    options: ScryptOptions,
    done: Done,
  ) => {
    const { N = 0, r = 0, p = 0 } = options
    counted.costs.push({ N, r, p })
    original.scrypt(password, salt, length, { ...options, N: N / counted.divisor }, done)
  }
  return { ...original, default: original, scrypt: counting }
}
