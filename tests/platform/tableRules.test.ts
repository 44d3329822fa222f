/** Each rule for a whole table: the demo keeps it, and a demo with one damaged item does not. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findMisfits, tableRules } from '../../scripts/tableRules/rules.ts'
import { readAllItems } from '../../scripts/tableItems.ts'
import type { Item } from '../../lib/store/items.ts'
import { type KeyKind, kindOfKey } from '../../lib/store/keyKinds.ts'
import { keys } from '../../lib/store/keys.ts'
import { load } from '../support/demo.ts'
import { S, startTestService, type TestService } from '../support/functions.ts'
import '../support/quietLog.ts'

let service: TestService
let items: readonly Item[]
beforeAll(async () => {
  service = await startTestService()
  await load(service)
  const token = service.adminToken
  await service.request(`PUT ${S}/preferences/layout`, { token, json: { wide: true } })
  await service.request(`PUT ${S}/preferences/colours`, { token, json: ['red'] })
  items = await readAllItems(service)
}, 240_000)
afterAll(() => service.stop())

const without = (damaged: Item): readonly Item[] => items.filter((item) => item !== damaged)
const changed = (damaged: Item, change: object): readonly Item[] => [
  ...without(damaged),
  { ...damaged, ...change },
]
const anyOf = (kind: KeyKind, fits: (item: Item) => boolean = () => true): Item => {
  const found = items.find((item) => kindOfKey(item) === kind && fits(item))
  if (found === undefined) throw new Error(`the demo holds no ${kind}`)
  return found
}
const gone = (kind: KeyKind, fits?: (item: Item) => boolean) => without(anyOf(kind, fits))
const admin = () => anyOf('user', ({ name }) => name === 'admin')
const versioned = { version: 1, writeId: 'x' }

const unrecorded = 'every version of what is audited has its record'

const damages: readonly (readonly [rule: string, what: string, damage: () => readonly Item[]])[] = [
  [
    'every item is of a kind that is known',
    'an item of another program',
    () => [...items, { PK: 'OTHER#', SK: 'OTHER', ...versioned }],
  ],
  [
    'every item is whole, and stands where it belongs',
    'a field that is missing',
    () => changed(anyOf('role'), { permissions: undefined }),
  ],
  [
    'every item is whole, and stands where it belongs',
    'a course that is no JSON',
    () => changed(anyOf('course'), { course: '{' }),
  ],
  [
    'every item is whole, and stands where it belongs',
    'a user under the key of another one',
    () => changed(admin(), { name: 'nobody' }),
  ],
  ...(['event', 'regatta', 'role', 'markProperties'] as const).map(
    (kind) =>
      [
        'every object has its security',
        `no security of a ${kind}`,
        () => {
          const { PK } = anyOf(kind)
          return items.filter((item) => item.PK !== PK || item.SK !== 'SECURITY')
        },
      ] as const,
  ),
  ['no security is left of an object that is gone', 'an event that is gone', () => gone('event')],
  [
    'users and groups agree on who is a member',
    'a group without its member',
    () => gone('groupMember'),
  ],
  [
    'users and groups agree on who is a member',
    'a user without the group',
    () => changed(admin(), { groupIds: [] }),
  ],
  [
    'users and roles agree on who holds which',
    'a role without its holder',
    () => gone('roleHolder'),
  ],
  [
    'users and roles agree on who holds which',
    'a qualification without its role',
    () => gone('qualifiedRole'),
  ],
  [
    'users and roles agree on who holds which',
    'a user without the role',
    () =>
      changed(
        anyOf('user', ({ name }) => name !== 'admin'),
        { assignments: '' },
      ),
  ],
  ['groups have the names that lead to them', 'a name that is gone', () => gone('groupName')],
  [
    'groups have the names that lead to them',
    'a name of another group',
    () => changed(anyOf('groupName'), { groupId: 'nobody' }),
  ],
  [
    'the administrators are who holds the role of one, and there is one',
    'an administrator who is not known',
    () => changed(anyOf('administrators'), { userIds: [] }),
  ],
  [
    'the administrators are who holds the role of one, and there is one',
    'an administrator who is none',
    () => changed(anyOf('administrators'), { userIds: [admin().userId, 'somebody'] }),
  ],
  ['tags and their ids lead to each other', 'a tag without its id', () => gone('tagId')],
  ['tags and their ids lead to each other', 'an id without its tag', () => gone('publicTag')],
  [
    'users and SSH keys agree on whose each is',
    'a key that its user does not have',
    () => changed(anyOf('sshKeysOfUser'), { sshKeys: [] }),
  ],
  [
    'users and SSH keys agree on whose each is',
    'a key of somebody else',
    () => changed(anyOf('sshKey'), { creatorUserId: 'somebody' }),
  ],
  ['users know which preferences they keep', 'a preference that is gone', () => gone('preference')],
  ['users know which preferences they keep', 'a list that is gone', () => gone('preferenceKeys')],
  [
    'race columns have names of their own, and only races that are there are tracked',
    'a race that is tracked in no race column',
    () => changed(anyOf('regatta'), { trackedRaces: [{ raceColumnId: 'x' }] }),
  ],
  [
    'no large write is left behind',
    'one that was given up',
    () => [
      ...items,
      {
        ...{
          ...keys.largeWrite('x'),
          ...versioned,
          id: 'x',
          state: 'open',
          keys: Buffer.from('[]'),
        },
        startedMillis: 1,
      },
    ],
  ],
  [
    'nothing is staged',
    'a role that is being changed',
    () => changed(anyOf('role'), { staged: { largeWriteId: 'x', item: null } }),
  ],
  [
    'nothing is staged',
    'a role that is being made',
    () => [
      ...items,
      { ...keys.role('x'), staged: { largeWriteId: 'x', item: null } } as unknown as Item,
    ],
  ],
  [
    'the copies of the epoch are the same',
    'a copy of another time',
    () => changed(anyOf('epoch'), { epoch: 'earlier' }),
  ],
  [unrecorded, 'a record that is gone', () => gone('audit')],
  [unrecorded, 'a change without a record', () => changed(anyOf('role'), { version: 7 })],
  [
    unrecorded,
    'a record of something that did not happen',
    () => changed(anyOf('audit'), { steps: [{ item: 'ROLE', from: 1, to: 2 }] }),
  ],
]

describe('the table of the demo', () => {
  it('keeps all rules', () => {
    expect(items.length).toBeGreaterThan(100)
    expect(findMisfits(items)).toEqual([])
  })

  it.each(damages)('breaks "%s" with %s', (rule, _, damage) => {
    const findings = findMisfits(damage())

    // Nobody recorded what was damaged here.
    const broken = new Set(findings.map((found) => found.rule))
    if (rule !== unrecorded) broken.delete(unrecorded)
    expect([...broken]).toEqual([rule])
  })

  it('is damaged once for every rule', () => {
    expect([...new Set(damages.map(([rule]) => rule))]).toEqual(tableRules.map(({ name }) => name))
  })
})
