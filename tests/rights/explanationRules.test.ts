/**
 * Explanations: the steps to a decision, and the changes that would alter it, in random fixtures
 * and in named ones.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decide } from '#access/rules/decide.ts'
import { effectiveGrantSources } from '#access/rules/grantSources.ts'
import { steps } from '#access/rules/decisionSteps.ts'
import { type Change, withChanges } from '#rights/rules/explanation/change.ts'
import { smallestChanges, suggestionsMax } from '#rights/rules/explanation/smallestChanges.ts'
import { windowObstacle } from '#values/timeWindow.ts'
import { questionsAbout, randomFixture, seed } from '../platform/access/arbitraries.ts'
import { referenceDecision } from '../platform/access/referenceModel.ts'
import type { Question, Fixture } from '../platform/access/fixture.ts'
import { factsOf, requestOf, securityAsked } from '../platform/access/fixtureFacts.ts'
import { runs } from '../support/longForm.ts'

const fixtureAndQuestions = (count: number) =>
  randomFixture.chain((fixture) =>
    questionsAbout(fixture, count).map((questions) => ({ fixture, questions })),
  )

const asked = (fixture: Fixture, question: Question) => ({
  facts: factsOf(fixture)(question.who, securityAsked(fixture, question), question.atMillis),
  request: requestOf(question),
})

/** Everything in the fixture may be suggested. */
const offersOf = (fixture: Fixture, who: string | null) => ({
  groupIds: fixture.users
    .filter(({ id }) => id === who)
    .flatMap(({ groups }) =>
      groups.filter((group) => fixture.groups.some(({ id }) => id === group)),
    ),
  roleIds: fixture.roles.map(({ id }) => id),
  nowMillis: 0,
})

describe('the steps', () => {
  it('lead to the decision in 10,000 random checks, and to that of the reference model', () => {
    const met = new Set<string>()

    fc.assert(
      fc.property(fixtureAndQuestions(20), ({ fixture, questions }) => {
        for (const question of questions) {
          const { facts, request } = asked(fixture, question)
          const decisive = steps(facts, request).find(({ obstacle }) => obstacle === null)
          const decision = decide(facts, request)
          const { allowed, rule } = decision
          const verdict = referenceDecision(fixture, question)
          const roleIdOf = (from: object | undefined) =>
            from !== undefined && 'roleId' in from ? from.roleId : undefined
          expect(roleIdOf(decision)).toBe(roleIdOf(decisive))

          const rules = [decisive?.rule ?? 'no-grant', verdict.rule]
          if (rules.some((other) => other !== rule) || verdict.allowed !== allowed) {
            expect({ question, rules }).toEqual({ question, rules: [rule, rule] })
          }
          met.add(rule)
        }
      }),
      { seed, numRuns: runs(200, 500) },
    )

    expect(met.size).toBe(9)
  })

  it('name each entry of the ACL, and each grant source that counts, once', () => {
    const obstacles = new Set<string | null>()

    fc.assert(
      fc.property(fixtureAndQuestions(10), ({ fixture, questions }) => {
        for (const question of questions) {
          const { facts, request } = asked(fixture, question)
          const walked = steps(facts, request)
          const entries = walked.flatMap((step) => ('entry' in step ? [step.entry] : []))
          const held = walked.filter(
            (step) =>
              !('entry' in step) &&
              !('token' in step) &&
              !['not-a-member', 'other-owner'].includes(step.obstacle ?? '') &&
              windowObstacle(step.assignment ?? {}, facts.atMillis) === null,
          )

          expect(new Set(entries)).toEqual(new Set(facts.security.acl))
          expect(entries).toHaveLength(facts.security.acl.length)
          expect(held.map(({ rule }) => rule)).toEqual(
            effectiveGrantSources(facts).map(({ rule }) => rule),
          )
          for (const { obstacle } of walked) obstacles.add(obstacle)
        }
      }),
      { seed, numRuns: runs(150, 300) },
    )

    expect([...obstacles].map(String).sort()).toEqual([
      'expired',
      'group-gone',
      'never-locked-out',
      'not-a-member',
      'not-permitted',
      'not-yet',
      'null',
      'other-action',
      'other-owner',
      'role-gone',
    ])
  })
})

describe('the smallest changes', () => {
  it('allow the request with all of them, and not with any of them left out', () => {
    const kinds = new Map<string, number>()

    fc.assert(
      fc.property(fixtureAndQuestions(10), ({ fixture, questions }) => {
        for (const question of questions) {
          const { facts, request } = asked(fixture, question)
          const suggested = smallestChanges(facts, request, offersOf(fixture, question.who))

          if (decide(facts, request).allowed) expect(suggested).toEqual([])
          expect(suggested.length).toBeLessThanOrEqual(suggestionsMax)
          for (const changes of suggested) {
            expect(decide(withChanges(facts, changes), request).allowed).toBe(true)
            for (const left of changes) {
              const others = changes.filter((change) => change !== left)
              expect(decide(withChanges(facts, others), request).allowed).toBe(false)
            }
            const shape = changes.map(({ kind }) => kind).join(' ')
            kinds.set(shape, (kinds.get(shape) ?? 0) + 1)
          }
        }
      }),
      { seed, numRuns: runs(200, 400) },
    )

    for (const shape of [
      'remove-denial',
      'remove-denial remove-denial',
      'add-grant',
      'remove-denial add-grant',
      'join-group',
      'give-role',
      'attach-role',
      'lengthen-entry',
      'make-owner',
      'remove-denial give-role',
    ]) {
      expect(kinds.get(shape) ?? 0, shape).toBeGreaterThan(0)
    }
  })

  it('always exist for an object, for any caller', () => {
    fc.assert(
      fc.property(fixtureAndQuestions(10), ({ fixture, questions }) => {
        for (const question of questions.filter(
          ({ id, type }) => id !== undefined && type !== '*',
        )) {
          const { facts, request } = asked(fixture, question)
          if (decide(facts, request).allowed) continue

          const suggested = smallestChanges(facts, request, offersOf(fixture, question.who))

          expect(suggested.length).toBeGreaterThan(0)
        }
      }),
      { seed, numRuns: runs(150, 300) },
    )
  })
})

describe('the order of suggestions', () => {
  it('begins with one person and the smallest permission, and ends with everybody', () => {
    const fixture: Fixture = {
      roles: [
        { id: 'everything', permissions: ['*'] },
        { id: 'all events', permissions: ['EVENT:*'] },
        { id: 'reader', permissions: ['EVENT:READ'] },
      ],
      groups: [
        { id: 'crew', roles: [{ roleId: 'reader', forAll: false }] },
        { id: 'mine', roles: [] },
      ],
      users: [{ id: 'anna', permissions: [], groups: ['mine'], assignments: [] }],
      everybody: { permissions: [], groups: [], assignments: [] },
      objects: [{ type: 'EVENT', id: ['Kiel'], ownerUser: 'bert', ownerGroup: 'crew', acl: [] }],
    }
    const question = { who: 'anna', type: 'EVENT', action: 'READ', id: ['Kiel'] }
    const { facts, request } = asked(fixture, question)

    const suggested = smallestChanges(facts, request, {
      ...offersOf(fixture, 'anna'),
      ownGroupId: 'mine',
    })

    const labelsOf = (changes: readonly Change[]) =>
      changes.map((change) =>
        [
          change.kind,
          'roleId' in change ? change.roleId : '',
          'groupId' in change ? change.groupId : '',
        ]
          .filter((word) => word !== '')
          .join(' '),
      )
    expect(suggested.map(labelsOf)).toEqual([
      ['add-grant mine'],
      ['join-group crew'],
      ['give-role reader'],
      ['give-role all events'],
      ['give-role everything'],
      ['add-grant '],
    ])
  })
})
