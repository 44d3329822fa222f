/** Random permissions, and random fixtures with hostile names, for fast-check. */
import fc from 'fast-check'
import { parsePermission, type PermissionPart, type Permission } from '#access/rules/permission.ts'
import { nastyPieces } from './hostile.ts'
import { encodeNaively } from './referenceModel.ts'
import type {
  Question,
  Fixture,
  FixtureAssignment,
  FixtureGrantee,
  FixtureToken,
  FixtureWindow,
} from './fixture.ts'

/**
 * One seed for all properties, so that a failure is reproducible. fast-check prints it with the
 * counterexample.
 */
export const seed = 20_260_801

/** Texts that cover every rule of the id encoding, and the boundaries between them. */
export const nastyText = fc
  .array(fc.constantFrom(...nastyPieces), { maxLength: 4 })
  .map((pieces) => pieces.join(''))

const partOf = (words: readonly string[]): fc.Arbitrary<PermissionPart> =>
  fc.oneof(
    { weight: 1, arbitrary: fc.constant('*' as const) },
    { weight: 3, arbitrary: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }) },
  )

/** Permissions of few words, so that they often match each other. */
export const smallPermission: fc.Arbitrary<Permission> = fc.record({
  types: partOf(['EVENT', 'BOAT', 'REGATTA']),
  actions: partOf(['READ', 'UPDATE', 'SINK']),
  ids: partOf(['Kiel', 'a\\\\/b', '\\\\2a']),
})

export const userNames = ['__proto__', 'constructor', 'anna'] as const
export const groupNames = ['hasOwnProperty', '*', 'a:b'] as const
export const roleNames = ['toString', '__proto__', 'null', '*'] as const
const types = ['EVENT', 'BOAT'] as const
export const ids = [
  ['Kiel'],
  ['a:b'],
  ['a', 'b'],
  ['*'],
  ['__proto__'],
  [''],
  ['a', ''],
  [' a,b'],
  ['\\'],
]
const actions = ['READ', 'UPDATE', 'CHANGE_ACL', 'CHANGE_OWNERSHIP'] as const

/**
 * The actions of the lock-out rule are drawn more often, because few fixtures have a user locked
 * out.
 */
const neverLockedOut = [
  'CHANGE_ACL',
  'CHANGE_ACL',
  'CHANGE_ACL',
  'CHANGE_ACL',
  'CHANGE_ACL',
  'CHANGE_ACL',
  'CHANGE_OWNERSHIP',
  'CHANGE_OWNERSHIP',
  'CHANGE_OWNERSHIP',
  'CHANGE_OWNERSHIP',
] as const

/** A random subset of the names, in random order. */
const some = <T>(names: readonly T[], minLength = 0, maxLength = names.length) =>
  fc.uniqueArray(fc.constantFrom(...names), { minLength, maxLength, size: 'max' })

const list = <T>(item: fc.Arbitrary<T>, maxLength: number, minLength = 0) =>
  fc.array(item, { minLength, maxLength, size: 'max' })

const often = <T, U>(weight: number, common: fc.Arbitrary<T>, rare: fc.Arbitrary<U>) =>
  fc.oneof({ weight, arbitrary: common }, { weight: 1, arbitrary: rare })

const star = fc.constant('*')
const commas = (texts: readonly string[]): string => texts.join(',')

const permissionText: fc.Arbitrary<string> = often(
  24,
  fc
    .tuple(
      often(5, some(types, 1, 2).map(commas), star),
      often(7, some(actions, 1, 3).map(commas), fc.constantFrom('*', '*,READ', 'READ,*')),
      often(
        1,
        fc.constant<readonly never[]>([]),
        fc.oneof(some(ids.map(encodeNaively), 1, 4), fc.constant(['*'])),
      ),
    )
    .map(([type, action, objects]) =>
      objects.length === 0 ? `${type}:${action}` : `${type}:${action}:${commas(objects)}`,
    ),
  fc.constantFrom('*', '*:*', ' *:*:* '),
)

export const randomPermission: fc.Arbitrary<Permission> = permissionText.map(parsePermission)

const permissions = (maxLength: number) => list(permissionText, maxLength)

/** Few times, so that questions are often asked in the first and in the last millisecond. */
export const times = [0, 1, 2, 3] as const

/** A window may be empty, like one whose end lies before its start. */
const randomWindow: fc.Arbitrary<FixtureWindow> = often(
  6,
  fc.constant({}),
  fc.record(
    { validFrom: fc.constantFrom(...times), validUntil: fc.constantFrom(...times) },
    { requiredKeys: [] },
  ),
)

const withWindow = <T extends object>(value: fc.Arbitrary<T>): fc.Arbitrary<T & FixtureWindow> =>
  fc.tuple(value, randomWindow).map(([each, window]) => ({ ...each, ...window }))

const untimedAssignment = fc.record({
  roleId: fc.constantFrom(...roleNames),
  byUser: often(2, fc.constant(null), fc.constantFrom(...userNames, 'gone')),
  byGroup: often(2, fc.constant(null), fc.constantFrom(...groupNames, 'gone')),
  transitive: fc.boolean(),
})
const assignment: fc.Arbitrary<FixtureAssignment> = withWindow(untimedAssignment)

const grantee = (atMost: Record<keyof FixtureGrantee, number>): fc.Arbitrary<FixtureGrantee> =>
  fc.record({
    permissions: permissions(atMost.permissions),
    groups: some(groupNames, 0, atMost.groups),
    assignments: list(assignment, atMost.assignments),
  })

const nothing = { permissions: [], groups: [], assignments: [] }
const everybodys = grantee({ permissions: 1, groups: 1, assignments: 2 })
const users = grantee({ permissions: 1, groups: 3, assignments: 3 })

const entry = withWindow(
  fc.record({
    groupId: fc.option(fc.constantFrom(...groupNames, 'gone'), { nil: null, freq: 3 }),
    actions: list(
      fc
        .tuple(fc.constantFrom('', '!'), fc.constantFrom(...actions, '*'))
        .map(([sign, action]) => sign + action),
      2,
      1,
    ),
  }),
)

export const randomAcl = list(entry, 3)

const groupRole = fc.record({
  roleId: fc.constantFrom(...roleNames),
  forAll: often(3, fc.constant(false), fc.constant(true)),
})

const randomObject = fc.record({
  type: fc.constantFrom(...types),
  id: fc.constantFrom(...ids),
  ownerUser: fc.option(fc.constantFrom(...userNames), { nil: null, freq: 9 }),
  ownerGroup: fc.option(fc.constantFrom(...groupNames), { nil: null, freq: 9 }),
  acl: often(1, fc.constant<readonly never[]>([]), randomAcl),
})

export const randomFixture: fc.Arbitrary<Fixture> = fc.record({
  roles: some(roleNames, 2).chain((names) =>
    fc.tuple(...names.map((id) => permissions(3).map((held) => ({ id, permissions: held })))),
  ),
  groups: some(groupNames, 2).chain((names) =>
    fc.tuple(...names.map((id) => list(groupRole, 3).map((roles) => ({ id, roles })))),
  ),
  users: some(userNames, 2).chain((names) =>
    fc.tuple(...names.map((id) => users.map((holds) => ({ ...holds, id })))),
  ),
  everybody: often(1, fc.constant(nothing), everybodys),
  objects: list(randomObject, 4, 2),
})

/** Permission checks of a fixture: mostly about its objects, by its users. */
export const questionsAbout = (
  fixture: Fixture,
  count: number,
): fc.Arbitrary<readonly Question[]> => {
  const who = fc.constantFrom(
    null,
    ...fixture.users.map(({ id }) => id),
    ...fixture.users.map(({ id }) => id),
  )
  const action = often(
    12,
    fc.constantFrom(...actions, ...neverLockedOut),
    fc.constantFrom('*', 'SINK', 'LAY_COURSE'),
  )
  const listed = fc.constantFrom(...fixture.objects.map(({ type, id }) => ({ type, id })))
  const other = fc.record(
    { type: fc.constantFrom(...types, '*'), id: fc.constantFrom(...ids) },
    { requiredKeys: ['type'] },
  )
  return fc.array(
    fc
      .tuple(who, action, often(9, listed, other), fc.constantFrom(...times))
      .map(([asker, asked, object, atMillis]) => ({
        ...object,
        who: asker,
        action: asked,
        atMillis,
      })),
    { minLength: count, maxLength: count },
  )
}

const randomToken: fc.Arbitrary<FixtureToken> = withWindow(
  fc.record({ permissions: list(permissionText, 3, 1) }),
)

/** The same with a scoped token now and then. */
export const questionsByTokens = (fixture: Fixture, count: number) =>
  fc
    .tuple(
      questionsAbout(fixture, count),
      fc.array(often(11, fc.constant(undefined), randomToken), {
        minLength: count,
        maxLength: count,
      }),
    )
    .map(([questions, tokens]) =>
      questions.map((question, position): Question => {
        const token = tokens[position]
        return question.who === null || token === undefined ? question : { ...question, token }
      }),
    )
