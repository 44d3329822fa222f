import { Type } from '@sinclair/typebox'
import { millisOrNull } from '../platform/common.ts'
import { pageRange } from '../platform/page.ts'
import { ignored, nameInPath } from '../platform/fields.ts'
import { input, reply } from '../schema.ts'
import { regattaName } from './regattaFields.ts'

export const trackedRaceFilter = input({ ...pageRange, transitive: ignored(Type.Boolean()) })

export const trackedRaces = Type.Array(
  reply({
    remoteUrl: Type.Null({ description: 'Only races of this server are listed' }),
    races: Type.Array(
      reply({
        raceName: Type.String(),
        regattaName: Type.String(),
        startOfRaceAsMillis: {
          ...millisOrNull,
          description: 'The start that was set, otherwise the start of tracking',
        },
      }),
    ),
  }),
)

const ignoredText = ignored(Type.String({ maxLength: 1024 }))

export const maneuverFilter = input({
  regattaName,
  raceName: nameInPath('The name of the tracked race; `__` also means `/`'),
  competitorId: ignoredText,
  fromTime: ignoredText,
})

export const maneuvers = reply({
  bycompetitor: Type.Array(Type.Object({}), {
    description: 'Always empty, because maneuvers are not detected here',
  }),
})
