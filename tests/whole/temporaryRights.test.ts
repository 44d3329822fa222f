/**
 * A temporary permission of some plain users is gone when it is revoked, whatever they did with it.
 * The permissions are granted one by one, and revoked one by one from the last to the first. The
 * last two let their holders pass on others, and read secrets, which must end with them. After
 * each revocation the users have at most the permissions from before that grant, and those that
 * they could reach from the beginning. `npm run prove -- authorization` runs it longer.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { EscalationFigures } from '../../proofs/authorization/escalation.ts'
import { seedOr, sequences } from '../support/longForm.ts'
import { startTestService, type TestService } from '../support/functions.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { reachFrom, send, unionOf } from './plot.ts'
import { type Attempt, randomGrants } from './plotAttempts.ts'
import { names, plotters, startTemporaryPlot } from './temporaryPlot.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Used by the proof, which runs this test longer. */
    escalation?: EscalationFigures
  }
}

const numRuns = sequences(3, 16)
const seed = seedOr(20_261_123)
const attemptsInARun = 80

let service: TestService
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  service = await startTestService()
})
afterAll(async () => {
  await service.stop()
  vi.useRealTimers()
})

/** The temporary administrator tries to become the victim, and to know the link of the regatta. */
const secretsFirst = (attempt: Attempt): readonly Attempt[] =>
  (
    ['readUser', 'changePassword', 'makeLink', 'useLink', 'readRegatta', 'changeRegatta'] as const
  ).map((kind) => ({
    ...attempt,
    kind,
    flag: false,
    actor: plotters.indexOf('cid'),
    user: names.indexOf('victim'),
  }))

const sortedBy = <T>(values: readonly T[], sortKeys: readonly number[]): readonly T[] =>
  values
    .map((value, at) => ({ value, sortKey: sortKeys[at] ?? 0 }))
    .sort((left, right) => left.sortKey - right.sortKey)
    .map(({ value }) => value)

it(
  'ends with its revocation, whatever its holders did',
  { timeout: 60_000 + numRuns * 30_000 },
  async ({ task }) => {
    const succeeded = new Map<string, number>()
    let attempted = 0
    let refused = 0

    const play = async (attempts: readonly Attempt[], order: readonly number[]): Promise<void> => {
      const { plot, rights, passedOn } = await startTemporaryPlot(service, securitySetup(service))
      const ordered = [...sortedBy(rights, order), ...passedOn]
      const reach = reachFrom(plot, await unionOf(service, plot))
      const before: ReadonlySet<string>[] = []
      for (const { give } of ordered) {
        before.push(await unionOf(service, plot))
        await give()
      }
      const whole = await unionOf(service, plot)
      expect([...whole].filter((permission) => !reach.has(permission)).length).toBeGreaterThan(20)

      const trail: string[] = []
      for (const attempt of [...attempts.slice(0, 1).flatMap(secretsFirst), ...attempts]) {
        const status = await send(service, plot, attempt)
        attempted += 1
        expect(status).toBeLessThan(500)
        if (status === 403) refused += 1
        if (status >= 300) continue
        succeeded.set(attempt.kind, (succeeded.get(attempt.kind) ?? 0) + 1)
        trail.push(JSON.stringify(attempt))
      }
      for (const [at, { name, take }] of [...ordered.entries()].reverse()) {
        await take()
        const left = [...(await unionOf(service, plot))].filter(
          (permission) => !reach.has(permission) && before[at]?.has(permission) !== true,
        )
        expect(left, `without ${name}\n${trail.join('\n')}`).toEqual([])
      }
    }
    const order = fc.array(fc.nat(1_000), { minLength: 10, maxLength: 10 })
    // The trail says more than a smaller example, which would take long to find.
    const options = { seed, numRuns, endOnFailure: true }
    const property = fc.asyncProperty(randomGrants(attemptsInARun), order, play)
    const { failed, errorInstance } = await fc.check(property, options)
    // The assertion itself, which names the permission and the trail.
    if (errorInstance instanceof Error) throw errorInstance
    expect(failed).toBe(false)

    task.meta.escalation = {
      attempts: attempted,
      succeeded: [...succeeded.values()].reduce((sum, count) => sum + count, 0),
      refused,
    }
    expect(refused).toBeGreaterThan(numRuns * 10)
    expect(succeeded.size).toBeGreaterThan(3)
  },
)
