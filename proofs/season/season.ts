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
import { sweep } from '../../scripts/local/sweep.ts'
import { type Machine, startMachine } from '../durability/machine.ts'
import type { Finding, Proof } from '../proof.ts'

const boats = 20
const raceSeconds = 1800
const batchSeconds = 60
const tags = 20
const retentionDays = 30
const dayMillis = 86_400_000
/** Race nights are a week apart. */
const nightsKept = Math.ceil(retentionDays / 7)
const memoryGrowthMax = 1.1
/** The event, its boats, tags and results stay. */
const keptShareMax = 1 / 3

export const season: Proof = {
  name: 'season',
  title: 'A season on one machine',
  method: `The service runs with \`FIX_RETENTION_DAYS=${retentionDays}\`. After each race day its clock goes on by a week. A race day has a new event, ${boats} boats
with a position each second for half an hour, ${tags} tags, and reads of the board. Positions go after ${nightsKept} race days. From then on, a race day
may add to the file a third of what it added before: its event, its boats and its tags stay. The memory may grow by a tenth, and the positions
not at all.`,
  amount: 10,
  unit: 'race days',
  run: async ({ amount, progress }) => {
    const folder = await mkdtemp(join(tmpdir(), 'committee-boat-season-'))
    const clock = join(folder, 'clock')
    await writeFile(clock, '0')
    const machine = await startMachine(folder, {
      FIX_RETENTION_DAYS: String(retentionDays),
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(clockOf(clock))}`,
    })
    const measured: Measured[] = []
    try {
      for (let day = 0; day < amount; day += 1) {
        const aheadMillis = day * 7 * dayMillis
        await writeFile(clock, String(aheadMillis))
        await sleep(1000)
        await raceDay(machine, `Night-${day + 1}`, Date.now() + aheadMillis)
        // As in the week after it, but without the pauses.
        await sweep(await machine.table(), { nowMillis: Date.now() + aheadMillis, pauses: 0 })
        const measure = await measureOf(machine, folder)
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
  const [before, after] = [measured.slice(0, nightsKept + 1), measured.slice(nightsKept)]
  const largest = (some: readonly Measured[], name: keyof Measured) =>
    Math.max(...some.map((measure) => measure[name]))
  const dailyGrowth = (some: readonly Measured[]) =>
    ((some.at(-1)?.fileMegabytes ?? NaN) - (some[0]?.fileMegabytes ?? NaN)) / (some.length - 1)
  const goals: readonly Goal[] = [
    ['Megabytes that a race day adds to the file', dailyGrowth, keptShareMax],
    ['Largest memory, in megabytes', (some) => largest(some, 'memoryMegabytes'), memoryGrowthMax],
    ['Most items with positions', (some) => largest(some, 'positions'), 1.01],
  ]
  return {
    figures: goals.map(([what, figureOf, max]) => ({
      what: `${what}: until positions go, and then`,
      value: [before, after].map((some) => figureOf(some).toFixed(1)).join(', '),
      goal: `<= ${max.toFixed(2)} of before`,
    })),
    failures: goals.flatMap(([what, figureOf, max]) =>
      figureOf(after) <= max * figureOf(before) ? [] : [`${what}: grew`],
    ),
    note: measured.map((measure, day) => `${day + 1}: ${JSON.stringify(measure)}`).join('\n'),
  }
}

type Goal = readonly [what: string, figureOf: (some: readonly Measured[]) => number, max: number]
