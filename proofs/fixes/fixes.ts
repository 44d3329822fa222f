/** Proof: every acknowledged fix of a device is stored exactly once. */
import { setTimeout as pause } from 'node:timers/promises'
import { ApiFixture } from '../../harness/apiFixture.ts'
import { fixAt } from '../../harness/deviceFixes.ts'
import { type Random, seededRandom } from '../../scripts/simulate/random.ts'
import { Tally } from '../../harness/tally.ts'
import { createTrackedFleet } from '../../harness/trackedFleet.ts'
import { minuteMillis } from '#positions/rules/packedFixes.ts'
import { callFaults, type Done, rareFaults } from '../faultyEngine/faultKinds.ts'
import { count, failed, happened, together } from '../findings.ts'
import type { Finding, Proof, ProofOptions } from '../proof.ts'
import { times } from '../races/twoProcesses.ts'
import { clientOf, requestsOf } from '../service/client.ts'
import { type Deployment, startDeployment } from '../service/deployment.ts'
import { Device, type FixesTally } from './device.ts'
import { Processes } from './processes.ts'
import { wrongFixes } from './readBack.ts'
import { Reader, type ReadPositions } from './reader.ts'
import { batchesOf, correctionsOf } from './sentFixes.ts'

const fixesPerDevice = 5000
const devicesMin = 3
const fixesPerKill = 10_000
const killsMin = 2
/** Each kind of fault must happen at least once in so many fixes. */
const fixesPerFault = 2000

/** No read of positions may be stale, so that this fault is never possible. */
const kinds = callFaults.filter((kind) => kind !== 'stale read')
const perThousand = 120
const failuresMax = 20
/** Longer than any pending call to the table. */
const stillMillis = 3000
const readEachMillis = 20
const progressMillis = 15_000

export const fixes: Proof = {
  name: 'fixes',
  title: 'Positions of devices',
  method: `Devices send batches of 30 fixes to two processes of the service through the proxy of *Fault injection*: in any order, four
requests at the same time, some twice, some with an invalid fix, and each until it is acknowledged or refused. A process is
killed for each 10,000 fixes. Every acknowledged fix must be in each later response, and for a reader with a cursor in one of
them. At the end the table must have each acknowledged fix exactly once, with the values sent last, and no other.`,
  amount: 100_000,
  unit: 'fixes',
  run: async (options) => {
    const deployment = await startDeployment({ seed: options.seed, kinds })
    try {
      return await sendAndReadBack(deployment, options)
    } finally {
      await deployment.stop()
    }
  },
}

/** A fleet sends its fixes to two processes, while others read the positions. */
const sendAndReadBack = async (
  deployment: Deployment,
  { seed, amount, progress }: ProofOptions,
): Promise<Finding> => {
  const boats = Math.max(devicesMin, Math.round(amount / fixesPerDevice))
  const kills = Math.max(killsMin, Math.round(amount / fixesPerKill))
  const fixesOfDevice = Math.ceil(amount / boats)
  const { faults, engineEndpoint: endpoint, tableName, adminPassword } = deployment
  const tally: FixesTally = new Tally(failuresMax)
  const random = seededRandom(seed)
  const processes = new Processes(deployment)
  const client = clientOf(faults, () => processes.pick(random))
  const api = new ApiFixture(requestsOf(client))
  const token = await api.signIn('admin', adminPassword)
  const past = Date.now() - (fixesOfDevice + 60) * 1000
  const fromMillis = Math.floor(past / minuteMillis) * minuteMillis
  const fleet = await createTrackedFleet(api, token, { regatta: 'fleet', boats, fromMillis })
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
  const sent = boats * fixesOfDevice
  const over = new AbortController()
  const meanwhile = [
    processes.killUntil(over.signal, () => acknowledgedBy(devices) / sent, kills),
    ...readers.map((reader) => readUntil(over.signal, reader)),
    reportUntil(over.signal, devices, progress),
  ]
  await Promise.all(
    devices.map((device, index) => sail(device, index, fromMillis, fixesOfDevice, random)),
  )
  over.abort()
  await Promise.all(meanwhile)
  faults.perThousand = 0
  await pause(stillMillis)

  const wrong = await wrongFixes({ endpoint, tableName }, readers)
  const weak = [...faults.weakReads].map((action) => `${action} is not strongly consistent`)
  const rare = rareFaults(faults.tally, kinds, Math.max(1, Math.floor(sent / fixesPerFault)))
  const cases = casesOf(tally, processes.killed)
  const failures = [...tally.failures, ...wrong, ...weak, ...cases.failures, ...rare]
  return findingOf(acknowledgedBy(devices), sent, { ...cases, failures })
}

const findingOf = (acknowledged: number, sent: number, cases: Finding): Finding => {
  const missing = acknowledged === sent ? [] : [`${acknowledged} of ${sent} are acknowledged`]
  return together([
    count('Acknowledged fixes', acknowledged),
    { ...cases, failures: [] },
    failed('Lost, duplicate, changed or unexpected fixes', [...cases.failures, ...missing]),
  ])
}

const casesOf = (tally: FixesTally, killed: number): Finding =>
  happened({
    'Requests of devices': tally.of('requests'),
    'Requests that were sent twice at once': tally.of('doubled'),
    'Responses that a device lost': tally.of('lost'),
    'Responses with an uncertain outcome': tally.of('unknown'),
    'Writes that met another write of the device': tally.of('conflicts'),
    'Killed processes': killed,
    'Requests that a killed process did not respond to': tally.of('cut off'),
    'Refused fixes': tally.of('refused'),
    'Checked responses with all positions of a device': tally.of('read'),
    'Checked responses with those since a cursor': tally.of('followed'),
  })

const acknowledgedBy = (devices: readonly Device[]): number =>
  devices.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)

/** Corrections are sent when all fixes are acknowledged, so that their order is known. */
const sail = async (
  device: Device,
  index: number,
  fromMillis: number,
  fixesOfDevice: number,
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
  progress: ProofOptions['progress'],
): Promise<void> => {
  while (!over.aborted) {
    progress(`${acknowledgedBy(devices)} fixes are acknowledged`)
    await pause(progressMillis, undefined, { signal: over }).catch(() => undefined)
  }
}
