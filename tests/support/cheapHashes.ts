/** Fast password hashes. A real one takes a quarter of a second by design. */
import { type PasswordHashing, passwordHashing } from '#authentication/passwordHash.ts'

const real = passwordHashing()
const parameters = { logCost: 4, blockSize: 8, parallelization: 1 }

export const cheapHashing: PasswordHashing = {
  ...real,
  hash: (password, end) => real.hash(password, end, parameters),
  // Not outdated, because every sign-in would otherwise store a new hash.
  isOutdated: () => false,
  pretendToCheck: () => Promise.resolve(),
}

/** Options of Node for a program with cheap hashes. */
export const cheapHashes = `--import=${new URL('cheapScrypt.js', import.meta.url).href}`
