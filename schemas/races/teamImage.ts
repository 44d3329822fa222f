import { Type } from '@sinclair/typebox'
import type { Image } from '../platform/image.ts'
import { nameInPath, uuidOf } from '../platform/fields.ts'
import { anyText, registrationSecret } from './regattaFields.ts'
import { input, reply, text } from '../schema.ts'

export const newTeamImage = input({
  competitorId: nameInPath('The id of the competitor'),
  leaderboardName: anyText('A leaderboard with the competitor, for its secret'),
  deviceUuid: Type.Optional(uuidOf('The device that registered the competitor by the link')),
  secret: registrationSecret,
  // The parser of the body has checked the type and the size.
  image: Type.Unsafe<Image>({ description: 'The picture' }),
})

export const teamImageUri = reply({
  teamImageUri: text('The path of the picture, which works without credentials'),
})

export const teamImageReference = input({
  imageId: uuidOf('The id at the end of the URL of the picture'),
})

export const teamImage = Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' })
