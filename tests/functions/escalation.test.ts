/**
 * Nobody grants what they do not hold: whatever some plain users do together, they never get at
 * anything that was out of the reach of all of them at the beginning.
 *
 * Within reach is what one of them may do, and all of an object whose owner they may change: an
 * owner may open everything. A denial for a group is no border, since others are not in the group.
 * `npm run prove -- authorization` runs it for long.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { EscalationFigures } from '../../proofs/authorization/escalation.ts'
import { startTestService, type TestService } from '../support/functions.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { type Plot, reachFrom, send, startPlot, unionOf } from './plot.ts'
import { type Attempt, randomAttempts } from './plotAttempts.ts'
import { runs } from '../support/longForm.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** For the proof that runs this test for long. */
    escalation?: EscalationFigures
  }
}

const numRuns = Number(process.env.ESCALATION_RUNS ?? runs(6, 16))
const seed = Number(process.env.ESCALATION_SEED ?? 20_261_121)
const attemptsInARun = 60
/** Looking at everything after each success would take most of the time. */
const successesBetweenLooks = 4

/** What could open something, and has to succeed now and then, or the test says little. */
const opening: readonly Attempt['kind'][] = [
  'changeRole',
  'giveRole',
  'createGroup',
  'addMember',
  'attachRole',
  'changeAcl',
  'changeOwnership',
  'createUser',
]

let service: TestService
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  service = await startTestService()
})
afterAll(() => service.stop())

/** What they got at that was out of reach. */
const gained = async (plot: Plot, reach: ReadonlySet<string>): Promise<readonly string[]> =>
  [...(await unionOf(service, plot))].filter((permission) => !reach.has(permission))

it('is impossible', { timeout: 60_000 + numRuns * 15_000 }, async ({ task }) => {
  const succeeded = new Map<string, number>()
  let attempted = 0
  let refused = 0

  const play = async (attempts: readonly Attempt[]): Promise<void> => {
    const plot = await startPlot(service, securitySetup(service))
    const reach = reachFrom(plot, await unionOf(service, plot))
    const trail: string[] = []
    for (const attempt of attempts) {
      const status = await send(service, plot, attempt)
      attempted += 1
      expect(status).toBeLessThan(500)
      if (status === 403) refused += 1
      if (status >= 300) continue
      succeeded.set(attempt.kind, (succeeded.get(attempt.kind) ?? 0) + 1)
      trail.push(JSON.stringify(attempt))
      const isTimeToLook = trail.length % successesBetweenLooks === 0
      if (isTimeToLook) expect(await gained(plot, reach), trail.join('\n')).toEqual([])
    }
    expect(await gained(plot, reach), trail.join('\n')).toEqual([])
  }
  // The trail tells more than a smaller example, which would take long to find.
  const options = { seed, numRuns, endOnFailure: true }
  await fc.assert(fc.asyncProperty(randomAttempts(attemptsInARun), play), options)

  task.meta.escalation = {
    attempts: attempted,
    succeeded: [...succeeded.values()].reduce((sum, count) => sum + count, 0),
    refused,
  }

  expect(
    opening.filter((kind) => !succeeded.has(kind)),
    JSON.stringify([...succeeded]),
  ).toEqual([])
  expect(refused).toBeGreaterThan(numRuns * 10)
})
