/**
 * The fixes of a device in one minute, in 14 bytes each: the offset in milliseconds, the position in
 * units of 1e-7 degrees (1.1 centimetres), the speed in centimetres per second, and the bearing in
 * hundredths of a degree. Beside them is the time of their receipt, in 8 bytes for each run of fixes
 * that were received together: their number, and the milliseconds since 1970.
 */
import type { Fix } from './track.ts'

export const minuteMillis = 60_000

/** The clock of a device may be wrong by this much. */
export const aheadMillisMax = 24 * 60 * minuteMillis

/** Ten fixes in a second. */
export const fixesOfMinuteMax = 600

/** A device that is not mapped has at most so many. A phone may send a race before it is mapped. */
export const unmappedMinutesMax = 120
export const unmappedDays = 1

/** Everybody can invent devices, so that a minute of an unmapped one counts in rate limits like more items. */
export const itemsOfUnmappedMinute = 20

const fixBytes = 14
const runBytes = 8
/** A fix each second, sent in batches of ten or more, has fewer runs. */
const runsMax = 8
const unitsPerDegree = 1e7
const unknown = 0xffff

export const minuteOf = ({ timeMillis }: Pick<Fix, 'timeMillis'>): number =>
  Math.floor(timeMillis / minuteMillis)

export interface ReceivedFix extends Fix {
  /** Milliseconds since 1970. 0: unknown, because old tables do not contain it. */
  readonly receivedMillis: number
}

export interface PackedFixes {
  readonly fixes: Uint8Array
  readonly runs?: Uint8Array | undefined
}

export const nothingPacked: PackedFixes = { fixes: new Uint8Array() }

/** @param track of one minute */
export const pack = (track: readonly ReceivedFix[]): PackedFixes => ({
  fixes: packFixes(track),
  runs: packRuns(runsOf(track)),
})

interface Run {
  readonly count: number
  readonly receivedMillis: number
}

const runsOf = (track: readonly ReceivedFix[]): readonly Run[] => {
  const runs: Run[] = []
  for (const { receivedMillis } of track) {
    const last = runs.at(-1)
    if (last?.receivedMillis === receivedMillis)
      runs.push({ ...last, count: (runs.pop()?.count ?? 0) + 1 })
    else runs.push({ count: 1, receivedMillis })
  }
  return limited(runs)
}

/**
 * Merges the neighbours that were received closest to each other. The earlier receipt counts, so that
 * no fix becomes visible that was received before a mapping.
 */
const limited = (runs: readonly Run[]): readonly Run[] => {
  if (runs.length <= runsMax) return runs
  const gaps = runs
    .slice(1)
    .map((run, index) => Math.abs(run.receivedMillis - (runs[index]?.receivedMillis ?? 0)))
  const closest = gaps.lastIndexOf(Math.min(...gaps))
  const pair = runs.slice(closest, closest + 2)
  const count = pair.reduce((sum, run) => sum + run.count, 0)
  const receivedMillis = Math.min(...pair.map((run) => run.receivedMillis))
  return limited(runs.toSpliced(closest, 2, { count, receivedMillis }))
}

const packRuns = (runs: readonly Run[]): Uint8Array => {
  const packed = Buffer.alloc(runs.length * runBytes)
  for (const [index, { count, receivedMillis }] of runs.entries()) {
    packed.writeUInt16BE(count, index * runBytes)
    packed.writeUIntBE(receivedMillis, index * runBytes + 2, runBytes - 2)
  }
  return packed
}

const packFixes = (track: readonly Fix[]): Uint8Array => {
  const packed = Buffer.alloc(track.length * fixBytes)
  for (const [index, fix] of track.entries()) {
    const start = index * fixBytes
    packed.writeUInt16BE(fix.timeMillis - minuteOf(fix) * minuteMillis, start)
    packed.writeInt32BE(Math.round(fix.latitude * unitsPerDegree), start + 2)
    packed.writeInt32BE(Math.round(fix.longitude * unitsPerDegree), start + 6)
    packed.writeUInt16BE(fix.speed === null ? unknown : Math.round(fix.speed * 100), start + 10)
    const bearing = fix.bearing === null ? unknown : Math.round(fix.bearing * 100) % 36_000
    packed.writeUInt16BE(bearing, start + 12)
  }
  return packed
}

/** @param sinceMillis fixes that were received earlier are left out */
export const unpack = (
  minute: number,
  { fixes, runs = new Uint8Array() }: PackedFixes,
  sinceMillis = 0,
): readonly ReceivedFix[] => {
  const packed = Buffer.from(fixes.buffer, fixes.byteOffset, fixes.byteLength)
  const received = Buffer.from(runs.buffer, runs.byteOffset, runs.byteLength)
  const unpacked: ReceivedFix[] = []
  let receivedMillis = 0
  let [run, left] = [0, 0]
  for (let start = 0; start < packed.length; start += fixBytes) {
    if (left === 0) {
      const isKnown = run < received.length
      left = isKnown ? received.readUInt16BE(run) : Infinity
      receivedMillis = isKnown ? received.readUIntBE(run + 2, runBytes - 2) : 0
      run += runBytes
    }
    left -= 1
    if (receivedMillis < sinceMillis) continue
    const speed = packed.readUInt16BE(start + 10)
    const bearing = packed.readUInt16BE(start + 12)
    unpacked.push({
      timeMillis: minute * minuteMillis + packed.readUInt16BE(start),
      latitude: packed.readInt32BE(start + 2) / unitsPerDegree,
      longitude: packed.readInt32BE(start + 6) / unitsPerDegree,
      speed: speed === unknown ? null : speed / 100,
      bearing: bearing === unknown ? null : bearing / 100,
      receivedMillis,
    })
  }
  return unpacked
}

/** Returns the sent fixes with the time of their receipt. A repeated one keeps its first receipt. */
export const receivedAt = (
  nowMillis: number,
  sent: readonly Fix[],
  stored: readonly ReceivedFix[],
): readonly ReceivedFix[] => {
  const byTime = new Map(stored.map((fix) => [fix.timeMillis, fix]))
  return sent.map((fix) => {
    const before = byTime.get(fix.timeMillis)
    const isRepeated =
      before !== undefined && Buffer.compare(packFixes([before]), packFixes([fix])) === 0
    return isRepeated ? before : { ...fix, receivedMillis: nowMillis }
  })
}

/** The stored and the sent fixes by time. If two have the same time, the later sent one counts. */
export const withFixes = <Sent extends Fix>(stored: readonly Sent[], sent: readonly Sent[]) => {
  const byTime = new Map([...stored, ...sent].map((fix) => [fix.timeMillis, fix]))
  return [...byTime.values()].sort((left, right) => left.timeMillis - right.timeMillis)
}
