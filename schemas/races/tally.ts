import { Type } from '@sinclair/typebox'
import { idInPath, millis } from '../platform/fields.ts'
import { regattaName } from './regattaFields.ts'
import { flag, input, integer, nullable, reply } from '../schema.ts'

const afloat = flag('Whether the boat is out: checked in, and not checked out')

export const newTally = input({
  regattaName,
  competitorId: idInPath('The id of the competitor'),
  afloat,
  at: Type.Optional(millis('The time of the press; now if it is absent or later')),
})

export const tally = reply({
  afloat,
  at: integer('The time of the press, in milliseconds since 1970'),
  by: nullable(Type.String(), 'The user who checked the boat in or out'),
})
