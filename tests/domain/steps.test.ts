/** What is in the way of each thing that could have counted. */
import { describe, expect, it } from 'vitest'
import { entrySteps } from '../../lib/domain/access/acl.ts'
import { holdings, sources } from '../../lib/domain/access/grantSources.ts'
import { emptyWorld, everybody, holds, object, user, type World } from './world.ts'
import { factsOf, securityOf } from './worldFacts.ts'

const kiel = object('EVENT', 'Kiel', {
  ownerUser: 'anna',
  ownerGroup: 'club',
  acl: [
    { groupId: 'club', actions: ['READ'] },
    { groupId: null, actions: ['!READ', '!CHANGE_ACL'] },
    { groupId: 'gone', actions: ['READ'] },
    { groupId: 'jury', actions: ['READ', '!UPDATE'] },
    { groupId: null, actions: ['CHANGE_ACL', '!CHANGE_ACL'] },
  ],
})
const world: World = {
  ...emptyWorld,
  roles: [{ id: 'reader', permissions: ['EVENT:READ'] }],
  groups: [
    {
      id: 'club',
      roles: [
        { roleId: 'reader', forAll: true },
        { roleId: 'gone', forAll: false },
      ],
    },
    { id: 'jury', roles: [] },
  ],
  users: [
    user('anna', { groups: ['club', 'gone'], assignments: [holds('reader', { byUser: 'anna' })] }),
    user('bert', {
      groups: ['jury'],
      assignments: [holds('reader', { byUser: 'bert' }), holds('gone')],
    }),
  ],
  everybody: everybody({ permissions: ['USER:CREATE'] }),
  objects: [kiel],
}
const about = (who: string | null, security = securityOf(kiel)) => factsOf(world)(who, security)

describe('the entries of an ACL', () => {
  const entries = (who: string | null, action: string) =>
    entrySteps(about(who), { type: 'EVENT', action, id: 'Kiel' }).map(
      ({ rule, entry, obstacle }) => [rule, entry.groupId, obstacle],
    )

  it('come with those that deny first, each once, with what is in the way', () => {
    expect(entries('anna', 'READ')).toEqual([
      ['acl-denial', null, null],
      ['acl-grant', 'club', null],
      ['acl-grant', 'gone', 'group-gone'],
      ['acl-grant', 'jury', 'not-a-member'],
      ['acl-grant', null, 'other-action'],
    ])
  })

  it('do not count for who is in no group of them', () => {
    expect(entries(null, 'UPDATE')).toEqual([
      ['acl-denial', 'jury', 'not-a-member'],
      ['acl-grant', 'club', 'not-a-member'],
      ['acl-grant', null, 'other-action'],
      ['acl-grant', 'gone', 'not-a-member'],
      ['acl-grant', null, 'other-action'],
    ])
  })

  it('lock the owner out of nothing, and grant what they deny at the same time', () => {
    expect(entries('anna', 'CHANGE_ACL')).toEqual([
      ['acl-denial', null, 'never-locked-out'],
      ['acl-grant', 'club', 'other-action'],
      ['acl-grant', 'gone', 'group-gone'],
      ['acl-grant', 'jury', 'not-a-member'],
      ['acl-grant', null, null],
    ])
    expect(entries('bert', 'CHANGE_ACL').slice(0, 2)).toEqual([
      ['acl-denial', null, null],
      ['acl-denial', null, null],
    ])
  })

  it('deny every action when they deny one of several', () => {
    expect(entries('bert', '*')).toEqual([
      ['acl-denial', null, null],
      ['acl-denial', 'jury', null],
      ['acl-denial', null, null],
      ['acl-grant', 'club', 'not-a-member'],
      ['acl-grant', 'gone', 'not-a-member'],
    ])
  })
})

describe('what is held', () => {
  it('comes in the order of the rule, with what is in the way', () => {
    const all = holdings(about('bert')).map(({ rule, roleId, obstacle }) => [
      rule,
      roleId,
      obstacle,
    ])

    expect(all).toEqual([
      ['everybody-permission', undefined, null],
      ['everybody-group-role', 'reader', null],
      ['own-permission', undefined, null],
      ['group-role', 'reader', 'not-a-member'],
      ['group-role', 'gone', 'not-a-member'],
      ['own-role', 'reader', 'other-owner'],
      ['own-role', 'gone', null],
    ])
  })

  it('says of a role whose it is, and that one that is gone holds nothing', () => {
    const held = holdings(about('anna'))

    expect(held.find(({ rule }) => rule === 'own-role')).toEqual({
      rule: 'own-role',
      roleId: 'reader',
      assignment: {
        roleId: 'reader',
        qualifyingUserId: 'anna',
        qualifyingGroupId: null,
        transitive: true,
      },
      transitive: true,
      permissions: [{ types: ['EVENT'], actions: ['READ'], ids: '*' }],
      obstacle: null,
    })
    expect(held.find(({ roleId }) => roleId === 'gone')).toEqual({
      rule: 'group-role',
      roleId: 'gone',
      groupId: 'club',
      transitive: false,
      permissions: [],
      obstacle: null,
    })
  })

  it('counts when nothing is in the way', () => {
    expect(sources(about('bert')).map(({ rule }) => rule)).toEqual([
      'everybody-permission',
      'everybody-group-role',
      'own-permission',
      'own-role',
    ])
  })

  it('is nothing through a group, when none or one that is gone owns the object', () => {
    for (const ownerGroup of [null, 'gone']) {
      const security = securityOf({ ...kiel, ownerUser: null, ownerGroup })
      const rules = holdings(about('anna', security)).map(({ rule }) => rule)

      expect(rules).toEqual(['everybody-permission', 'own-permission', 'own-role'])
    }
  })

  it('is through the group for everybody alone, when nobody is signed in', () => {
    expect(holdings(about(null)).map(({ rule }) => rule)).toEqual([
      'everybody-permission',
      'everybody-group-role',
    ])
  })
})
