import type { Device } from '#courses/rules/positioning.ts'
import type { Fix } from '#positions/rules/track.ts'

/** @param fix its last position */
export const describeDevice = (deviceId: Device, fix: Fix | undefined) => ({
  deviceId,
  ...(fix && {
    lastGPSFix: {
      ...{ type: 'GPSFix' as const, lat_deg: fix.latitude, lon_deg: fix.longitude },
      unixtime: fix.timeMillis,
    },
  }),
})
