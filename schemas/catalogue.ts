import { Type } from '@sinclair/typebox'
import { reply } from './schema.ts'

const action = reply({
  action: Type.String(),
  permission: Type.String({ description: 'To do it to every object of the type' }),
  meaning: Type.String({ description: 'Ends in "it": the object' }),
  everybody: Type.Boolean({ description: 'Whether everybody may, signed in or not' }),
  owner: Type.Boolean({ description: 'Whether owners may do it to what they own' }),
  roles: Type.Array(Type.String(), { description: 'The predefined roles that hold it' }),
})

export const catalogue = reply({
  types: Type.Array(
    reply({
      type: Type.String(),
      meaning: Type.String(),
      id: Type.Array(Type.String(), { description: 'The parts of an id, in order' }),
      actions: Type.Array(action),
    }),
  ),
  roles: Type.Array(
    reply({ id: Type.String(), name: Type.String(), permissions: Type.Array(Type.String()) }),
  ),
  everybody: Type.Array(Type.String(), { description: 'What everybody holds at first' }),
})
