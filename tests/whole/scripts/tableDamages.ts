/** Damages of a table, one item each, with the rule that each of them breaks. */
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { jsonText } from '#table/attributes.ts'
import { type VersionStep, auditEntity } from '#table/items/auditRecords.ts'
import type { Item } from '#table/items.ts'
import { schemaVersionEntity } from '#table/items/schemaVersion.ts'
import { administratorNameEntity } from '#access/items/administrators.ts'
import { regattaPathEntity } from '#races/items/regattas.ts'
import { largeWriteEntity } from '#table/items/largeWrite.ts'
import { roleEntity } from '#access/items/roles.ts'
import { references } from '../../../scripts/tableRules/entities.ts'
import { regattaNamed, type WholeTable } from './wholeTable.ts'

const versioned = { version: 1, writeId: 'x' }

export const unrecorded = 'every version of what is audited has its record'

type Damage = (table: WholeTable) => readonly Item[]

/** By the rule that they break, and what is damaged. */
export type Damages = Readonly<Record<string, Readonly<Record<string, Damage>>>>

export const damages: Damages = {
  'every item is of a kind that is known': {
    'an item of another program': (table) => [
      ...table.items,
      { PK: 'OTHER#', SK: 'OTHER', ...versioned },
    ],
  },
  'the items have the current version': {
    'a table of the first version': (table) =>
      table.items.filter(({ SK }) => SK !== schemaVersionEntity.key().SK),
  },
  'every item is whole, and stands where it belongs': {
    'a field that is missing': (table) =>
      table.changed(table.anyOf('role'), { permissions: undefined }),
    'a course that is not JSON': (table) => table.changed(table.anyOf('course'), { course: '{' }),
    'a user under the key of another one': (table) =>
      table.changed(table.admin(), { name: 'nobody' }),
  },
  'every object has its security': {
    ...Object.fromEntries(
      (['event', 'regatta', 'role', 'markProperties'] as const).map((kind) => [
        `no security of a ${kind}`,
        (table: WholeTable) => {
          const { PK } = table.anyOf(kind)
          return table.items.filter((item) => item.PK !== PK || item.SK !== 'SECURITY')
        },
      ]),
    ),
  },
  'no security is left of an object that is gone': {
    'an event that is gone': (table) =>
      table.gone('event').filter(({ PK }) => !PK.startsWith('LEADERBOARD_GROUP#')),
    'a role that was deleted without its security': (table) => {
      const role = table.anyOf('role')
      const security = table.anyOf('security', ({ PK }) => PK === role.PK)
      const record = table.anyOf('audit', ({ PK }) => PK === auditEntity.key(role.PK, 0, '').PK)
      const steps = [{ item: role.SK, from: role.version, to: 0 }]
      const removal = { ...record, SK: `${record.SK}later#`, steps, changes: '[]' }
      return [...table.without(role).filter((item) => item !== security), removal, security]
    },
  },
  'users and groups agree on who is a member': {
    'a group without its member': (table) => table.gone('groupMember'),
    'a member who was deleted': (table) =>
      table.changed(table.anyOf('groupMember'), { userId: 'somebody' }),
    'a user without the group': (table) => table.changed(table.admin(), { groupIds: [] }),
  },
  'users and roles agree on who holds which': {
    'a holder who was deleted': (table) => [
      ...table.items,
      { ...table.anyOf('roleHolder'), SK: 'HOLDER###somebody#', userId: 'somebody' },
    ],
    'a role without its holder': (table) => table.gone('roleHolder'),
    'a qualification without its role': (table) => table.gone('qualifiedRole'),
    'a user without the role': (table) =>
      table.changed(
        table.anyOf('user', ({ name }) => name !== 'admin'),
        { assignments: '' },
      ),
  },
  'users and what strangers gave to them agree': {
    'a user without the mark': (table) => table.changed(table.admin(), { hasReceived: false }),
    'a grant with a number that was not given out': (table) =>
      table.changed(table.anyOf('receivedGrants'), { lastNumber: 0 }),
  },
  [references.name]: {
    'a name that is gone': (table) => table.gone('groupName'),
    'a name of another group': (table) =>
      table.changed(table.anyOf('groupName'), { groupId: 'nobody' }),
    'an entry that is gone': (table) => table.gone('entry'),
    'an entry without its competitor': (table) =>
      table.changed(table.anyOf('competitor'), { regattaNames: [] }),
    'a competitor with an old copy of the boat': (table) =>
      table.changed(table.anyOf('boat'), { sailId: 'new' }),
    'a tag without its id': (table) => table.gone('tagId'),
    'an id without its tag': (table) => table.gone('publicTag'),
    'no id for others': (table) => table.gone('publicTagId'),
    'a key that its user does not have': (table) =>
      table.changed(table.anyOf('sshKeysOfUser'), { sshKeys: [] }),
    'a key of somebody else': (table) =>
      table.changed(table.anyOf('sshKey'), { creatorUserId: 'somebody' }),
    'a preference that is gone': (table) => table.gone('preference'),
    'a list that is gone': (table) => table.gone('preferenceKeys'),
    'a name that is reserved for nothing': (table) => [
      ...table.items,
      { ...regattaPathEntity.key('x__y'), ...versioned, name: 'x/y' },
    ],
  },
  'the administrators are the users who may pass on the role admin': {
    'an unknown administrator': (table) =>
      table.changed(table.anyOf('administrators'), { userIds: [] }),
    'a user who is not an administrator': (table) =>
      table.changed(table.anyOf('administrators'), { userIds: [table.admin().userId, 'somebody'] }),
    'an administrator who may not pass the role on': (table) => {
      const { id } = predefinedRoles.admin
      const assignments = (table.admin().assignments as string).replace(`${id}::`, `${id}:last:`)
      return table.changed(table.admin(), { assignments })
    },
  },
  'the names of the administrators are protected, and no others': {
    'a name that is not protected': (table) => table.gone('administratorName'),
    'a name that is protected for a former administrator': (table) => [
      ...table.items,
      { ...administratorNameEntity.key('former'), ...versioned, userIds: ['somebody'] },
    ],
  },
  'race columns have names of their own, and only races that are there are tracked': {
    'a race that is tracked in no race column': (table) =>
      table.changed(table.anyOf('regatta'), {
        trackedRaces: [{ raceColumnId: 'x', fleet: 'Default', name: 'x', isTracking: true }],
      }),
    'a race log of no race column': (table) =>
      table.changed(table.anyOf('regatta'), { raceLogs: jsonText([['x', 'Default', 0, []]]) }),
  },
  'no two regattas, race columns or fleets have one name in paths': {
    'a regatta beside its twin': (table) => [
      ...table.items,
      ...regattaNamed(table, 'Twin/1'),
      ...regattaNamed(table, 'Twin__1'),
    ],
    'a fleet beside its twin': (table) =>
      table.changed(table.anyOf('regatta'), {
        series: [{ name: 'Default', fleets: ['A/1', 'A__1'], raceColumns: [] }],
        trackedRaces: [],
        raceLogs: jsonText([]),
      }),
    'a race column beside its twin': (table) =>
      table.changed(table.anyOf('regatta'), {
        series: [
          { name: 'One', fleets: ['A'], raceColumns: [{ id: '1', name: 'R/1' }] },
          { name: 'Two', fleets: ['A'], raceColumns: [{ id: '2', name: 'R__1' }] },
        ],
        trackedRaces: [],
        raceLogs: jsonText([]),
      }),
  },
  'no large write is left behind': {
    'an abandoned one': (table) => [
      ...table.items,
      {
        ...largeWriteEntity.key('x'),
        ...versioned,
        listPK: 'LARGE_WRITE',
        listSK: '#x',
        id: 'x',
        state: 'open',
        startedMillis: 1,
        keys: Buffer.from('[]'),
      },
    ],
  },
  'nothing is staged': {
    'a role that is being changed': (table) =>
      table.changed(table.anyOf('role'), { staged: { largeWriteId: 'x', item: null } }),
    'a role that is being made': (table) => [
      ...table.items,
      { ...roleEntity.key('x'), staged: { largeWriteId: 'x', item: null } } as unknown as Item,
    ],
  },
  'the copies of the epoch are the same': {
    'a copy of another time': (table) => table.changed(table.anyOf('epoch'), { epoch: 'earlier' }),
  },
  [unrecorded]: {
    'a record that is gone': (table) => table.gone('audit'),
    'a change without a record': (table) => table.changed(table.anyOf('role'), { version: 7 }),
    'a record of something that did not happen': (table) => {
      const record = table.anyOf('audit')
      const steps = record.steps as readonly VersionStep[]
      return table.changed(record, { steps: steps.map(({ item }) => ({ item, from: 7, to: 8 })) })
    },
  },
}
