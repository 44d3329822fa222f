/** Fleets of boats with devices, each in a table of its own in one engine. */
import { resolve } from 'node:path'
import { bodyOfFixes, fixAt, fixesRoute } from '../../harness/deviceFixes.ts'
import { createTrackedFleet, type TrackedFleet } from '../../harness/trackedFleet.ts'
import { startEngine } from '../../scripts/engine.ts'
import { buildOurs, type Call } from '../service/builtFunctions.ts'
import { openNewTable } from '../service/newTable.ts'

/** Bundles without packages resolve them from here. The units of their calls can be counted. */
const bundles = resolve(import.meta.dirname, '../node_modules/.cache/tracking')
const functions = [
  'receiveFixes',
  'readPositions',
  'accessToken',
  'createEvent',
  'startTracking',
  'setTrackingTimes',
  'createCompetitor',
  'startDeviceMapping',
]

export interface Fleet extends Pick<TrackedFleet, 'devices'> {
  /** Tracking has run since then; a whole minute. */
  readonly fromMillis: number
  /** Sends a fix for each second. Device and seconds are counted from 0, the seconds from the start. */
  readonly send: (device: number, second: number, fixes: number) => Call
  /** Reads the positions of all boats. */
  readonly read: (query: string) => Call
}

const trackedMillis = 6 * 3_600_000
const minuteMillis = 60_000

/** Each fleet has a table of its own. */
export const startFleets = async () => {
  const engine = await startEngine()
  await buildOurs(functions, bundles, { withoutPackages: true })
  const fromMillis = Math.floor((Date.now() - trackedMillis) / minuteMillis) * minuteMillis
  return {
    open: (name: string, boats: number) => openFleet(engine.endpoint, name, boats, fromMillis),
    close: engine.stop,
  }
}

const openFleet = async (
  endpoint: string,
  tableName: string,
  boats: number,
  fromMillis: number,
): Promise<Fleet> => {
  const { prepare, api, token } = await openNewTable(endpoint, tableName, functions, bundles)
  const fleet = { regatta: 'fleet', boats, fromMillis }
  const { devices, positions } = await createTrackedFleet(api, token, fleet)
  return {
    devices,
    fromMillis,
    send: (device, second, count) => {
      const fixes = Array.from({ length: count }, (_, index) =>
        fixAt(fromMillis, device, second + index),
      )
      return prepare(fixesRoute, bodyOfFixes(devices[device]?.deviceUuid ?? '', fixes))
    },
    read: (query) => prepare(`GET ${positions}?${query}`, { token }),
  }
}

/** @returns the query for what is new since the response */
export const following = ({ body = '' }: Awaited<ReturnType<Call>>): string => {
  const { cursor } = JSON.parse(body) as { readonly cursor: string }
  return `after=${encodeURIComponent(cursor)}`
}
