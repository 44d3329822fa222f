/** What a decision is made from. Users are named by their internal ids, never by their names. */
import type { Permission } from './permission.ts'

/** A role as it is defined. */
export interface Role {
  readonly id: string
  readonly name: string
  readonly permissions: readonly Permission[]
}

export interface Group {
  readonly id: string
  readonly name: string
  readonly roles: readonly GroupRole[]
  /** Whether a member needs no permission to leave. Absent like true. */
  readonly membersMayLeave?: boolean
}

/** A role attached to a group: it counts for objects that the group owns. */
export interface GroupRole {
  readonly roleId: string
  /** For everybody, instead of for the members of the group alone. */
  readonly forAll: boolean
}

/** Under which ownership a role counts; both null: always. */
export interface Qualification {
  readonly qualifyingUserId: string | null
  readonly qualifyingGroupId: string | null
}

export interface RoleAssignment extends Qualification {
  readonly roleId: string
  /** Whether the holder may pass on what the role holds. */
  readonly transitive: boolean
}

/** Whoever can hold something: a user, or everybody (the pseudo user `<all>`). */
export interface Grantee {
  readonly permissions: readonly Permission[]
  readonly groupIds: readonly string[]
  readonly assignments: readonly RoleAssignment[]
}

export interface Holder extends Grantee {
  readonly userId: string
}

export interface AclEntry {
  /** Null: the entry is for everybody. */
  readonly groupId: string | null
  /** Action names, `*`, or either with a leading `!`, which denies. */
  readonly actions: readonly string[]
}

export interface Security {
  readonly ownerUserId: string | null
  readonly ownerGroupId: string | null
  readonly acl: readonly AclEntry[]
}

export const noSecurity: Security = { ownerUserId: null, ownerGroupId: null, acl: [] }

/** What ids stand for at the moment. What was deleted is absent, and so counts for nothing. */
export interface Definitions {
  role(roleId: string): Role | undefined
  group(groupId: string): Group | undefined
  userExists(userId: string): boolean
}

export interface Facts {
  /** Absent: nobody is signed in. */
  readonly user?: Holder | undefined
  readonly everybody: Grantee
  /** Of the one object that the request names. */
  readonly security: Security
  readonly definitions: Definitions
}
