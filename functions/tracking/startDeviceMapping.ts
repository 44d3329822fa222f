import { changeableByLink } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { deviceMappingStart } from '#schemas/races/deviceMapping.ts'
import type { Context } from '#endpoint/context.ts'
import type { Static } from '#schemas/schema.ts'
import { Failure, invalidInput, sentence, sentenceOf } from '#values/failure.ts'
import {
  type DeviceMapping,
  listDeviceMappings,
  newDeviceMappingItems,
  requireRoomForDevice,
} from '#races/items/deviceMappings.ts'
import { listAllEntries } from '#races/items/entries.ts'
import { deviceWithId, listMappingsOfDevice } from '#races/steps/deviceIds.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { marksWrites, readMarks } from '#courses/items/marks.ts'
import {
  type DeviceMapping as MarkMapping,
  type Mark,
  visibleSince,
  withMapping,
} from '#courses/rules/mark.ts'
import { phoneOf } from '#courses/rules/positioning.ts'
import { mayChange, unknown } from '#tracking/steps/devices.ts'

export const { declaration, handler } = endpoint({
  name: 'startDeviceMapping',
  summary: 'Map a device to a competitor, a boat or a mark',
  description:
    'The mapping is open until it ends, and a device can have several. Needs one of the ids of a ' +
    'competitor, a boat and a mark. The start may lie in the past: earlier positions of the ' +
    'device count from then on, except those received before its first mapping in the regatta. The ' +
    'secret of the registration link replaces the permission for a competitor or mark without ' +
    'another device.',
  routes: ['POST /sailingserver/api/v1/leaderboards/{leaderboard}/device_mappings/start'],
  guard: changeableByLink('LEADERBOARD', 'leaderboard'),
  input: deviceMappingStart,
  load: ({ context: { store }, input: { leaderboard, competitorId, boatId, markId } }) =>
    Promise.all([
      ...(competitorId === undefined && boatId === undefined
        ? []
        : [listAllEntries(store, leaderboard), listDeviceMappings(store, leaderboard)]),
      markId === undefined ? undefined : readMarks(store, leaderboard),
    ]),
  reply: { status: 200 },
  errors: ['not-found', 'unknown-reference'],
  /** By the link alone, a phone becomes the tracker of a competitor or mark without one. */
  run: async ({ context, input: wanted }) => {
    const { name } = await requireRegatta(context, wanted.leaderboard, 'LEADERBOARD')
    const isByLink = !(await mayChange(context, name))
    const competitorId = await mappedCompetitorId(context, name, wanted)
    return competitorId === undefined
      ? startOnMark(context, name, { ...wanted, isByLink })
      : startForCompetitor(context, name, { ...wanted, isByLink, competitorId })
  },
})

type WantedMapping = Static<typeof deviceMappingStart> & { readonly isByLink: boolean }

const startForCompetitor = async (
  context: Context,
  regattaName: string,
  { competitorId, fromMillis, isByLink, ...wanted }: WantedMapping & { competitorId: string },
): Promise<void> => {
  const { store, nowMillis } = context
  const mappings = await listDeviceMappings(store, regattaName)
  const known = isByLink ? undefined : deviceWithId(context, mappings, wanted.deviceUuid)
  const deviceUuid = known ?? wanted.deviceUuid
  const ofDevice = mappings.filter((mapping) => mapping.deviceUuid === deviceUuid)
  const stored = ofDevice.find(
    (mapping) => mapping.competitorId === competitorId && mapping.fromMillis === fromMillis,
  )
  if (isByLink) {
    const isTaken = mappings.some(
      (mapping) => mapping.competitorId === competitorId && mapping.deviceUuid !== deviceUuid,
    )
    if (isTaken) throw taken(context, 'competitor')
    if (stored !== undefined && stored.isByLink !== true) {
      if (isOpen(stored)) return
      throw taken(context, 'competitor')
    }
  }
  if (stored === undefined) requireRoomForDevice(mappings, isByLink)
  const sinceMillis = visibleSince(ofDevice, nowMillis)
  const mapping = { regattaName, deviceUuid, competitorId, fromMillis, sinceMillis }
  const end = known === undefined ? { toMillis: null } : endOfKnown(ofDevice)
  await store.write(newDeviceMappingItems({ ...mapping, ...end, ...(isByLink && { isByLink }) }))
}

/** Organizers do not follow a phone that has left, until it joins again. */
const endOfKnown = (ofDevice: readonly DeviceMapping[]) => {
  const endOf = ({ toMillis }: DeviceMapping): number => toMillis ?? Infinity
  const [last] = [...ofDevice].sort((one, other) => endOf(other) - endOf(one))
  return last?.hasLeft === true ? { toMillis: last.toMillis, hasLeft: true } : { toMillis: null }
}

const startOnMark = async (
  context: Context,
  regattaName: string,
  { deviceUuid, markId, fromMillis, isByLink }: WantedMapping,
): Promise<void> => {
  if (markId === undefined) {
    throw unknown('markId', 'One of `competitorId`, `boatId` and `markId` is required')
  }
  const { store, nowMillis } = context
  const stored = await readMarks(store, regattaName)
  const mark = stored.marks.find(({ id }) => id === markId)
  if (mark === undefined) {
    throw unknown('markId', sentence`No mark found for id ${markId} in ${regattaName}`)
  }
  const known = isByLink ? [] : await listMappingsOfDevice(context, regattaName, deviceUuid)
  if (known.some((mapping) => mapping.deviceUuid !== deviceUuid)) {
    const detail = 'must be the id that the phone itself sends, to put the phone on a mark'
    throw invalidInput([{ pointer: '/deviceUuid', code: 'device', detail }])
  }
  const device = phoneOf(deviceUuid)
  const ofDevice = stored.marks.flatMap((each) =>
    each.mappings.filter((mapping) => mapping.device.id === device.id),
  )
  const mapping = {
    device,
    fromMillis,
    toMillis: null,
    sinceMillis: visibleSince(ofDevice, nowMillis),
    ...(isByLink && { isByLink, fromMillis: afterOthers(context, mark, device.id, fromMillis) }),
  }
  await store.write(marksWrites(stored, [withMapping(mark, mapping)]))
}

/** @returns the begin of a mapping by link, after other devices and reported positions of the mark */
const afterOthers = (
  context: Context,
  { mappings, lastKnownPosition }: Mark,
  deviceId: string,
  fromMillis: number,
): number => {
  const others = mappings.filter(({ device }) => device.id !== deviceId)
  if (others.some(isOpen)) throw taken(context, 'mark')
  const ends = [lastKnownPosition?.timeMillis, ...others.map(({ toMillis }) => toMillis)]
  return Math.max(fromMillis, ...ends.map((end) => (end ?? -1) + 1))
}

const taken = ({ caller }: Context, kind: 'competitor' | 'mark'): Failure => {
  const detail = sentence`The ${sentenceOf(kind)} has a device already, or an organizer ended the mapping. Mapping another one needs UPDATE on the leaderboard.`
  return new Failure(caller === undefined ? 'unauthenticated' : 'forbidden', detail)
}

const isOpen = ({ toMillis }: Pick<MarkMapping, 'toMillis'>): boolean => toMillis === null

/** The competitor, or the one who sails the boat. `undefined`: the mapping is about a mark. */
const mappedCompetitorId = async (
  { store }: Context,
  regattaName: string,
  { competitorId, boatId }: Static<typeof deviceMappingStart>,
): Promise<string | undefined> => {
  if (competitorId === undefined && boatId === undefined) return undefined
  const entries = await listAllEntries(store, regattaName)
  const entry = entries.find(({ competitor }) =>
    competitorId === undefined ? competitor.boat.id === boatId : competitor.id === competitorId,
  )
  if (entry !== undefined) return entry.competitor.id
  throw competitorId === undefined
    ? unknown('boatId', sentence`No boat found for id ${boatId ?? ''} in ${regattaName}`)
    : unknown(
        'competitorId',
        sentence`No competitor found for id ${competitorId} in ${regattaName}`,
      )
}
