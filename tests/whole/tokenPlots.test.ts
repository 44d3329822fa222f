/**
 * Two plain users have a scoped token of a third one, who may do more. By no sequence of requests do they gain
 * anything beyond what they and the token could do at the beginning. When the token has ended, they
 * have what they had without it. `npm run prove -- authorization` runs it longer.
 */
import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { useTestService } from '../support/useTestService.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { type Plot, reachFrom, send, startPlot, unionOf } from './plot.ts'
import { type Attempt, randomGrants } from './plotAttempts.ts'
import { seedOr, sequences } from '../support/longForm.ts'

const numRuns = sequences(4, 12)
const seed = seedOr(20_261_130)
const attemptsInARun = 100
const lifeMillis = 60 * 60 * 1000

const service = await useTestService()

afterEach(() => {
  vi.useRealTimers()
})

const listOfToken = fc.uniqueArray(
  fc.constantFrom(
    ...['*', 'EVENT:*', 'EVENT:READ,CHANGE_ACL', 'EVENT,USER_GROUP:UPDATE,READ', '*:READ'],
    ...['USER_GROUP,ROLE_DEFINITION:*', '*:CREATE', 'USER:UPDATE,READ', '*:CHANGE_OWNERSHIP'],
  ),
  { minLength: 1, maxLength: 3 },
)

/** The plot without the account of the first user, of whom the others have a token. */
const withTokenOfFirst = async (plot: Plot, permissions: readonly string[]) => {
  const [[name, token] = ['', ''], ...others] = [...plot.accounts]
  const validUntil = Date.now() + lifeMillis
  const json = { name: 'stolen', permissions, validUntil }
  const { status, body } = await service.request(`POST ${S}/tokens`, { token, json })
  expect(status).toBe(201)
  const scoped = (body as { readonly token: string }).token
  return {
    alone: { ...plot, accounts: new Map(others) },
    // Most attempts are made by the token.
    plot: {
      ...plot,
      accounts: new Map([
        ...['first', 'second', 'third'].map((way) => [`${way} use`, scoped] as const),
        ...others,
      ]),
    },
    owner: { ...plot, accounts: new Map([[name, token]]) },
  }
}

const beyond = async (plot: Plot, reach: ReadonlySet<string>) =>
  [...(await unionOf(service, plot))].filter((permission) => !reach.has(permission))

it(
  'nobody gains anything by a scoped token, nor after its end',
  {
    timeout: 60_000 + numRuns * 15_000,
  },
  async () => {
    let succeeded = 0
    let refused = 0
    let limited = 0

    const play = async (permissions: readonly string[], attempts: readonly Attempt[]) => {
      vi.useRealTimers()
      const started = await startPlot(service, securitySetup(service))
      const { alone, plot, owner } = await withTokenOfFirst(started, permissions)
      const [before, reach] = [await unionOf(service, alone), await unionOf(service, plot)]
      limited += (await beyond(owner, reach)).length
      const possible = reachFrom(plot, reach)
      const trail: string[] = [permissions.join(' ')]
      for (const attempt of attempts) {
        const status = await send(service, plot, attempt)
        expect(status).toBeLessThan(500)
        if (status === 403) refused += 1
        if (status >= 300) continue
        succeeded += 1
        trail.push(JSON.stringify(attempt))
      }
      expect(await beyond(plot, possible), trail.join('\n')).toEqual([])

      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + lifeMillis })
      const ended = await beyond(plot, reachFrom(alone, before))
      expect(ended, trail.join('\n')).toEqual([])
    }
    await fc.assert(fc.asyncProperty(listOfToken, randomGrants(attemptsInARun), play), {
      seed,
      numRuns,
      endOnFailure: true,
    })

    expect(succeeded).toBeGreaterThan(numRuns)
    expect(refused).toBeGreaterThan(numRuns)
    expect(limited).toBeGreaterThan(0)
  },
)
