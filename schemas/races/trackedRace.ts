import { Type } from '@sinclair/typebox'
import { millisOrNull } from '../platform/common.ts'
import { pageRange } from '../platform/page.ts'
import { ignored } from '../platform/fields.ts'
import { input, reply } from '../schema.ts'

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
