/** Checks permission for suggested changes, by the rules of the operations that make them. */
import type { AccessContext } from '#access/context.ts'
import { decide } from '#access/rules/decide.ts'
import { type AclChange, type Change, isAclChange, withAcl } from '../rules/explanation/change.ts'
import type { Qualifier } from '#access/rules/facts.ts'
import {
  newlyAllowedUngrantable,
  firstUngrantable,
  type GrantFacts,
  managesOwnerGroup,
  mayPassOn,
} from '#access/rules/granting.ts'
import { windowOf } from '#values/timeWindow.ts'
import { groupObject, roleObject } from '#values/objectId.ts'
import { loadFactsForGrants } from '#access/authorize.ts'
import { filterReadable } from '#access/readable.ts'
import type { QuestionFacts } from './questionFacts.ts'
import { ownersOf } from '#access/passingOn.ts'

/** Whether the caller may make all changes of a suggestion, in the order of the suggestions. */
export const rightsOverChanges = async (
  context: AccessContext,
  asked: QuestionFacts,
  suggested: readonly (readonly Change[])[],
): Promise<readonly boolean[]> => {
  if (context.caller === undefined) return suggested.map(() => false)
  const grants = suggested.flat().filter(isGrant)
  const roleIds = grants.flatMap((grant) => ('roleId' in grant ? grant.roleId : []))
  const wholeGroupIds = grants.flatMap((grant) =>
    grant.kind === 'join-group' ? grant.groupId : [],
  )
  const [facts, ...factsOfEachGrant] = await loadFactsForGrants(
    context,
    [asked.security, ...grants.map((grant) => ownersOf(qualificationOf(grant)))],
    { roleIds, wholeGroupIds },
  )
  if (facts === undefined) throw new Error('facts are missing')
  const readable = new Set(await filterReadable(context, roleIds, roleObject))
  const rights = new Map(
    grants.map((grant, position) => {
      const about = factsOfEachGrant[position]
      return [grant, about !== undefined && mayMakeGrant(about, grant, readable)]
    }),
  )
  return suggested.map((changes) => {
    const aclChanges = changes.filter(isAclChange)
    return (
      (aclChanges.length === 0 || mayChangeAcl(facts, asked, aclChanges)) &&
      changes.every((change) => {
        if (isGrant(change)) return rights.get(change) === true
        return change.kind !== 'make-owner' || mayMakeOwner(facts, asked)
      })
    )
  })
}

type Grant = Exclude<Change, AclChange | { readonly kind: 'make-owner' }>

const isGrant = (change: Change): change is Grant =>
  'roleId' in change || change.kind === 'join-group'

const objectOf = ({ request: { type, id = '' } }: QuestionFacts) => ({ type, id })

const mayChangeAcl = (facts: GrantFacts, asked: QuestionFacts, changes: readonly AclChange[]) => {
  const object = objectOf(asked)
  const { acl } = withAcl(facts.security, changes)
  return (
    decide(facts, { ...object, action: 'CHANGE_ACL' }).allowed &&
    newlyAllowedUngrantable(facts, object, acl).length === 0
  )
}

const mayMakeOwner = (facts: GrantFacts, asked: QuestionFacts): boolean => {
  const request = { ...objectOf(asked), action: 'CHANGE_OWNERSHIP' }
  return decide(facts, request).allowed && mayPassOn(facts, request)
}

const qualificationOf = (grant: Grant): Qualifier =>
  grant.kind === 'give-role' ? grant : { qualifyingUserId: null, qualifyingGroupId: grant.groupId }

const mayMakeGrant = (facts: GrantFacts, grant: Grant, readable: ReadonlySet<string>): boolean => {
  const { definitions } = facts
  const isReadable = !('roleId' in grant) || readable.has(grant.roleId)
  const roleIds =
    grant.kind === 'join-group'
      ? (definitions.group(grant.groupId)?.roles ?? []).map(({ roleId }) => roleId)
      : [grant.roleId]
  const permissions = roleIds.flatMap((roleId) => definitions.role(roleId)?.permissions ?? [])
  return (
    isReadable &&
    mayChangeGroup(facts, grant) &&
    firstUngrantable(facts, permissions, windowOf('validUntil' in grant ? grant : {})) === undefined
  )
}

const mayChangeGroup = (facts: GrantFacts, grant: Grant): boolean => {
  if (grant.kind === 'give-role') return true
  if (facts.ownerGroupSecurity === undefined) return false
  const ofGroup = { ...facts, security: facts.ownerGroupSecurity }
  const { allowed } = decide(ofGroup, { ...groupObject(grant.groupId), action: 'UPDATE' })
  return allowed && (grant.kind === 'attach-role' || managesOwnerGroup(facts))
}
