import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import { megabytesOf } from '../../bench/day/memory.ts'
import { ApiFixture } from '../../harness/apiFixture.ts'
import { bodyOfFixes, fixAt, fixesRoute } from '../../harness/deviceFixes.ts'
import { createTrackedFleet } from '../../harness/trackedFleet.ts'
import { V } from '../../scripts/requests/paths.ts'
import { type Machine, startMachine } from '../durability/machine.ts'
import type { Finding, Proof } from '../proof.ts'

const boats = 20
const raceSeconds = 600
const batchSeconds = 60
const tags = 20
const retentionDays = 30
const dayMillis = 86_400_000
/** Race nights are a week apart. */
const nightsKept = Math.ceil(retentionDays / 7)
/** A sweep takes at most a hundredth of one core, which is quick for a week, and slow for a week in a minute. */
const sweepMillisMax = 300_000
const growthMax = 1.1

export const season: Proof = {
  name: 'season',
  title: 'A season on one machine',
  method: `The service runs with \`FIX_RETENTION_DAYS=${retentionDays}\`, and its clock goes on by a week after each race day: a new event, ${boats} boats
with a position each second for ten minutes, ${tags} tags, sign-ins and reads of the board. Its file, its memory and its items are measured after
each day. Positions go after ${nightsKept} race days. From then on, neither the file nor the memory may grow by more than a tenth.
The proof fails as well if nothing was removed.`,
  amount: 20,
  unit: 'race days',
  run: async ({ amount, progress }) => {
    const folder = await mkdtemp(join(tmpdir(), 'committee-boat-season-'))
    const clock = join(folder, 'clock')
    await writeFile(clock, '0')
    const machine = await startMachine(folder, {
      FIX_RETENTION_DAYS: String(retentionDays),
      SWEEP_EVERY: '1s',
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(clockOf(clock))}`,
    })
    const measured: Measured[] = []
    try {
      for (let day = 0; day < amount; day += 1) {
        const aheadMillis = day * 7 * dayMillis
        await writeFile(clock, String(aheadMillis))
        await sleep(1000)
        await raceDay(machine, `Night-${day + 1}`, Date.now() + aheadMillis)
        const measure = await measureAfterSweep(machine, folder)
        measured.push(measure)
        progress(`day ${day + 1} of ${amount}: ${JSON.stringify(measure)}`)
      }
    } finally {
      await machine.stop()
      await rm(folder, { recursive: true, force: true })
    }
    return findingOf(measured)
  },
}

/** The clock of the service reads each tenth of a second how far it is ahead. */
const clockOf = (file: string): string => `
  import { readFileSync } from 'node:fs'
  const Right = Date
  let ahead = 0
  const read = () => { ahead = Number(readFileSync(${JSON.stringify(file)}, 'utf8')) || ahead }
  read()
  setInterval(read, 100).unref()
  globalThis.Date = class extends Right {
    constructor(...parts) { super(...(parts.length === 0 ? [Right.now() + ahead] : parts)) }
    static now() { return Right.now() + ahead }
  }`

const raceDay = async ({ request, token }: Machine, regatta: string, fromMillis: number) => {
  const api = new ApiFixture(request)
  const { devices } = await createTrackedFleet(api, token, { regatta, boats, fromMillis })
  const limit = pLimit(4)
  const send = async (device: number, deviceUuid: string) => {
    for (let from = 0; from < raceSeconds; from += batchSeconds) {
      const seconds = Array.from({ length: batchSeconds }, (_, index) => from + index)
      const fixes = seconds.map((second) => fixAt(fromMillis - raceSeconds * 1000, device, second))
      await limit(() => api.request(fixesRoute, bodyOfFixes(deviceUuid, fixes)))
    }
  }
  await Promise.all(devices.map(({ deviceUuid }, device) => send(device, deviceUuid)))
  for (let index = 0; index < tags; index += 1) {
    const json = { tag: `Tag ${index}`, raceTimepoint: fromMillis, public: true }
    await api.request(`POST ${V}/${regatta}/R1/Default/tags`, { token, json })
    await api.request(`GET /board/${regatta}/R1/Default`, { token })
  }
}

interface Measured {
  readonly fileMegabytes: number
  readonly memoryMegabytes: number
  readonly items: number
  readonly positions: number
}

const positionsKept = nightsKept * boats * (raceSeconds / 60 + 1)

const measureAfterSweep = async (machine: Machine, folder: string): Promise<Measured> => {
  const end = performance.now() + sweepMillisMax
  for (;;) {
    await sleep(5000)
    const measure = await measureOf(machine, folder)
    if (measure.positions <= positionsKept || performance.now() > end) return measure
  }
}

const measureOf = async ({ pid, readTable }: Machine, folder: string): Promise<Measured> => {
  const names = (await readdir(folder)).filter((name) => name.startsWith('committee-boat.db'))
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  const items = [...(await readTable()).items]
  return {
    fileMegabytes: Math.round(bytes / 100_000) / 10,
    memoryMegabytes: await megabytesOf(pid),
    items: items.length,
    positions: items.filter(({ SK }) => SK.startsWith('MINUTE#')).length,
  }
}

const findingOf = (measured: readonly Measured[]): Finding => {
  const peak = measured[nightsKept]
  const last = measured.at(-1)
  const failures = measured.length > nightsKept + 1 ? [] : ['The season was too short.']
  for (const what of ['fileMegabytes', 'memoryMegabytes', 'positions'] as const) {
    const [then, now] = [peak?.[what] ?? 0, last?.[what] ?? 0]
    if (now > growthMax * then) failures.push(`${what} grew from ${then} to ${now}`)
  }
  const figure = (what: string, name: keyof Measured, goal?: string) => ({
    what: `${what} after each race day`,
    value: measured.map((measure) => measure[name]).join(', '),
    ...(goal === undefined ? {} : { goal }),
  })
  const goal = `<= ${growthMax} of day ${nightsKept + 1}`
  return {
    figures: [
      figure('Megabytes of the file', 'fileMegabytes', goal),
      figure('Megabytes of memory', 'memoryMegabytes', goal),
      figure('Items with positions', 'positions', goal),
      figure('All items', 'items'),
    ],
    failures,
  }
}
