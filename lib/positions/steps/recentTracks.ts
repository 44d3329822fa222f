/**
 * The fixes that this process has read, so that live pages read only what has changed. The tracks of
 * devices have versions: minutes that a later version changed are read again.
 */
import type { SharedValue } from '#endpoint/context.ts'
import { type Period, overlaps } from '../rules/period.ts'
import { minuteMillis, type PackedFixes } from '../rules/packedFixes.ts'
import { RecentMap } from '#values/recentMap.ts'
import { changesSince, type StoredTrack } from '../items/fixes.ts'

/** The packed fixes of minutes, as of one version or later. An empty minute is known, too. */
type Minutes = Map<number, PackedFixes>

interface RecentTrack {
  readonly version: number
  readonly minutes: Minutes
}

/** With a fix each second, these devices and minutes need 100 MB. */
const devicesMax = 500
export const recentMinutesMax = 240

export class RecentTracks {
  readonly #tracks = new RecentMap<RecentTrack>(devicesMax)

  /**
   * Returns the minutes that are known of this version. The caller adds what it reads after the
   * version was read. An earlier version that is still being read gets a map of its own.
   */
  minutesOf(deviceUuid: string, track: StoredTrack): Minutes {
    const recent = this.#tracks.get(deviceUuid)
    if (recent?.version === track.version) return recent.minutes
    const minutes = recent === undefined ? new Map() : unchangedMinutes(recent, track)
    if (track.version > (recent?.version ?? 0)) {
      this.#tracks.set(deviceUuid, { version: track.version, minutes })
    }
    return minutes
  }
}

const unchangedMinutes = ({ version, minutes }: RecentTrack, track: StoredTrack): Minutes => {
  const changes = changesSince(track, version)
  if (changes === undefined) return new Map()
  const kept = [...minutes].filter(([minute]) => !changes.some(isIn(periodOfMinute(minute))))
  return new Map(kept.slice(-recentMinutesMax))
}

const isIn = (period: Period) => (change: Period) => overlaps(change, period)

const periodOfMinute = (minute: number): Period => ({
  fromMillis: minute * minuteMillis,
  toMillis: (minute + 1) * minuteMillis - 1,
})

export const recentTracks: SharedValue<RecentTracks> = { create: () => new RecentTracks() }
