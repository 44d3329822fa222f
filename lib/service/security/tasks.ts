/** The requests that make suggested changes, in their order. */
import { type Change, isAclChange, withAcl } from '../../domain/access/explanation/change.ts'
import type { AclEntry } from '../../domain/access/facts.ts'
import type { ObjectReference } from '../../domain/access/objectId.ts'
import type { QuestionFacts } from './questionFacts.ts'

export type Task =
  | {
      readonly kind: 'replace-acl'
      readonly object: ObjectReference
      readonly acl: readonly AclEntry[]
      readonly displayName: string | null
    }
  | { readonly kind: 'change-owner'; readonly object: ObjectReference; readonly username: string }
  | { readonly kind: 'add-member'; readonly groupId: string; readonly username: string }
  | { readonly kind: 'attach-role'; readonly groupId: string; readonly roleId: string }
  | {
      readonly kind: 'give-role'
      readonly username: string
      readonly roleId: string
      readonly qualifyingUserName: string | null
      readonly qualifyingGroupId: string | null
    }

/** All changes of an access control list are one task. */
export const tasksOf = (asked: QuestionFacts, changes: readonly Change[]): readonly Task[] => {
  const { request, security, facts, subject } = asked
  const object = { type: request.type, id: request.id ?? '' }
  const aclChanges = changes.filter(isAclChange)
  // The request cannot contain deleted groups.
  const acl = withAcl(security, aclChanges).acl.filter(
    ({ groupId }) => groupId === null || facts.definitions.group(groupId) !== undefined,
  )
  const { displayName } = security
  return [
    ...(aclChanges.length === 0
      ? []
      : [{ kind: 'replace-acl' as const, object, acl, displayName }]),
    ...changes.flatMap((change) => taskOf(change, object, asked, subject?.name ?? '')),
  ]
}

const taskOf = (
  change: Change,
  object: ObjectReference,
  { security }: QuestionFacts,
  username: string,
): readonly Task[] => {
  switch (change.kind) {
    case 'remove-denial':
    case 'add-grant':
      return []
    case 'make-owner':
      return [{ kind: 'change-owner', object, username }]
    case 'join-group':
      return [{ kind: 'add-member', groupId: change.groupId, username }]
    case 'attach-role':
      return [{ kind: 'attach-role', groupId: change.groupId, roleId: change.roleId }]
    case 'give-role': {
      const { roleId, qualifyingUserId, qualifyingGroupId } = change
      const qualifyingUserName = qualifyingUserId === null ? null : security.ownerUserName
      return [{ kind: 'give-role', username, roleId, qualifyingUserName, qualifyingGroupId }]
    }
  }
}
