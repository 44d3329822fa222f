/**
 * A fixture as plain texts: the named cases are written in it, the generator produces it, and the
 * reference model reads it. Independent of `lib/`.
 */
interface FixtureRole {
  readonly id: string
  readonly permissions: readonly string[]
}

interface FixtureGroup {
  readonly id: string
  readonly roles: readonly { readonly roleId: string; readonly forAll: boolean }[]
}

/** Milliseconds. Absent: open. */
export interface FixtureWindow {
  readonly validFrom?: number | undefined
  readonly validUntil?: number | undefined
}

export interface FixtureAssignment extends FixtureWindow {
  readonly roleId: string
  /** The qualifying user, or null. */
  readonly byUser: string | null
  /** The qualifying group, or null. */
  readonly byGroup: string | null
  readonly transitive: boolean
}

export interface FixtureGrantee {
  readonly permissions: readonly string[]
  readonly groups: readonly string[]
  readonly assignments: readonly FixtureAssignment[]
}

export interface FixtureUser extends FixtureGrantee {
  readonly id: string
}

interface FixtureEntry extends FixtureWindow {
  readonly groupId: string | null
  readonly actions: readonly string[]
}

export interface FixtureObject {
  readonly type: string
  /** The raw parts of its id. */
  readonly id: readonly string[]
  readonly ownerUser: string | null
  readonly ownerGroup: string | null
  readonly acl: readonly FixtureEntry[]
}

/** Users, groups and roles that are mentioned and not listed have been deleted. */
export interface Fixture {
  readonly roles: readonly FixtureRole[]
  readonly groups: readonly FixtureGroup[]
  readonly users: readonly FixtureUser[]
  readonly everybody: FixtureGrantee
  /** An object that is not listed has neither owners nor an ACL. */
  readonly objects: readonly FixtureObject[]
}

/** Limits the user who asks with it. */
export interface FixtureToken extends FixtureWindow {
  readonly permissions: readonly string[]
}

export interface Question {
  /** Null: an anonymous caller. */
  readonly who: string | null
  readonly type: string
  readonly action: string
  /** The raw parts of the id. Absent: every object of the type. */
  readonly id?: readonly string[]
  /** The time of the decision, in milliseconds. Absent: zero. */
  readonly atMillis?: number
  readonly token?: FixtureToken | undefined
}

const nothing: FixtureGrantee = { permissions: [], groups: [], assignments: [] }

export const emptyFixture: Fixture = {
  roles: [],
  groups: [],
  users: [],
  everybody: nothing,
  objects: [],
}

/** @example user('anna', { groups: ['crew'] }) */
export const user = (id: string, holds: Partial<FixtureGrantee> = {}): FixtureUser => ({
  ...nothing,
  ...holds,
  id,
})

export const everybody = (holds: Partial<FixtureGrantee>): FixtureGrantee => ({
  ...nothing,
  ...holds,
})

/** @example object('EVENT', 'Kiel', { ownerUser: 'anna' }) */
export const object = (
  type: string,
  id: string | readonly string[],
  security: Partial<Omit<FixtureObject, 'type' | 'id'>> = {},
): FixtureObject => ({
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
  assignment: Partial<Omit<FixtureAssignment, 'roleId'>> = {},
): FixtureAssignment => ({ byUser: null, byGroup: null, transitive: true, ...assignment, roleId })
