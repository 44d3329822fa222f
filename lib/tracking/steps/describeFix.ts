import type { Fix } from '#positions/rules/track.ts'

/** The last position of a device. */
export const describeFix = ({ latitude, longitude, timeMillis }: Fix) => ({
  ...{ type: 'GPSFix' as const, lat_deg: latitude, lon_deg: longitude, unixtime: timeMillis },
})
