/** Who owns what a request creates. */
import { loadFacts } from '../store/definitions.ts'
import type { ObjectSecurity } from '../store/entities/securities.ts'
import type { User } from '../store/entities/users.ts'
import type { Context } from './context.ts'

export type Ownership = Omit<ObjectSecurity, 'acl' | 'displayName'>

/**
 * The caller, and the group that the request wants if the caller is a member of it, else the
 * caller's default group. Nobody owns what nobody makes.
 */
export const creationOwnership = async (context: Context): Promise<Ownership> => {
  const { store, caller, wantedGroupId, definitions: cache, epoch } = context
  if (caller === undefined) return { ownerUserId: null, ownerUserName: null, ownerGroupId: null }
  const { user } = caller
  const groupIds = [wantedGroupId, ...defaultGroups(user)].filter(isMemberOf(user))
  // The decision about the new object needs these definitions too, and finds them in the cache.
  const { definitions } = await loadFacts(store, cache, epoch, user, { securities: [], groupIds })
  const ownerGroupId = groupIds.find((groupId) => definitions.group(groupId) !== undefined) ?? null
  return { ownerUserId: user.userId, ownerUserName: user.name, ownerGroupId }
}

/**
 * The group that owns what the user creates, unless a request wants another one: the default group,
 * or, when it is gone or the user has left it, the group that was made with the user.
 */
export const defaultGroupOf = (user: User, exists: (groupId: string) => boolean): string | null =>
  defaultGroups(user).filter(isMemberOf(user)).find(exists) ?? null

const defaultGroups = ({ defaultGroupId, ownGroupId }: User) => [defaultGroupId, ownGroupId]

const isMemberOf =
  ({ groupIds }: User) =>
  (groupId: string | null | undefined): groupId is string =>
    typeof groupId === 'string' && groupIds.includes(groupId)
