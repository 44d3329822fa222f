/** Compares what the table and the responses contain with what the devices know. */
import { isDeepStrictEqual } from 'node:util'
import type { FleetDevice } from '../../harness/trackedFleet.ts'
import type { Fix } from '../../lib/domain/tracking/fix.ts'
import { minuteOf, unpack } from '../../lib/domain/tracking/packedFixes.ts'
import { fixesEntity, listMinutes } from '../../lib/store/entities/fixes.ts'
import { Store } from '../../lib/store/store.ts'
import { connectCommand } from '../../scripts/tableItems.ts'
import { readWholeTable, violationsIn } from '../faults/wholeTable.ts'
import type { ClientReply } from '../service/client.ts'
import type { FixesTally } from './device.ts'

export type ReadPositions = (competitorId: string) => Promise<ClientReply>

export interface Sender {
  readonly identity: FleetDevice
  /** By time. */
  readonly acknowledged: ReadonlyMap<number, Fix>
}

interface ShownFix {
  readonly 'timepoint-ms': number
  readonly 'lat-deg': number
  readonly 'lng-deg': number
  readonly 'truebearing-deg': number
}

const trackIn = ({ body }: ClientReply): readonly ShownFix[] =>
  (body as { readonly competitors: readonly { readonly track: readonly ShownFix[] }[] })
    .competitors[0]?.track ?? []

/** Fixes that are acknowledged before the request must be in its response. */
export const requireAcknowledged = async (
  { identity, acknowledged }: Sender,
  read: ReadPositions,
  tally: FixesTally,
): Promise<void> => {
  const before = [...acknowledged.keys()]
  const reply = await read(identity.competitorId)
  if (reply.outcome === 'unknown') return
  tally.count('reads')
  const found = new Set(trackIn(reply).map((fix) => fix['timepoint-ms']))
  const missing = before.filter((time) => !found.has(time)).length
  if (missing > 0) tally.fail(() => `a response lacks ${missing} acknowledged fixes`)
}

/** Each fix must be in the table exactly once, with its values, and no other fix. */
export const wrongFixes = async (
  { endpoint, tableName }: { readonly endpoint: string; readonly tableName: string },
  senders: readonly Sender[],
  read: ReadPositions,
): Promise<readonly string[]> => {
  const store = new Store(connectCommand({ endpoint, tableName }))
  const wrong: string[] = []
  for (const [index, { identity, acknowledged }] of senders.entries()) {
    const wanted = [...acknowledged.values()].sort(
      (one, other) => one.timeMillis - other.timeMillis,
    )
    const last = minuteOf({ timeMillis: Date.now() })
    const minutes = await listMinutes(store, identity.deviceUuid, last - minutesMax, last)
    const stored = Array.from(minutes, ([minute, packed]) => unpack(minute, packed)).flat()
    wrong.push(...differences(`the table, device ${index}`, wanted, stored))
    const shown = trackIn(await read(identity.competitorId)).map(positionOf)
    wrong.push(...differences(`the response, device ${index}`, wanted.map(shownAs), shown))
  }
  const table = await readWholeTable(endpoint, tableName)
  const known = senders.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
  const stored = table
    .of('fixes')
    .reduce((sum, item) => sum + unpack(0, fixesEntity.decode(item).fixes).length, 0)
  const others = stored === known ? [] : [`the table has ${stored} fixes in place of ${known}`]
  return [...wrong, ...others, ...violationsIn(table)]
}

const minutesMax = 1440

/** @returns at most one sentence */
export const differences = <Timed extends { readonly timeMillis: number }>(
  where: string,
  wanted: readonly Timed[],
  found: readonly Timed[],
): readonly string[] => {
  if (isDeepStrictEqual(wanted, found)) return []
  const byTime = new Map(found.map((fix) => [fix.timeMillis, fix]))
  const lost = wanted.filter(({ timeMillis }) => !byTime.has(timeMillis)).length
  const changed = wanted.filter((fix) => {
    const one = byTime.get(fix.timeMillis)
    return one !== undefined && !isDeepStrictEqual(one, fix)
  }).length
  const more = found.length - wanted.length + lost
  return [`${where}: ${lost} fixes are lost, ${changed} have other values, ${more} are too many`]
}

const shownAs = ({ timeMillis, latitude, longitude, bearing }: Fix) => ({
  ...{ timeMillis, latitude, longitude, bearing },
})

const positionOf = (fix: ShownFix): ReturnType<typeof shownAs> => ({
  timeMillis: fix['timepoint-ms'],
  latitude: fix['lat-deg'],
  longitude: fix['lng-deg'],
  bearing: fix['truebearing-deg'],
})
