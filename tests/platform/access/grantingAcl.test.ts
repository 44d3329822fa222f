/** The actions that a change of an access control list grants. */
import { describe, expect, it } from 'vitest'
import type { AclEntry } from '#values/security.ts'
import { newlyAllowedUngrantable } from '#access/rules/granting.ts'
import { grantingFixture as fixture } from './grantingFixture.ts'
import { hostileNames } from './hostile.ts'
import { object } from './fixture.ts'
import { grantFactsOf, securityOf } from './fixtureFacts.ts'

const entry = (groupId: string | null, ...actions: string[]): AclEntry => ({ groupId, actions })

const opened = (who: string | null, before: AclEntry[], after: AclEntry[]): readonly string[] => {
  const kiel = object('EVENT', 'Kiel', { ownerUser: 'mia', ownerGroup: 'club', acl: before })
  return newlyAllowedUngrantable(
    grantFactsOf(fixture)(who, securityOf(kiel)),
    { type: 'EVENT', id: 'Kiel' },
    after,
  )
}

describe('newlyAllowedUngrantable', () => {
  it.each<[string, string | null, AclEntry[], AclEntry[], string[]]>([
    ['granting an action that one holds', 'anna', [], [entry('crew', 'READ', 'UPDATE')], []],
    [
      'granting an action that one does not hold',
      'anna',
      [],
      [entry('crew', 'READ', 'SINK')],
      ['SINK'],
    ],
    ['granting it twice', 'anna', [], [entry('crew', 'SINK'), entry(null, 'SINK')], ['SINK']],
    ['granting every action', 'anna', [], [entry('crew', '*')], ['*']],
    ['granting every action, as a holder of every action', 'star', [], [entry(null, '*')], []],
    ['granting without authentication', null, [], [entry(null, 'READ')], ['READ']],
    ['changing nothing', 'bert', [entry('crew', 'SINK')], [entry('crew', 'SINK')], []],
    ['removing a grant', 'bert', [entry('crew', 'SINK')], [], []],
    [
      'splitting an entry',
      'bert',
      [entry('crew', 'A', 'B')],
      [entry('crew', 'B'), entry('crew', 'A')],
      [],
    ],
    [
      'widening a grant to everybody',
      'bert',
      [entry('crew', 'SINK')],
      [entry(null, 'SINK')],
      ['SINK'],
    ],
    [
      'moving a grant to another group',
      'bert',
      [entry('crew', 'SINK')],
      [entry('club', 'SINK')],
      ['SINK'],
    ],
    [
      'granting an action that the ACL grants to oneself',
      'ole',
      [entry('club', 'SINK')],
      [entry('crew', 'SINK')],
      ['SINK'],
    ],
    [
      'granting an action that a role of the group gives',
      'ole',
      [],
      [entry('crew', 'UPDATE')],
      ['UPDATE'],
    ],
    [
      'granting an action of a role that is not transitive',
      'bert',
      [],
      [entry('crew', 'READ')],
      ['READ'],
    ],
    ['adding denials', 'bert', [], [entry(null, '!READ', '!*')], []],
    ['removing the denial of an action that one holds', 'anna', [entry('crew', '!UPDATE')], [], []],
    [
      'removing the denial of an action that one does not hold',
      'anna',
      [entry('crew', '!SINK')],
      [],
      ['SINK'],
    ],
    [
      'removing the denial that applies to oneself',
      'anna',
      [entry(null, '!UPDATE')],
      [],
      ['UPDATE'],
    ],
    ['removing the denial of everything', 'anna', [entry('crew', '!*')], [], ['*']],
    ['narrowing a denial', 'anna', [entry(null, '!SINK')], [entry('club', '!SINK')], ['SINK']],
    [
      'turning a denial into a grant',
      'anna',
      [entry('crew', '!SINK')],
      [entry('crew', 'SINK')],
      ['SINK'],
    ],
    ['granting everything as the owner', 'mia', [entry('crew', '!*')], [entry(null, '*')], []],
    [
      'granting everything as an administrator',
      'admin',
      [entry(null, '!*')],
      [entry(null, '*')],
      [],
    ],
    [
      'granting everything as an administrator of own objects only',
      'boss',
      [],
      [entry(null, 'READ')],
      ['READ'],
    ],
  ])('returns the actions granted by %s', (_, who, before, after, actions) => {
    expect(opened(who, before, after)).toEqual(actions)
  })

  it.each(hostileNames)(
    'does not confuse the group %j with another one or with everybody',
    (name) => {
      expect(opened('bert', [entry(name, 'SINK')], [entry(null, 'SINK')])).toEqual(['SINK'])
      expect(opened('bert', [entry(null, '!SINK')], [entry(name, '!SINK')])).toEqual(['SINK'])
      expect(opened('bert', [entry(name, 'SINK')], [entry(name, 'SINK')])).toEqual([])
      expect(opened('bert', [], [entry(name, 'SINK')])).toEqual(['SINK'])
    },
  )
})
