/**
 * A fixture in the terms of Cedar: entities and policies.
 * - Objects are children of their type, and types are children of a root: `EVENT:READ` is about the
 * type and covers its objects. A check of all objects of a type is a check of the type.
 * - Actions are children of the action `*` in the same way.
 * - Deleted entities are not parents or owners.
 * - A denial is a `forbid`. The rule that keeps owners and administrators from being locked out is
 * a condition of it.
 * - A window of time is a condition on the time in the context.
 */
import { encodeNaively } from '../../tests/domain/referenceModel.ts'
import type {
  Fixture,
  FixtureAssignment,
  FixtureGrantee,
  FixtureObject,
  FixtureUser,
  FixtureWindow,
} from '../../tests/domain/fixture.ts'

// Forms of the JSON of Cedar, which checks them itself: its types are not installed with the product.
type Expr = object
type EntityUidJson = ReturnType<typeof uid>

interface PolicyJson {
  readonly effect: 'permit' | 'forbid'
  readonly principal: object
  readonly action: object
  readonly resource: object
  readonly conditions: readonly object[]
}

interface EntityJson {
  readonly uid: EntityUidJson
  readonly attrs: Readonly<Record<string, unknown>>
  readonly parents: readonly EntityUidJson[]
}

export const uid = (type: string, id: string) => ({ type, id })

const entity = (type: string, id: string): Expr => ({ Value: { __entity: uid(type, id) } })
const resource: Expr = { Var: 'resource' }

/** The entity of an object, or of its type when there is no id. */
export const resourceUid = (type: string, id: readonly string[] | undefined) =>
  id === undefined ? uid('Kind', type) : uid('Object', `${type}:${encodeNaively(id)}`)

const only = (id: string): PolicyJson['principal'] => ({ op: '==', entity: uid('User', id) })
const membersOf = (id: string): PolicyJson['principal'] => ({ op: 'in', entity: uid('Group', id) })
const anybody = { op: 'All' } as const

const actionsIn = (actions: readonly string[]): PolicyJson['action'] => ({
  op: 'in',
  entities: actions.map((action) => uid('Action', action)),
})

const isOwnedBy = (attribute: 'ownerUser' | 'ownerGroup', owner: Expr): Expr => ({
  '&&': {
    left: { has: { left: resource, attr: attribute } },
    right: { '==': { left: { '.': { left: resource, attr: attribute } }, right: owner } },
  },
})

/** The entities that a permission covers: types, objects, or all objects of one name. */
const coveredBy = (types: readonly string[], ids: readonly string[]): Expr => ({
  Set: types.flatMap((type) =>
    ids.map((id) => {
      if (id === '*') return entity('Kind', type)
      return type === '*' ? entity('Name', id) : entity('Object', `${type}:${id}`)
    }),
  ),
})

const subparts = (part: string | undefined): readonly string[] => {
  const said = (part ?? '*').split(',')
  return said.includes('*') ? ['*'] : said
}

const permit = (
  principal: PolicyJson['principal'],
  permission: string,
  under: readonly Expr[] = [],
): PolicyJson => {
  const [types, actions, ids] = permission.trim().split(':')
  const covered = coveredBy(subparts(types), subparts(ids))
  const conditions = [{ in: { left: resource, right: covered } }, ...under]
  return {
    effect: 'permit',
    principal,
    action: actionsIn(subparts(actions)),
    resource: { op: 'All' },
    conditions: conditions.map((body) => ({ kind: 'when', body })),
  }
}

const roleIn = (fixture: Fixture, roleId: string): readonly string[] =>
  fixture.roles.find(({ id }) => id === roleId)?.permissions ?? []

const heldBy = (
  fixture: Fixture,
  { permissions, assignments }: FixtureGrantee,
  principal: PolicyJson['principal'],
): readonly PolicyJson[] => [
  ...permissions.map((permission) => permit(principal, permission)),
  ...assignments.flatMap((assignment) =>
    roleIn(fixture, assignment.roleId).map((permission) =>
      permit(principal, permission, qualified(assignment)),
    ),
  ),
]

const inWindow = ({ validFrom, validUntil }: FixtureWindow): readonly Expr[] => {
  const now: Expr = { '.': { left: { Var: 'context' }, attr: 'now' } }
  return [
    ...(validFrom === undefined ? [] : [{ '>=': { left: now, right: { Value: validFrom } } }]),
    ...(validUntil === undefined ? [] : [{ '<': { left: now, right: { Value: validUntil } } }]),
  ]
}

const qualified = ({ byUser, byGroup, ...window }: FixtureAssignment): readonly Expr[] => [
  ...inWindow(window),
  ...(byUser === null ? [] : [isOwnedBy('ownerUser', entity('User', byUser))]),
  ...(byGroup === null ? [] : [isOwnedBy('ownerGroup', entity('Group', byGroup))]),
]

const heldThroughGroups = (fixture: Fixture): readonly PolicyJson[] =>
  fixture.groups.flatMap(({ id, roles }) =>
    roles.flatMap(({ roleId, forAll }) =>
      roleIn(fixture, roleId).map((permission) =>
        permit(forAll ? anybody : membersOf(id), permission, [
          isOwnedBy('ownerGroup', entity('Group', id)),
        ]),
      ),
    ),
  )

/** A check of all actions is denied by the denial of any action. */
const deniedActions = (denied: string): PolicyJson['action'] =>
  actionsIn(denied === '*' ? ['*'] : [denied])

const isKept: Expr = {
  '&&': {
    left: {
      in: {
        left: { Var: 'action' },
        right: { Set: [entity('Action', 'CHANGE_ACL'), entity('Action', 'CHANGE_OWNERSHIP')] },
      },
    },
    right: {
      '||': {
        left: isOwnedBy('ownerUser', { Var: 'principal' }),
        right: { in: { left: { Var: 'principal' }, right: entity('Role', 'administrator') } },
      },
    },
  },
}

const aclOf = (fixture: Fixture, { type, id, acl }: FixtureObject): readonly PolicyJson[] => {
  const about = { op: '==', entity: resourceUid(type, id) } as const
  return acl.flatMap(({ groupId, actions, ...window }): PolicyJson[] => {
    const isTimely = inWindow(window).map((body) => ({ kind: 'when', body }) as const)
    if (groupId !== null && !fixture.groups.some((group) => group.id === groupId)) return []
    const isForAll = groupId === null || fixture.everybody.groups.includes(groupId)
    const principal = isForAll ? anybody : membersOf(groupId)
    return actions.flatMap((signedAction): PolicyJson[] => {
      if (!signedAction.startsWith('!')) {
        const action = actionsIn([signedAction])
        return [{ effect: 'permit', principal, action, resource: about, conditions: isTimely }]
      }
      const forbid = { effect: 'forbid', principal, resource: about } as const
      const conditions = [...isTimely, { kind: 'unless', body: isKept } as const]
      const every = { op: '==', entity: uid('Action', '*') } as const
      return [
        { ...forbid, action: deniedActions(signedAction.slice(1)), conditions },
        { ...forbid, action: every, conditions: isTimely },
      ]
    })
  })
}

/** If two objects have the same name, the first one counts. */
const firstOf = (objects: readonly FixtureObject[]): readonly FixtureObject[] => [
  ...new Map(
    objects.toReversed().map((each) => [resourceUid(each.type, each.id).id, each]),
  ).values(),
]

export const policiesOf = (fixture: Fixture): readonly PolicyJson[] => [
  ...heldBy(fixture, fixture.everybody, anybody),
  ...fixture.users.flatMap((user) => heldBy(fixture, user, only(user.id))),
  ...heldThroughGroups(fixture),
  ...firstOf(fixture.objects).flatMap((object) => aclOf(fixture, object)),
]

const isEverything = (permission: string): boolean => {
  const [types, actions, ids] = permission.trim().split(':')
  return [types, actions, ids].every((part) => subparts(part).includes('*'))
}

const counts = ({ validFrom, validUntil }: FixtureWindow, now: number): boolean =>
  (validFrom ?? now) <= now && (validUntil ?? now + 1) > now

const isAdministrator = (
  fixture: Fixture,
  { permissions, assignments }: FixtureUser,
  now: number,
): boolean =>
  [
    permissions,
    ...assignments
      .filter(({ byUser, byGroup }) => byUser === null && byGroup === null)
      .filter((assignment) => counts(assignment, now))
      .map(({ roleId }) => roleIn(fixture, roleId)),
  ].some((held) => held.some(isEverything))

export const userEntity = (fixture: Fixture, user: FixtureUser, now: number): EntityJson => ({
  uid: uid('User', user.id),
  attrs: {},
  parents: [
    ...user.groups
      .filter((groupId) => fixture.groups.some(({ id }) => id === groupId))
      .map((groupId) => uid('Group', groupId)),
    ...(isAdministrator(fixture, user, now) ? [uid('Role', 'administrator')] : []),
  ],
})

export const resourceEntity = (
  fixture: Fixture,
  type: string,
  id: readonly string[] | undefined,
): EntityJson => {
  const parents: EntityUidJson[] = [uid('Kind', '*')]
  const resource = resourceUid(type, id)
  if (id === undefined) return { uid: resource, attrs: {}, parents: type === '*' ? [] : parents }
  parents.push(uid('Name', encodeNaively(id)))
  if (type !== '*') parents.push(uid('Kind', type))
  const found = fixture.objects.find((each) => resourceUid(each.type, each.id).id === resource.id)
  return { uid: resource, attrs: found === undefined ? {} : ownersOf(fixture, found), parents }
}

const ownersOf = (
  fixture: Fixture,
  { ownerUser, ownerGroup }: FixtureObject,
): EntityJson['attrs'] => ({
  ...(fixture.users.some(({ id }) => id === ownerUser)
    ? { ownerUser: { __entity: uid('User', ownerUser ?? '') } }
    : {}),
  ...(fixture.groups.some(({ id }) => id === ownerGroup)
    ? { ownerGroup: { __entity: uid('Group', ownerGroup ?? '') } }
    : {}),
})

export const actionEntity = (action: string): EntityJson => ({
  uid: uid('Action', action),
  attrs: {},
  parents: action === '*' ? [] : [uid('Action', '*')],
})
