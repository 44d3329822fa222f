/** The permission index of one subject is used for no other subject. */
import { describe, expect, it } from 'vitest'
import { decide } from '#access/rules/decide.ts'
import { permissionIndexOf } from '#access/rules/permissionIndex.ts'
import { emptyFixture, everybody, holds, user, type Fixture } from './fixture.ts'
import { factsOf } from './fixtureFacts.ts'

const fixture: Fixture = {
  ...emptyFixture,
  roles: [
    { id: 'reader', permissions: ['EVENT:READ:Kiel', '*:UPDATE:Kiel,Cowes', 'EVENT:DELETE'] },
    { id: 'all', permissions: ['*:READ', 'EVENT:DELETE:Kiel'] },
  ],
  users: [
    user('anna', {
      permissions: ['EVENT:READ:Kiel', 'EVENT:READ:Cowes'],
      assignments: [holds('reader'), holds('all')],
    }),
    user('bert'),
  ],
  everybody: everybody({ permissions: ['USER:CREATE'] }),
}
const about = factsOf(fixture)

describe('the permission index of a subject', () => {
  it('is reused for the same subject', () => {
    const { user: anna, ...others } = about('anna')

    expect(permissionIndexOf({ ...others, user: anna })).toBe(
      permissionIndexOf({ ...others, user: anna }),
    )
  })

  it.each<[string, string, string | undefined, string]>([
    ['EVENT', 'READ', 'Kiel', 'own-permission'],
    ['EVENT', 'READ', 'Palma', 'own-role'],
    ['EVENT', 'READ', undefined, 'own-role'],
    ['BOAT', 'READ', undefined, 'own-role'],
    ['*', 'READ', undefined, 'own-role'],
    ['BOAT', 'UPDATE', 'Cowes', 'own-role'],
    ['*', 'UPDATE', 'Cowes', 'own-role'],
    ['BOAT', 'UPDATE', 'Palma', 'no-grant'],
    ['BOAT', 'UPDATE', undefined, 'no-grant'],
    ['BOAT', 'DELETE', 'Kiel', 'no-grant'],
    ['*', 'DELETE', undefined, 'no-grant'],
  ])('gives for %s:%s:%s repeatedly: %s', (type, action, id, rule) => {
    const facts = about('anna')
    const request = id === undefined ? { type, action } : { type, action, id }

    expect(decide(facts, request).rule).toBe(rule)
    expect(decide(facts, request).rule).toBe(rule)
  })

  it('names the first role of two with the same permission', () => {
    const decision = decide(about('anna'), { type: 'EVENT', action: 'DELETE', id: 'Kiel' })

    expect(decision).toEqual({ allowed: true, rule: 'own-role', roleId: 'reader' })
  })

  it('is not used for another user, for an anonymous caller, or for other permissions of everybody', () => {
    const request = { type: 'EVENT', action: 'READ', id: 'Kiel' }
    const allowed = (facts: ReturnType<typeof about>) => decide(facts, request).allowed
    const open = factsOf({ ...fixture, everybody: everybody({ permissions: ['EVENT:READ'] }) })
    const nobody = about(null)

    expect(allowed(about('anna'))).toBe(true)
    expect(allowed(about('bert'))).toBe(false)
    expect(allowed(about('anna'))).toBe(true)
    expect(allowed(nobody)).toBe(false)
    expect(allowed({ ...nobody, everybody: open(null).everybody })).toBe(true)
    expect(allowed(nobody)).toBe(false)
  })

  it('is not used when roles have changed', () => {
    const bare = factsOf({ ...fixture, roles: [] })
    const facts = about('anna')
    const request = { type: 'BOAT', action: 'READ' }

    expect(decide(facts, request).allowed).toBe(true)
    const { definitions: none } = bare('anna')
    expect(decide({ ...facts, definitions: none }, request).allowed).toBe(false)
  })
})
