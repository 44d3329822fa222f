import { Failure, invalidInput } from '../../domain/failure.ts'
import { mappingsMax } from '../../domain/course/mark.ts'
import { phoneOf } from '../../domain/course/positioning.ts'
import {
  type DeviceMapping,
  deviceMappingsMax,
  listDeviceMappings,
  pageOfDeviceMappings,
  putDeviceMapping,
} from '../../store/entities/deviceMappings.ts'
import { listEntries, pageOfEntries } from '../../store/entities/entries.ts'
import { keysOfMarks, marksWrites, readMarks } from '../../store/entities/marks.ts'
import type { Prefetch, Stored } from '../../store/items.ts'
import { may } from '../readable.ts'
import type { Context } from '../context.ts'
import { requireRegatta } from '../regattas/regattas.ts'
import { opensByLink } from '../regattas/registrationLink.ts'
import { namedObject } from '../../domain/access/objectId.ts'

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

/** Starts an open mapping. A mark can have several devices, and a device several mappings. */
export const startDeviceMapping = async (
  context: Context,
  wanted: MappedDevice & { readonly fromMillis: number },
): Promise<void> => {
  const { store } = context
  const { name } = await requireRegatta(context, wanted.leaderboard, 'LEADERBOARD')
  const { deviceUuid, fromMillis, markId } = wanted
  const competitorId = await competitorOf(context, name, wanted)
  if (competitorId !== undefined) {
    const mapping = { regattaName: name, deviceUuid, competitorId, fromMillis, toMillis: null }
    requireRoom(await listDeviceMappings(store, name), mapping)
    return store.write([putDeviceMapping(mapping, 'any')])
  }
  const stored = await readMarks(store, name)
  const mark = stored.marks.find(({ id }) => id === markId)
  if (mark === undefined) throw unknown('markId', `No mark found for id ${markId ?? ''} in ${name}`)
  const mapping = { device: phoneOf(deviceUuid), fromMillis, toMillis: null }
  const mappings = [...mark.mappings, mapping].slice(-mappingsMax)
  return store.write(marksWrites(stored, [{ ...mark, mappings }]))
}

/** A repeated mapping replaces itself. */
const requireRoom = (stored: readonly DeviceMapping[], wanted: DeviceMapping): void => {
  const isStored = stored.some(
    ({ deviceUuid, competitorId, fromMillis }) =>
      deviceUuid === wanted.deviceUuid &&
      competitorId === wanted.competitorId &&
      fromMillis === wanted.fromMillis,
  )
  if (stored.length < deviceMappingsMax || isStored) return
  const detail =
    `must name a regatta with less than ${deviceMappingsMax} mappings of devices: ` +
    'removing a competitor from the regatta removes those of the competitor'
  throw invalidInput([{ pointer: '/leaderboard', code: 'too-many', detail }])
}

/**
 * Ends the first open mapping. It needs UPDATE on the leaderboard, or the secret of the registration
 * link, or the id of the mapped device, which is a secret too.
 * @throws Failure `unknown-reference` without an open mapping, for callers with a permission
 */
export const endDeviceMapping = async (
  context: Context,
  wanted: MappedDevice & { readonly toMillis: number; readonly secret?: string | undefined },
): Promise<void> => {
  const { store } = context
  const { name } = await requireRegatta(context, wanted.leaderboard, 'LEADERBOARD')
  const { deviceUuid, toMillis, markId } = wanted
  const own = (await listDeviceMappings(store, name, deviceUuid)).filter(isOpen)
  const entries = wanted.boatId === undefined ? [] : await listEntries(store, name)
  const boat = entries.find(({ competitor }) => competitor.boat.id === wanted.boatId)
  const competitorId = wanted.competitorId ?? boat?.competitor.id
  const mapping = own.find((each) => each.competitorId === competitorId)
  if (mapping !== undefined) {
    return store.write([putDeviceMapping({ ...mapping, toMillis }, mapping.item)])
  }
  const stored = markId === undefined ? undefined : await readMarks(store, name)
  const mark = stored?.marks.find(({ id }) => id === markId)
  const isMapped = mark?.mappings.find((each) => isOpen(each) && each.device.id === deviceUuid)
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

const isOpen = ({ toMillis }: Pick<Stored<DeviceMapping>, 'toMillis'>): boolean => toMillis === null

const requirePermission = async (
  context: Context,
  name: string,
  secret: string | undefined,
): Promise<void> => {
  const object = namedObject('LEADERBOARD', name)
  if (await may(context, object, 'UPDATE')) return
  if (await opensByLink(context, object, secret)) return
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
