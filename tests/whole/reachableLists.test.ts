/**
 * After random sequences of requests by several users, each list contains exactly the objects for
 * which `has_permission` is granted, and the index of the table is right.
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { unusedId } from '../../harness/ids.ts'
import { H, S, V } from '../../scripts/requests/paths.ts'
import type { Item } from '#table/items.ts'
import { securedObjectOf } from '#table/items/securities.ts'
import { nameOfKey } from '#table/key.ts'
import { entityOf } from '#table/registry.ts'
import { keyOfObject } from '#table/objects.ts'
import { findViolations } from '../../scripts/tableRules/rules.ts'
import { goodPassword } from '../support/functions.ts'
import { useTestService } from '../support/useTestService.ts'
import { runs } from '../support/longForm.ts'
import { allPages } from '../support/listPages.ts'
import { itemsOf, stateOf } from '../support/tableState.ts'
import '../support/quietLog.ts'

const seed = 20_261_123
const sequences = runs(4, 60)
const stepsMax = runs(50, 120)
const people = ['anna', 'bert', 'cleo'] as const

const service = await useTestService()

const some = fc.nat(99)
const step = fc.record({
  kind: fc.constantFrom(
    ...(['create', 'create', 'create', 'rename', 'remove', 'createEvent', 'renameEvent'] as const),
    ...(['ownership', 'ownership', 'ownership', 'acl', 'acl', 'acl', 'removeAcl'] as const),
    ...(['createGroup', 'deleteGroup', 'addMember', 'addMember', 'removeMember'] as const),
    ...(['attach', 'attach', 'detach', 'changeRole', 'give', 'give', 'give', 'take'] as const),
  ),
  /** Administrators have most permissions, and other users hardly any. */
  by: fc.constantFrom(...people, 'admin', 'admin', 'admin'),
  user: fc.constantFrom(...people),
  other: fc.option(fc.constantFrom(...people), { nil: undefined }),
  group: some,
  owner: fc.constantFrom('user', 'group', 'both', 'none'),
  qualifyingGroup: fc.option(some, { nil: undefined }),
  role: some,
  object: some,
  name: fc.constantFrom('Pin', 'pin', 'Übung', '🚩', 'a#b', '%23'),
  isPublic: fc.boolean(),
  denies: fc.boolean(),
})

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** The ids of a sequence, also deleted ones. */
class Sequence {
  readonly #prefix: string
  readonly tokens = new Map<string, string>()
  readonly #ids = {
    create: [] as string[],
    createEvent: [] as string[],
    createGroup: [] as string[],
  }
  readonly #roleIds: string[] = []

  constructor(prefix: string) {
    this.#prefix = prefix
    this.tokens.set('admin', service.adminToken)
  }

  async begin(): Promise<void> {
    for (const name of people) {
      const username = `${this.#prefix}-${name}`
      const json = { username, password: goodPassword }
      const { body } = await service.request(`POST ${S}/create_user`, { json })
      this.tokens.set(name, (body as { readonly access_token: string }).access_token)
    }
    for (const roleName of ['one', 'two', 'three']) {
      const token = service.adminToken
      const { body } = await service.request(`POST ${S}/role`, { token, json: { roleName } })
      this.#roleIds.push((body as { readonly id: string }).id)
    }
  }

  async run(one: Step): Promise<void> {
    const [route, json] = this.#requestOf(one)
    const token = this.tokens.get(one.by) ?? ''
    const { status, body, text } = await service.request(route, {
      token,
      ...(json === undefined ? {} : { json }),
    })
    expect(status, `${route} ${text}`).toBeLessThan(500)
    const made = body as {
      readonly id?: string
      readonly eventid?: string
      readonly groupId?: string
    }
    if (status >= 300) return
    if (one.kind === 'create') this.#ids.create.push(made.id ?? '')
    if (one.kind === 'createEvent') this.#ids.createEvent.push(made.eventid ?? '')
    if (one.kind === 'createGroup') this.#ids.createGroup.push(made.groupId ?? '')
  }

  #requestOf(one: Step): readonly [route: string, json?: object] {
    const mark = at(this.#ids.create, one.object)
    const event = at(this.#ids.createEvent, one.object)
    const requests = {
      ...this.#ofObjects(one, mark, event),
      ...this.#ofRights(one, at(this.#ids.createGroup, one.group), mark),
      ...this.#ofSecurity(one, at(this.#ids.createGroup, one.group), [
        `MARK_PROPERTIES/${mark}`,
        `MARK_PROPERTIES/${mark}`,
        `EVENT/${event}`,
        `BOAT/${one.role % 3}`,
      ]),
    } satisfies Record<Step['kind'], readonly [route: string, json?: object]>
    return requests[one.kind]
  }

  #ofObjects({ name, group, role, isPublic }: Step, mark: string, event: string) {
    const newEvent = { eventName: `${this.#prefix} ${group}`, venuename: 'Kiel' }
    return {
      create: [`POST ${H}/markproperties`, { name: `${name} ${group}` }],
      rename: [`PUT ${H}/markproperties/${mark}`, { name: `${name} ${role}` }],
      remove: [`DELETE ${H}/markproperties/${mark}`],
      createEvent: [`POST ${V}/events/createEvent`, { ...newEvent, ispublic: isPublic }],
      renameEvent: [`PUT ${V}/events/${event}/update`, { eventName: `${name} ${role}` }],
      createGroup: [`PUT ${S}/usergroup`, { groupName: `${this.#prefix} ${group} ${role}` }],
    } as const
  }

  #ofSecurity(one: Step, group: string, objects: readonly string[]) {
    const { user, owner, isPublic, denies } = one
    const route = `${S}/ownership/${at(objects, one.object)}`
    const username = `${this.#prefix}-${user}`
    const acl = [
      { groupId: isPublic ? null : group, actions: ['READ'] },
      ...(denies ? [{ groupId: group, actions: ['!READ', 'UPDATE'] }] : []),
    ]
    const owners = {
      groupId: ['group', 'both'].includes(owner) ? group : null,
      username: ['user', 'both'].includes(owner) ? username : null,
    }
    return {
      ownership: [`PUT ${route}`, owners],
      acl: [`PUT ${route}/acl`, { acl }],
      removeAcl: [`DELETE ${route}/acl`],
    } as const
  }

  #ofRights(one: Step, group: string, mark: string) {
    const { other, qualifyingGroup } = one
    const username = `${this.#prefix}-${one.user}`
    const role = at(this.#roleIds, one.role)
    const named = `MARK_PROPERTIES,BOAT:READ:${mark}`
    const permissions = at([[], [named], ['BOAT,EVENT:UPDATE'], ['*:READ']], one.object)
    const assignment = {
      username,
      role_definition_id: role,
      ...(other === undefined ? {} : { qualifying_username: `${this.#prefix}-${other}` }),
      ...(qualifyingGroup === undefined
        ? {}
        : { qualifying_group_id: at(this.#ids.createGroup, qualifyingGroup) }),
    }
    return {
      deleteGroup: [`DELETE ${S}/usergroup/${group}`],
      addMember: [`PUT ${S}/usergroup/${group}/user/${username}`, {}],
      removeMember: [`DELETE ${S}/usergroup/${group}/user/${username}`],
      attach: [`PUT ${S}/usergroup/${group}/role/${role}`, { forAll: one.isPublic }],
      detach: [`DELETE ${S}/usergroup/${group}/role/${role}`],
      changeRole: [`PUT ${S}/role/${role}`, { permissions }],
      give: [`PUT ${S}/add_role_to_user`, assignment],
      take: [`PUT ${S}/remove_role_from_user`, assignment],
    } as const
  }
}

/** An unknown id, until there is one. */
const at = <Element>(elements: readonly Element[], position: number): Element | string =>
  elements[position % Math.max(1, elements.length)] ?? unusedId

const questions = [
  ...(['MARK_PROPERTIES', 'EVENT', 'BOAT', 'USER_GROUP', 'LEADERBOARD', 'USER'] as const).map(
    (type) => ({ type, action: 'READ' }),
  ),
  { type: 'EVENT', action: 'UPDATE' },
  { type: 'BOAT', action: 'UPDATE' },
]

const questionsAtOnce = 40

const permittedIds = async (
  token: string | undefined,
  { type, action }: (typeof questions)[number],
  ids: readonly string[],
): Promise<readonly string[]> => {
  const granted: string[] = []
  for (let first = 0; first < ids.length; first += questionsAtOnce) {
    const asked = ids.slice(first, first + questionsAtOnce)
    const query = asked.map((id) => `permission=${encodeURIComponent(`${type}:${action}:${id}`)}`)
    const route = `GET ${S}/has_permission?${query.join('&')}`
    const { body } = await service.request(route, token === undefined ? {} : { token })
    const answers = body as readonly { readonly granted: boolean }[]
    granted.push(...asked.filter((_, position) => answers[position]?.granted === true))
  }
  return granted
}

/** The ids of the objects that exist. Objects of other programs exist as far as they are secured. */
const idsOf = (items: readonly Item[], type: string): readonly string[] => {
  const names = new Set(items.map(nameOfKey))
  return items
    .filter((item) => entityOf(item).name === 'security')
    .map(securedObjectOf)
    .filter((object) => object.type === type)
    .filter((object) => {
      const key = keyOfObject(object)
      return key === undefined || names.has(nameOfKey(key))
    })
    .map(({ id }) => id)
}

const firstSteps = (['createGroup', 'createGroup', 'create', 'create', 'createEvent'] as const).map(
  (kind, number): Step => ({
    kind,
    by: 'anna',
    user: 'anna',
    other: undefined,
    owner: 'both',
    qualifyingGroup: undefined,
    name: 'Pin',
    group: number,
    role: number,
    object: number,
    isPublic: true,
    denies: false,
  }),
)

it('contain what has_permission grants', { timeout: 600_000 }, async () => {
  let count = 0
  let compared = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: stepsMax / 2, maxLength: stepsMax, size: 'max' }),
      async (steps) => {
        count += 1
        const sequence = new Sequence(`s${count}`)
        await sequence.begin()
        for (const one of [...firstSteps, ...steps]) await sequence.run(one)
        const items = itemsOf(await stateOf(service))
        expect(findViolations(items)).toEqual([])
        for (const token of [...sequence.tokens.values(), undefined]) {
          for (const question of questions) {
            const path = `${S}/objects?type=${question.type}&action=${question.action}&limit=7`
            const listed = (await allPages(service, path, token)) as readonly {
              readonly objectId: string
            }[]
            const granted = await permittedIds(token, question, idsOf(items, question.type))
            const ids = listed.map(({ objectId }) => objectId)

            expect([...ids].sort(), JSON.stringify(question)).toEqual([...granted].sort())
            compared += token === service.adminToken ? 0 : ids.length
          }
        }
      },
    ),
    // Shrinking takes minutes. The seed repeats this sequence.
    { seed, numRuns: sequences, endOnFailure: true },
  )
  expect(compared).toBeGreaterThan(100)
})
