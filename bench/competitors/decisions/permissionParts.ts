import type { Roles } from '../../decisions/competitor.ts'

/** A permission of one type. `*` means all, and an absent id means all objects. */
export interface SinglePermission {
  readonly role: string
  readonly type: string
  readonly action: string
  readonly id: string
}

/** Competitors do not support lists of types: each type becomes a permission. */
export const singlePermissions = (roles: Roles): readonly SinglePermission[] =>
  roles.flatMap((permissions, at) =>
    permissions.flatMap((permission) => {
      const [types = '', action = '', id = '*'] = permission.split(':')
      return types.split(',').map((type) => ({ role: `role${at}`, type, action, id }))
    }),
  )
