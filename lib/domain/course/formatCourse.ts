/**
 * Formats a course for clients, in all spellings that existing clients read. The types are those of
 * the reply in schemas/course.ts.
 */
import type { Appearance } from './appearance.ts'
import type { Course } from './course.ts'
import type { Position } from './position.ts'
import { type Device, hashOfDevice, type Positioning } from './positioning.ts'

/** `waypoints`, `optionalRepeatablePart` and `numberOfLaps`. @param idOf a mark, by its index */
export const formatSequence = (
  { waypoints, controlPoints, part, numberOfLaps }: Omit<Course<unknown>, 'name' | 'shortName'>,
  idOf: (mark: number) => string,
) => ({
  waypoints: waypoints.map(({ passingInstruction, controlPoint }) => {
    const { marks = [], name, shortName } = controlPoints[controlPoint] ?? {}
    return {
      passingInstruction,
      markConfigurationIds: marks.map(idOf),
      ...(marks.length === 2
        ? { controlPointName: name ?? null, controlPointShortName: shortName ?? null }
        : {}),
    }
  }),
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

/** The known properties of a mark in a response. Properties that are `undefined` are omitted. */
export interface DescribedMark {
  /** The id by which waypoints of the response refer to the mark. */
  readonly id: string
  readonly markId?: string | undefined
  readonly markTemplateId?: string | undefined
  readonly markPropertiesId?: string | undefined
  readonly role?:
    | { readonly id: string; readonly name: string; readonly shortName: string }
    | undefined
  readonly appearance: Appearance
  readonly tags?: readonly string[] | undefined
  /** As in the request, for responses about templates, which store no positioning. */
  readonly positioning?: Positioning | undefined
  readonly lastKnownPosition?: Position | undefined
  readonly devices?: readonly MappedDevice[] | undefined
}

export interface MappedDevice {
  readonly device: Device
  readonly fromMillis?: number | undefined
  readonly toMillis?: number | undefined
  readonly lastKnownPosition?: Position | undefined
}

export const formatMark = (mark: DescribedMark) => ({
  id: mark.id,
  ...present('markId', mark.markId),
  ...present('markTemplateId', mark.markTemplateId),
  ...present('markPropertiesId', mark.markPropertiesId),
  ...(mark.role === undefined
    ? {}
    : {
        associatedRole: mark.role.name,
        associatedRoleShortName: mark.role.shortName,
        associatedRoleId: mark.role.id,
      }),
  effectiveProperties: { ...mark.appearance, ...present('tags', mark.tags && [...mark.tags]) },
  ...present('positioning', mark.positioning && positioningAnswer(mark.positioning)),
  ...present('trackingDevices', mark.devices?.map(deviceAnswer)),
  ...present('lastKnownPosition', mark.lastKnownPosition && formatPosition(mark.lastKnownPosition)),
})

const present = <Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): Readonly<Partial<Record<Key, Value>>> =>
  (value === undefined ? {} : { [key]: value }) as Readonly<Partial<Record<Key, Value>>>

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

const formatPosition = ({ latitude, longitude }: Position) => ({
  lat_deg: latitude,
  lon_deg: longitude,
  latitude_deg: latitude,
  longitude_deg: longitude,
})

const deviceAnswer = ({ device, fromMillis, toMillis, lastKnownPosition }: MappedDevice) => ({
  trackingDeviceType: device.type,
  trackingDeviceHash: hashOfDevice(device),
  ...present('trackingDeviceMappedFromMillis', fromMillis),
  ...present('trackingDeviceMappedToMillis', toMillis),
  ...present(
    'trackingDeviceLastKnownPosition',
    lastKnownPosition && formatPosition(lastKnownPosition),
  ),
})
