/** Access control lists and everybody, without a caller. */
import { describe, expect, it } from 'vitest'
import { allowsEverybody, decidesForEverybody } from '#access/rules/acl.ts'
import type { AclEntry } from '#values/security.ts'
import type { TimeWindow } from '#values/timeWindow.ts'

const entry = (groupId: string | null, action: string, window: TimeWindow = {}): AclEntry => ({
  groupId,
  actions: [action],
  ...window,
})
const ended = { validUntil: 100 }
const begun = { validFrom: 100 }

describe('a list decides for everybody', () => {
  it.each<[name: string, decides: boolean, acl: readonly AclEntry[], action?: string]>([
    ['without entries', false, []],
    ['by a grant', true, [entry(null, 'READ')]],
    ['by a grant of all actions', true, [entry(null, '*')]],
    ['by a grant of another action', false, [entry(null, 'UPDATE')]],
    ['by a grant for a group', false, [entry('crew', 'READ')]],
    ['by a grant after one for a group', true, [entry('crew', 'READ'), entry(null, 'READ')]],
    ['by a grant with an end', false, [entry(null, 'READ', ended)]],
    ['by a grant with a beginning', false, [entry(null, 'READ', begun)]],
    ['by a denial', true, [entry(null, '!READ')]],
    ['by a denial after one for a group', true, [entry('crew', '!READ'), entry(null, '!READ')]],
    ['by a denial for a group', false, [entry('crew', '!READ')]],
    [
      'by a grant beside a denial for a group',
      false,
      [entry('crew', '!READ'), entry(null, 'READ')],
    ],
    ['by a denial with an end', false, [entry(null, '!READ', ended)]],
    ['by a denial that owners are exempt from', false, [entry(null, '!*')], 'CHANGE_ACL'],
    ['by a grant of what owners keep', true, [entry(null, '*')], 'CHANGE_ACL'],
  ])('%s: %s', (_, decides, acl, action = 'READ') => {
    expect(decidesForEverybody(acl, { type: 'EVENT', action })).toBe(decides)
  })
})

describe('a list allows everybody without an end', () => {
  it.each<[name: string, allows: boolean, acl: readonly AclEntry[], atMillis?: number]>([
    ['without entries', false, []],
    ['by a grant', true, [entry(null, 'READ')]],
    ['by a grant after one for a group', true, [entry('crew', 'READ'), entry(null, 'READ')]],
    ['by a grant for a group', false, [entry('crew', 'READ')]],
    ['by a grant of another action', false, [entry(null, 'UPDATE')]],
    ['by a grant with an end', false, [entry(null, 'READ', ended)]],
    ['beside a denial for a group', false, [entry('crew', '!READ'), entry(null, 'READ')]],
    ['beside a denial of another action', true, [entry('crew', '!UPDATE'), entry(null, 'READ')]],
    ['before the end of a denial', false, [entry(null, 'READ'), entry(null, '!READ', ended)], 99],
    ['after the end of a denial', true, [entry(null, 'READ'), entry(null, '!READ', ended)], 100],
    ['before the beginning of one', false, [entry(null, 'READ'), entry(null, '!READ', begun)], 99],
  ])('%s: %s', (_, allows, acl, atMillis = 0) => {
    expect(allowsEverybody(acl, { type: 'EVENT', action: 'READ' }, atMillis)).toBe(allows)
  })
})
