/** Converts a fixture of plain texts to the input of `decide` and `mayGrant`. */
import type { Definitions, Facts, Grantee, TokenLimit } from '#access/rules/facts.ts'
import { type Security, noSecurity } from '#values/security.ts'
import type { GrantFacts } from '#access/rules/granting.ts'
import { encodeObjectId } from '#values/objectId.ts'
import { parsePermission, type Permission, type AccessRequest } from '#access/rules/permission.ts'
import type { Question, Fixture, FixtureGrantee, FixtureObject, FixtureToken } from './fixture.ts'

const parsed = new Map<string, Permission>()

const permissionOf = (text: string): Permission => {
  const permission = parsed.get(text) ?? parsePermission(text)
  parsed.set(text, permission)
  return permission
}

const granteeOf = ({ permissions, groups, assignments }: FixtureGrantee): Grantee => ({
  permissions: permissions.map(permissionOf),
  groupIds: groups,
  assignments: assignments.map(({ roleId, byUser, byGroup, transitive, ...window }) => ({
    ...window,
    roleId,
    qualifyingUserId: byUser,
    qualifyingGroupId: byGroup,
    transitive,
  })),
})

export const securityOf = ({ ownerUser, ownerGroup, acl }: FixtureObject): Security => ({
  ownerUserId: ownerUser,
  ownerGroupId: ownerGroup,
  acl,
})

const definitionsOf = ({ roles, groups, users }: Fixture): Definitions => {
  const roleOf = new Map(
    roles.map(({ id, permissions }) => [
      id,
      { id, name: `role ${id}`, permissions: permissions.map(permissionOf) },
    ]),
  )
  const groupOf = new Map(
    groups.map((group) => [group.id, { ...group, name: `group ${group.id}` }]),
  )
  const userIds = new Set(users.map(({ id }) => id))
  return {
    role: (roleId) => roleOf.get(roleId),
    group: (groupId) => groupOf.get(groupId),
    userExists: (userId) => userIds.has(userId),
  }
}

const limitOf = ({ permissions, ...window }: FixtureToken): TokenLimit => ({
  ...window,
  id: 'token',
  name: 'token',
  permissions: permissions.map(permissionOf),
})

type FactsAbout<About extends Facts> = (
  who: string | null,
  security?: Security,
  atMillis?: number,
  token?: FixtureToken,
) => About

/** The facts about each user of a fixture, for any object of it. */
export const factsOf = (fixture: Fixture): FactsAbout<Facts> => {
  const definitions = definitionsOf(fixture)
  const everybody = granteeOf(fixture.everybody)
  const holderOf = new Map(
    fixture.users.map((user) => [user.id, { ...granteeOf(user), userId: user.id }]),
  )
  return (who, security = noSecurity, atMillis = 0, token) => {
    if (who === null) return { everybody, security, definitions, atMillis }
    const user = holderOf.get(who)
    if (user === undefined) throw new Error(`the fixture has no user \`${who}\``)
    const limited = token === undefined ? user : { ...user, token: limitOf(token) }
    return { user: limited, everybody, security, definitions, atMillis }
  }
}

/** The facts for granting permissions on objects with this security. */
export const grantFactsOf = (fixture: Fixture): FactsAbout<GrantFacts> => {
  const about = factsOf(fixture)
  return (who, security = noSecurity, atMillis = 0, token) => {
    const { ownerGroupId } = security
    const ownerGroupSecurity =
      ownerGroupId === null
        ? noSecurity
        : securityAsked(fixture, { who, type: 'USER_GROUP', action: 'UPDATE', id: [ownerGroupId] })
    return { ...about(who, security, atMillis, token), ownerGroupSecurity }
  }
}

export const requestOf = ({ type, action, id }: Question): AccessRequest =>
  id === undefined ? { type, action } : { type, action, id: encodeObjectId(id) }

/** The ownership and the ACL of the object of a request. */
export const securityAsked = (fixture: Fixture, { type, id }: Question): Security => {
  const found = fixture.objects.find(
    (object) => object.type === type && JSON.stringify(object.id) === JSON.stringify(id),
  )
  return found === undefined ? noSecurity : securityOf(found)
}
