/** The roles of a user as they are stored: one line each (see `lib/store/users.ts`). */
import type { Item } from '../../lib/store/items.ts'

export interface HeldRole {
  readonly roleId: string
  /** Empty: the role counts for everything. */
  readonly groupId: string
  readonly userId: string
}

export const assignmentsIn = ({ assignments }: Item): readonly HeldRole[] =>
  (typeof assignments === 'string' ? assignments : '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [roleId = '', , groupId = '', userId = ''] = line.split(':')
      return { roleId, groupId, userId }
    })
