import type { Facts, Grantee, Holder } from './facts.ts'
import type { AclEntry } from '#values/security.ts'
import { isUnqualified } from './grantSources.ts'
import { coversAction, type Permission, type AccessRequest } from './permission.ts'
import { isPartOfUpdate } from '#values/objectTypes.ts'
import { hasWindow, isExpired, windowObstacle, type WindowObstacle } from '#values/timeWindow.ts'
import { tokenObstacle } from './tokenLimit.ts'

export interface EntryStep {
  readonly rule: 'acl-denial' | 'acl-grant'
  readonly entry: AclEntry
  readonly obstacle: EntryObstacle | null
}

export type EntryObstacle =
  | 'not-a-member'
  | 'group-gone'
  | 'other-action'
  /** The entry denies the action, but owners and administrators keep it. */
  | 'never-locked-out'
  /** A scoped token prevents what the entry would allow. */
  | 'token'
  | WindowObstacle

/** Denials come first. */
export const entrySteps = (facts: Facts, request: AccessRequest): readonly EntryStep[] => {
  const steps = facts.security.acl.map((entry) => entryStep(entry, facts, request))
  return [
    ...steps.filter(({ rule }) => rule === 'acl-denial'),
    ...steps.filter(({ rule }) => rule === 'acl-grant'),
  ]
}

const entryStep = (entry: AclEntry, facts: Facts, request: AccessRequest): EntryStep => {
  const obstacle = outsideOf(entry, facts)
  const untimely = windowObstacle(entry, facts.atMillis)
  const isGrant = grants(entry, request)
  const isDenial = denies(entry, request)
  const isKept = isDenial && cannotBeLockedOut(facts, request)
  if (isDenial && !(isKept && isGrant)) {
    const kept = isKept ? 'never-locked-out' : null
    return { rule: 'acl-denial', entry, obstacle: obstacle ?? untimely ?? kept }
  }
  return { rule: 'acl-grant', entry, obstacle: obstacle ?? (isGrant ? untimely : 'other-action') }
}

const outsideOf = ({ groupId }: AclEntry, { user, everybody, definitions }: Facts) => {
  if (groupId === null) return null
  if (!isIn(user, groupId) && !isIn(everybody, groupId)) return 'not-a-member'
  return definitions.group(groupId) === undefined ? 'group-gone' : null
}

const isIn = (grantee: Grantee | Holder | undefined, groupId: string): boolean =>
  grantee?.groupIds.includes(groupId) === true

type Wanted = Pick<AccessRequest, 'type' | 'action'>

/** Whether an entry grants the action, regardless of its group. */
export const grants = ({ actions }: AclEntry, wanted: Wanted): boolean =>
  actions.includes('*') || coversAction(actions, wanted)

/** A request for all actions (`*`) is denied by any denial. */
export const denies = ({ actions }: AclEntry, { type, action }: Wanted): boolean =>
  action === '*'
    ? actions.some((denied) => denied.startsWith('!'))
    : actions.includes(`!${action}`) ||
      actions.includes('!*') ||
      (isPartOfUpdate(type, action) && actions.includes('!UPDATE'))

const keptActions: ReadonlySet<string> = new Set(['CHANGE_ACL', 'CHANGE_OWNERSHIP'])

/** Whether the list alone decides, for all users and at every time: by a denial, or by a grant without one. */
export const decidesForEverybody = (acl: readonly AclEntry[], wanted: Wanted): boolean => {
  const denying = acl.filter((entry) => denies(entry, wanted))
  return denying.length > 0
    ? !keptActions.has(wanted.action) && denying.some(isForEverybody)
    : acl.some((entry) => isForEverybody(entry) && grants(entry, wanted))
}

const isForEverybody = (entry: AclEntry): boolean => entry.groupId === null && !hasWindow(entry)

/** Whether the list grants the action to everybody without an end, with no denial from this time on. */
export const allowsEverybody = (acl: readonly AclEntry[], wanted: Wanted, atMillis: number) =>
  !acl.some((entry) => denies(entry, wanted) && !isExpired(entry, atMillis)) &&
  acl.some((entry) => isForEverybody(entry) && grants(entry, wanted))

const cannotBeLockedOut = (facts: Facts, { action }: AccessRequest): boolean =>
  keptActions.has(action) && (isOwner(facts) || isAdministrator(facts))

export const isOwner = ({ user, security }: Facts): boolean => user?.userId === security.ownerUserId

/** Whether the user has an unqualified `*` at the time of the facts. */
export const isAdministrator = ({ user, definitions, atMillis }: Facts): boolean => {
  if (user === undefined) return false
  const roles = user.assignments.filter(
    (assignment) => isUnqualified(assignment) && windowObstacle(assignment, atMillis) === null,
  )
  return [
    user.permissions,
    ...roles.map(({ roleId }) => definitions.role(roleId)?.permissions ?? []),
  ].some((permissions) => permissions.some(isEverything))
}

/** Whether no permission check can refuse the user: an administrator, without a token that limits this. */
export const mayDoEverything = (facts: Facts): boolean =>
  isAdministrator(facts) && tokenObstacle(facts, { type: '*', action: '*' }) === null

const isEverything = ({ types, actions, ids }: Permission): boolean =>
  types === '*' && actions === '*' && ids === '*'
