/** Formats a course in all spellings that existing clients read: the reply in schemas/courses/course.ts. */
import type { Appearance } from './appearance.ts'
import { type Course, type CourseMark, waypointsIn } from './course.ts'
import type { DeviceMapping } from './mark.ts'
import type { Position } from '#positions/rules/position.ts'
import { hashOfDevice } from '#positions/rules/deviceHash.ts'
import type { Device, Positioning } from './positioning.ts'

/** `waypoints`, `optionalRepeatablePart` and `numberOfLaps`. @param idOf a mark, by its index */
export const formatSequence = (
  { part, numberOfLaps, ...course }: Omit<Course<unknown>, 'name' | 'shortName'>,
  idOf: (mark: number) => string,
) => ({
  waypoints: waypointsIn(course).map(({ passingInstruction, marks, ...names }) => ({
    passingInstruction,
    markConfigurationIds: marks.map(idOf),
    ...(marks.length === 2 ? names : {}),
  })),
  ...(part === null
    ? {}
    : {
        optionalRepeatablePart: {
          zeroBasedIndexOfRepeatablePartStart: part.start,
          zeroBasedIndexOfRepeatablePartEnd: part.end,
          occurrences: part.occurrences,
        },
      }),
  numberOfLaps,
})

/** The known properties of a mark in a response. Unknown properties are omitted. */
export interface DescribedMark {
  /** The id by which waypoints of the response refer to the mark. */
  readonly id: string
  readonly markId?: string | undefined
  readonly markTemplateId?: string | null | undefined
  readonly markPropertiesId?: string | null | undefined
  readonly role?: CourseMark['role'] | undefined
  readonly appearance: Appearance
  readonly tags?: readonly string[] | undefined
  /** As in the request, for responses about templates, which store no positioning. */
  readonly positioning?: Positioning | null | undefined
  readonly lastKnownPosition?: Position | null | undefined
  readonly devices?: readonly DeviceMapping[]
}

export const formatMark = (mark: DescribedMark) => ({
  id: mark.id,
  ...present('markId', mark.markId),
  ...present('markTemplateId', mark.markTemplateId),
  ...present('markPropertiesId', mark.markPropertiesId),
  ...present('associatedRole', mark.role?.name),
  ...present('associatedRoleShortName', mark.role?.shortName),
  ...present('associatedRoleId', mark.role?.id),
  effectiveProperties: { ...mark.appearance, ...present('tags', mark.tags && [...mark.tags]) },
  ...present('positioning', mark.positioning && positioningAnswer(mark.positioning)),
  ...present('trackingDevices', mark.devices?.map(formatDevice) ?? statedDevices(mark)),
  ...present('lastKnownPosition', lastPositionOf(mark)),
})

/** Existing clients read the positioning of a request in the form of a mark that is in place. */
const statedDevices = ({ positioning }: DescribedMark) =>
  positioning?.kind === 'device' ? [hashedDevice(positioning.device)] : undefined

const lastPositionOf = ({ positioning, lastKnownPosition }: DescribedMark) => {
  const position = positioning?.kind === 'position' ? positioning.position : lastKnownPosition
  return position && formatPosition(position)
}

const present = <Key extends string, Value>(key: Key, value: Value | null | undefined) =>
  (value === null || value === undefined ? {} : { [key]: value }) as Readonly<
    Partial<Record<Key, Value>>
  >

/** In the form of requests, so that clients can send it back. */
const positioningAnswer = (positioning: Positioning) =>
  positioning.kind === 'position'
    ? {
        position: {
          latitude_deg: positioning.position.latitude,
          longitude_deg: positioning.position.longitude,
        },
      }
    : { device_identifier: positioning.device }

export const formatPosition = ({ latitude, longitude }: Position) => ({
  lat_deg: latitude,
  lon_deg: longitude,
  latitude_deg: latitude,
  longitude_deg: longitude,
})

export const hashedDevice = (device: Device) => ({
  trackingDeviceType: device.type,
  trackingDeviceHash: hashOfDevice(device.stringRepresentation),
})

export const formatDevice = ({ device, fromMillis, toMillis }: DeviceMapping) => ({
  ...hashedDevice(device),
  trackingDeviceMappedFromMillis: fromMillis,
  ...present('trackingDeviceMappedToMillis', toMillis),
})
