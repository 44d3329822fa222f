import { endpoint } from '#endpoint'
import { deviceMappingEnd } from '#schemas/races/deviceMapping.ts'
import { namedObject } from '#values/objectId.ts'
import type { Context } from '#endpoint/context.ts'
import { notFound } from '#access/notFound.ts'
import type { Static } from '#schemas/schema.ts'
import { readObject } from '#table/objects.ts'
import { Failure, sentence, sentenceOf } from '#values/failure.ts'
import { listDeviceMappings, putDeviceMapping } from '#races/items/deviceMappings.ts'
import { listAllEntries } from '#races/items/entries.ts'
import { readRegatta } from '#races/items/regattas.ts'
import { listMappingsOfDevice } from '#races/steps/deviceIds.ts'
import { opensByLink } from '#races/steps/registrationLink.ts'
import { marksWrites, readMarks } from '#courses/items/marks.ts'
import type { DeviceMapping as MarkMapping } from '#courses/rules/mark.ts'
import { mayChange, unknown } from '#tracking/steps/devices.ts'

export const { declaration, handler } = endpoint({
  name: 'endDeviceMapping',
  summary: 'End the mapping of a device',
  description:
    'The first open mapping ends. Everybody who knows the id of the device may end its mapping. With ' +
    'the permission, the id from the list of devices is enough.',
  routes: ['POST /sailingserver/api/v1/leaderboards/{leaderboard}/device_mappings/end'],
  guard: { kind: 'public' },
  input: deviceMappingEnd,
  load: ({ context: { store }, input: { leaderboard, deviceUuid, boatId, markId } }) =>
    Promise.all([
      readObject(store, 'LEADERBOARD', leaderboard),
      listDeviceMappings(store, leaderboard, deviceUuid),
      boatId === undefined ? undefined : listAllEntries(store, leaderboard),
      markId === undefined ? undefined : readMarks(store, leaderboard),
    ]),
  reply: { status: 200 },
  errors: ['not-found', 'unknown-reference', 'unauthenticated', 'forbidden'],
  /**
   * Ends the first open mapping. It needs UPDATE on the leaderboard, or the secret of the registration
   * link, or the id of the mapped device, which is a secret too. With UPDATE, the id of the device in
   * this regatta counts as well.
   * @throws Failure `unknown-reference` without an open mapping, for callers with a permission
   */
  run: async ({ context, input: wanted }) => {
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
    const mapped = (await listMappingsOfDevice(context, name, deviceUuid)).filter(isCurrent)
    const isPhone = mapped.every((each) => each.deviceUuid === deviceUuid)
    const own = isPhone || (await mayChange(context, name)) ? mapped : []
    const entries = wanted.boatId === undefined ? [] : await listAllEntries(store, name)
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
      const mappings = mark.mappings.map((each) =>
        each === isMapped ? { ...each, toMillis } : each,
      )
      return store.write(marksWrites(stored, [{ ...mark, mappings }]))
    }
    await requirePermission(context, name, wanted.secret)
    const detail = sentence`No corresponding open ${sentenceOf(kindOf(wanted))} to device mapping has been found`
    throw unknown('deviceUuid', detail)
  },
})

const kindOf = ({ competitorId, boatId }: Static<typeof deviceMappingEnd>) => {
  if (competitorId !== undefined) return 'competitor'
  return boatId === undefined ? 'mark' : 'boat'
}

const requirePermission = async (context: Context, name: string, secret: string | undefined) => {
  if (await mayChange(context, name)) return
  if (await opensByLink(context, namedObject('LEADERBOARD', name), secret)) return
  const code = context.caller === undefined ? 'unauthenticated' : 'forbidden'
  throw new Failure(code, 'Ending the mapping of another device needs UPDATE on the leaderboard.')
}
