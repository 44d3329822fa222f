/** Users, and who may do what, as things that a request may change. */
import { userObject } from '../domain/access/objectId.ts'
import { belonging, contentOf, type Describe } from './belonging.ts'
import { partsOf } from './keys.ts'
import { assignmentsIn } from './assignments.ts'
import { contentOfGrants, grantsIn } from './receivedGrants.ts'
import type { User } from './users.ts'

/** Secrets under the names of what they are for. */
export const user: Describe = (item) => {
  const { name, passwordHash, ...stored } = item as unknown as User
  const content = {
    email: stored.email,
    fullName: stored.fullName,
    company: stored.company,
    password: passwordHash,
    accessToken: stored.accessTokenGeneration,
    sessions: stored.sessionGeneration,
    defaultGroup: stored.defaultGroupId,
    groups: stored.groupIds,
    roles: assignmentsIn(item),
    ...(item.declined === undefined ? {} : { declined: contentOfGrants(grantsIn(item.declined)) }),
  }
  const reference = userObject(name)
  return [
    {
      ...{ what: 'object', ...reference, name, identity: stored.userId, content },
      seenBy: { objects: [reference] },
    },
  ]
}

/** The grants of strangers to a user, with the number of the last one. */
export const receivedGrants: Describe = (item) => {
  const { name, userId, grants, lastNumber: number } = item
  const reference = userObject(name as string)
  return [
    {
      ...{ what: 'receivedGrants', ...reference, name: name as string },
      ...{ identity: userId as string, content: { ...contentOfGrants(grantsIn(grants)), number } },
      seenBy: { objects: [reference] },
    },
  ]
}

/** Under the names that the endpoints of ownership use. */
export const security: Describe = (item) => {
  const { ownerUserId, ownerUserName, ownerGroupId, displayName, acl } = item
  // Somebody else may have the same name by now.
  const owner = ownerUserId === null ? null : { name: ownerUserName, userId: ownerUserId }
  const ownership = { username: owner, groupId: ownerGroupId, displayName }
  const isOwned = Object.values(ownership).some((value) => value !== null)
  return [
    ...(isOwned ? [belonging(item, 'ownership', { content: ownership })] : []),
    ...((acl as readonly unknown[]).length > 0
      ? [belonging(item, 'acl', { content: { acl } })]
      : []),
  ]
}

/** In the hands of a user, or of a group that gives it to others. */
export const roleHolder: Describe = (item) => {
  const name = item.userName as string | undefined
  const groupId = (item.qualifyingGroupId as string | null) ?? undefined
  const readers = [
    ...(name === undefined ? [] : [userObject(name)]),
    ...(groupId === undefined ? [] : [{ type: 'USER_GROUP', id: groupId }]),
  ]
  const identity = item.PK + item.SK
  return [belonging(item, 'role', { name, groupId, identity, readers })]
}

export const groupMember: Describe = (item) => {
  const name = item.userName as string
  const identity = item.PK + item.SK
  return [belonging(item, 'membership', { name, identity, readers: [userObject(name)] })]
}

export const session: Describe = (item) => [
  {
    ...{ what: 'session', name: item.userName as string, identity: item.PK, content: {} },
    seenBy: { userId: item.userId as string },
  },
]

export const preference: Describe = (item) => {
  const [name] = partsOf(item.SK).slice(1)
  const [userId = ''] = partsOf(item.PK).slice(1)
  const identity = item.PK + item.SK
  return [{ what: 'preference', name, identity, content: contentOf(item), seenBy: { userId } }]
}
