/** Many members of a group, without the groups that registered users get. */
import { userObject } from '#values/objectId.ts'
import { newId } from '../../harness/ids.ts'
import { storedUser } from '../../harness/storedUsers.ts'
import { putGroupMember } from '#access/items/groups.ts'
import { putSecurity, unsecured } from '#table/items/securities.ts'
import type { Write } from '#table/items.ts'
import { putUser } from '#access/items/users.ts'
import type { SecuritySetup } from './securitySetup.ts'

/** @returns the names, in order */
export const makeCrowd = async (
  setup: SecuritySetup,
  groupId: string,
  size: number,
): Promise<readonly string[]> => {
  const names = Array.from(
    { length: size },
    (_, position) => `crowd-${groupId.slice(0, 4)}-${String(position).padStart(5, '0')}`,
  )
  await setup.fill(names.flatMap((name) => member(name, groupId)))
  return names
}

const member = (name: string, groupId: string): readonly Write[] => {
  const { user } = storedUser({ name, groupIds: [groupId] })
  const owner = { ownerUserId: user.userId, ownerUserName: name }
  return [
    putUser(user, 'absent'),
    putSecurity(userObject(name), { ...unsecured, ...owner }, 'any'),
    putGroupMember(groupId, user),
  ]
}

/** The names in membership items whose users do not exist. */
export const makeGhosts = async (
  setup: SecuritySetup,
  groupId: string,
  size: number,
): Promise<void> => {
  const ghosts = Array.from({ length: size }, (_, position) =>
    putGroupMember(groupId, { userId: newId(), name: `ghost-${position}` }),
  )
  await setup.fill(ghosts)
}
