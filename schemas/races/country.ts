import { Type } from '@sinclair/typebox'
import { nullable, reply, text } from '../schema.ts'

export const country = reply({
  twoLetterIsoCode: Type.String(),
  threeLetterIocCode: nullable(Type.String(), 'Null: the country has no Olympic committee'),
  name: text('The name in upper case'),
  unIsoNumeric: nullable(Type.String()),
  unVehicle: nullable(Type.String(), 'Always null: the sign on vehicles is not known here'),
  ianaInternet: nullable(Type.String(), 'The top-level domain, without its dot'),
  threeLetterIsoCode: Type.String(),
})

export const countries = Type.Array(country)
