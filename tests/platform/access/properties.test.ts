/** Properties of `decide` that hold in every fixture. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decide } from '#access/rules/decide.ts'
import { questionsAbout, randomFixture, seed } from './arbitraries.ts'
import type { Question, Fixture, FixtureEntry, FixtureGrantee, FixtureObject } from './fixture.ts'
import { factsOf, requestOf, securityAsked } from './fixtureFacts.ts'
import { runs } from '../../support/longForm.ts'

const allowedIn = (fixture: Fixture, question: Question): boolean =>
  decide(
    factsOf(fixture)(question.who, securityAsked(fixture, question), question.atMillis),
    requestOf(question),
  ).allowed

const fixtureAndQuestions = randomFixture.chain((fixture) =>
  fc.record({ fixture: fc.constant(fixture), questions: questionsAbout(fixture, 12) }),
)

/** A permutation by the random keys. */
const shuffled = <T>(items: readonly T[], keys: readonly number[]): readonly T[] =>
  items
    .map((item, at) => ({ item, key: keys[at % keys.length] ?? 0 }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item)

/** Merges the entries of a group that have the same window. */
const merged = (acl: readonly FixtureEntry[]): readonly FixtureEntry[] => {
  const keyOf = (entry: FixtureEntry) => JSON.stringify({ ...entry, actions: [] })
  return acl.map((entry) => ({
    ...entry,
    actions: acl.filter((other) => keyOf(other) === keyOf(entry)).flatMap((other) => other.actions),
  }))
}

const split = (acl: readonly FixtureEntry[]): readonly FixtureEntry[] =>
  acl.flatMap((entry) => entry.actions.map((action) => ({ ...entry, actions: [action] })))

describe('a decision', () => {
  const keys = fc.array(fc.nat(), { minLength: 7, maxLength: 7 })

  it('is independent of the order and the spelling of ACL entries', () => {
    fc.assert(
      fc.property(fixtureAndQuestions, keys, ({ fixture, questions }, order) => {
        const rewritten = (
          change: (acl: readonly FixtureEntry[]) => readonly FixtureEntry[],
        ): Fixture => ({
          ...fixture,
          objects: fixture.objects.map((object) => ({ ...object, acl: change(object.acl) })),
        })
        const others = [
          rewritten((acl) => shuffled(acl, order)),
          rewritten((acl) => acl.toReversed()),
          rewritten(merged),
          rewritten((acl) => shuffled(split(acl), order)),
          rewritten((acl) => [...acl, ...shuffled(acl, order)]),
        ]
        for (const question of questions) {
          const allowed = allowedIn(fixture, question)
          for (const other of others) expect(allowedIn(other, question)).toBe(allowed)
        }
      }),
      { seed, numRuns: runs(150, 300) },
    )
  })

  it('is independent of the order of roles, permissions, groups and assignments', () => {
    fc.assert(
      fc.property(fixtureAndQuestions, keys, ({ fixture, questions }, order) => {
        const grantee = <T extends FixtureGrantee>(holds: T): T => ({
          ...holds,
          permissions: shuffled(holds.permissions, order),
          groups: shuffled(holds.groups, order),
          assignments: shuffled([...holds.assignments, ...holds.assignments], order),
        })
        const other: Fixture = {
          objects: fixture.objects,
          roles: shuffled(fixture.roles, order).map(({ id, permissions }) => ({
            id,
            permissions: shuffled(permissions, order),
          })),
          groups: shuffled(fixture.groups, order).map(({ id, roles }) => ({
            id,
            roles: shuffled(roles, order),
          })),
          users: shuffled(fixture.users.map(grantee), order),
          everybody: grantee(fixture.everybody),
        }
        for (const question of questions) {
          expect(allowedIn(other, question)).toBe(allowedIn(fixture, question))
        }
      }),
      { seed, numRuns: runs(250, 500) },
    )
  })

  it('is a refusal where an entry of the ACL denies, except where nobody can be locked out', () => {
    fc.assert(
      fc.property(fixtureAndQuestions, keys, ({ fixture, questions }, order) => {
        const denying = (object: FixtureObject, action: string): FixtureObject => ({
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
          const objects = [...fixture.objects, object].map((each) => denying(each, question.action))

          expect(allowedIn({ ...fixture, objects }, question)).toBe(false)
        }
      }),
      { seed, numRuns: runs(250, 500) },
    )
  })

  it('gives authenticated callers everything that anonymous ones have, without an ACL', () => {
    fc.assert(
      fc.property(fixtureAndQuestions, ({ fixture, questions }) => {
        const open = { ...fixture, objects: fixture.objects.map((each) => ({ ...each, acl: [] })) }
        for (const question of questions) {
          if (!allowedIn(open, { ...question, who: null })) continue
          expect(allowedIn(open, question)).toBe(true)
        }
      }),
      { seed, numRuns: runs(250, 500) },
    )
  })
})
