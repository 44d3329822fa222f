/**
 * Setup of each test file: fast password hashes. A real one takes a quarter of a second by design,
 * and few tests are about that. Those call
 * `vi.unmock('../../lib/service/security/passwordHash.ts')`.
 */
import { vi } from 'vitest'

const cheap = { logCost: 4, blockSize: 8, parallelization: 1 }

vi.mock(import('../../lib/service/security/passwordHash.ts'), async (importOriginal) => {
  const original = await importOriginal()
  return {
    ...original,
    hashPassword: (password) => original.hashPassword(password, cheap),
    // Not outdated, because every sign-in would otherwise store a new hash.
    isOutdated: () => false,
    pretendToCheckPassword: () => Promise.resolve(),
  }
})
