/** Two processes of the service on one table, and concurrent users. */
import { seededRandom, type Random } from '../../scripts/simulate/random.ts'
import { openFixture, type Fixture } from '../faults/round.ts'
import { type Client, clientOf } from '../service/client.ts'
import type { DeploymentOptions } from '../service/deployment.ts'

export interface TwoProcesses extends Fixture {
  /** One client for each process, so that a change through one is checked through the other. */
  readonly clients: readonly [Client, Client]
  readonly random: Random
}

export interface RaceResult {
  readonly trials: number
  readonly failures: readonly string[]
  /** Attempts to contradict the claim. Zero attempts mean that nothing was tried. */
  readonly tried: number
}

/** One process makes three attempts for each call to the table, the other one only one. */
export const withTwoProcesses = async <Result>(
  options: DeploymentOptions,
  owners: number,
  run: (fixture: TwoProcesses) => Promise<Result>,
): Promise<Result> => {
  const fixture = await openFixture(options, owners)
  const { deployment } = fixture
  try {
    const [three, one] = ['3', '1'].map((TABLE_ATTEMPTS) =>
      deployment.startProcess({ TABLE_ATTEMPTS }),
    )
    if (three === undefined || one === undefined) throw new Error('two processes are needed')
    await Promise.all([three.ready(), one.ready()])
    const clients = [
      clientOf(deployment.faults, () => three),
      clientOf(deployment.faults, () => one),
    ] as const
    return await run({ ...fixture, clients, random: seededRandom(options.seed) })
  } finally {
    await deployment.stop()
  }
}

export const times = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index)
