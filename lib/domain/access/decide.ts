/**
 * May they? The whole rule, in the order in which it is applied:
 *
 * 1. An entry of the object's ACL that denies the action, for everybody or for a group of the
 *    user, ends it. Only the owner and an administrator keep CHANGE_ACL and CHANGE_OWNERSHIP, so
 *    that nobody locks them out.
 * 2. An entry of the ACL that grants the action allows it.
 * 3. What everybody holds, then what the user holds: permissions of their own, roles of the group
 *    that owns the object, roles of their own whose qualification fits the object's ownership.
 * 4. Nothing else is allowed.
 */
import { entrySteps } from './acl.ts'
import type { AclEntry, Facts } from './facts.ts'
import type { HeldRule, Holding } from './grantSources.ts'
import { permits, type Request } from './permission.ts'
import { standingOf } from './permissionIndex.ts'

export type Decision =
  | { readonly allowed: true; readonly rule: 'acl-grant'; readonly entry: AclEntry }
  | { readonly allowed: true; readonly rule: HeldRule; readonly roleId?: string }
  | { readonly allowed: false; readonly rule: 'acl-denial'; readonly entry: AclEntry }
  | { readonly allowed: false; readonly rule: 'no-grant' }

const notGranted: Decision = { allowed: false, rule: 'no-grant' }

/** @example decide(facts, { type: 'EVENT', action: 'READ', id: 'Kiel' }) */
export const decide = (facts: Facts, request: Request): Decision => {
  const said = facts.security.acl.length === 0 ? undefined : decisionOfAcl(facts, request)
  if (said !== undefined) return said
  const held = firstHeld(facts, request)
  if (held === undefined) return notGranted
  const { rule, roleId } = held
  return roleId === undefined ? { allowed: true, rule } : { allowed: true, rule, roleId }
}

const decisionOfAcl = (facts: Facts, request: Request): Decision | undefined => {
  const step = entrySteps(facts, request).find(({ obstacle }) => obstacle === null)
  if (step === undefined) return undefined
  const { rule, entry } = step
  return rule === 'acl-denial' ? { allowed: false, rule, entry } : { allowed: true, rule, entry }
}

/** The first thing in the order of the rule that permits the request. */
const firstHeld = (facts: Facts, request: Request): Holding | undefined => {
  const { ownerUserId, ownerGroupId } = facts.security
  const standing = standingOf(facts)
  const first = standing.firstPlace(request)
  // What depends on the owners counts for nothing that nobody owns.
  if (ownerUserId === null && ownerGroupId === null) return standing.at(first)
  for (const { at, under } of standing.conditional) {
    if (at > first) break
    for (const holding of under(facts)) {
      const counts = holding.obstacle === null
      if (counts && holding.permissions.some((held) => permits(held, request))) return holding
    }
  }
  return standing.at(first)
}
