/** Compares what the table and the responses contain with what the devices know. */
import { isDeepStrictEqual } from 'node:util'
import { minuteOf, unpack } from '#positions/rules/packedFixes.ts'
import { fixesEntity, listMinutes } from '#positions/items/fixes.ts'
import { Store } from '#table/store.ts'
import { connectCommand } from '../../scripts/tableItems.ts'
import { readWholeTable, violationsIn } from '../faults/wholeTable.ts'
import type { Position, Reader } from './reader.ts'

/** Each fix must be in the table exactly once, with its values, and no other fix. */
export const wrongFixes = async (
  { endpoint, tableName }: { readonly endpoint: string; readonly tableName: string },
  readers: readonly Reader[],
): Promise<readonly string[]> => {
  const store = new Store(connectCommand({ endpoint, tableName }))
  const wrong: string[] = []
  for (const [index, reader] of readers.entries()) {
    const { identity, acknowledged } = reader.device
    const wanted = [...acknowledged.values()].sort(
      (one, other) => one.timeMillis - other.timeMillis,
    )
    const last = minuteOf({ timeMillis: Date.now() })
    const minutes = await listMinutes(store, identity.deviceUuid, last - minutesMax, last)
    const stored = Array.from(minutes, ([minute, { packed }]) => unpack(minute, packed))
      .flat()
      .map(({ timeMillis, latitude, longitude, speed, bearing }) => ({
        timeMillis,
        latitude,
        longitude,
        speed,
        bearing,
      }))
    const shown = wanted.map(positionOf)
    wrong.push(
      ...differences(`the table, device ${index}`, wanted, stored),
      ...differences(`the response, device ${index}`, shown, await reader.readAll()),
      ...differences(`the cursor, device ${index}`, shown, await reader.readNew()),
    )
  }
  const table = await readWholeTable(endpoint, tableName)
  const known = readers.reduce((sum, { device }) => sum + device.acknowledged.size, 0)
  const stored = table
    .of('fixes')
    .reduce((sum, item) => sum + unpack(0, fixesEntity.decode(item)).length, 0)
  const others = stored === known ? [] : [`the table has ${stored} fixes in place of ${known}`]
  return [...wrong, ...others, ...violationsIn(table)]
}

const positionOf = ({ timeMillis, latitude, longitude, bearing }: Position): Position => ({
  timeMillis,
  latitude,
  longitude,
  bearing,
})

/** Earlier than any fix of the fleet. */
const minutesMax = 1440

/** @returns at most one sentence */
const differences = <Timed extends { readonly timeMillis: number }>(
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
