import { Type } from '@sinclair/typebox'
import { ignored, millis, uuidOf } from '../platform/fields.ts'
import { anyText, leaderboardName, registrationSecret } from './regattaFields.ts'
import { input } from '../schema.ts'

const mapped = {
  leaderboard: leaderboardName,
  competitorId: anyText('The id of a competitor; it counts first'),
  boatId: anyText('The id of a boat: the competitor who sails it'),
  markId: anyText('The id of a mark'),
  deviceUuid: uuidOf('The id of the device, which is a secret'),
  secret: registrationSecret,
  deviceType: ignored(Type.String({ maxLength: 100 })),
  pushDeviceId: ignored(Type.String({ maxLength: 1000 })),
}

export const deviceMappingStart = input({ ...mapped, fromMillis: millis('The start') })

export const deviceMappingEnd = input({ ...mapped, toMillis: millis('The end, inclusive') })
