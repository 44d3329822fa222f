import { Type } from '@sinclair/typebox'
import { millisOrNull, userName, uuid } from '../platform/common.ts'
import { windowOf } from '../platform/moment.ts'
import { flag, input, nullable, reply, text } from '../schema.ts'

/** A role assignment of a user; the qualifiers limit it to objects of an owner. */
export const assignment = input({
  username: userName,
  role_definition_id: uuid,
  qualifying_group_id: Type.Optional(
    Type.Union([uuid, Type.Literal('')], {
      description: 'The role applies only to objects of this group',
    }),
  ),
  qualifying_username: Type.Optional(
    text('The role applies only to objects of this user', { maxLength: 256 }),
  ),
  transitive: Type.Optional(
    flag('Whether the user can pass on the permissions of the role; by default true'),
  ),
  ...windowOf('role'),
})

export const roleOfUser = reply({
  role_definition_id: Type.String(),
  role_name: Type.String(),
  owning_group_id: nullable(Type.String()),
  owning_user_name: nullable(Type.String()),
  qualifying_group_id: nullable(Type.String()),
  qualifying_username: nullable(Type.String()),
  transitive: Type.Boolean(),
  validFrom: millisOrNull,
  validUntil: millisOrNull,
  expired: Type.Optional(
    flag('Present if the time is over; the next change of the user removes the role 30 days later'),
  ),
})

export const rolesOfUser = Type.Array(roleOfUser)

export const givenRole = reply({
  changeableBy: Type.Array(Type.String(), {
    description: 'Other users with UPDATE or DELETE on the user, whom the caller may know',
  }),
  withheld: flag('Whether there may be more of them'),
})
