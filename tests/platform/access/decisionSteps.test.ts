/** The reasons why grant sources and ACL entries do not count. */
import { describe, expect, it } from 'vitest'
import { entrySteps } from '#access/rules/acl.ts'
import { grantSources, effectiveGrantSources } from '#access/rules/grantSources.ts'
import { emptyFixture, everybody, holds, object, user, type Fixture } from './fixture.ts'
import { factsOf, securityOf } from './fixtureFacts.ts'

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
const fixture: Fixture = {
  ...emptyFixture,
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
const about = (who: string | null, security = securityOf(kiel)) => factsOf(fixture)(who, security)

describe('the entries of an ACL', () => {
  const entries = (who: string | null, action: string) =>
    entrySteps(about(who), { type: 'EVENT', action, id: 'Kiel' }).map(
      ({ rule, entry, obstacle }) => [rule, entry.groupId, obstacle],
    )

  it('are listed with denials first, each once, with the reason why it does not count', () => {
    expect(entries('anna', 'READ')).toEqual([
      ['acl-denial', null, null],
      ['acl-grant', 'club', null],
      ['acl-grant', 'gone', 'group-gone'],
      ['acl-grant', 'jury', 'not-a-member'],
      ['acl-grant', null, 'other-action'],
    ])
  })

  it('do not count for users who are in none of their groups', () => {
    expect(entries(null, 'UPDATE')).toEqual([
      ['acl-denial', 'jury', 'not-a-member'],
      ['acl-grant', 'club', 'not-a-member'],
      ['acl-grant', null, 'other-action'],
      ['acl-grant', 'gone', 'not-a-member'],
      ['acl-grant', null, 'other-action'],
    ])
  })

  it('cannot lock out the owner, and can grant at the same time', () => {
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

describe('the grant sources', () => {
  it('are listed in the order of the rules, with the reason why one does not count', () => {
    const all = grantSources(about('bert')).map(({ rule, roleId, obstacle }) => [
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

  it('name the holder of a role, and a deleted role has no permissions', () => {
    const held = grantSources(about('anna'))

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

  it('count without such a reason', () => {
    expect(effectiveGrantSources(about('bert')).map(({ rule }) => rule)).toEqual([
      'everybody-permission',
      'everybody-group-role',
      'own-permission',
      'own-role',
    ])
  })

  it('include no group role when the object has no owning group, or a deleted one', () => {
    for (const ownerGroup of [null, 'gone']) {
      const security = securityOf({ ...kiel, ownerUser: null, ownerGroup })
      const rules = grantSources(about('anna', security)).map(({ rule }) => rule)

      expect(rules).toEqual(['everybody-permission', 'own-permission', 'own-role'])
    }
  })

  it('include only group roles for everybody, for an anonymous caller', () => {
    expect(grantSources(about(null)).map(({ rule }) => rule)).toEqual([
      'everybody-permission',
      'everybody-group-role',
    ])
  })
})
