/**
 * Set-up of each test file: password hashes take no time. A real one takes a quarter of a second, on
 * purpose, and few tests are about that; those say
 * `vi.unmock('../../lib/service/security/passwordHash.ts')`.
 */
import { vi } from 'vitest'

const cheap = { logCost: 4, blockSize: 8, parallelization: 1 }

vi.mock(import('../../lib/service/security/passwordHash.ts'), async (importOriginal) => {
  const original = await importOriginal()
  return {
    ...original,
    hashPassword: (password) => original.hashPassword(password, cheap),
    // Not outdated, or every sign-in would make a better one.
    isOutdated: () => false,
    pretendToCheckPassword: () => Promise.resolve(),
  }
})
