import type { Roles } from '../../decisions/contender.ts'

/** A permission of one type; `*` stands for all, an id that is not there for all of them. */
export interface SinglePermission {
  readonly role: string
  readonly type: string
  readonly action: string
  readonly id: string
}

/** Peers know no lists of types: each becomes a permission of its own. */
export const singlePermissions = (roles: Roles): readonly SinglePermission[] =>
  roles.flatMap((permissions, at) =>
    permissions.flatMap((permission) => {
      const [types = '', action = '', id = '*'] = permission.split(':')
      return types.split(',').map((type) => ({ role: `role${at}`, type, action, id }))
    }),
  )
