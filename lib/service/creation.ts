/** Who owns what a request creates. */
import { readGroup } from '../store/groups.ts'
import type { ObjectSecurity } from '../store/securities.ts'
import type { Context } from './context.ts'

export type Ownership = Omit<ObjectSecurity, 'acl' | 'displayName'>

/**
 * The caller, and the group that the request wants if the caller is a member of it, else the
 * caller's default group. Nobody owns what nobody makes.
 */
export const creationOwnership = async ({
  store,
  caller,
  wantedGroupId,
}: Context): Promise<Ownership> => {
  if (caller === undefined) return { ownerUserId: null, ownerUserName: null, ownerGroupId: null }
  const { user } = caller
  const wanted = wantedGroupId !== undefined && user.groupIds.includes(wantedGroupId)
  const ownerGroupId =
    wanted && (await readGroup(store, wantedGroupId)) !== undefined
      ? wantedGroupId
      : user.defaultGroupId
  return { ownerUserId: user.userId, ownerUserName: user.name, ownerGroupId }
}
