/** A typical decision with shiro-trie: first the ACL of the object, then the user's permissions. */
import shiroTrie from 'shiro-trie'
import type { Item } from './table.ts'

interface AclEntry {
  readonly groupId: string
  readonly actions: readonly string[]
}

export const mayRead = (
  eventId: string,
  acl: Item | undefined,
  memberships: Item | undefined,
  roles: readonly (Item | undefined)[],
): boolean => {
  const groups = new Set((memberships?.groupIds ?? []) as readonly string[])
  const entries = ((acl?.entries ?? []) as readonly AclEntry[]).filter(({ groupId }) =>
    groups.has(groupId),
  )
  if (entries.some(({ actions }) => actions.includes('!READ'))) return false
  if (entries.some(({ actions }) => actions.includes('READ'))) return true
  const permissions = roles.flatMap((role) => (role?.permissions ?? []) as readonly string[])
  return shiroTrie
    .newTrie()
    .add(...permissions)
    .check(`EVENT:READ:${eventId}`)
}
