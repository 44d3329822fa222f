/** Unknown secrets of invitations are counted for their network, and never delay a known one. */
import { expect, it, vi } from 'vitest'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { windowMillis } from '#authentication/items/signInFailures.ts'
import { useTestService } from '../support/useTestService.ts'
import { inviting } from '../support/inviting.ts'

const freeAttempts = 3

const service = await useTestService({
  SIGN_IN_FAILURES_PER_NETWORK: String(freeAttempts),
  RATE_LIMIT_PER_NETWORK: '1000',
})

it.each([
  ['preview', 1],
  ['accept', 3],
] as const)(
  'refuses unknown secrets after too many, for a while, and never a known one, to %s',
  async (kind, windows) => {
    const by = inviting(service)
    const token = await service.createUser(`helper-${kind}`)
    const roleId = predefinedRoles.moderator.id
    const { secret } = await by.create(service.adminToken, { roleId })
    const use = (text: string) => (kind === 'preview' ? by.preview(text) : by.accept(token, text))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + windows * windowMillis })
    try {
      const statuses: number[] = []
      for (const guess of ['one', 'two', 'three']) statuses.push((await use(guess)).status)
      const refused = await use('four')
      const known = await Promise.all(Array.from({ length: 8 }, () => use(secret)))
      vi.setSystemTime(Date.now() + windowMillis)

      expect(statuses).toEqual([410, 410, 410])
      expect(refused).toMatchObject({
        status: 429,
        headers: { 'retry-after': expect.stringMatching(/^\d+$/) as string },
        body: { code: 'too-many-requests' },
      })
      expect(known.map(({ status }) => status)).toEqual(known.map(() => 200))
      expect((await use('five')).status).toBe(410)
    } finally {
      vi.useRealTimers()
    }
  },
)
