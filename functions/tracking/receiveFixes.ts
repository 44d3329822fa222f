import { endpoint } from '#endpoint'
import { fixesMax, receivedFixes, sentFixes } from '#schemas/tracking/fixes.ts'
import type { Context } from '#endpoint/context.ts'
import { rememberSender } from '#endpoint/knownSenders.ts'
import type { Reader, Write } from '#table/items.ts'
import { type InputError, requireValid, sentence, type Wording } from '#values/failure.ts'
import { groupedBy } from '#values/groupedBy.ts'
import { keyOfMappedDevice, readFixes, readTrack } from '#positions/items/fixes.ts'
import {
  fixesOfMinuteMax,
  itemsOfUnmappedMinute,
  minuteOf,
  unmappedMinutesMax,
} from '#positions/rules/packedFixes.ts'
import type { Fix } from '#positions/rules/track.ts'
import { deviceErrors, readFix } from '#tracking/rules/sentFix.ts'
import { type Keeping, writeOfTrack, writesOfFixes } from '#tracking/steps/fixWrites.ts'

export const { declaration, handler } = endpoint({
  name: 'receiveFixes',
  summary: 'Send the positions of a device',
  description:
    `At most ${fixesMax} positions, in any order. Callers need not sign in. A device that was never ` +
    'mapped has positions in 120 minutes at most, which are kept for a day. No regatta shows what was ' +
    'received before the device was mapped in it. The id of the device is the secret. Positions can be repeated and late. A time ' +
    'may be ahead of the clock of the service by 24 hours; the position is visible from that time ' +
    'on. One position with a mistake refuses all of them, unless `partial=true`. Errors of the device do not.',
  routes: ['POST /sailingserver/api/v1/gps_fixes'],
  guard: { kind: 'public' },
  input: sentFixes,
  takesLargeBody: true,
  sender: /"deviceUuid"\s*:\s*"([^"\\]{1,200})"/,
  load: ({ context, input: { deviceUuid, fixes } }) => {
    const valid = fixes.map((sent) => readFix(sent, '', Infinity))
    const minutes = new Set(valid.flatMap((one) => ('fix' in one ? minuteOf(one.fix) : [])))
    return readMinutes(context.store, deviceUuid, minutes)
  },
  reply: { status: 200, body: receivedFixes },
  /** @throws Failure `invalid-input`, unless only devices are wrong */
  run: async ({ context, input: { deviceUuid, fixes, partial } }) => {
    const errors: InputError[] = []
    const valid: NumberedFix[] = []
    for (const [index, sent] of fixes.entries()) {
      const read = readFix(sent, `/fixes/${index}`, context.nowMillis)
      if (read.errors === undefined) valid.push({ index, fix: read.fix })
      else errors.push(...read.errors)
    }
    const minutes = groupedBy(valid, ({ fix }) => minuteOf(fix))
    const writes: Write[] = []
    const changed: number[] = []
    await readMinutes(context.store, deviceUuid, minutes.keys())
    const kept = await keepingOf(context, deviceUuid)
    if (kept.isMapped) rememberSender(context.processState, deviceUuid)
    for (const [minute, sent] of minutes) {
      const write = await writeOfMinute(context, deviceUuid, minute, sent, kept)
      if ('faults' in write) errors.push(...write.faults)
      else if (write.writes.length > 0) {
        writes.push(...write.writes)
        changed.push(...sent.map(({ fix }) => fix.timeMillis))
      }
    }
    const refused = refusedOf(errors)
    const isOfDevice = errors.every(({ code }) => deviceErrors.has(code))
    if (partial !== true && !(isOfDevice && refused.length < fixes.length)) requireValid(errors)
    if (writes.length > 0) {
      await context.store.write([...writes, await writeOfTrack(context, deviceUuid, changed, kept)])
    }
    return refused.length === 0 ? {} : { refused }
  },
})

interface NumberedFix {
  readonly index: number
  readonly fix: Fix
}

/** Reads the track of the device and its fixes in these minutes, in one call. */
const readMinutes = (store: Reader, deviceUuid: string, minutes: Iterable<number>) =>
  Promise.all([
    readTrack(store, deviceUuid),
    ...Array.from(minutes, (minute) => readFixes(store, deviceUuid, minute)),
  ])

/** Tracks of mapped devices and of old tables count no minutes, and are kept. */
const keepingOf = async ({ store }: Context, deviceUuid: string): Promise<Keeping> => {
  const track = await readTrack(store, deviceUuid)
  const isKept = track !== undefined && track.unmappedMinutes === undefined
  const isMapped = isKept || (await store.get(keyOfMappedDevice(deviceUuid))) !== undefined
  return { isMapped, unmappedMinutes: track?.unmappedMinutes ?? 0 }
}

const writeOfMinute = async (
  context: Context,
  deviceUuid: string,
  minute: number,
  sent: readonly NumberedFix[],
  kept: Keeping,
): Promise<{ readonly writes: readonly Write[] } | { readonly faults: readonly InputError[] }> => {
  const fixes = sent.map(({ fix }) => fix)
  const faults = (detail: Wording) => ({
    faults: sent.map(({ index }) => ({ pointer: `/fixes/${index}`, code: 'too-many', detail })),
  })
  const isNew = (await readFixes(context.store, deviceUuid, minute)) === undefined
  if (!kept.isMapped && isNew) {
    if (kept.unmappedMinutes >= unmappedMinutesMax) {
      return faults(sentence`must be in ${unmappedMinutesMax} minutes, until the device is mapped`)
    }
    kept.unmappedMinutes += 1
    context.store.countMoreItems(itemsOfUnmappedMinute)
  }
  const writes = await writesOfFixes(context, deviceUuid, minute, fixes, kept)
  if (writes !== undefined) return { writes }
  return faults(
    sentence`must be in a minute with at most ${fixesOfMinuteMax} positions of the device`,
  )
}

const refusedOf = (errors: readonly InputError[]) => {
  const byIndex = groupedBy(errors, ({ pointer = '' }) => Number(pointer.split('/')[2]))
  return Array.from(byIndex, ([index, ofIndex]) => ({
    index,
    errors: ofIndex.map(({ pointer = '', code, detail }) => ({
      pointer,
      code,
      detail: String(detail),
    })),
  }))
}
