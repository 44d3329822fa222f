/** Fixes whose values tell the device and the second, in the precision of responses. */
import type { Fix } from '#positions/rules/track.ts'
import type { RequestOptions } from '../scripts/requests/requests.ts'
import { V } from '../scripts/requests/paths.ts'

export const fixAt = (startMillis: number, device: number, second: number, version = 0): Fix => ({
  timeMillis: startMillis + second * 1000,
  latitude: (54_000_000 + device * 10_000 + (second % 10_000)) / 1e6,
  longitude: (10_000_000 + second + version) / 1e6,
  speed: ((second * 7 + device) % 1500) / 100,
  bearing: (second + version * 90) % 360,
})

export const fixesRoute = `POST ${V}/gps_fixes`

export const bodyOfFixes = (
  deviceUuid: string,
  fixes: readonly Fix[],
  more: object = {},
): Pick<RequestOptions, 'json'> => ({
  json: {
    deviceUuid,
    fixes: fixes.map(({ latitude, longitude, timeMillis, speed, bearing }) => ({
      latitude,
      longitude,
      timestamp: timeMillis,
      speed,
      course: bearing,
    })),
    ...more,
  },
})
