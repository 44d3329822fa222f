/** Many members of a group, without the groups that registered users get. */
import { userObject } from '../../lib/domain/access/objectId.ts'
import { randomUUID } from 'node:crypto'
import { newUserWrites } from '../../lib/service/security/users.ts'
import { putGroupMember } from '../../lib/store/entities/groups.ts'
import { putSecurity, unsecured } from '../../lib/store/entities/securities.ts'
import type { Write } from '../../lib/store/items.ts'
import { putUser } from '../../lib/store/entities/users.ts'
import type { SecuritySetup } from './securitySetup.ts'

/** Each member takes three writes, and a transaction allows a hundred. */
const usersAtOnce = 33

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
  for (let start = 0; start < size; start += usersAtOnce) {
    const writes = names.slice(start, start + usersAtOnce).flatMap((name) => member(name, groupId))
    await setup.newStore().write(writes)
  }
  return names
}

const member = (name: string, groupId: string): readonly Write[] => {
  const nothing = { email: null, fullName: null, company: null, passwordHash: null }
  const { user } = newUserWrites({ name, ...nothing, groupIds: [groupId] }, null)
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
    putGroupMember(groupId, { userId: randomUUID(), name: `ghost-${position}` }),
  )
  for (let start = 0; start < size; start += 100) {
    await setup.newStore().write(ghosts.slice(start, start + 100))
  }
}
