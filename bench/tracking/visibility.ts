/** The time from the acknowledgement of a fix to the first response that contains it. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Comparison } from '../benchmark.ts'
import { rounded } from '../measuring/callTimes.ts'
import { consumedUnits, type Units } from '../measuring/consumedUnits.ts'
import { median, percentile } from '../measuring/statistics.ts'
import { type Fleet, following, succeed } from './fleet.ts'

export const eachSecond = 'a request each second'
const intervals = { [eachSecond]: 1000, 'a request each 5 seconds, as the board at best': 5000 }
const runs = 3
const runMillis = 20_000
/** Devices send what they have recorded since their last request. */
const sendSeconds = 3
const windowMillis = 60_000

/** Acknowledgements by device and time of the fix, in milliseconds of this process. */
type Acknowledged = Map<string, number>

export const compareVisibility = async (
  fleet: Fleet,
  progress: (line: string) => void,
): Promise<Comparison> => {
  const readers = Object.entries(intervals).map(([name, millis]) => ({
    ...{ name, millis, p95: [] as number[], delays: [] as number[] },
  }))
  for (let run = 1; run <= runs; run += 1) {
    progress(`devices send, and readers request: run ${run} of ${runs}`)
    const acknowledged: Acknowledged = new Map()
    const over = new AbortController()
    const reading = readers.map(({ millis }) => follow(fleet, millis, acknowledged, over.signal))
    await sendLive(fleet, acknowledged)
    over.abort()
    for (const [index, delays] of (await Promise.all(reading)).entries()) {
      readers[index]?.delays.push(...delays)
      readers[index]?.p95.push(rounded(percentile(delays, 0.95)))
    }
  }
  const { read: units, calls } = await unitsOfNewFixes(fleet)
  return {
    title: 'From the acknowledgement to the reader: the 95th percentile of each run',
    ...{ unit: 'ms', ours: eachSecond },
    series: readers.map(({ name, p95 }) => ({ competitor: name, samples: p95 })),
    more: Object.fromEntries(
      readers.map(({ name, delays }) => [
        name,
        { 'median of all fixes, ms': rounded(median(delays)), fixes: delays.length },
      ]),
    ),
    note: `${fleet.devices.length} devices send three fixes every three seconds for ${runMillis / 1000} seconds. Both readers request the last minute first, and then what is new since the cursor of the last response. A request with new fixes of all devices takes ${units} read units and ${calls} calls to the table.`,
  }
}

const unitsOfNewFixes = async (fleet: Fleet): Promise<Units> => {
  const query = following(await succeed(fleet.read(`from=${Date.now() - windowMillis}`)))
  await pause(sendSeconds * 1000)
  for (const device of fleet.devices.keys()) {
    const last = secondsSince(fleet.fromMillis)
    await succeed(fleet.send(device, last - sendSeconds + 1, sendSeconds))
  }
  return consumedUnits(() => succeed(fleet.read(query)))
}

const secondsSince = (millis: number): number => Math.floor((Date.now() - millis) / 1000)

/** Each device has a phase of its own. */
const sendLive = async (fleet: Fleet, acknowledged: Acknowledged): Promise<void> => {
  const end = performance.now() + runMillis
  const sendUntilEnd = async (device: number): Promise<void> => {
    await pause((device / fleet.devices.length) * sendSeconds * 1000)
    let next = secondsSince(fleet.fromMillis) - sendSeconds + 1
    while (performance.now() < end) {
      const last = secondsSince(fleet.fromMillis)
      await succeed(fleet.send(device, next, last - next + 1))
      for (; next <= last; next += 1) {
        const millis = fleet.fromMillis + next * 1000
        acknowledged.set(`${fleet.devices[device]?.competitorId} ${millis}`, performance.now())
      }
      await pause(sendSeconds * 1000)
    }
  }
  await Promise.all(Array.from(fleet.devices.keys(), sendUntilEnd))
}

interface Positions {
  readonly competitors: readonly {
    readonly id: string
    readonly track: readonly { readonly 'timepoint-ms': number }[]
  }[]
}

/**
 * @returns the delay of each fix, which is 0 if the reader was faster than the response to the device
 * @throws Error when a fix that is acknowledged before the last request is not in any response
 */
const follow = async (
  fleet: Fleet,
  intervalMillis: number,
  acknowledged: Acknowledged,
  over: AbortSignal,
): Promise<readonly number[]> => {
  const delays = new Map<string, number>()
  let query = `from=${Date.now() - windowMillis}`
  const poll = async (): Promise<void> => {
    const response = await succeed(fleet.read(query))
    const now = performance.now()
    query = following(response)
    for (const { id, track } of (JSON.parse(response.body ?? '') as Positions).competitors) {
      for (const fix of track) {
        const name = `${id} ${fix['timepoint-ms']}`
        const since = acknowledged.get(name)
        if (!delays.has(name)) delays.set(name, since === undefined ? 0 : now - since)
      }
    }
  }
  while (!over.aborted) {
    await poll()
    await pause(intervalMillis, undefined, { signal: over }).catch(() => undefined)
  }
  // The last request is early, so its delays do not count.
  const counted = [...acknowledged.keys()].flatMap((name) => delays.get(name) ?? [])
  await poll()
  const missing = [...acknowledged.keys()].filter((name) => !delays.has(name))
  if (missing.length > 0) throw new Error(`${missing.length} fixes were never visible`)
  return counted
}
