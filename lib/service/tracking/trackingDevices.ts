/** The devices of a regatta, with their full ids, which are secrets. */
import limit from 'p-limit'
import { namedObject } from '../../domain/access/objectId.ts'
import type { DeviceMapping } from '../../domain/course/mark.ts'
import { isPhone, phoneOf } from '../../domain/course/positioning.ts'
import type { Fix } from '../../domain/tracking/track.ts'
import { listDeviceMappings, pageOfDeviceMappings } from '../../store/entities/deviceMappings.ts'
import { readEdgeFix } from '../../store/entities/fixes.ts'
import { keysOfMarks, readMarks } from '../../store/entities/marks.ts'
import type { Prefetch } from '../../store/items.ts'
import { authorize } from '../authorize.ts'
import type { Context } from '../context.ts'
import { requireRegatta } from '../regattas/regattas.ts'

interface Wanted {
  readonly regattaName: string
  readonly deviceUuid?: string | undefined
}

export const prefetchForDevices = ({ regattaName, deviceUuid }: Wanted): readonly Prefetch[] => [
  pageOfDeviceMappings(regattaName, deviceUuid),
  ...keysOfMarks(regattaName),
]

/** Queries for last fixes that run at the same time. */
const queriesMax = 32

/** The secret of a registration link is enough for one device, whose id the caller knows. */
export const listTrackingDevices = async (context: Context, wanted: Wanted) => {
  const { name } = await requireRegatta(context, wanted.regattaName)
  if (wanted.deviceUuid === undefined) {
    await authorize(context, { ...namedObject('REGATTA', name), action: 'UPDATE' })
  }
  const { byCompetitor, byMark } = await readMappings(context, name, wanted.deviceUuid)
  const run = limit(queriesMax)
  const describe = (mappings: ReadonlyMap<string, readonly DeviceMapping[]>) =>
    Promise.all(
      Array.from(mappings, async ([id, own]) => {
        const current = currentMappings(own)
        const statuses = current.map((mapping) => run(() => describeStatus(context, mapping)))
        return { id, deviceStatuses: await Promise.all(statuses) }
      }),
    )
  const [competitors, marks] = await Promise.all([describe(byCompetitor), describe(byMark)])
  return {
    ...(competitors.length === 0
      ? {}
      : { competitors: competitors.map(({ id, ...own }) => ({ competitorId: id, ...own })) }),
    ...(marks.length === 0
      ? {}
      : { marks: marks.map(({ id, ...own }) => ({ markId: id, ...own })) }),
  }
}

const readMappings = async (
  { store }: Context,
  regattaName: string,
  deviceUuid: string | undefined,
) => {
  const byCompetitor = new Map<string, DeviceMapping[]>()
  for (const mapping of await listDeviceMappings(store, regattaName, deviceUuid)) {
    const { competitorId, fromMillis, toMillis } = mapping
    const own = byCompetitor.get(competitorId) ?? []
    own.push({ device: phoneOf(mapping.deviceUuid), fromMillis, toMillis })
    byCompetitor.set(competitorId, own)
  }
  const { marks } = await readMarks(store, regattaName)
  const byMark = marks.map(({ id, mappings }) => {
    const own = mappings.filter(({ device }) => (deviceUuid ?? device.id) === device.id)
    return [id, own] as const
  })
  return { byCompetitor, byMark: new Map(byMark.filter(([, own]) => own.length > 0)) }
}

/** One for each device: the open mapping, otherwise the latest one. */
const currentMappings = (mappings: readonly DeviceMapping[]): readonly DeviceMapping[] => {
  const byEnd = [...mappings].sort(
    (one, other) =>
      (one.toMillis ?? Infinity) - (other.toMillis ?? Infinity) ||
      one.fromMillis - other.fromMillis,
  )
  return [...new Map(byEnd.map((mapping) => [mapping.device.id, mapping])).values()]
}

const describeStatus = async (
  { store, nowMillis }: Context,
  { device, fromMillis, toMillis }: DeviceMapping,
) => {
  const end = Math.min(toMillis ?? nowMillis, nowMillis)
  const fix = isPhone(device)
    ? await readEdgeFix(store, device.id, 'last', { fromMillis, toMillis: end })
    : undefined
  return {
    deviceId: device,
    ...(fix === undefined ? {} : { lastGPSFix: describeFix(fix) }),
    ...{ mappedFrom: fromMillis, mappedTo: toMillis },
  }
}

const describeFix = ({ latitude, longitude, timeMillis }: Fix) => ({
  ...{ type: 'GPSFix' as const, lat_deg: latitude, lon_deg: longitude, unixtime: timeMillis },
})
