/** What holds in every world: theorems about `decide` and about granting. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAdministrator } from '../../lib/domain/acl.ts'
import { decide } from '../../lib/domain/decide.ts'
import type { Facts, Grantee, Qualification } from '../../lib/domain/facts.ts'
import { actionsOpenedUnheld, mayGrant } from '../../lib/domain/granting.ts'
import { encodeObjectId } from '../../lib/domain/objectId.ts'
import type { Part, Permission, Request } from '../../lib/domain/permission.ts'
import { questionsAbout, randomAcl, randomPermission, randomWorld, seed } from './arbitraries.ts'
import { polluted } from './hostile.ts'
import type { Question, World, WorldEntry, WorldGrantee, WorldObject } from './world.ts'
import { factsOf, requestOf, securityAsked, securityOf } from './worldFacts.ts'
import { runs } from '../support/longForm.ts'

const allowedIn = (world: World, question: Question): boolean =>
  decide(factsOf(world)(question.who, securityAsked(world, question)), requestOf(question)).allowed

const worldAndQuestions = randomWorld.chain((world) =>
  fc.record({ world: fc.constant(world), questions: questionsAbout(world, 12) }),
)

/** A permutation that the random keys choose. */
const shuffled = <T>(items: readonly T[], keys: readonly number[]): readonly T[] =>
  items
    .map((item, at) => ({ item, key: keys[at % keys.length] ?? 0 }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item)

const merged = (acl: readonly WorldEntry[]): readonly WorldEntry[] =>
  [...new Set(acl.map(({ groupId }) => groupId))].map((groupId) => ({
    groupId,
    actions: acl.filter((entry) => entry.groupId === groupId).flatMap(({ actions }) => actions),
  }))

const split = (acl: readonly WorldEntry[]): readonly WorldEntry[] =>
  acl.flatMap(({ groupId, actions }) => actions.map((action) => ({ groupId, actions: [action] })))

describe('a decision', () => {
  const keys = fc.array(fc.nat(), { minLength: 7, maxLength: 7 })

  it('is the same for any order and any writing of the same ACL', () => {
    fc.assert(
      fc.property(worldAndQuestions, keys, ({ world, questions }, order) => {
        const rewritten = (
          change: (acl: readonly WorldEntry[]) => readonly WorldEntry[],
        ): World => ({
          ...world,
          objects: world.objects.map((object) => ({ ...object, acl: change(object.acl) })),
        })
        const others = [
          rewritten((acl) => shuffled(acl, order)),
          rewritten((acl) => acl.toReversed()),
          rewritten(merged),
          rewritten((acl) => shuffled(split(acl), order)),
          rewritten((acl) => [...acl, ...shuffled(acl, order)]),
        ]
        for (const question of questions) {
          const allowed = allowedIn(world, question)
          for (const other of others) expect(allowedIn(other, question)).toBe(allowed)
        }
      }),
      { seed, numRuns: runs(150, 300) },
    )
  })

  it('is the same for any order of roles, permissions, groups and assignments', () => {
    fc.assert(
      fc.property(worldAndQuestions, keys, ({ world, questions }, order) => {
        const grantee = <T extends WorldGrantee>(holds: T): T => ({
          ...holds,
          permissions: shuffled(holds.permissions, order),
          groups: shuffled(holds.groups, order),
          assignments: shuffled([...holds.assignments, ...holds.assignments], order),
        })
        const other: World = {
          objects: world.objects,
          roles: shuffled(world.roles, order).map(({ id, permissions }) => ({
            id,
            permissions: shuffled(permissions, order),
          })),
          groups: shuffled(world.groups, order).map(({ id, roles }) => ({
            id,
            roles: shuffled(roles, order),
          })),
          users: shuffled(world.users.map(grantee), order),
          everybody: grantee(world.everybody),
        }
        for (const question of questions) {
          expect(allowedIn(other, question)).toBe(allowedIn(world, question))
        }
      }),
      { seed, numRuns: runs(250, 500) },
    )
  })

  it('is no wherever an entry of the ACL denies, but for what cannot be locked out', () => {
    fc.assert(
      fc.property(worldAndQuestions, keys, ({ world, questions }, order) => {
        const denying = (object: WorldObject, action: string): WorldObject => ({
          ...object,
          acl: shuffled([...object.acl, { groupId: null, actions: [`!${action}`] }], order),
        })
        for (const question of questions) {
          if (question.action.startsWith('CHANGE_') || question.id === undefined) continue
          const object = {
            ownerUser: null,
            ownerGroup: null,
            acl: [],
            type: question.type,
            id: question.id,
          }
          const objects = [...world.objects, object].map((each) => denying(each, question.action))

          expect(allowedIn({ ...world, objects }, question)).toBe(false)
        }
      }),
      { seed, numRuns: runs(250, 500) },
    )
  })

  it('gives whoever signs in no less than nobody has, as long as there is no ACL', () => {
    fc.assert(
      fc.property(worldAndQuestions, ({ world, questions }) => {
        const open = { ...world, objects: world.objects.map((each) => ({ ...each, acl: [] })) }
        for (const question of questions) {
          if (!allowedIn(open, { ...question, who: null })) continue
          expect(allowedIn(open, question)).toBe(true)
        }
      }),
      { seed, numRuns: runs(250, 500) },
    )
  })
})

const words = (part: Part): readonly string[] => (part === '*' ? ['*', 'UNSEEN'] : part)

/** Every request that a permission is good for, and with `*` one that nobody ever thought of. */
const requestsIn = ({ types, actions, ids }: Permission): readonly Request[] =>
  words(types).flatMap((type) =>
    words(actions).flatMap((action) =>
      ids === '*'
        ? [
            { type, action },
            { type, action, id: encodeObjectId(['unseen']) },
          ]
        : ids.map((id) => ({ type, action, id })),
    ),
  )

const allTransitive = <T extends Grantee>(grantee: T): T => ({
  ...grantee,
  assignments: grantee.assignments.map((assignment) => ({ ...assignment, transitive: true })),
})

/** The same facts about an object with that ownership and no ACL. */
const owned = (facts: Facts, { qualifyingUserId, qualifyingGroupId }: Qualification): Facts => ({
  ...facts,
  security: { ownerUserId: qualifyingUserId, ownerGroupId: qualifyingGroupId, acl: [] },
})

const qualification: fc.Arbitrary<Qualification> = fc.record({
  qualifyingUserId: fc.constantFrom(null, '__proto__', 'constructor', 'anna', 'gone'),
  qualifyingGroupId: fc.constantFrom(null, 'hasOwnProperty', '*', 'a:b', 'gone'),
})

const grants = fc.array(fc.tuple(randomPermission, qualification), { minLength: 8, maxLength: 8 })

describe('granting', () => {
  it('is allowed for what is held under that ownership alone, and for all that is held', () => {
    const met = { yes: 0, no: 0 }

    fc.assert(
      fc.property(randomWorld, grants, (world, tried) => {
        for (const { id } of world.users) {
          const facts = factsOf(world)(id)
          const user = facts.user && allTransitive(facts.user)
          const passing = { ...facts, everybody: allTransitive(facts.everybody), user }
          for (const [permission, under] of tried) {
            const isHeld = requestsIn(permission).every(
              (request) => decide(owned(facts, under), request).allowed,
            )
            if (mayGrant(facts, permission, under)) expect(isHeld).toBe(true)
            expect(mayGrant(passing, permission, under)).toBe(isHeld)
            met[isHeld ? 'yes' : 'no'] += 1
          }
        }
      }),
      { seed, numRuns: runs(250, 500) },
    )

    expect(Math.min(met.yes, met.no)).toBeGreaterThan(runs(250, 500))
    expect(polluted()).toBe(false)
  })

  it('through an ACL opens to nobody what the one who changes it does not hold', () => {
    const met = { opened: 0, refused: 0 }
    const actions = ['READ', 'UPDATE', 'CHANGE_ACL', 'CHANGE_OWNERSHIP', 'UNSEEN']

    fc.assert(
      fc.property(randomWorld, randomAcl, (world, acl) => {
        const about = factsOf(world)
        for (const object of world.objects) {
          const before = securityOf(object)
          const after = { ...before, acl }
          const named = { type: object.type, id: encodeObjectId(object.id) }
          for (const { id: changer } of world.users) {
            if (actionsOpenedUnheld(about(changer, before), named, acl).length > 0) {
              met.refused += 1
              continue
            }
            if (changer === object.ownerUser) continue
            for (const who of [null, ...world.users.map(({ id }) => id)]) {
              for (const action of actions) {
                const request = { ...named, action }
                if (!decide(about(who, after), request).allowed) continue
                if (decide(about(who, before), request).allowed) continue
                met.opened += 1
                if (isAdministrator(about(changer))) continue
                expect(decide(about(changer, before), request).allowed).toBe(true)
              }
            }
          }
        }
      }),
      { seed, numRuns: 1_000 },
    )

    expect(Math.min(met.opened, met.refused)).toBeGreaterThan(500)
  })
})
