import { describe, expect, it } from 'vitest'
import { isAdministrator } from '#access/rules/acl.ts'
import type { AclEntry } from '#values/security.ts'
import {
  managesOwnerGroup,
  mayGrant,
  mayPassOn,
  newlyAllowedUngrantable,
  passableUntil,
} from '#access/rules/granting.ts'
import { parsePermission } from '#access/rules/permission.ts'
import { granteeInBoth } from '#access/rules/stableGrants.ts'
import {
  isWithin,
  type TimeWindow,
  windowObstacle,
  withoutLongExpired,
} from '#values/timeWindow.ts'
import {
  emptyFixture,
  type Fixture,
  type FixtureAssignment,
  holds,
  object,
  user,
} from './fixture.ts'
import { factsOf, grantFactsOf } from './fixtureFacts.ts'

const [start, end] = [100, 200]
const window = { validFrom: start, validUntil: end }
const times = [start - 1, start, end - 1, end]

const fixture: Fixture = {
  ...emptyFixture,
  roles: [
    { id: 'admin', permissions: ['*'] },
    { id: 'reader', permissions: ['EVENT:READ'] },
  ],
  groups: [{ id: 'crew', roles: [] }],
  users: [
    user('anna', { assignments: [holds('reader', window)] }),
    user('admin', { assignments: [holds('admin', window)] }),
  ],
}

describe('a window', () => {
  it('begins with its first millisecond, and ends before its last limit', () => {
    const obstacles = (limits: TimeWindow) => times.map((time) => windowObstacle(limits, time))

    expect(obstacles(window)).toEqual(['not-yet', null, null, 'expired'])
    expect(obstacles({ validFrom: start })).toEqual(['not-yet', null, null, null])
    expect(obstacles({ validUntil: end })).toEqual([null, null, null, 'expired'])
    expect(obstacles({})).toEqual([null, null, null, null])
  })

  it('of an administrator is the time in which a denial cannot lock them out', () => {
    const isOne = times.map((time) => isAdministrator(factsOf(fixture)('admin', undefined, time)))

    expect(isOne).toEqual([false, true, true, false])
  })

  it('contains another one if it begins no later and ends no earlier', () => {
    expect(isWithin(window, window)).toBe(true)
    expect(isWithin(window, {})).toBe(true)
    expect(isWithin({}, window)).toBe(false)
    expect(isWithin({ ...window, validUntil: end + 1 }, window)).toBe(false)
    expect(isWithin({ ...window, validFrom: start - 1 }, window)).toBe(false)
  })
})

describe('a role with an end', () => {
  const facts = grantFactsOf(fixture)('anna', undefined, start)
  const permission = parsePermission('EVENT:READ')

  it('can be passed on until the end, and no longer', () => {
    const may = [end - 1, end, end + 1, undefined].map((validUntil) =>
      mayGrant(facts, permission, { validUntil }),
    )

    expect(may).toEqual([true, true, false, false])
    expect(passableUntil(facts, { type: 'EVENT', action: 'READ' })).toBe(end)
    expect(passableUntil(facts, { type: 'EVENT', action: 'UPDATE' })).toBeUndefined()
  })

  it('can be passed on beyond the end if another role follows, but not if there are too many', () => {
    const held = (count: number, ...more: readonly FixtureAssignment[]) => {
      const following = Array.from({ length: count }, (_, index) =>
        holds('reader', { validFrom: start + index, validUntil: start + index + 1 }),
      )
      const many = { ...fixture, users: [user('anna', { assignments: [...following, ...more] })] }
      return mayGrant(grantFactsOf(many)('anna', undefined, start), permission, {
        validUntil: start + count,
      })
    }

    expect([held(3), held(1000), held(1000, holds('reader'))]).toEqual([true, false, true])
  })

  it('is passed on until the first end, in whatever order the roles are', () => {
    const gap: Fixture = {
      ...fixture,
      users: [
        user('anna', {
          assignments: [
            holds('reader', { validFrom: end + 50, validUntil: end + 100 }),
            holds('reader', window),
          ],
        }),
      ],
    }
    const request = { type: 'EVENT', action: 'READ' }

    expect(passableUntil(grantFactsOf(gap)('anna', undefined, start), request)).toBe(end)
  })

  it('does not count if its window changed between two reads', () => {
    const { user: before = facts.everybody } = facts
    const longer = before.assignments.map((held) => ({ ...held, validUntil: end + 1 }))

    expect(granteeInBoth(before, before).assignments).toHaveLength(1)
    expect(granteeInBoth(before, { ...before, assignments: longer }).assignments).toEqual([])
  })
})

describe('a list with windows', () => {
  const read = { type: 'EVENT', action: 'READ' }
  const always: Fixture = {
    ...fixture,
    users: [
      user('anna', { assignments: [holds('reader')] }),
      user('bert', { assignments: [holds('reader', { ...window, transitive: false })] }),
    ],
  }
  const about = (who: string, atMillis: number, acl: readonly AclEntry[]) =>
    grantFactsOf(always)(who, { ownerUserId: 'olga', ownerGroupId: null, acl }, atMillis)
  const denial = { groupId: null, actions: ['!READ'] }
  const grant = { groupId: 'crew', actions: ['READ'] }

  it('ends what can be passed on where a denial begins', () => {
    const may = (atMillis: number, validUntil?: number) =>
      mayPassOn(about('anna', atMillis, [{ ...denial, ...window }]), read, { validUntil })

    expect([may(0, start), may(0, start + 1), may(0)]).toEqual([true, false, false])
    expect([may(start), may(end), may(end, end + 1)]).toEqual([false, true, true])
  })

  it('tells until when a permission can be passed on, or granted by a role', () => {
    const until = (who: string, atMillis: number, acl: readonly AclEntry[] = []) =>
      passableUntil(about(who, atMillis, acl), read)

    // The role can be granted during the denial.
    expect(until('anna', 0, [{ ...denial, ...window }])).toBeUndefined()
    expect(until('bert', 0, [{ ...grant, ...window }])).toBeUndefined()
  })

  it('grants an action anew where a window becomes longer, or that of a denial shorter', () => {
    const opened = (before: AclEntry, after: AclEntry) =>
      newlyAllowedUngrantable(about('bert', 0, [before]), { type: 'EVENT', id: 'Kiel' }, [after])
    const longer = { ...window, validUntil: end + 1 }

    expect(opened({ ...grant, ...window }, { ...grant, ...longer })).toEqual(['READ'])
    expect(opened({ ...grant, ...longer }, { ...grant, ...window })).toEqual([])
    expect(opened({ ...denial, ...window }, { ...denial, ...longer })).toEqual([])
    expect(opened({ ...denial, ...longer }, { ...denial, ...window })).toEqual(['READ'])
  })

  it('does not count what has ended', () => {
    const after = (acl: readonly AclEntry[], atMillis: number) =>
      newlyAllowedUngrantable(about('bert', atMillis, acl), { type: 'EVENT', id: 'Kiel' }, [])
    const ended = [{ ...denial, ...window }]

    expect([after(ended, end - 1), after(ended, end)]).toEqual([['READ'], []])
  })

  it('of the owning group ends what its manager passes on', () => {
    const club: Fixture = {
      ...fixture,
      roles: [...fixture.roles, { id: 'manager', permissions: ['USER_GROUP:UPDATE'] }],
      groups: [{ id: 'club', roles: [{ roleId: 'reader', forAll: false }] }],
      users: [user('anna', { groups: ['club'], assignments: [holds('manager')] })],
      objects: [
        object('USER_GROUP', 'club', {
          acl: [{ groupId: null, actions: ['!UPDATE'], validFrom: start }],
        }),
      ],
    }
    const security = { ownerUserId: null, ownerGroupId: 'club', acl: [] }
    const facts = grantFactsOf(club)('anna', security)
    const may = [start, start + 1, undefined].map((validUntil) =>
      mayGrant(facts, parsePermission('EVENT:READ'), { validUntil }),
    )

    expect(may).toEqual([true, false, false])
    expect([
      managesOwnerGroup(facts),
      managesOwnerGroup({ ...facts, security: about('anna', 0, []).security }),
    ]).toEqual([false, false])
    expect(managesOwnerGroup(grantFactsOf({ ...club, objects: [] })('anna', security))).toBe(true)
  })
})

describe('expired values', () => {
  const thirtyDays = 30 * 86_400_000
  const kept = (ends: readonly number[], nowMillis: number) =>
    withoutLongExpired(ends, (validUntil) => ({ validUntil }), nowMillis)

  it('are kept for 30 days', () => {
    expect(kept([end, end + 1], end + thirtyDays - 1)).toEqual([end, end + 1])
    expect(kept([end, end + 1], end + thirtyDays)).toEqual([end + 1])
  })

  it('are kept up to a hundred, the last ones that have expired', () => {
    const ends = Array.from({ length: 150 }, (_, index) => index + 1)

    expect(kept(ends, 1000)).toEqual(ends.slice(50))
    expect(kept(ends, 10)).toEqual(ends)
  })
})
