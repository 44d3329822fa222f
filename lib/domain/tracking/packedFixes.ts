/**
 * The fixes of a device in one minute, in 14 bytes each: the offset in milliseconds, the position in
 * units of 1e-7 degrees (1.1 centimetres), the speed in centimetres per second, and the bearing in
 * hundredths of a degree.
 */
import type { Fix, Track } from './track.ts'

export const minuteMillis = 60_000

/** Ten fixes in a second. */
export const fixesOfMinuteMax = 600

const fixBytes = 14
const unitsPerDegree = 1e7
const unknown = 0xffff

export const minuteOf = ({ timeMillis }: Pick<Fix, 'timeMillis'>): number =>
  Math.floor(timeMillis / minuteMillis)

/** @param track of one minute */
export const pack = (track: Track): Uint8Array => {
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

export const unpack = (minute: number, bytes: Uint8Array): Track => {
  const packed = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Array.from({ length: packed.length / fixBytes }, (_, index) => {
    const start = index * fixBytes
    const speed = packed.readUInt16BE(start + 10)
    const bearing = packed.readUInt16BE(start + 12)
    return {
      timeMillis: minute * minuteMillis + packed.readUInt16BE(start),
      latitude: packed.readInt32BE(start + 2) / unitsPerDegree,
      longitude: packed.readInt32BE(start + 6) / unitsPerDegree,
      speed: speed === unknown ? null : speed / 100,
      bearing: bearing === unknown ? null : bearing / 100,
    }
  })
}

/** The stored and the sent fixes by time. If two have the same time, the later sent one counts. */
export const withFixes = (stored: Track, sent: readonly Fix[]): Track => {
  const byTime = new Map([...stored, ...sent].map((fix) => [fix.timeMillis, fix]))
  return [...byTime.values()].sort((left, right) => left.timeMillis - right.timeMillis)
}
