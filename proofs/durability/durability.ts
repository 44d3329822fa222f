import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Tally } from '../../harness/tally.ts'
import { type Random, seededRandom } from '../../scripts/simulate/random.ts'
import type { TableContents } from '../../scripts/tableRules/contents.ts'
import { violationsIn } from '../faults/wholeTable.ts'
import type { Finding, Proof } from '../proof.ts'
import { type DurabilityTally, Load } from './load.ts'
import { type Machine, startMachine } from './machine.ts'

const writesBeforeKill = 20
const engineStopMillis = 20_000

export const durability: Proof = {
  name: 'durability',
  title: 'One machine that is killed',
  method: `Three clients create events and competitors through \`npm start\`, and repeat each request with its \`Idempotency-Key\` until it is
acknowledged. The service and its engine are killed by SIGKILL at a random moment, and started again on the same folder. After
each start the whole table is read: every acknowledged write must be in it once, no other write twice, and no rule of
\`npm run operate -- check-table\` may be violated. Then the engine is killed alone, stopped for 20 seconds, and a second service
started on the folder, which must be refused. A kill keeps what the
system has not yet written to the disk: this proof cuts no power.`,
  amount: 10,
  unit: 'kills',
  run: async ({ seed, amount, progress }) => {
    const folder = await mkdtemp(join(tmpdir(), 'committee-boat-durability-'))
    const tally: DurabilityTally = new Tally()
    const load = new Load(tally)
    const random = seededRandom(seed)
    const trials: readonly Trial[] = [
      ...Array.from({ length: amount }, () => killAll(random)),
      killEngine,
      stopEngine,
    ]
    let machine: Machine | undefined
    try {
      for (const [at, trial] of trials.entries()) {
        machine = await startMachine(folder)
        compare(await machine.readTable(), load, tally)
        await trial(machine, load, tally)
        progress(`${at + 1} of ${trials.length}: ${load.acknowledged.size} acknowledged writes`)
      }
      machine = await startMachine(folder)
      await load.settle(machine.request)
      compare(await machine.readTable(), load, tally)
    } finally {
      await machine?.kill()
      await rm(folder, { recursive: true, force: true })
    }
    return findingOf(tally)
  },
}

/** The machine has ended afterwards. */
type Trial = (machine: Machine, load: Load, tally: DurabilityTally) => Promise<void>

/** @returns how many clients lost their connection */
const underLoad = async (
  { request }: Machine,
  load: Load,
  disturb: () => Promise<void>,
): Promise<number> => {
  const end = new AbortController()
  const running = load.run(request, end.signal)
  try {
    await disturb()
  } finally {
    end.abort()
  }
  return running
}

const killAll =
  (random: Random): Trial =>
  async (machine, load, tally) => {
    const interrupted = await underLoad(machine, load, async () => {
      await load.acknowledges(writesBeforeKill)
      await sleep(random(300))
      await machine.kill()
    })
    tally.count('interrupted', interrupted)
  }

const killEngine: Trial = async (machine, load, tally) => {
  await underLoad(machine, load, async () => {
    await load.acknowledges(writesBeforeKill)
    await machine.signalEngine('SIGKILL')
    const { exitCode, output } = await machine.ended()
    if (exitCode === 1 && output.includes('The database engine ended unexpectedly. Start')) return
    tally.fail(() => `without its engine, the service ended with ${exitCode}: ${output}`)
  })
}

const refuseSecond = async (machine: Machine, tally: DurabilityTally): Promise<void> => {
  const { exitCode, output } = await machine.startAgain()
  if (exitCode === 1 && output.includes('is in use by process')) return
  tally.fail(() => `a second service on the folder ended with ${exitCode}: ${output}`)
}

/** Requests wait or get 503. */
const stopEngine: Trial = async (machine, load, tally) => {
  const interrupted = await underLoad(machine, load, async () => {
    await refuseSecond(machine, tally)
    await machine.signalEngine('SIGSTOP')
    await sleep(engineStopMillis)
    await machine.signalEngine('SIGCONT')
    await load.acknowledges(writesBeforeKill)
  })
  if (interrupted > 0) tally.fail(() => `${interrupted} clients lost their connection in a stop`)
  const exitCode = await machine.stop()
  if (exitCode !== 0) tally.fail(() => `after a stop of its engine, the service ended: ${exitCode}`)
}

const compare = (table: TableContents, load: Load, tally: DurabilityTally): void => {
  const counts = new Map<string, number>()
  for (const { name } of [...table.of('event'), ...table.of('competitor')]) {
    counts.set(String(name), (counts.get(String(name)) ?? 0) + 1)
  }
  for (const name of load.acknowledged) {
    if (!counts.has(name)) tally.fail(() => `lost: ${name}`)
  }
  for (const [name, count] of counts) {
    if (count > 1) tally.fail(() => `doubled: ${name} is there ${count} times`)
    const isKnown = load.acknowledged.has(name) || load.unknown.has(name)
    if (!isKnown) tally.fail(() => `refused, and made: ${name}`)
  }
  for (const violation of violationsIn(table)) tally.fail(() => `half: ${violation}`)
}

const findingOf = (tally: DurabilityTally): Finding => {
  const { failures } = tally
  const cases = ['acknowledged', 'interrupted', 'refused for a time'] as const
  const missing = cases.filter((name) => tally.of(name) === 0)
  return {
    figures: [
      { what: 'Acknowledged writes', value: tally.of('acknowledged'), goal: 'more than 0' },
      {
        what: 'Writes that a kill interrupted',
        value: tally.of('interrupted'),
        goal: 'more than 0',
      },
      { what: 'Lost, doubled or half writes, and other faults', value: failures.length, goal: '0' },
      { what: 'Responses for a later attempt', value: tally.of('refused for a time') },
    ],
    failures: [
      ...new Set(failures),
      ...missing.map((name) => `It never came to ${name}: nothing was tried.`),
    ],
  }
}
