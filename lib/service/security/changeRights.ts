/** May the caller make the changes that are suggested? Asked with the rules that will judge them. */
import { decide } from '../../domain/decide.ts'
import { type Change, isAclChange, withAcl } from '../../domain/explanation/change.ts'
import type { Facts } from '../../domain/facts.ts'
import { actionsOpenedUnheld, mayGrant } from '../../domain/granting.ts'
import type { Permission } from '../../domain/permission.ts'
import { factsOfEach } from '../authorize.ts'
import type { Context } from '../context.ts'
import type { Asked } from './askedFacts.ts'

/** In the order of the suggestions: whether the caller may make all of the changes of each. */
export const rightsOverChanges = async (
  context: Context,
  asked: Asked,
  suggested: readonly (readonly Change[])[],
): Promise<readonly boolean[]> => {
  if (context.caller === undefined) return suggested.map(() => false)
  const groupIds = suggested
    .flat()
    .flatMap((change) =>
      change.kind === 'join-group' || change.kind === 'attach-role' ? change.groupId : [],
    )
  const groups = groupIds.map((id) => ({ type: 'USER_GROUP', id }))
  const facts = await factsOfEach(context, groups)
  const changeable = new Set(
    groups
      .filter((group, position) => {
        const about = facts[position]
        return about !== undefined && decide(about, { ...group, action: 'UPDATE' }).allowed
      })
      .map(({ id }) => id),
  )
  return suggested.map((changes) => mayMake(asked, changes, changeable))
}

const mayMake = (
  { callerFacts, request }: Asked,
  changes: readonly Change[],
  changeable: ReadonlySet<string>,
): boolean => {
  const object = { type: request.type, id: request.id ?? '' }
  const may = (action: string): boolean => decide(callerFacts, { ...object, action }).allowed
  const aclChanges = changes.filter(isAclChange)
  const { acl } = withAcl(callerFacts.security, aclChanges)
  const mayChangeAcl =
    aclChanges.length === 0 ||
    (may('CHANGE_ACL') && actionsOpenedUnheld(callerFacts, object, acl).length === 0)
  return (
    mayChangeAcl &&
    changes.every((change) => {
      switch (change.kind) {
        case 'remove-denial':
        case 'add-grant':
          return true
        case 'make-owner':
          return may('CHANGE_OWNERSHIP')
        case 'give-role':
          return mayGrantAll(callerFacts, [change.roleId], change)
        case 'join-group':
        case 'attach-role': {
          const { groupId } = change
          const roleIds =
            change.kind === 'attach-role'
              ? [change.roleId]
              : (callerFacts.definitions.group(groupId)?.roles ?? []).map(({ roleId }) => roleId)
          const qualification = { qualifyingUserId: null, qualifyingGroupId: groupId }
          return changeable.has(groupId) && mayGrantAll(callerFacts, roleIds, qualification)
        }
      }
    })
  )
}

const mayGrantAll = (
  facts: Facts,
  roleIds: readonly string[],
  { qualifyingUserId, qualifyingGroupId }: Parameters<typeof mayGrant>[2],
): boolean =>
  roleIds
    .flatMap((roleId): readonly Permission[] => facts.definitions.role(roleId)?.permissions ?? [])
    .every((permission) => mayGrant(facts, permission, { qualifyingUserId, qualifyingGroupId }))
