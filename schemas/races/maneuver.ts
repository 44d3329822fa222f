import { Type } from '@sinclair/typebox'
import { nameInPath, regattaName } from '../platform/sailing.ts'
import { input, reply, text } from '../schema.ts'

const ignored = Type.Optional(text('From existing clients, without effect', { maxLength: 1024 }))

export const maneuverFilter = input({
  regattaName,
  raceName: nameInPath('The name of the tracked race; `__` also means `/`'),
  competitorId: ignored,
  fromTime: ignored,
})

export const maneuvers = reply({
  bycompetitor: Type.Array(Type.Object({}), {
    description: 'Always empty, because maneuvers are not detected here',
  }),
})
