/** Random fixtures: the list of users with a permission is the same as a check for each of them. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { S } from '../../scripts/requests/paths.ts'
import { putRole } from '#access/items/roles.ts'
import { useTestService } from '../support/useTestService.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { runs } from '../support/longForm.ts'

const userCount = 20
const fixtures = runs(3, 8)
const seed = 20_261_122
const names = Array.from({ length: userCount }, (_, index) => `sailor-${index}`)
const actions = ['READ', 'MANAGE', 'CHANGE_ACL']

const index = (length: number) => fc.nat({ max: length - 1 })
const option = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 2 })
const list = <T>(arbitrary: fc.Arbitrary<T>, maxLength: number, minLength = 1) =>
  fc.array(arbitrary, { minLength, maxLength, size: 'max' })

const roleIndex = index(6)
const groupIndex = index(4)

/** Roles, groups, users and objects are named by their index. */
const randomFixture = fc.record({
  roles: fc.array(
    list(
      fc.constantFrom(
        'EVENT:READ',
        'EVENT:*',
        '*:MANAGE',
        '*',
        'BOAT,EVENT:CHANGE_ACL',
        'BOAT:READ',
      ),
      2,
    ),
    { minLength: 6, maxLength: 6 },
  ),
  groups: fc.array(
    fc.record({
      members: list(index(userCount), 5),
      roles: list(
        fc.record({ role: roleIndex, forAll: fc.nat(9).map((chance) => chance === 0) }),
        2,
      ),
    }),
    { minLength: 4, maxLength: 4 },
  ),
  assignments: list(
    fc.record({
      user: index(userCount),
      role: roleIndex,
      byUser: option(index(2)),
      byGroup: option(groupIndex),
    }),
    16,
    10,
  ),
  objects: fc.array(
    fc.record({
      // Few owners, so that qualifiers match.
      owner: option(index(2)),
      group: option(groupIndex),
      acl: list(
        fc.record({
          group: fc.option(groupIndex, { nil: null, freq: 9 }),
          actions: fc.array(fc.constantFrom(...actions, '!READ', '!MANAGE', '!CHANGE_ACL', '*'), {
            minLength: 1,
            maxLength: 2,
          }),
        }),
        2,
        0,
      ),
    }),
    { minLength: 4, maxLength: 4 },
  ),
  gone: option(index(userCount)),
})

type RandomFixture = typeof randomFixture extends fc.Arbitrary<infer Value> ? Value : never

const service = await useTestService()
const setup = securitySetup(service)
/** May read no other users. */
const onlooker = await service.createUser('onlooker')

const at = <T>(elements: readonly T[], position: number): T => {
  const element = elements[position]
  if (element === undefined) throw new Error('the fixture refers to a missing object')
  return element
}

const createUsers = async (nameOf: (user: number) => string) => {
  const tokens = new Map<string, string>()
  for (const user of names.keys()) {
    tokens.set(nameOf(user), await service.createUser(nameOf(user)))
  }
  return tokens
}

const createRoles = async ({ roles }: RandomFixture): Promise<readonly string[]> => {
  const created = roles.map((permissions) => ({ id: newId(), name: 'bosun', permissions }))
  await setup.newStore().write(created.map((role) => putRole(role, 'absent')))
  return created.map(({ id }) => id)
}

/** The ids of the objects, and the token of every user who is not deleted. */
const build = async (fixture: RandomFixture) => {
  const prefix = newId().slice(0, 8)
  const nameOf = (user: number) => `${prefix}-${at(names, user)}`
  const tokens = await createUsers(nameOf)
  const roleIds = await createRoles(fixture)
  const groupIds: string[] = []
  for (const [position, { members, roles }] of fixture.groups.entries()) {
    const group = {
      name: `${prefix} ${position}`,
      members: [...new Set(members)].map(nameOf),
      roles: roles.map(({ role, forAll }) => ({ roleId: at(roleIds, role), forAll })),
    }
    groupIds.push(await setup.makeGroup(group))
  }
  const group = (position: number | null) => (position === null ? null : at(groupIds, position))
  for (const { user, role, byUser, byGroup } of fixture.assignments) {
    const by = byUser === null ? null : await setup.userNamed(nameOf(byUser))
    await setup.assignRole(nameOf(user), {
      roleId: at(roleIds, role),
      qualifyingUserId: by?.userId ?? null,
      qualifyingUserName: by?.name ?? null,
      qualifyingGroupId: group(byGroup),
    })
  }
  const ids: string[] = []
  for (const [position, { owner, group: owning, acl }] of fixture.objects.entries()) {
    const id = `${prefix}-${position}`
    ids.push(id)
    await setup.secure(
      { type: 'EVENT', id },
      {
        owner: owner === null ? null : nameOf(owner),
        groupId: group(owning),
        acl: acl.map((entry) => ({ groupId: group(entry.group), actions: entry.actions })),
      },
    )
  }
  if (fixture.gone !== null) {
    const name = nameOf(fixture.gone)
    const token = service.adminToken
    await service.request(`DELETE ${S}/user?username=${name}`, { token })
    tokens.delete(name)
  }
  return { ids, tokens, prefix }
}

/** The users with each permission, by one request for each user. */
const askEach = async (tokens: ReadonlyMap<string, string>, questions: readonly string[]) => {
  const query = questions.map((question) => `permission=${encodeURIComponent(question)}`).join('&')
  const may = new Map(questions.map((question): [string, string[]] => [question, []]))
  for (const [name, token] of tokens) {
    const { body } = await service.request(`GET ${S}/has_permission?${query}`, { token })
    for (const { permission, granted } of body as { permission: string; granted: boolean }[]) {
      if (granted) may.get(permission)?.push(name)
    }
  }
  return may
}

const listWho = async (question: string, token: string): Promise<readonly string[]> => {
  const path = `${S}/users_with_permission?permission=${encodeURIComponent(question)}`
  const { status, body, headers } = await service.request(`GET ${path}`, { token })
  expect([status, headers.link]).toEqual([200, undefined])
  return body as readonly string[]
}

it('is the same list', { timeout: 120_000 }, async () => {
  const sizes: number[] = []
  for (const fixture of fc.sample(randomFixture, { seed, numRuns: fixtures })) {
    const { ids, tokens, prefix } = await build(fixture)
    const questions = ids.flatMap((id) => actions.map((action) => `EVENT:${action}:${id}`))
    const each = await askEach(tokens, questions)
    const seen = await askEach(new Map([['onlooker', onlooker]]), questions)
    for (const [question, expected] of each) {
      const all = await listWho(question, service.adminToken)
      const here = all.filter((name) => name.startsWith(prefix))
      expect({ question, fixture, names: here }).toEqual({
        question,
        fixture,
        names: expected.sort(),
      })
      expect(await listWho(question, onlooker)).toEqual(seen.get(question))
      sizes.push(here.length)
    }
  }
  // Lists without users, with some and with everybody must all occur, otherwise the test proves
  // little.
  expect(sizes.filter((size) => size === 0).length).toBeGreaterThan(0)
  expect(sizes.filter((size) => size > 0 && size < userCount / 2).length).toBeGreaterThan(20)
  expect(sizes.filter((size) => size >= userCount - 1).length).toBeGreaterThan(3)
})
