/**
 * Users cannot grant permissions that they do not hold: whatever a group of plain users does, its
 * members never gain access that all of them lacked at the beginning. Their reach is the union of
 * their permissions, and all actions on objects whose owner they may change, because an owner may
 * grant everything. A denial for a group is not counted, because other users are not in the group.
 * `npm run prove -- authorization` runs it longer.
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { EscalationFigures } from '../../proofs/authorization/escalation.ts'
import { useTestService } from '../support/useTestService.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { type Plot, reachFrom, send, startPlot, unionOf } from './plot.ts'
import { type Attempt, randomAttempts } from './plotAttempts.ts'
import { seedOr, sequences } from '../support/longForm.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Used by the proof, which runs this test longer. */
    escalation?: EscalationFigures
  }
}

const numRuns = sequences(9, 16)
const seed = seedOr(20_261_130)
const attemptsInARun = 60
/** Checking everything after each success would take most of the time. */
const successesBetweenLooks = 4

/**
 * Requests that could grant permissions. Some of them must succeed, otherwise the test proves
 * little.
 */
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

const service = await useTestService()

/** Access that they gained beyond their reach. */
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
  // The trail says more than a smaller example, which would take long to find.
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
