/** Two processes of the service on one table. */
import { seededRandom, type Random } from '../../scripts/simulate/random.ts'
import { openFixture, type Fixture } from '../faults/round.ts'
import { type Client, clientOf } from '../service/client.ts'
import type { DeploymentOptions } from '../service/deployment.ts'

export interface TwoProcesses extends Fixture {
  /** One client for each process, so that a change through one is checked through the other. */
  readonly clients: readonly [Client, Client]
  readonly random: Random
}

/** One process makes three attempts for each call to the table, the other one only one. */
export const withTwoProcesses = async <Result>(
  options: DeploymentOptions,
  run: (fixture: TwoProcesses) => Promise<Result>,
): Promise<Result> => {
  const fixture = await openFixture(options, 0)
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

const attemptsMax = 5

/** Creating the fixture may take several attempts while calls to the table fail. */
export const withRetries = async <Made>(make: () => Promise<Made>): Promise<Made> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await make()
    } catch (error) {
      if (attempt === attemptsMax) throw error
    }
  }
}
