/** A fleet sends its fixes to two processes at the same time, while others read the positions. */
import { setTimeout as pause } from 'node:timers/promises'
import { ApiFixture } from '../../harness/apiFixture.ts'
import { fixAt } from '../../harness/deviceFixes.ts'
import { type Random, seededRandom } from '../../harness/random.ts'
import { Tally } from '../../harness/tally.ts'
import { createTrackedFleet } from '../../harness/trackedFleet.ts'
import { minuteMillis } from '#positions/rules/packedFixes.ts'
import { callFaults, type FaultTally } from '../faultyEngine/faultKinds.ts'
import type { Done } from '../faultyEngine/outcome.ts'
import { times } from '../races/twoProcesses.ts'
import { clientOf, requestsOf } from '../service/client.ts'
import { type Deployment, startDeployment } from '../service/deployment.ts'
import { Device, type FixesTally } from './device.ts'
import { Processes } from './processes.ts'
import { wrongFixes } from './readBack.ts'
import { Reader, type ReadPositions } from './reader.ts'
import { batchesOf, correctionsOf } from './sentFixes.ts'

export interface RunOptions {
  readonly seed: number
  readonly devices: number
  readonly fixesOfDevice: number
  readonly kills: number
  readonly progress: (line: string) => void
}

export interface RunResult {
  readonly tally: FixesTally
  readonly faults: FaultTally
  readonly acknowledged: number
  readonly killed: number
  readonly failures: readonly string[]
}

/** No read of positions may be stale, so that this fault is never possible. */
export const kinds = callFaults.filter((kind) => kind !== 'stale read')
const perThousand = 120
const failuresMax = 20
/** Longer than any pending call to the table. */
const stillMillis = 3000
const readEachMillis = 20
const progressMillis = 15_000

export const runFleet = async (options: RunOptions): Promise<RunResult> => {
  const deployment = await startDeployment({ seed: options.seed, kinds })
  try {
    return await sendAndReadBack(deployment, options)
  } finally {
    await deployment.stop()
  }
}

const sendAndReadBack = async (deployment: Deployment, options: RunOptions): Promise<RunResult> => {
  const { faults, engineEndpoint: endpoint, tableName, adminPassword } = deployment
  const tally: FixesTally = new Tally(failuresMax)
  const random = seededRandom(options.seed)
  const processes = new Processes(deployment)
  const client = clientOf(faults, () => processes.pick(random))
  const api = new ApiFixture(requestsOf(client))
  const token = await api.signIn('admin', adminPassword)
  const past = Date.now() - (options.fixesOfDevice + 60) * 1000
  const fromMillis = Math.floor(past / minuteMillis) * minuteMillis
  const fleetOptions = { regatta: 'fleet', boats: options.devices, fromMillis }
  const fleet = await createTrackedFleet(api, token, fleetOptions)
  const devices = fleet.devices.map((one) => new Device(one, client, random, tally))
  const read: ReadPositions = (query) =>
    client({ route: `GET ${fleet.positions}?${new URLSearchParams(query).toString()}`, token })
  const readers = devices.map((device) => new Reader(device, read, tally))

  faults.interception = {
    after: (_, outcome) => {
      if (isConflict(outcome)) tally.count('conflicts')
    },
  }
  faults.perThousand = perThousand
  const amount = options.devices * options.fixesOfDevice
  const over = new AbortController()
  const meanwhile = [
    processes.killUntil(over.signal, () => acknowledgedBy(devices) / amount, options.kills),
    ...readers.map((reader) => readUntil(over.signal, reader)),
    reportUntil(over.signal, devices, options.progress),
  ]
  await Promise.all(
    devices.map((device, index) => sail(device, index, fromMillis, options, random)),
  )
  over.abort()
  await Promise.all(meanwhile)
  faults.perThousand = 0
  await pause(stillMillis)

  const wrong = await wrongFixes({ endpoint, tableName }, readers)
  const weak = [...faults.weakReads].map((action) => `${action} is not strongly consistent`)
  const acknowledged = acknowledgedBy(devices)
  return {
    ...{ tally, faults: faults.tally, acknowledged, killed: processes.killed },
    failures: [...tally.failures, ...wrong, ...weak],
  }
}

const acknowledgedBy = (devices: readonly Device[]): number =>
  devices.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)

/** Corrections are sent when all fixes are acknowledged, so that their order is known. */
const sail = async (
  device: Device,
  index: number,
  fromMillis: number,
  { fixesOfDevice }: RunOptions,
  random: Random,
): Promise<void> => {
  const fix = (version: number) => (second: number) => fixAt(fromMillis, index, second, version)
  const fixes = times(fixesOfDevice).map(fix(0))
  await device.sendAll(batchesOf(fixes, random))
  await device.sendAll(correctionsOf(fixesOfDevice, fix(1)))
}

/** The table refused a write because another request had changed the minute. */
const isConflict = (outcome: Done): boolean =>
  outcome !== 'no response' &&
  JSON.stringify(outcome.response.body).includes('ConditionalCheckFailed')

const readUntil = async (over: AbortSignal, reader: Reader): Promise<void> => {
  while (!over.aborted) {
    await reader.readNew()
    await pause(readEachMillis)
    await reader.readAll()
  }
}

const reportUntil = async (
  over: AbortSignal,
  devices: readonly Device[],
  progress: RunOptions['progress'],
): Promise<void> => {
  while (!over.aborted) {
    progress(`${acknowledgedBy(devices)} fixes are acknowledged`)
    await pause(progressMillis, undefined, { signal: over }).catch(() => undefined)
  }
}
