/** Wrong secrets of invitations are slowed down like wrong passwords. */
import type { DynamoDBDocumentClient, UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import { expect, it, vi } from 'vitest'
import { predefinedRoles } from '../../lib/domain/access/predefinedRoles.ts'
import { windowMillis } from '../../lib/domain/session/signInThrottle.ts'
import { useTestService } from '../support/useTestService.ts'
import { inviting } from '../support/inviting.ts'

const freeAttempts = 3

const service = await useTestService({ SIGN_IN_FAILURES_PER_NETWORK: String(freeAttempts) })

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

/** Delays the updates that end attempts until as many attempts are counted or refused. */
const endAfter = (attempts: number) => {
  const seen = { counts: 0, ending: 0, endingAtOnce: 0, stop: () => middlewareStack.remove(name) }
  let release: (() => void) | undefined
  const allCounted = new Promise<void>((resolve) => {
    release = resolve
  })
  const { middlewareStack } = service.services.table.client as DynamoDBDocumentClient
  const name = 'endAfter'
  middlewareStack.add(
    (next) => async (args) => {
      const { UpdateExpression, ConditionExpression } = args.input as Partial<UpdateCommandInput>
      if (UpdateExpression === undefined) return next(args)
      if (ConditionExpression !== undefined) {
        return next(args).finally(() => {
          seen.counts += 1
          if (seen.counts === attempts) release?.()
        })
      }
      seen.ending += 1
      if (seen.counts < attempts) seen.endingAtOnce += 1
      await allCounted
      return next(args)
    },
    { step: 'initialize', name },
  )
  return seen
}

it.each(['preview', 'accept'] as const)(
  'tries no more secrets at once than one after the other, to %s, and lets the right ones wait',
  { timeout: 60_000 },
  async (kind) => {
    const by = inviting(service)
    const token = await service.createUser(`helper-${kind}`)
    const roleId = predefinedRoles.moderator.id
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + windowMillis })
    const secrets: string[] = []
    while (secrets.length < 16) {
      secrets.push((await by.create(service.adminToken, { roleId })).secret)
    }
    const seen = endAfter(secrets.length)
    try {
      const replies = await Promise.all(
        secrets.map((secret) =>
          kind === 'preview' ? by.preview(secret) : by.accept(token, secret),
        ),
      )

      expect(seen.endingAtOnce).toBeLessThanOrEqual(freeAttempts)
      expect(replies.map(({ status }) => status)).toEqual(secrets.map(() => 200))
    } finally {
      seen.stop()
      vi.useRealTimers()
    }
  },
)

it('tries no more wrong secrets at once than one after the other', async () => {
  const by = inviting(service)
  const secrets = Array.from({ length: 16 }, (_, guess) => `guess-${guess}`)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * windowMillis })
  const seen = endAfter(secrets.length)
  try {
    const replies = await Promise.all(secrets.map((secret) => by.preview(secret)))

    expect(seen.ending).toBe(freeAttempts)
    expect(replies.map(({ status }) => status)).toEqual(secrets.map(() => 410))
  } finally {
    seen.stop()
    vi.useRealTimers()
  }
})
