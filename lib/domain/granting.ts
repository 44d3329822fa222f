/**
 * Nobody grants what they do not hold. A permission is held when every single permission in it is
 * implied by something that the caller holds under the ownership that the grant is qualified by,
 * through a role that may be passed on. ACLs do not count: they are about one object.
 *
 * `*` is held only by who holds `*`. It is not expanded over the catalogue of types, because other
 * programs' types count too, and the catalogue does not know them.
 */
import { isAdministrator, isOwner } from './acl.ts'
import { decide } from './decide.ts'
import type { AclEntry, Facts, Qualification } from './facts.ts'
import { sources } from './holdings.ts'
import {
  covers,
  implies,
  type Part,
  type Permission,
  permissionFor,
  type Request,
  singleRequests,
} from './permission.ts'

/** Whether each single value of the part, with what holds it, keeps the rest of the rule. */
const each = (
  part: Part,
  held: readonly Permission[],
  partOf: (permission: Permission) => Part,
  rest: (holding: readonly Permission[]) => boolean,
): boolean =>
  (part === '*' ? ['*'] : part).every((value) => {
    const holding = held.filter((permission) => covers(partOf(permission), value))
    return holding.length > 0 && rest(holding)
  })

/** Whether the caller may grant, or take away, this permission under that qualification. */
export const mayGrant = (
  facts: Facts,
  permission: Permission,
  { qualifyingUserId, qualifyingGroupId }: Qualification,
): boolean => {
  const held = sources({
    ...facts,
    security: { ownerUserId: qualifyingUserId, ownerGroupId: qualifyingGroupId, acl: [] },
  })
    .filter(({ transitive }) => transitive)
    .flatMap(({ permissions }) => permissions)
  if (held.some((holds) => implies(holds, permission))) return true
  // What is held may be spread over several permissions: then each single one is looked for.
  return each(
    permission.types,
    held,
    ({ types }) => types,
    (ofType) =>
      each(
        permission.actions,
        ofType,
        ({ actions }) => actions,
        (ofAction) =>
          each(
            permission.ids,
            ofAction,
            ({ ids }) => ids,
            () => true,
          ),
      ),
  )
}

/** The first single request in any of the permissions that the caller may not grant. */
export const firstUngrantable = (
  facts: Facts,
  permissions: readonly Permission[],
  qualification: Qualification,
): Request | undefined => {
  const unheld = permissions.find((permission) => !mayGrant(facts, permission, qualification))
  return (unheld === undefined ? [] : singleRequests(unheld)).find(
    (request) => !mayGrant(facts, permissionFor(request), qualification),
  )
}

const grantsAndDenials = (acl: readonly AclEntry[]): ReadonlySet<string> =>
  new Set(
    acl.flatMap(({ groupId, actions }) =>
      actions.map((action) => `${action} ${JSON.stringify(groupId)}`),
    ),
  )

const withoutSign = (entry: string): string => entry.replace(/^!/, '').split(' ')[0] ?? ''

/**
 * The actions that a new ACL would open to somebody and that the caller does not hold on the
 * object. A grant that is added opens its action, and so does a denial that goes. The owner and an
 * administrator may open everything.
 */
export const actionsOpenedUnheld = (
  facts: Facts,
  object: { readonly type: string; readonly id: string },
  acl: readonly AclEntry[],
): readonly string[] => {
  if (isOwner(facts) || isAdministrator(facts)) return []
  const before = grantsAndDenials(facts.security.acl)
  const after = grantsAndDenials(acl)
  const opened = [
    ...[...after].filter((entry) => !entry.startsWith('!') && !before.has(entry)),
    ...[...before].filter((entry) => entry.startsWith('!') && !after.has(entry)),
  ].map(withoutSign)
  return [...new Set(opened)].filter((action) => !decide(facts, { ...object, action }).allowed)
}
