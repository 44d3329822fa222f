/** Changes that could allow a request, and the facts after them. */
import type { AclEntry, Definitions, Facts, Qualifier, Security } from '../facts.ts'

/** A change that authorized users can make. A null group means everybody. */
export type Change =
  | {
      readonly kind: 'remove-denial'
      readonly groupId: string | null
      /**
       * The actions as in the list, for example `!READ`. The denial `!*` includes all other
       * actions.
       */
      readonly denials: readonly string[]
    }
  | { readonly kind: 'add-grant'; readonly groupId: string | null; readonly action: string }
  /** The user becomes a member. */
  | { readonly kind: 'join-group'; readonly groupId: string }
  /** The group gives the role to its members, for objects of the group. */
  | { readonly kind: 'attach-role'; readonly groupId: string; readonly roleId: string }
  /** The user gets the role without `transitive`. */
  | ({ readonly kind: 'give-role'; readonly roleId: string } & Qualifier)
  /** The user becomes the owner. */
  | { readonly kind: 'make-owner' }

export type AclChange = Extract<Change, { readonly kind: 'remove-denial' | 'add-grant' }>

export const isAclChange = (change: Change): change is AclChange =>
  change.kind === 'remove-denial' || change.kind === 'add-grant'

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
      const { roleId, qualifyingUserId, qualifyingGroupId } = change
      const assignment = { roleId, qualifyingUserId, qualifyingGroupId, transitive: false }
      return { ...facts, user: { ...user, assignments: [...user.assignments, assignment] } }
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
      .map((entry) => (entry.groupId === groupId ? without(entry, change.denials) : entry))
      .filter(({ actions }) => actions.length > 0)
  }
  const { action } = change
  const position = acl.findIndex((entry) => entry.groupId === groupId)
  if (position === -1) return [...acl, { groupId, actions: [action] }]
  return acl.map((entry, index) =>
    index === position ? { groupId, actions: [...entry.actions, action] } : entry,
  )
}

const without = ({ groupId, actions }: AclEntry, denials: readonly string[]): AclEntry => ({
  groupId,
  actions: actions.filter((said) => !denials.includes(said)),
})

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
