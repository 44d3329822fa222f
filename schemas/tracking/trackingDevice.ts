import { Type } from '@sinclair/typebox'
import { millisOrNull } from '../platform/common.ts'
import { uuidOf } from '../platform/fields.ts'
import { regattaName, registrationSecret } from '../races/regattaFields.ts'
import { input, integer, reply, text } from '../schema.ts'

export const trackingDevicesFilter = input({
  regattaName,
  deviceUuid: Type.Optional(uuidOf('Only this device; required with the secret')),
  secret: registrationSecret,
})

export const clockAheadSeconds = Type.Optional(
  integer(
    'The clock of the device is so far ahead of the service, by the receipt of its newest position; absent below 30',
  ),
)

const statusOf = (idDescription: string) => ({
  deviceId: reply({
    type: text('`smartphoneUUID` for a phone'),
    id: text(idDescription),
    stringRepresentation: Type.String(),
  }),
  lastGPSFix: Type.Optional(
    reply({
      type: Type.Literal('GPSFix'),
      lat_deg: Type.Number(),
      lon_deg: Type.Number(),
      unixtime: integer('Milliseconds since 1970'),
    }),
  ),
  clockAheadSeconds,
})

export const deviceReference = input({
  deviceUuid: uuidOf('The id of the device, which is a secret'),
})

export const deviceStatus = reply(statusOf('As in the request'))

const deviceStatuses = Type.Array(
  reply({
    ...statusOf('Of a mark: the id of the device. Of a competitor: its id for this regatta'),
    mappedFrom: integer('Milliseconds since 1970'),
    mappedTo: { ...millisOrNull, description: 'Inclusive; null while the device is mapped' },
  }),
  { description: 'One for each device: its open mapping, otherwise its latest one' },
)

export const trackingDevices = reply({
  competitors: Type.Optional(
    Type.Array(reply({ competitorId: Type.String(), deviceStatuses }), {
      description: 'Absent without devices of competitors',
    }),
  ),
  marks: Type.Optional(
    Type.Array(reply({ markId: Type.String(), deviceStatuses }), {
      description: 'Absent without devices on marks',
    }),
  ),
})
