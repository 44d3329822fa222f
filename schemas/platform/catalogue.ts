import { Type } from '@sinclair/typebox'
import { flag, reply, text } from '../schema.ts'

const action = reply({
  action: Type.String(),
  permission: text('The permission for all objects of the type'),
  meaning: text('The meaning of the action; "it" is the object'),
  everybody: flag('Whether everybody has it by default, signed in or not'),
  owner: flag('Whether owners have it for their objects'),
  roles: Type.Array(Type.String(), { description: 'The predefined roles with this permission' }),
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
  everybody: Type.Array(Type.String(), { description: 'The initial permissions of everybody' }),
})
