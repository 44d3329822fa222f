/** The input of a decision. Users are identified by internal ids, never by names. */
import type { Permission } from './permission.ts'
import type { ObjectReference } from '#values/objectId.ts'
import type { Security } from '#values/security.ts'
import type { TimeWindow } from '#values/timeWindow.ts'

export interface Role {
  readonly id: string
  readonly name: string
  readonly permissions: readonly Permission[]
}

export interface Group {
  readonly id: string
  readonly name: string
  readonly roles: readonly GroupRole[]
  /** Whether members need no permission to leave. Absent means true. */
  readonly membersMayLeave?: boolean
  /** The object for which the group was made, and with which it goes. It gives no permission. */
  readonly madeFor?: ObjectReference | undefined
}

/** A role attached to a group. It applies to objects of the group. */
export interface GroupRole {
  readonly roleId: string
  /** For everybody, instead of members only. */
  readonly forAll: boolean
}

/** Limits a role to objects with this ownership; no limit if both are null. */
export interface Qualifier {
  readonly qualifyingUserId: string | null
  readonly qualifyingGroupId: string | null
}

interface QualifiedRole extends Qualifier {
  readonly roleId: string
}

export interface RoleAssignment extends QualifiedRole, TimeWindow {
  /** Whether the holder can pass on the role's permissions. */
  readonly transitive: boolean
}

export const isSameQualification = (left: Qualifier, right: Qualifier): boolean =>
  left.qualifyingUserId === right.qualifyingUserId &&
  left.qualifyingGroupId === right.qualifyingGroupId

export const isSameAssignment = (left: QualifiedRole, right: QualifiedRole): boolean =>
  left.roleId === right.roleId && isSameQualification(left, right)

/** A subject with grants: a user, or everybody (the pseudo user `<all>`). */
export interface Grantee {
  readonly permissions: readonly Permission[]
  readonly groupIds: readonly string[]
  readonly assignments: readonly RoleAssignment[]
}

/** A scoped token: a list of permissions, and the time in which the token can be used. */
export interface TokenLimit extends TimeWindow {
  readonly id: string
  readonly name: string
  readonly permissions: readonly Permission[]
}

export interface Holder extends Grantee {
  readonly userId: string
  /** The scoped token with which the user makes the request. */
  readonly token?: TokenLimit | undefined
}

/** The current definitions of ids. Deleted ones are absent, and so have no effect. */
export interface Definitions {
  role(roleId: string): Role | undefined
  group(groupId: string): Group | undefined
  userExists(userId: string): boolean
}

export interface Facts {
  /** Absent: the caller is not signed in. */
  readonly user?: Holder | undefined
  readonly everybody: Grantee
  readonly security: Security
  readonly definitions: Definitions
  /** In milliseconds since 1970. Outside of its window, an assignment or an entry has no effect. */
  readonly atMillis: number
}
