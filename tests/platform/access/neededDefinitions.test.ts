/**
 * A decision reads all definitions that it needs, and no unrelated ones that strangers have
 * assigned.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAdministrator } from '#access/rules/acl.ts'
import { decide } from '#access/rules/decide.ts'
import type { Definitions, Facts, RoleAssignment } from '#access/rules/facts.ts'
import { mayGrant } from '#access/rules/granting.ts'
import { type Question, neededDefinitions, undecided } from '#access/rules/neededDefinitions.ts'
import { steps } from '#access/rules/decisionSteps.ts'
import { questionsAbout, randomPermission, randomFixture, seed } from './arbitraries.ts'
import { factsOf, requestOf, securityAsked } from './fixtureFacts.ts'
import { runs } from '../../support/longForm.ts'

/** The facts of a decision that reads only the needed definitions, round by round. */
const asRead = (facts: Facts, asked: Question): Facts => {
  const known = new Set<string>()
  const definitions: Definitions = {
    role: (id) => (known.has(`role ${id}`) ? facts.definitions.role(id) : undefined),
    group: (id) => (known.has(`group ${id}`) ? facts.definitions.group(id) : undefined),
    userExists: (id) =>
      (known.has(`user ${id}`) || id === facts.user?.userId) && facts.definitions.userExists(id),
  }
  const read = { ...facts, definitions }
  for (let size = -1; size < known.size;) {
    size = known.size
    const { groupIds, roleIds, userIds } = neededDefinitions(read, undecided(read, asked))
    for (const id of groupIds) known.add(`group ${id}`)
    for (const id of roleIds) known.add(`role ${id}`)
    for (const id of userIds) known.add(`user ${id}`)
  }
  return read
}

const fixtureAndQuestions = randomFixture.chain((fixture) =>
  fc.record({ fixture: fc.constant(fixture), questions: questionsAbout(fixture, 12) }),
)

describe('the definitions that are read', () => {
  it('give the same decision as all definitions', () => {
    fc.assert(
      fc.property(fixtureAndQuestions, ({ fixture, questions }) => {
        for (const question of questions) {
          const security = securityAsked(fixture, question)
          const facts = factsOf(fixture)(question.who, security, question.atMillis)
          const request = requestOf(question)

          const anything = asRead(facts, { securities: [security] })
          const oneThing = asRead(facts, { securities: [security], requests: [request] })

          expect(decide(anything, request)).toEqual(decide(facts, request))
          expect(decide(oneThing, request).allowed).toBe(decide(facts, request).allowed)
          expect(isAdministrator(oneThing)).toBe(isAdministrator(facts))
        }
      }),
      { seed, numRuns: runs(400, 1_500) },
    )
  })

  it('give the same explanation as all definitions', () => {
    fc.assert(
      fc.property(fixtureAndQuestions, ({ fixture, questions }) => {
        for (const question of questions) {
          const security = securityAsked(fixture, question)
          const facts = factsOf(fixture)(question.who, security, question.atMillis)
          const request = requestOf(question)

          const read = asRead(facts, { securities: [security], withTrail: true })

          expect(steps(read, request)).toEqual(steps(facts, request))
        }
      }),
      { seed, numRuns: runs(150, 600) },
    )
  })

  it('allow the same grants as all definitions', () => {
    const qualification = fc.record({
      qualifyingUserId: fc.constantFrom(null, '__proto__', 'constructor', 'anna', 'gone'),
      qualifyingGroupId: fc.constantFrom(null, 'hasOwnProperty', '*', 'a:b', 'gone'),
    })
    fc.assert(
      fc.property(randomFixture, qualification, randomPermission, (fixture, under, permission) => {
        const { qualifyingUserId: ownerUserId, qualifyingGroupId: ownerGroupId } = under
        const security = { ownerUserId, ownerGroupId, acl: [] }
        for (const who of [null, ...fixture.users.map(({ id }) => id)]) {
          const facts = factsOf(fixture)(who)
          for (const ofGroup of [undefined, { ...security, ownerGroupId: null }]) {
            const securities = ofGroup === undefined ? [security] : [security, ofGroup]
            const under = { security, ownerGroupSecurity: ofGroup }

            const read = asRead(facts, { securities })

            expect(mayGrant({ ...read, ...under }, permission)).toBe(
              mayGrant({ ...facts, ...under }, permission),
            )
          }
        }
      }),
      { seed, numRuns: runs(200, 800) },
    )
  })

  it('do not include roles that strangers gave for objects of their groups', () => {
    const gifts = Array.from({ length: 500 }, (_, at): RoleAssignment => {
      return {
        roleId: `r${at}`,
        qualifyingUserId: null,
        qualifyingGroupId: `g${at}`,
        transitive: true,
      }
    })
    const groups = gifts.map((_, at) => `g${at}`)
    const user = { userId: 'victim', permissions: [], groupIds: groups, assignments: gifts }
    const everybody = { permissions: [], groupIds: [], assignments: [] }
    const definitions: Definitions = {
      role: () => undefined,
      group: (id) => ({ id, name: id, roles: [{ roleId: `of ${id}`, forAll: true }] }),
      userExists: () => true,
    }
    const security = { ownerUserId: 'somebody', ownerGroupId: 'g7', acl: [] }

    const read = neededDefinitions({ user, everybody, definitions }, { securities: [security] })

    expect([...read.groupIds]).toEqual(['g7'])
    expect([...read.roleIds]).toEqual(['r7', 'of g7'])
    expect([...read.userIds]).toEqual([])
  })
})
