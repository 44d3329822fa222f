/** The actions that a change of an access control list opens. */
import { describe, expect, it } from 'vitest'
import type { AclEntry } from '../../lib/domain/access/facts.ts'
import { actionsOpenedUnheld } from '../../lib/domain/access/granting.ts'
import { grantingWorld as world } from './grantingWorld.ts'
import { hostileNames } from './hostile.ts'
import { object } from './world.ts'
import { grantFactsOf, securityOf } from './worldFacts.ts'

const entry = (groupId: string | null, ...actions: string[]): AclEntry => ({ groupId, actions })

const opened = (who: string | null, before: AclEntry[], after: AclEntry[]): readonly string[] => {
  const kiel = object('EVENT', 'Kiel', { ownerUser: 'mia', ownerGroup: 'club', acl: before })
  return actionsOpenedUnheld(
    grantFactsOf(world)(who, securityOf(kiel)),
    { type: 'EVENT', id: 'Kiel' },
    after,
  )
}

describe('actionsOpenedUnheld', () => {
  it.each<[string, string | null, AclEntry[], AclEntry[], string[]]>([
    ['granting what one holds', 'anna', [], [entry('crew', 'READ', 'UPDATE')], []],
    ['granting what one does not hold', 'anna', [], [entry('crew', 'READ', 'SINK')], ['SINK']],
    ['granting it twice', 'anna', [], [entry('crew', 'SINK'), entry(null, 'SINK')], ['SINK']],
    ['granting every action', 'anna', [], [entry('crew', '*')], ['*']],
    ['granting every action, as a holder of every action', 'star', [], [entry(null, '*')], []],
    ['granting without signing in', null, [], [entry(null, 'READ')], ['READ']],
    ['changing nothing', 'bert', [entry('crew', 'SINK')], [entry('crew', 'SINK')], []],
    ['taking a grant away', 'bert', [entry('crew', 'SINK')], [], []],
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
      'passing on what the ACL grants to oneself',
      'ole',
      [entry('club', 'SINK')],
      [entry('crew', 'SINK')],
      ['SINK'],
    ],
    ['passing on what a role of the group gives', 'ole', [], [entry('crew', 'UPDATE')], ['UPDATE']],
    ['passing on a role that is not transitive', 'bert', [], [entry('crew', 'READ')], ['READ']],
    ['adding denials', 'bert', [], [entry(null, '!READ', '!*')], []],
    ['taking away the denial of what one holds', 'anna', [entry('crew', '!UPDATE')], [], []],
    [
      'taking away the denial of what one does not hold',
      'anna',
      [entry('crew', '!SINK')],
      [],
      ['SINK'],
    ],
    ['taking away the denial that hits oneself', 'anna', [entry(null, '!UPDATE')], [], ['UPDATE']],
    ['taking away the denial of everything', 'anna', [entry('crew', '!*')], [], ['*']],
    ['narrowing a denial', 'anna', [entry(null, '!SINK')], [entry('club', '!SINK')], ['SINK']],
    [
      'turning a denial into a grant',
      'anna',
      [entry('crew', '!SINK')],
      [entry('crew', 'SINK')],
      ['SINK'],
    ],
    ['opening everything as the owner', 'mia', [entry('crew', '!*')], [entry(null, '*')], []],
    [
      'opening everything as an administrator',
      'admin',
      [entry(null, '!*')],
      [entry(null, '*')],
      [],
    ],
    ['opening as an administrator of one’s own alone', 'boss', [], [entry(null, 'READ')], ['READ']],
  ])('knows what %s opens', (_, who, before, after, actions) => {
    expect(opened(who, before, after)).toEqual(actions)
  })

  it.each(hostileNames)('does not take the group %j for another or for everybody', (name) => {
    expect(opened('bert', [entry(name, 'SINK')], [entry(null, 'SINK')])).toEqual(['SINK'])
    expect(opened('bert', [entry(null, '!SINK')], [entry(name, '!SINK')])).toEqual(['SINK'])
    expect(opened('bert', [entry(name, 'SINK')], [entry(name, 'SINK')])).toEqual([])
    expect(opened('bert', [], [entry(name, 'SINK')])).toEqual(['SINK'])
  })
})
