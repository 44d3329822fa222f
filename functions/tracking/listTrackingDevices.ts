import { changeableByLink } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { trackingDevices, trackingDevicesFilter } from '#schemas/tracking/trackingDevice.ts'
import limit from 'p-limit'
import { authorize } from '#access/authorize.ts'
import { mayWithoutEnd } from '#access/passingOn.ts'
import { namedObject } from '#values/objectId.ts'
import type { Context } from '#endpoint/context.ts'
import { groupedBy } from '#values/groupedBy.ts'
import { readLastFix } from '#positions/items/fixes.ts'
import { listDeviceMappings } from '#races/items/deviceMappings.ts'
import { deviceIdIn, listMappingsOfDevice } from '#races/steps/deviceIds.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { readMarks } from '#courses/items/marks.ts'
import type { DeviceMapping } from '#courses/rules/mark.ts'
import { isPhone, phoneOf } from '#courses/rules/positioning.ts'
import { describeDevice } from '#tracking/steps/devices.ts'

export const { declaration, handler } = endpoint({
  name: 'listTrackingDevices',
  summary: 'List the devices of a regatta',
  description:
    'The devices of competitors and marks with their last positions. It changes nothing. With the ' +
    'secret of the registration link, a caller who knows the id of a device sees that device. The ' +
    'device of a competitor has an id for this regatta, unless the caller knows the full one. Other ' +
    'responses contain a hash of the id only.',
  routes: [
    'POST /sailingserver/api/v1/regattas/{regattaName}/tracking_devices',
    'GET /sailingserver/api/v1/leaderboards/{regattaName}/tracking_devices',
  ],
  guard: changeableByLink('REGATTA', 'regattaName'),
  input: trackingDevicesFilter,
  load: ({ context: { store }, input: { regattaName, deviceUuid } }) =>
    Promise.all([
      listDeviceMappings(store, regattaName, deviceUuid),
      readMarks(store, regattaName),
    ]),
  reply: { status: 200, body: trackingDevices },
  errors: ['not-found'],
  /** The secret of a registration link is enough for one device, whose id the caller knows. */
  run: async ({ context, input: wanted }) => {
    const { name } = await requireRegatta(context, wanted.regattaName)
    if (wanted.deviceUuid === undefined) {
      await authorize(context, { ...namedObject('REGATTA', name), action: 'UPDATE' })
    }
    const { byCompetitor, byMark } = await readMappings(context, name, wanted.deviceUuid)
    const run = limit(queriesMax)
    const describe = (mappings: ReadonlyMap<string, readonly ShownMapping[]>) =>
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
  },
})

/**
 * A mapping with the id that the caller sees. Devices of marks have their full ids, because existing
 * clients compare them with the own one, except for callers whose right has an end.
 * Devices of competitors have an id for this regatta, unless the caller knows the full one.
 */
interface ShownMapping extends DeviceMapping {
  readonly shownId: string
}

const queriesMax = 32

/** @param sentId the id of the only device: its full one, or that for this regatta */
const readMappings = async (context: Context, regattaName: string, sentId: string | undefined) => {
  const { store } = context
  const mappings =
    sentId === undefined
      ? await listDeviceMappings(store, regattaName)
      : await listMappingsOfDevice(context, regattaName, sentId)
  const shown = mappings.map((mapping) => ({
    ...mapping,
    device: phoneOf(mapping.deviceUuid),
    shownId: sentId ?? deviceIdIn(context, mapping),
  }))
  const { marks } = await readMarks(store, regattaName)
  const object = namedObject('REGATTA', regattaName)
  const showsId = sentId !== undefined || (await mayWithoutEnd(context, object, 'UPDATE'))
  const byMark = marks.map(({ id, mappings }) => {
    const own = mappings.filter(({ device }) => (sentId ?? device.id) === device.id)
    const shownId = ({ device }: DeviceMapping): string =>
      showsId ? device.id : deviceIdIn(context, { regattaName, deviceUuid: device.id })
    return [id, own.map((mapping) => ({ ...mapping, shownId: shownId(mapping) }))] as const
  })
  const byCompetitor = groupedBy(shown, ({ competitorId }) => competitorId)
  return { byCompetitor, byMark: new Map(byMark.filter(([, own]) => own.length > 0)) }
}

/** One for each device: the open mapping, otherwise the latest one. */
const currentMappings = (mappings: readonly ShownMapping[]): readonly ShownMapping[] => {
  const byEnd = [...mappings].sort(
    (one, other) =>
      (one.toMillis ?? Infinity) - (other.toMillis ?? Infinity) ||
      one.fromMillis - other.fromMillis,
  )
  return [...new Map(byEnd.map((mapping) => [mapping.device.id, mapping])).values()]
}

const describeStatus = async (
  { store, nowMillis }: Context,
  { device, shownId, fromMillis, toMillis, sinceMillis }: ShownMapping,
) => {
  const mapped = { fromMillis, toMillis: toMillis ?? Infinity, sinceMillis }
  const last = isPhone(device) ? await readLastFix(store, device.id, mapped, nowMillis) : {}
  return {
    ...describeDevice(shownId === device.id ? device : phoneOf(shownId), last),
    mappedFrom: fromMillis,
    mappedTo: toMillis,
  }
}
