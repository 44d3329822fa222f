import { Type } from '@sinclair/typebox'
import { ignored, nameInPath } from '../platform/fields.ts'
import { regattaName } from './regattaFields.ts'
import { input, reply } from '../schema.ts'

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
