import { Type } from '@sinclair/typebox'
import { chosenId, roleId } from '../platform/common.ts'
import { newName } from '../platform/name.ts'
import { input, reply, text } from '../schema.ts'

const roleName = newName('The name of the role')

const permission = text('`*`, or `TYPE[,TYPE]:ACTION[,ACTION][:ID[,ID]]`, each part possibly `*`', {
  minLength: 1,
  maxLength: 512,
})

export const role = reply({
  id: Type.String(),
  name: Type.String(),
  permissions: Type.Array(Type.String()),
  roleId: text('The same as `id`, for existing clients'),
  roleName: text('The same as `name`, for existing clients'),
})

export const roles = Type.Array(role)

export const newRole = input({ id: Type.Optional(chosenId), roleName })

export const roleReference = input({ roleId })

export const roleChange = input({
  roleId,
  roleName: Type.Optional(roleName),
  permissions: Type.Array(permission, {
    maxItems: 100,
    description: 'A set that replaces the current permissions of the role',
  }),
})
