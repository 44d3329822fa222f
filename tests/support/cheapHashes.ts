/**
 * Password hashes that take no time, for tests that are about other things than their cost: a real
 * one takes a quarter of a second, on purpose. Use it like this:
 *
 * @example
 * vi.mock('../../lib/service/security/passwordHash.ts', async (original) =>
 *   (await import('./cheapHashes.ts')).cheapHashes(original),
 * )
 */
type PasswordHash = typeof import('../../lib/service/security/passwordHash.ts')

const cheap = { logCost: 4, blockSize: 8, parallelization: 1 }

export const cheapHashes = async (
  importOriginal: () => Promise<unknown>,
): Promise<PasswordHash> => {
  const original = (await importOriginal()) as PasswordHash
  return {
    ...original,
    hashPassword: (password) => original.hashPassword(password, cheap),
    // Not outdated, or every sign-in would make a better one.
    isOutdated: () => false,
    pretendToCheckPassword: () => Promise.resolve(),
  }
}
