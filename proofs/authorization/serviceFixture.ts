/**
 * Translates a random fixture to a service: its users, groups, roles and objects get the names and
 * ids that the service assigns. A user's own permissions, which no endpoint can set, become a role.
 * All users have the default permissions of a new service. Fixtures share no objects, so that many
 * of them fit into one service.
 *
 * The times of the random fixture become days. Questions are asked between its times 1 and 2. Windows
 * that are over at that time are left out, because no endpoint accepts them.
 */
import { derivedUuid } from '#values/uuid.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { encodeNaively } from '../../tests/platform/access/referenceModel.ts'
import type {
  Question,
  Fixture,
  FixtureAssignment,
  FixtureObject,
  FixtureToken,
  FixtureWindow,
} from '../../tests/platform/access/fixture.ts'

/** The names and ids in the service, by the names in the random fixture. */
export interface Names {
  /** Part of every id and name that a client can choose. */
  readonly tag: string
  /** The time at which questions are asked. */
  readonly nowMillis: number
  readonly user: (name: string) => string
  readonly group: (name: string) => string
  readonly role: (name: string) => string
  /** The role with a user's own permissions. */
  readonly ownRole: (user: string) => string
}

/** Boats become entries of the inventory, which can be read and changed. */
export const inventoryType = 'MARK_PROPERTIES'

const typeNamed = (type: string): string => (type === 'BOAT' ? inventoryType : type)

/** Ids in the inventory must be UUIDs. All other ids stay as hostile as they were. */
const idNamed = (tag: string, type: string, id: readonly string[]): readonly string[] =>
  type === 'BOAT' ? [derivedUuid(tag, ...id)] : [...id, tag]

/** @param ids all ids and names that the random fixture can mention */
const permissionNamed =
  (tag: string, ids: readonly (readonly string[])[]) =>
  (permission: string): string => {
    const [types = '', actions = '', objects] = permission.trim().split(':')
    const withTypes = types.split(',').map(typeNamed).join(',')
    if (objects === undefined) return actions === '' ? withTypes : `${withTypes}:${actions}`
    const encodedIds = objects.split(',').flatMap((object) => {
      const id = ids.find((each) => encodeNaively(each) === object)
      if (id === undefined) return [object]
      return ['EVENT', 'BOAT'].map((type) => encodeNaively(idNamed(tag, type, id)))
    })
    return `${withTypes}:${actions}:${encodedIds.join(',')}`
  }

export const dayMillis = 86_400_000

const windowNamed = ({ validFrom, validUntil }: FixtureWindow, nowMillis: number) => {
  const millis = (time: number) => Math.round(nowMillis + (time - 1.5) * dayMillis)
  return {
    ...(validFrom === undefined ? {} : { validFrom: millis(validFrom) }),
    ...(validUntil === undefined ? {} : { validUntil: millis(validUntil) }),
  }
}

const canBeStored = ({ validFrom = -1, validUntil = Infinity }: FixtureWindow): boolean =>
  validUntil > Math.max(validFrom, 1)

const objectNamed = (names: Names, object: FixtureObject): FixtureObject => ({
  type: typeNamed(object.type),
  id: idNamed(names.tag, object.type, object.id),
  ownerUser: object.ownerUser === null ? null : names.user(object.ownerUser),
  ownerGroup: object.ownerGroup === null ? null : names.group(object.ownerGroup),
  acl: object.acl.filter(canBeStored).map(({ groupId, actions, ...window }) => ({
    groupId: groupId === null ? null : names.group(groupId),
    actions,
    ...windowNamed(window, names.nowMillis),
  })),
})

const assignmentNamed = (names: Names, assignment: FixtureAssignment): FixtureAssignment => ({
  roleId: names.role(assignment.roleId),
  byUser: assignment.byUser === null ? null : names.user(assignment.byUser),
  byGroup: assignment.byGroup === null ? null : names.group(assignment.byGroup),
  transitive: assignment.transitive,
  ...windowNamed(assignment, names.nowMillis),
})

const unqualified = { byUser: null, byGroup: null, transitive: true }

/** If a group or a user has a role twice, or two objects have one name, the last one counts. */
const distinct = <T>(all: readonly T[], nameOf: (each: T) => unknown): readonly T[] => [
  ...new Map(all.map((each) => [JSON.stringify(nameOf(each)), each])).values(),
]

export const serviceFixture = (
  { roles, groups, users, objects }: Fixture,
  names: Names,
  ids: readonly (readonly string[])[],
): Fixture => {
  const permissions = (held: readonly string[]) => held.map(permissionNamed(names.tag, ids))
  const everyUsersRole = predefinedRoles.user
  return {
    roles: [
      { id: everyUsersRole.id, permissions: everyUsersRole.permissions },
      ...roles.map((role) => ({
        id: names.role(role.id),
        permissions: permissions(role.permissions),
      })),
      ...users.map((user) => ({
        id: names.ownRole(user.id),
        permissions: permissions(user.permissions),
      })),
    ],
    groups: groups.map((group) => ({
      id: names.group(group.id),
      roles: distinct(
        group.roles.map(({ roleId, forAll }) => ({ roleId: names.role(roleId), forAll })),
        ({ roleId }) => roleId,
      ),
    })),
    users: users.map((user) => ({
      id: names.user(user.id),
      permissions: [],
      groups: user.groups.map(names.group),
      assignments: [
        // Giving a role again replaces its window.
        ...distinct(
          user.assignments
            .filter(canBeStored)
            .map((assignment) => assignmentNamed(names, assignment)),
          ({ roleId, byUser, byGroup }) => [roleId, byUser, byGroup],
        ),
        { ...unqualified, roleId: names.ownRole(user.id) },
        { ...unqualified, roleId: everyUsersRole.id, byUser: names.user(user.id) },
      ],
    })),
    everybody: { permissions: ['USER:CREATE'], groups: [], assignments: [] },
    objects: distinct(
      objects.map((object) => objectNamed(names, object)),
      ({ type, id }) => [type, id],
    ),
  }
}

/** A token outside of its time is 401, so that its window is left out. */
const tokenNamed = (
  { permissions, ...window }: FixtureToken,
  { tag, nowMillis }: Names,
  ids: readonly (readonly string[])[],
): FixtureToken => {
  const isNow = canBeStored(window) && (window.validFrom ?? 0) <= 1
  return {
    permissions: permissions.map(permissionNamed(tag, ids)),
    ...(isNow ? windowNamed(window, nowMillis) : {}),
  }
}

/** @param ids all ids and names that the random fixture can mention */
export const serviceQuestion = (
  question: Question,
  names: Names,
  ids: readonly (readonly string[])[],
): Question => {
  const { who, type, action, id, token } = question
  const translated = {
    who: who === null ? null : names.user(who),
    type: typeNamed(type),
    action,
    atMillis: names.nowMillis,
    ...(token === undefined ? {} : { token: tokenNamed(token, names, ids) }),
  }
  return id === undefined ? translated : { ...translated, id: idNamed(names.tag, type, id) }
}
