/** Wrong secrets of invitations are slowed down like wrong passwords. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { predefinedRoles } from '../../lib/domain/access/predefinedRoles.ts'
import { windowMillis } from '../../lib/domain/session/signInThrottle.ts'
import { startTestService, type TestService } from '../support/functions.ts'
import { inviting } from '../support/inviting.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ SIGN_IN_FAILURES_PER_NETWORK: '3' })
})
afterAll(() => service.stop())

it('refuses every secret after too many wrong ones, for a while', async () => {
  const by = inviting(service)
  const roleId = predefinedRoles.moderator.id
  const { secret } = await by.create(service.adminToken, { roleId })
  const preview = async (text: string) => (await by.preview(text)).status
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  try {
    const right = [await preview(secret), await preview(secret), await preview(secret)]
    for (const guess of ['one', 'two', 'three', 'four']) expect(await preview(guess)).toBe(410)
    const throttled = [await preview(secret), await preview(secret)]
    vi.setSystemTime(Date.now() + windowMillis)
    const later = await preview(secret)

    expect([...right, ...throttled, later]).toEqual([200, 200, 200, 410, 410, 200])
  } finally {
    vi.useRealTimers()
  }
})
