/** The time from the acknowledgement of a fix to the first response that contains it. */
import { setTimeout as pause } from 'node:timers/promises'
import { succeed } from '../measuring/callTimes.ts'
import { type Fleet, following } from './fleet.ts'

const intervalMillis = 1000
const runMillis = 60_000
/** Devices send what they have recorded since their last request. */
const sendSeconds = 3
const windowMillis = 60_000

/** Acknowledgements by device and time of the fix, in milliseconds of this process. */
type Acknowledged = Map<string, number>

/** @returns the delay of each fix in milliseconds, for a reader that requests each second */
export const visibilityDelays = async (fleet: Fleet): Promise<readonly number[]> => {
  const acknowledged: Acknowledged = new Map()
  const over = new AbortController()
  const reading = follow(fleet, acknowledged, over.signal)
  await sendLive(fleet, acknowledged)
  over.abort()
  return reading
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
