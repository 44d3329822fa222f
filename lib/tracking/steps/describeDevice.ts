import type { Device } from '#courses/rules/positioning.ts'
import type { LastFix } from '#positions/items/fixes.ts'

export const describeDevice = (deviceId: Device, { fix, ...clock }: LastFix) => ({
  deviceId,
  ...(fix && {
    lastGPSFix: {
      type: 'GPSFix' as const,
      lat_deg: fix.latitude,
      lon_deg: fix.longitude,
      unixtime: fix.timeMillis,
    },
  }),
  ...clock,
})
