/**
 * A fixture as plain texts: the named cases are written in it, the generator produces it, and the
 * reference model reads it. Independent of `lib/`.
 */
export interface WorldRole {
  readonly id: string
  readonly permissions: readonly string[]
}

export interface WorldGroup {
  readonly id: string
  readonly roles: readonly { readonly roleId: string; readonly forAll: boolean }[]
}

export interface WorldAssignment {
  readonly roleId: string
  /** The qualifying user, or null. */
  readonly byUser: string | null
  /** The qualifying group, or null. */
  readonly byGroup: string | null
  readonly transitive: boolean
}

export interface WorldGrantee {
  readonly permissions: readonly string[]
  readonly groups: readonly string[]
  readonly assignments: readonly WorldAssignment[]
}

export interface WorldUser extends WorldGrantee {
  readonly id: string
}

export interface WorldEntry {
  readonly groupId: string | null
  readonly actions: readonly string[]
}

export interface WorldObject {
  readonly type: string
  /** The raw parts of its id. */
  readonly id: readonly string[]
  readonly ownerUser: string | null
  readonly ownerGroup: string | null
  readonly acl: readonly WorldEntry[]
}

/** Users, groups and roles that are mentioned and not listed have been deleted. */
export interface World {
  readonly roles: readonly WorldRole[]
  readonly groups: readonly WorldGroup[]
  readonly users: readonly WorldUser[]
  readonly everybody: WorldGrantee
  /** An object that is not listed has neither owners nor an ACL. */
  readonly objects: readonly WorldObject[]
}

export interface Question {
  /** Null: an anonymous caller. */
  readonly who: string | null
  readonly type: string
  readonly action: string
  /** The raw parts of the id. Absent: every object of the type. */
  readonly id?: readonly string[]
}

const nothing: WorldGrantee = { permissions: [], groups: [], assignments: [] }

export const emptyWorld: World = {
  roles: [],
  groups: [],
  users: [],
  everybody: nothing,
  objects: [],
}

/** @example user('anna', { groups: ['crew'] }) */
export const user = (id: string, holds: Partial<WorldGrantee> = {}): WorldUser => ({
  ...nothing,
  ...holds,
  id,
})

export const everybody = (holds: Partial<WorldGrantee>): WorldGrantee => ({ ...nothing, ...holds })

/** @example object('EVENT', 'Kiel', { ownerUser: 'anna' }) */
export const object = (
  type: string,
  id: string | readonly string[],
  security: Partial<Omit<WorldObject, 'type' | 'id'>> = {},
): WorldObject => ({
  ownerUser: null,
  ownerGroup: null,
  acl: [],
  ...security,
  type,
  id: typeof id === 'string' ? [id] : id,
})

/** @example holds('skipper', { byUser: 'anna' }) */
export const holds = (
  roleId: string,
  assignment: Partial<Omit<WorldAssignment, 'roleId'>> = {},
): WorldAssignment => ({ byUser: null, byGroup: null, transitive: true, ...assignment, roleId })
