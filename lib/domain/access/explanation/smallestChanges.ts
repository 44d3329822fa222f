/**
 * What would allow it? Every suggestion is tried out on the facts: with all of its changes the
 * decision is yes, and without any one of them it is no.
 */
import { aclLimits } from '../../../../schemas/ownership.ts'
import { denies } from '../acl.ts'
import { decide } from '../decide.ts'
import type { Facts, Holder } from '../facts.ts'
import { permits, type Request, typePattern } from '../permission.ts'
import { steps } from '../decisionSteps.ts'
import { type Change, isAclChange, withChanges } from './change.ts'
import { powerOf } from './power.ts'

/** What may be suggested beyond what the facts name, in the order of preference. */
export interface Offers {
  /** Groups that may get an entry in the ACL, beside everybody: the user is a member of each. */
  readonly groupIds: readonly string[]
  readonly roleIds: readonly string[]
}

/** More would be no help. */
export const suggestionsMax = 10

/** Those that give the least power come first. Nothing is suggested for what is allowed already. */
export const smallestChanges = (
  facts: Facts,
  request: Request,
  offers: Offers,
): readonly (readonly Change[])[] => {
  if (decide(facts, request).allowed) return []
  const single = candidates(facts, request, offers).map((change) => [change])
  return [[], ...single]
    .map((changes) => [...denialsAgainst(withChanges(facts, changes), request), ...changes])
    .filter((changes) => isSmallest(facts, request, changes) && isAccepted(facts, changes))
    .map((changes) => ({ changes, power: powerOf(facts, changes) }))
    .sort((left, right) => left.power - right.power)
    .slice(0, suggestionsMax)
    .map(({ changes }) => changes)
}

/** Whether an ACL can be given to what the request names: one object, and not all of a type. */
export const namesObject = ({ type, id }: Request): boolean =>
  id !== undefined && id !== '' && typePattern.test(type)

/** Enough, and nothing of it too much. The denials are those that stand: each has to go. */
const isSmallest = (facts: Facts, request: Request, changes: readonly Change[]): boolean =>
  decide(withChanges(facts, changes), request).allowed &&
  changes.every((left) => {
    if (left.kind === 'remove-denial') return true
    const others = changes.filter((change) => change !== left)
    return !decide(withChanges(facts, others), request).allowed
  })

/** The denials that stand against it, one for each group that the ACL denies it to. */
const denialsAgainst = (facts: Facts, request: Request): readonly Change[] => {
  const entries = steps(facts, request).flatMap((step) =>
    step.rule === 'acl-denial' && step.obstacle === null ? [step.entry] : [],
  )
  return [...new Set(entries.map(({ groupId }) => groupId))].map((groupId) => ({
    kind: 'remove-denial',
    groupId,
    denials: entries
      .filter((entry) => entry.groupId === groupId)
      .flatMap(({ actions }) => actions)
      .filter((said) => denies({ groupId, actions: [said] }, request.action)),
  }))
}

const candidates = (facts: Facts, request: Request, offers: Offers): readonly Change[] => {
  const { action } = request
  const isObject = namesObject(request)
  const forUser = facts.user === undefined ? [] : candidatesFor(facts.user, facts, request, offers)
  return [
    ...(isObject
      ? [...offers.groupIds, null].map((groupId) => ({
          kind: 'add-grant' as const,
          groupId,
          action,
        }))
      : []),
    ...forUser,
    ...(isObject && facts.user !== undefined ? [{ kind: 'make-owner' as const }] : []),
  ]
}

const candidatesFor = (
  user: Holder,
  facts: Facts,
  request: Request,
  { roleIds }: Offers,
): readonly Change[] => {
  const { security, definitions, everybody } = facts
  const owners =
    security.ownerGroupId === null ? undefined : definitions.group(security.ownerGroupId)
  const named = [...security.acl.map(({ groupId }) => groupId), owners?.id ?? null]
  const joinable = new Set(named.filter((id) => id !== null && !user.groupIds.includes(id)))
  const known = [
    ...roleIds,
    ...[...user.assignments, ...everybody.assignments].map(({ roleId }) => roleId),
    ...(owners?.roles ?? []).map(({ roleId }) => roleId),
  ]
  const fitting = [...new Set(known)].filter((roleId) =>
    definitions.role(roleId)?.permissions.some((permission) => permits(permission, request)),
  )
  const qualification = ownersOf(facts)
  return [
    ...[...joinable].flatMap((groupId) =>
      groupId !== null && definitions.group(groupId) !== undefined
        ? [{ kind: 'join-group' as const, groupId }]
        : [],
    ),
    ...fitting
      .filter((roleId) => !holds(user, roleId, qualification))
      .map((roleId) => ({ kind: 'give-role' as const, roleId, ...qualification })),
    ...(owners !== undefined && user.groupIds.includes(owners.id) ? fitting : [])
      .filter((roleId) => owners?.roles.every((attached) => attached.roleId !== roleId))
      .map((roleId) => ({ kind: 'attach-role' as const, groupId: owners?.id ?? '', roleId })),
  ]
}

/** The narrowest qualification that fits the object. */
const ownersOf = ({ security: { ownerUserId, ownerGroupId }, definitions }: Facts) => ({
  qualifyingUserId:
    ownerUserId !== null && definitions.userExists(ownerUserId) ? ownerUserId : null,
  qualifyingGroupId:
    ownerGroupId !== null && definitions.group(ownerGroupId) !== undefined ? ownerGroupId : null,
})

const holds = (
  { assignments }: Holder,
  wanted: string,
  { qualifyingUserId, qualifyingGroupId }: ReturnType<typeof ownersOf>,
): boolean =>
  assignments.some(
    (held) =>
      held.roleId === wanted &&
      held.qualifyingUserId === qualifyingUserId &&
      held.qualifyingGroupId === qualifyingGroupId,
  )

/** Whether the list that comes out of it may be sent. */
const isAccepted = (facts: Facts, changes: readonly Change[]): boolean => {
  const { acl } = withChanges(facts, changes).security
  return (
    !changes.some(isAclChange) ||
    (acl.length <= aclLimits.entries &&
      acl.every(
        ({ actions }) =>
          actions.length <= aclLimits.actions &&
          actions.every((action) => action.length <= aclLimits.actionCharacters),
      ))
  )
}
