/** The response bodies of marks, with the field names of the contract and of existing clients. */
import type { Appearance } from '../../domain/course/appearance.ts'
import type { Position } from '../../domain/course/position.ts'
import { hashOfDevice } from '../../domain/course/positioning.ts'
import type { DeviceMapping, Mark } from '../../domain/course/mark.ts'

export const describeAppearance = (appearance: Appearance) => ({
  name: appearance.name,
  shortName: appearance.shortName,
  color: appearance.color,
  shape: appearance.shape,
  pattern: appearance.pattern,
  markType: appearance.markType,
})

export const describePosition = ({ latitude, longitude }: Position) => ({
  lat_deg: latitude,
  lon_deg: longitude,
  latitude_deg: latitude,
  longitude_deg: longitude,
})

export const describeMark = (mark: Mark) => {
  const { markTemplateId, markPropertiesId, lastKnownPosition: fix } = mark
  return {
    id: mark.id,
    ...describeAppearance(mark),
    type: mark.markType,
    ...(markTemplateId === null ? {} : { originatingMarkTemplateId: markTemplateId }),
    ...(markPropertiesId === null ? {} : { originatingMarkPropertiesId: markPropertiesId }),
    ...(fix === null
      ? {}
      : { lastKnownPosition: { ...describePosition(fix), timeMillis: fix.timeMillis } }),
    trackingDevices: mark.mappings.map(describeMapping),
  }
}

const describeMapping = ({ device, fromMillis, toMillis }: DeviceMapping) => ({
  trackingDeviceType: device.type,
  trackingDeviceHash: hashOfDevice(device),
  trackingDeviceMappedFromMillis: fromMillis,
  ...(toMillis === null ? {} : { trackingDeviceMappedToMillis: toMillis }),
})
