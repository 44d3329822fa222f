/** Fleets of boats with devices, each in a table of its own in one engine. */
import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { ApiFixture } from '../../harness/apiFixture.ts'
import { bodyOfFixes, fixAt, fixesRoute } from '../../harness/deviceFixes.ts'
import { localEnvironment } from '../../harness/environment.ts'
import { replyOf } from '../../harness/functions.ts'
import { createTrackedFleet, type TrackedFleet } from '../../harness/trackedFleet.ts'
import { bootstrap } from '../../lib/people/steps/bootstrap.ts'
import { startEngine } from '../../scripts/engine.ts'
import { createTableIfMissing } from '../../scripts/tableDefinition.ts'
import { buildOurs, type Call, loadOurs } from '../service/builtFunctions.ts'

/** Bundles without packages resolve them from here. The units of their calls can be counted. */
const bundles = resolve(import.meta.dirname, '../node_modules/.cache/tracking')
const functions = [
  ...['receiveFixes', 'readPositions'],
  ...['accessToken', 'createEvent', 'startTracking', 'setTrackingTimes'],
  ...['createCompetitor', 'startDeviceMapping'],
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
  const environment = {
    ...localEnvironment,
    ...{ TABLE_NAME: tableName, DYNAMODB_ENDPOINT: endpoint },
  }
  Object.assign(process.env, environment)
  const adminPassword = randomBytes(12).toString('hex')
  await createTableIfMissing(endpoint, tableName)
  await bootstrap({ tableName, endpoint, serverName: 'bench', adminPassword })
  const prepare = await loadOurs(functions, bundles, environment)
  const api = new ApiFixture(async (route, options) => replyOf(await prepare(route, options)()))
  const token = await api.signIn('admin', adminPassword)
  const fleet = { regatta: 'fleet', boats, fromMillis }
  const { devices, positions } = await createTrackedFleet(api, token, fleet)
  return {
    ...{ devices, fromMillis },
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
