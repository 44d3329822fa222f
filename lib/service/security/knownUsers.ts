/** Users whom the caller may not READ, in requests about an object of the caller. */
import type { Security } from '../../domain/access/facts.ts'
import { type ObjectReference, userObject } from '../../domain/access/objectId.ts'
import type { Request } from '../../domain/access/permission.ts'
import { readSecurity } from '../../store/entities/securities.ts'
import { readUser, type StoredUser } from '../../store/entities/users.ts'
import { notFound } from '../notFound.ts'
import type { Context } from '../context.ts'
import { mayEach } from '../readable.ts'

export interface AclVisibility {
  readonly changesAcl: boolean
  /**
   * The owning group and the groups in the ACL, if the caller may READ all of them. Otherwise each
   * response about a user would disclose the membership in a hidden group.
   */
  readonly groupIds: ReadonlySet<string> | undefined
}

export const aclVisibilityOf = async (
  context: Context,
  object: ObjectReference,
  { ownerGroupId, acl }: Security,
): Promise<AclVisibility> => {
  const [changesAcl = false] = await mayEach(context, [object], 'CHANGE_ACL')
  if (!changesAcl) return { changesAcl, groupIds: undefined }
  const ids = [ownerGroupId, ...acl.map(({ groupId }) => groupId)].filter((id) => id !== null)
  const groups = ids.map((id) => ({ type: 'USER_GROUP', id }))
  const readable = await mayEach(context, groups, 'READ')
  return { changesAcl, groupIds: readable.every(Boolean) ? new Set(ids) : undefined }
}

/**
 * Returns any user, for a request about an object whose ACL the caller may change and whose groups
 * the caller may READ.
 * @throws Failure `not-found`
 */
export const knownSubject = async (
  context: Context,
  username: string,
  { type, id }: Request,
): Promise<StoredUser | undefined> => {
  if (id === undefined || context.caller === undefined) return undefined
  const object = { type, id }
  const security = await readSecurity(context.store, object)
  const { groupIds } = await aclVisibilityOf(context, object, security)
  if (groupIds === undefined) return undefined
  const user = await readUser(context.store, username)
  if (user === undefined) throw notFound(userObject(username))
  return user
}
