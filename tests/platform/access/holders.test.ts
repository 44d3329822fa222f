/** The candidates for a permission: all grant sources that match, and no others. */
import { describe, expect, it } from 'vitest'
import type { Qualifier } from '#access/rules/facts.ts'
import type { Security } from '#values/security.ts'
import { matchingQualifiers, grantedGroupIds, canMatch, roleGrants } from '#access/rules/holders.ts'
import { parsePermission } from '#access/rules/permission.ts'

const ownedBy = (ownerUserId: string | null, ownerGroupId: string | null): Security => ({
  ownerUserId,
  ownerGroupId,
  acl: [],
})
const by = (qualifyingUserId: string | null, qualifyingGroupId: string | null): Qualifier => ({
  qualifyingUserId,
  qualifyingGroupId,
})

describe('the qualifiers that match an object', () => {
  it.each<[Security, readonly Qualifier[]]>([
    [ownedBy(null, null), [by(null, null)]],
    [ownedBy('anna', null), [by(null, null), by('anna', null)]],
    [ownedBy(null, 'club'), [by(null, null), by(null, 'club')]],
    [
      ownedBy('anna', 'club'),
      [by(null, null), by(null, 'club'), by('anna', null), by('anna', 'club')],
    ],
  ])('of %j are %j', (security, expected) => {
    const all = [null, 'anna', 'bert'].flatMap((user) =>
      [null, 'club', 'crew'].map((group) => by(user, group)),
    )

    expect(matchingQualifiers(security)).toEqual(expected)
    expect(all.filter((each) => canMatch(each, security))).toEqual(expected)
  })
})

describe('the groups that an ACL grants an action', () => {
  const acl = [
    { groupId: 'club', actions: ['READ'] },
    { groupId: null, actions: ['READ'] },
    { groupId: 'crew', actions: ['!READ', 'UPDATE'] },
    { groupId: 'jury', actions: ['*'] },
  ]

  it.each([
    ['READ', ['club', 'jury']],
    ['UPDATE', ['crew', 'jury']],
    ['DELETE', ['jury']],
  ])('%s are %j', (action, groupIds) => {
    expect(grantedGroupIds({ ...ownedBy(null, null), acl }, { type: 'EVENT', action })).toEqual(
      groupIds,
    )
  })
})

describe('a role', () => {
  const permissions = ['BOAT:READ', 'EVENT:UPDATE:Kiel'].map(parsePermission)
  const role = { id: 'skipper', name: 'skipper', permissions }

  it('grants exactly the union of its permissions', () => {
    expect(roleGrants(role, { type: 'EVENT', action: 'UPDATE', id: 'Kiel' })).toBe(true)
    expect(roleGrants(role, { type: 'EVENT', action: 'READ', id: 'Kiel' })).toBe(false)
  })

  it('grants nothing when it is deleted', () => {
    expect(roleGrants(undefined, { type: 'BOAT', action: 'READ' })).toBe(false)
  })
})
