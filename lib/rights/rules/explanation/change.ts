import {
  type Definitions,
  type Facts,
  isSameAssignment,
  type Qualifier,
} from '#access/rules/facts.ts'
import type { AclEntry, Security } from '#values/security.ts'
import { hasWindow, isSameWindow, type TimeWindow, windowOf } from '#values/timeWindow.ts'

/** A change that authorized users can make. A null group means everybody. */
export type Change =
  /** From the entry of the group that has this window. */
  | (TimeWindow & {
      readonly kind: 'remove-denial'
      readonly groupId: string | null
      /** As in the list, for example `!READ`. The denial `!*` includes all other actions. */
      readonly denials: readonly string[]
    })
  | (TimeWindow & {
      readonly kind: 'lengthen-entry'
      readonly groupId: string | null
      readonly before: TimeWindow
    })
  | { readonly kind: 'add-grant'; readonly groupId: string | null; readonly action: string }
  | { readonly kind: 'join-group'; readonly groupId: string }
  /** The group gives the role to its members, for objects of the group. */
  | { readonly kind: 'attach-role'; readonly groupId: string; readonly roleId: string }
  /** Replaces the window of the role if the user has it already. */
  | (Qualifier &
      TimeWindow & {
        readonly kind: 'give-role'
        readonly roleId: string
        readonly transitive: boolean
      })
  | { readonly kind: 'make-owner' }

const aclChanges = ['remove-denial', 'lengthen-entry', 'add-grant'] as const

export type AclChange = Extract<Change, { readonly kind: (typeof aclChanges)[number] }>

export const isAclChange = (change: Change): change is AclChange =>
  aclChanges.some((kind) => kind === change.kind)

/** The facts after the changes. Changes that need a user have no effect for anonymous callers. */
export const withChanges = (facts: Facts, changes: readonly Change[]): Facts =>
  changes.reduce(withChange, facts)

const withChange = (facts: Facts, change: Change): Facts => {
  const { user, security } = facts
  if (isAclChange(change)) return { ...facts, security: withAcl(security, [change]) }
  if (user === undefined) return facts
  switch (change.kind) {
    case 'join-group':
      return { ...facts, user: { ...user, groupIds: [...user.groupIds, change.groupId] } }
    case 'attach-role':
      return { ...facts, definitions: withGroupRole(facts.definitions, change) }
    case 'give-role': {
      const others = user.assignments.filter((held) => !isSameAssignment(held, change))
      return { ...facts, user: { ...user, assignments: [...others, change] } }
    }
    case 'make-owner':
      return { ...facts, security: { ...security, ownerUserId: user.userId } }
  }
}

/** The new list for the request that replaces the old one. Entries without actions are omitted. */
export const withAcl = <Secured extends Security>(
  security: Secured,
  changes: readonly AclChange[],
): Secured => ({ ...security, acl: changes.reduce(changedAcl, security.acl) })

const changedAcl = (acl: readonly AclEntry[], change: AclChange): readonly AclEntry[] => {
  const { groupId } = change
  if (change.kind === 'remove-denial') {
    return acl
      .map((entry) =>
        entry.groupId === groupId && isSameWindow(entry, change)
          ? { ...entry, actions: entry.actions.filter((said) => !change.denials.includes(said)) }
          : entry,
      )
      .filter(({ actions }) => actions.length > 0)
  }
  if (change.kind === 'lengthen-entry') {
    return acl.map((entry) =>
      entry.groupId === groupId && isSameWindow(entry, change.before)
        ? { groupId, actions: entry.actions, ...windowOf(change) }
        : entry,
    )
  }
  const { action } = change
  const position = acl.findIndex((entry) => entry.groupId === groupId && !hasWindow(entry))
  if (position === -1) return [...acl, { groupId, actions: [action] }]
  return acl.map((entry, index) =>
    index === position ? { groupId, actions: [...entry.actions, action] } : entry,
  )
}

const withGroupRole = (
  definitions: Definitions,
  { groupId, roleId }: { readonly groupId: string; readonly roleId: string },
): Definitions => ({
  role: (id) => definitions.role(id),
  userExists: (id) => definitions.userExists(id),
  group: (id) => {
    const group = definitions.group(id)
    return group === undefined || id !== groupId
      ? group
      : { ...group, roles: [...group.roles, { roleId, forAll: false }] }
  },
})
