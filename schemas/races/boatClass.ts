import { Type } from '@sinclair/typebox'
import { nameInPath } from '../platform/fields.ts'
import { flag, input, nullable, reply, text } from '../schema.ts'

export const boatClass = reply({
  name: text('The key of the class, for example `J70`; of an unknown class the name as given'),
  displayName: Type.String(),
  hullLengthInMeters: nullable(Type.Number()),
  hullBeamInMeters: nullable(Type.Number()),
  typicallyStartsUpwind: flag('Whether the first leg usually is upwind'),
  aliasNames: Type.Array(Type.String()),
})

export const boatClasses = Type.Array(boatClass)

export const boatClassReference = input({
  name: nameInPath('The key, the display name or an alias, without regard to case and punctuation'),
})
