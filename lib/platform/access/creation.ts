import type { AccessContext } from './context.ts'
import { loadFacts } from './items/definitions.ts'
import { type ObjectSecurity, putSecurity, unsecured } from '#table/items/securities.ts'
import type { ObjectReference } from '#values/objectId.ts'
import type { User } from './items/users.ts'

export type Ownership = Omit<ObjectSecurity, 'acl' | 'displayName'>

/** The group is the requested one if the caller is a member of it. Anonymous callers own nothing. */
export const creationOwnership = async (context: AccessContext): Promise<Ownership> => {
  const { caller, wantedGroupId } = context
  if (caller === undefined) return { ownerUserId: null, ownerUserName: null, ownerGroupId: null }
  const { user } = caller
  const groupIds = [wantedGroupId, ...defaultGroups(user)].filter(isMemberOf(user))
  // The decision about the new object needs these definitions too, and reads them from the cache.
  const { definitions } = await loadFacts(context, { securities: [], groupIds })
  const ownerGroupId = groupIds.find((groupId) => definitions.group(groupId) !== undefined) ?? null
  return { ownerUserId: user.userId, ownerUserName: user.name, ownerGroupId }
}

export const newSecurity = async (context: AccessContext, object: ObjectReference) =>
  putSecurity(object, { ...unsecured, ...(await creationOwnership(context)) }, 'any')

/** The group that was created with the user replaces a default group that is deleted or left. */
export const defaultGroupOf = (user: User, exists: (groupId: string) => boolean): string | null =>
  defaultGroups(user).filter(isMemberOf(user)).find(exists) ?? null

const defaultGroups = ({ defaultGroupId, ownGroupId }: User) => [defaultGroupId, ownGroupId]

const isMemberOf =
  ({ groupIds }: User) =>
  (groupId: string | null | undefined): groupId is string =>
    typeof groupId === 'string' && groupIds.includes(groupId)
