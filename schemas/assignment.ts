import { Type } from '@sinclair/typebox'
import { userName, uuid } from './common.ts'
import { input, nullable, reply } from './schema.ts'

/** A role in the hands of a user; the qualifiers say for whose objects it counts. */
export const assignment = input({
  username: userName,
  role_definition_id: uuid,
  qualifying_group_id: Type.Optional(
    Type.Union([uuid, Type.Literal('')], {
      description: 'The role counts only for what this group owns',
    }),
  ),
  qualifying_username: Type.Optional(
    Type.String({ maxLength: 256, description: 'The role counts only for what this user owns' }),
  ),
  transitive: Type.Optional(
    Type.Boolean({
      description: 'Whether the user may pass on what the role holds; by default yes',
    }),
  ),
})

export const roleOfUser = reply({
  role_definition_id: Type.String(),
  role_name: Type.String(),
  owning_group_id: nullable(Type.String()),
  owning_user_name: nullable(Type.String()),
  qualifying_group_id: nullable(Type.String()),
  qualifying_username: nullable(Type.String()),
  transitive: Type.Boolean(),
})

export const rolesOfUser = Type.Array(roleOfUser)
