import { Failure, invalidInput } from '#values/failure.ts'
import {
  type DeviceMapping as MarkMapping,
  type Mark,
  visibleSince,
  withMapping,
} from '#courses/rules/mark.ts'
import { phoneOf } from '#courses/rules/positioning.ts'
import {
  type DeviceMapping,
  listDeviceMappings,
  newDeviceMappingItems,
  pageOfDeviceMappings,
  putDeviceMapping,
} from '#races/items/deviceMappings.ts'
import { listEntries, pageOfEntries } from '#races/items/entries.ts'
import { keysOfMarks, marksWrites, readMarks } from '#courses/items/marks.ts'
import { readRegatta } from '#races/items/regattas.ts'
import type { Prefetch } from '#table/items.ts'
import { requireRoomForDevice } from '#races/steps/entries.ts'
import { notFound } from '#endpoint/notFound.ts'
import { may } from '#access/readable.ts'
import type { Context } from '#endpoint/context.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { opensByLink } from '#races/steps/registrationLink.ts'
import { namedObject } from '#access/rules/objectId.ts'
import { deviceWithId, listMappingsOfDevice } from '#races/steps/deviceIds.ts'

export interface MappedDevice {
  readonly leaderboard: string
  readonly deviceUuid: string
  /** The first one that is present counts. */
  readonly competitorId?: string | undefined
  readonly boatId?: string | undefined
  readonly markId?: string | undefined
}

export const prefetchForStart = (wanted: MappedDevice): readonly Prefetch[] => [
  ...(isOfMark(wanted) ? [] : [pageOfDeviceMappings(wanted.leaderboard)]),
  ...prefetchOfMapped(wanted),
]

export const prefetchForEnd = (wanted: MappedDevice): readonly Prefetch[] => [
  pageOfDeviceMappings(wanted.leaderboard, wanted.deviceUuid),
  ...prefetchOfMapped(wanted),
]

const prefetchOfMapped = (wanted: MappedDevice): readonly Prefetch[] => [
  ...(isOfMark(wanted) ? [] : [pageOfEntries(wanted.leaderboard)]),
  ...(wanted.markId === undefined ? [] : keysOfMarks(wanted.leaderboard)),
]

const isOfMark = ({ competitorId, boatId }: MappedDevice): boolean =>
  competitorId === undefined && boatId === undefined

/**
 * Starts an open mapping. A mark can have several devices, and a device several mappings. By the
 * link alone, a phone becomes the tracker of a competitor or mark without one.
 */
export const startDeviceMapping = async (
  context: Context,
  wanted: MappedDevice & { readonly fromMillis: number },
): Promise<void> => {
  const { name } = await requireRegatta(context, wanted.leaderboard, 'LEADERBOARD')
  const isByLink = !(await mayChange(context, name))
  const competitorId = await competitorOf(context, name, wanted)
  return competitorId === undefined
    ? startOnMark(context, name, { ...wanted, isByLink })
    : startForCompetitor(context, name, { ...wanted, isByLink, competitorId })
}

type WantedMapping = MappedDevice & { readonly fromMillis: number; readonly isByLink: boolean }

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
const endOfKnown = (
  ofDevice: readonly DeviceMapping[],
): Pick<DeviceMapping, 'toMillis' | 'hasLeft'> => {
  const endOf = ({ toMillis }: DeviceMapping): number => toMillis ?? Infinity
  const [last] = [...ofDevice].sort((one, other) => endOf(other) - endOf(one))
  return last?.hasLeft === true ? { toMillis: last.toMillis, hasLeft: true } : { toMillis: null }
}

const startOnMark = async (
  context: Context,
  regattaName: string,
  { deviceUuid, markId, fromMillis, isByLink }: WantedMapping,
): Promise<void> => {
  const { store, nowMillis } = context
  const stored = await readMarks(store, regattaName)
  const mark = stored.marks.find(({ id }) => id === markId)
  if (mark === undefined) {
    throw unknown('markId', `No mark found for id ${markId ?? ''} in ${regattaName}`)
  }
  const known = isByLink ? [] : await listMappingsOfDevice(context, regattaName, deviceUuid)
  if (known.some((mapping) => mapping.deviceUuid !== deviceUuid)) throw idOfRegatta()
  const device = phoneOf(deviceUuid)
  const ofDevice = stored.marks.flatMap((each) =>
    each.mappings.filter((mapping) => mapping.device.id === device.id),
  )
  const mapping = {
    ...{ device, fromMillis, toMillis: null, sinceMillis: visibleSince(ofDevice, nowMillis) },
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
  const detail =
    `The ${kind} has a device already, or an organizer ended the mapping. Mapping another one ` +
    'needs UPDATE on the leaderboard.'
  return new Failure(caller === undefined ? 'unauthenticated' : 'forbidden', detail)
}

const idOfRegatta = (): Failure => {
  const detail = 'must be the id that the phone itself sends, to put the phone on a mark'
  return invalidInput([{ pointer: '/deviceUuid', code: 'device', detail }])
}

/**
 * Ends the first open mapping. It needs UPDATE on the leaderboard, or the secret of the registration
 * link, or the id of the mapped device, which is a secret too. With UPDATE, the id of the device in
 * this regatta counts as well.
 * @throws Failure `unknown-reference` without an open mapping, for callers with a permission
 */
export const endDeviceMapping = async (
  context: Context,
  wanted: MappedDevice & { readonly toMillis: number; readonly secret?: string | undefined },
): Promise<void> => {
  const { store } = context
  const regatta = await readRegatta(store, wanted.leaderboard)
  if (regatta === undefined) {
    // A caller without permission does not learn whether the regatta exists.
    await requirePermission(context, wanted.leaderboard, undefined)
    throw notFound(namedObject('LEADERBOARD', wanted.leaderboard))
  }
  const { name } = regatta
  const { deviceUuid, toMillis, markId } = wanted
  // An end in the future must not keep the phone from leaving now.
  const isCurrent = (each: Pick<MarkMapping, 'toMillis'>): boolean =>
    each.toMillis === null || each.toMillis > context.nowMillis
  const found = (await listMappingsOfDevice(context, name, deviceUuid)).filter(isCurrent)
  const isPhone = found.every((each) => each.deviceUuid === deviceUuid)
  const own = isPhone || (await mayChange(context, name)) ? found : []
  const entries = wanted.boatId === undefined ? [] : await listEntries(store, name)
  const boat = entries.find(({ competitor }) => competitor.boat.id === wanted.boatId)
  const competitorId = wanted.competitorId ?? boat?.competitor.id
  const mapping = own.find((each) => each.competitorId === competitorId)
  if (mapping !== undefined) {
    const ended = { ...mapping, toMillis, ...(isPhone && { hasLeft: true }) }
    return store.write([putDeviceMapping(ended, mapping.item)])
  }
  const stored = markId === undefined ? undefined : await readMarks(store, name)
  const mark = stored?.marks.find(({ id }) => id === markId)
  const isMapped = mark?.mappings.find((each) => isCurrent(each) && each.device.id === deviceUuid)
  if (stored !== undefined && mark !== undefined && isMapped !== undefined) {
    const mappings = mark.mappings.map((each) => (each === isMapped ? { ...each, toMillis } : each))
    return store.write(marksWrites(stored, [{ ...mark, mappings }]))
  }
  await requirePermission(context, name, wanted.secret)
  const detail = `No corresponding open ${kindOf(wanted)} to device mapping has been found`
  throw unknown('deviceUuid', detail)
}

const kindOf = ({ competitorId, boatId }: MappedDevice): 'competitor' | 'boat' | 'mark' => {
  if (competitorId !== undefined) return 'competitor'
  return boatId === undefined ? 'mark' : 'boat'
}

const isOpen = ({ toMillis }: Pick<MarkMapping, 'toMillis'>): boolean => toMillis === null

const mayChange = (context: Context, name: string): Promise<boolean> =>
  may(context, namedObject('LEADERBOARD', name), 'UPDATE')

const requirePermission = async (
  context: Context,
  name: string,
  secret: string | undefined,
): Promise<void> => {
  if (await mayChange(context, name)) return
  if (await opensByLink(context, namedObject('LEADERBOARD', name), secret)) return
  const code = context.caller === undefined ? 'unauthenticated' : 'forbidden'
  throw new Failure(code, `Ending the mapping of another device needs UPDATE on the leaderboard.`)
}

/** The competitor, or the one who sails the boat. `undefined`: the mapping is about a mark. */
const competitorOf = async (
  { store }: Context,
  regattaName: string,
  { competitorId, boatId }: MappedDevice,
): Promise<string | undefined> => {
  if (competitorId === undefined && boatId === undefined) return undefined
  const entries = await listEntries(store, regattaName)
  const entry = entries.find(({ competitor }) =>
    competitorId === undefined ? competitor.boat.id === boatId : competitor.id === competitorId,
  )
  if (entry !== undefined) return entry.competitor.id
  throw competitorId === undefined
    ? unknown('boatId', `No boat found for id ${boatId ?? ''} in ${regattaName}`)
    : unknown('competitorId', `No competitor found for id ${competitorId} in ${regattaName}`)
}

const unknown = (name: string, detail: string): Failure =>
  new Failure('unknown-reference', detail, {
    errors: [{ pointer: `/${name}`, code: 'unknown', detail: 'must belong to the regatta' }],
  })
