/**
 * Decides whether a caller can pass on a permission, from now until the end of a window. It requires a grant source that can be passed
 * on. These are the caller's own permissions, own transitive roles that match the owners, and roles
 * of the owning group if the caller manages that group. Grants of everybody and access control
 * lists do not count. Otherwise a permission from a group would outlive the membership. For the same
 * reason, the caller must have the grant sources until the end of the window.
 *
 * Only a holder of `*` can pass on `*`. It is not expanded to the catalogue of types, because it
 * includes types of other programs, which the catalogue does not contain.
 */
import { isAdministrator, isOwner } from './acl.ts'
import { decide } from './decide.ts'
import type { Facts, Grantee } from './facts.ts'
import type { AclEntry, Security } from '#values/security.ts'
import { effectiveGrantSources } from './grantSources.ts'
import {
  covers,
  coversAction,
  implies,
  type Permission,
  permissionFor,
  permits,
  type AccessRequest,
  singleRequests,
  valuesOf,
} from './permission.ts'
import { limitOf, tokenObstacle } from './tokenLimit.ts'
import { always, boundariesOf, isExpired, isWithin, type TimeWindow } from '#values/timeWindow.ts'

/** The owners in `security` are those for which the grant applies. */
export interface GrantFacts extends Facts {
  /** The security of the owning group itself, a USER_GROUP. Absent: its roles are not passed on. */
  readonly ownerGroupSecurity?: Security | undefined
}

/** Such a manager can pass on grants of the group. @param facts about the group as an object */
const managesGroup = (facts: Facts, groupId: string): boolean => {
  const update = { type: 'USER_GROUP', action: 'UPDATE', id: groupId }
  if (isOwner(facts)) return tokenObstacle(facts, update) === null
  return (
    decide(facts, update).allowed &&
    effectiveGrantSources(facts)
      .filter(({ rule }) => rule === 'own-permission' || rule === 'own-role')
      .some(({ permissions }) => permissions.some((held) => permits(held, update)))
  )
}

const managesOwnerGroupNow = (facts: GrantFacts): boolean => {
  const { security, ownerGroupSecurity } = facts
  return (
    security.ownerGroupId !== null &&
    ownerGroupSecurity !== undefined &&
    managesGroup({ ...facts, security: ownerGroupSecurity }, security.ownerGroupId)
  )
}

/** Whether the caller manages the owning group without an end. */
export const managesOwnerGroup = (facts: GrantFacts): boolean =>
  holdsUntilEnd(facts, always, managesOwnerGroupNow)

/** The facts now, and whenever the caller may lose a permission before the end of the window. */
const untilEndOf = (facts: GrantFacts, { validUntil = Infinity }: TimeWindow) => {
  const { atMillis, user, everybody, security, ownerGroupSecurity } = facts
  const windows = [
    ...(user?.assignments ?? []),
    ...(user?.token === undefined ? [] : [user.token]),
    ...everybody.assignments,
    ...security.acl,
    ...(ownerGroupSecurity?.acl ?? []),
  ]
  const changes = boundariesOf(windows).filter((time) => time > atMillis && time < validUntil)
  const times = [...new Set(changes)].sort((left, right) => left - right)
  return [facts, ...times.map((time) => ({ ...facts, atMillis: time }))]
}

/** Users can have a thousand roles, each with a window. */
const timesMax = 100

/** Roles that last until the end come first: one after the other takes as many checks as there are windows. */
const firstMissing = <Missing>(
  facts: GrantFacts,
  window: TimeWindow,
  missingIn: (facts: GrantFacts) => Missing | undefined,
): Missing | undefined => {
  const firstIn = (all: readonly GrantFacts[]): Missing | undefined => {
    for (const each of all) {
      const missing = missingIn(each)
      if (missing !== undefined) return missing
    }
    return undefined
  }
  const missing = firstIn(untilEndOf(lasting(facts, window), window))
  if (missing === undefined) return undefined
  const times = untilEndOf(facts, window)
  return times.length > timesMax ? missing : firstIn(times)
}

const lasting = (facts: GrantFacts, { validUntil }: TimeWindow): GrantFacts => {
  const { user, everybody, atMillis } = facts
  const lastingOf = <T extends Grantee>(grantee: T): T => ({
    ...grantee,
    assignments: grantee.assignments.filter((held) =>
      isWithin({ validFrom: atMillis, validUntil }, held),
    ),
  })
  return { ...facts, user: user && lastingOf(user), everybody: lastingOf(everybody) }
}

const holdsUntilEnd = (
  facts: GrantFacts,
  window: TimeWindow,
  holds: (facts: GrantFacts) => boolean,
): boolean => firstMissing(facts, window, (then) => (holds(then) ? undefined : then)) === undefined

/** A secret opens something for as long as it is valid, so only a permission without an end shows it. */
export const isAllowedWithoutEnd = (facts: Facts, request: AccessRequest): boolean =>
  holdsUntilEnd(facts, always, (then) => decide(then, request).allowed)

/** The permissions that the caller can pass on for objects with these owners. */
const passable = (facts: GrantFacts): readonly Permission[] => {
  const isManager = managesOwnerGroupNow(facts)
  return effectiveGrantSources(facts)
    .filter(({ transitive, groupId }) => transitive || (groupId !== undefined && isManager))
    .flatMap(({ permissions }) => permissions)
}

/** Several permissions together can cover a permission. Then each single permission is checked. */
const isCovered = (held: readonly Permission[], permission: Permission): boolean =>
  held.some((holds) => implies(holds, permission)) ||
  valuesOf(permission.types).every((type) => {
    const ofType = held.filter(({ types }) => covers(types, type))
    return valuesOf(permission.actions).every((action) => {
      const ofAction = ofType.filter(({ actions }) => coversAction(actions, { type, action }))
      return valuesOf(permission.ids).every((id) => ofAction.some(({ ids }) => covers(ids, id)))
    })
  })

/** The list of a token must cover a permission too, so that nobody gets by it what it cannot do itself. */
const grantableNow = (facts: GrantFacts): ((permission: Permission) => boolean) => {
  const limit = limitOf(facts)
  const lists = [passable(facts), ...(limit === undefined ? [] : [limit])]
  return (permission) => lists.every((held) => isCovered(held, permission))
}

const mayGrantNow = (facts: GrantFacts, permission: Permission): boolean =>
  grantableNow(facts)(permission)

/** Whether the caller can grant or revoke this for objects with these owners, until the window ends. */
export const mayGrant = (facts: GrantFacts, permission: Permission, window: TimeWindow = always) =>
  holdsUntilEnd(facts, window, (then) => mayGrantNow(then, permission))

/** The first single request in the permissions that the caller cannot grant for this window. */
export const firstUngrantable = (
  facts: GrantFacts,
  permissions: readonly Permission[],
  window: TimeWindow = always,
): AccessRequest | undefined =>
  firstMissing(facts, window, (then) => firstUngrantableNow(then, permissions))

const firstUngrantableNow = (
  facts: GrantFacts,
  permissions: readonly Permission[],
): AccessRequest | undefined => {
  const isGrantable = grantableNow(facts)
  const unheld = permissions.find((permission) => !isGrantable(permission))
  return (unheld === undefined ? [] : singleRequests(unheld)).find(
    (request) => !isGrantable(permissionFor(request)),
  )
}

/** The same for the object in the facts, whose owner and administrators can pass on all actions. */
export const mayPassOn = (facts: GrantFacts, request: AccessRequest, window: TimeWindow = always) =>
  holdsUntilEnd(facts, window, (then) => mayPassOnNow(then, request))

const mayPassOnNow = (facts: GrantFacts, request: AccessRequest): boolean =>
  ((isOwner(facts) || isAdministrator(facts)) && tokenObstacle(facts, request) === null) ||
  (decide(facts, request).allowed && mayGrantNow(facts, permissionFor(request)))

/** Absent: the caller never loses the permission, or cannot pass it on now. */
export const passableUntil = (facts: GrantFacts, request: AccessRequest): number | undefined => {
  const times = untilEndOf(facts, always).slice(0, timesMax)
  const lost = times.find(
    (then) => !mayPassOnNow(then, request) && !mayGrantNow(then, permissionFor(request)),
  )
  return lost === facts ? undefined : lost?.atMillis
}

/** One action of an entry, or its denial. */
type Statement = TimeWindow & Pick<AclEntry, 'groupId'> & { readonly action: string }

const statementsOf = (acl: readonly AclEntry[], atMillis: number): readonly Statement[] =>
  acl
    .filter((entry) => !isExpired(entry, atMillis))
    .flatMap(({ actions, ...entry }) => actions.map((action) => ({ ...entry, action })))

const isContained = (statement: Statement, others: readonly Statement[]): boolean =>
  others.some(
    (other) =>
      other.action === statement.action &&
      other.groupId === statement.groupId &&
      isWithin(statement, other),
  )

/** By an added grant or a removed denial, a longer window of a grant or a shorter one of a denial. */
export const newlyAllowedUngrantable = (
  facts: GrantFacts,
  object: { readonly type: string; readonly id: string },
  acl: readonly AclEntry[],
): readonly string[] => {
  const before = statementsOf(facts.security.acl, facts.atMillis)
  const after = statementsOf(acl, facts.atMillis)
  const opened = [
    ...after.filter((one) => !one.action.startsWith('!') && !isContained(one, before)),
    ...before.filter((one) => one.action.startsWith('!') && !isContained(one, after)),
  ].map((one) => ({ ...one, action: one.action.replace(/^!/, '') }))
  const missing = opened.filter(
    ({ action, ...window }) => !mayPassOn(facts, { ...object, action }, window),
  )
  return [...new Set(missing.map(({ action }) => action))]
}
