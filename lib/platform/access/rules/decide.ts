/**
 * Decides permission requests. The complete algorithm, in order:
 *
 * 1. A scoped token of the user whose list lacks the permission ends the decision.
 * 2. An ACL entry that denies the action to everybody or to a group of the user ends the decision.
 *    Only the owner and administrators keep CHANGE_ACL and CHANGE_OWNERSHIP, so that they cannot be
 *    locked out.
 * 3. An ACL entry that grants the action allows it.
 * 4. Other grants allow it, those of everybody before those of the user: own permissions, roles of
 *    the owning group, own roles whose qualification matches the object's ownership.
 * 5. All other requests are denied.
 *
 * Entries and roles count in their windows of time only.
 */
import { entrySteps } from './acl.ts'
import type { Facts, TokenLimit } from './facts.ts'
import type { AclEntry } from '#values/security.ts'
import type { GrantRule, GrantSource } from './grantSources.ts'
import { permits, type AccessRequest } from './permission.ts'
import { permissionIndexOf } from './permissionIndex.ts'
import { tokenObstacle } from './tokenLimit.ts'

export type Decision =
  | { readonly allowed: true; readonly rule: 'acl-grant'; readonly entry: AclEntry }
  | { readonly allowed: true; readonly rule: GrantRule; readonly roleId?: string }
  | { readonly allowed: false; readonly rule: 'acl-denial'; readonly entry: AclEntry }
  | { readonly allowed: false; readonly rule: 'no-grant' }
  | { readonly allowed: false; readonly rule: 'token'; readonly token: TokenLimit }

const notGranted: Decision = { allowed: false, rule: 'no-grant' }

/** @example decide(facts, { type: 'EVENT', action: 'READ', id: 'Kiel' }) */
export const decide = (facts: Facts, request: AccessRequest): Decision => {
  const token = facts.user?.token
  if (token !== undefined && tokenObstacle(facts, request) !== null) {
    return { allowed: false, rule: 'token', token }
  }
  const decision = facts.security.acl.length === 0 ? undefined : decisionOfAcl(facts, request)
  if (decision !== undefined) return decision
  const held = firstGrantSource(facts, request)
  if (held === undefined) return notGranted
  const { rule, roleId } = held
  return roleId === undefined ? { allowed: true, rule } : { allowed: true, rule, roleId }
}

const decisionOfAcl = (facts: Facts, request: AccessRequest): Decision | undefined => {
  const step = entrySteps(facts, request).find(({ obstacle }) => obstacle === null)
  if (step === undefined) return undefined
  const { rule, entry } = step
  return rule === 'acl-denial' ? { allowed: false, rule, entry } : { allowed: true, rule, entry }
}

const firstGrantSource = (facts: Facts, request: AccessRequest): GrantSource | undefined => {
  const { ownerUserId, ownerGroupId } = facts.security
  const index = permissionIndexOf(facts)
  const first = index.firstSlot(request)
  const isOwned = ownerUserId !== null || ownerGroupId !== null
  for (const { at, sourcesUnder } of isOwned ? index.conditional : index.ownerless) {
    if (at > first) break
    for (const source of sourcesUnder(facts)) {
      const applies = source.obstacle === null
      if (applies && source.permissions.some((permission) => permits(permission, request)))
        return source
    }
  }
  return index.at(first)
}
