/** Lists find every object on which a request is allowed, by a source or by its id. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decide } from '#access/rules/decide.ts'
import type { Facts } from '#access/rules/facts.ts'
import { noSecurity, type Security } from '#values/security.ts'
import { type Reach, reachOf } from '#access/rules/reach.ts'
import { reachSourcesOf } from '#table/reachSources.ts'
import type { AccessRequest } from '#access/rules/permission.ts'
import { questionsByTokens, randomFixture, seed } from './arbitraries.ts'
import type { Fixture, Question } from './fixture.ts'
import { factsOf, requestOf, securityAsked } from './fixtureFacts.ts'
import { runs } from '../../support/longForm.ts'

const fixtureAndQuestions = randomFixture.chain((fixture) =>
  fc.record({ fixture: fc.constant(fixture), questions: questionsByTokens(fixture, 12) }),
)

const openGroupIdsOf = ({ groups }: Fixture) =>
  groups.filter(({ roles }) => roles.some(({ forAll }) => forAll)).map(({ id }) => id)

const contains = (reach: Reach, { id = '' }: AccessRequest, security: Security): boolean => {
  if (reach === 'everything') return true
  const reached = new Set(reach.sources.map((source) => source.join(' ')))
  const isOfSource = reachSourcesOf(security).some((source) => reached.has(source.join(' ')))
  return isOfSource || reach.ids.includes(id)
}

/** All questions about one object that `decide` allows, with the reach of their user. */
const allowedIn = (
  fixture: Fixture,
  questions: readonly Question[],
  openGroupIds: readonly string[],
) =>
  questions.flatMap((question) => {
    const security = securityAsked(fixture, question)
    const facts: Facts = factsOf(fixture)(question.who, security, question.atMillis, question.token)
    const request = requestOf(question)
    if (request.id === undefined || !decide(facts, request).allowed) return []
    // The security of the object is not known while a list looks for the object.
    const reach = reachOf({ ...facts, security: noSecurity }, request, openGroupIds)
    return [{ reach, isFound: contains(reach, request, security), security }]
  })

describe('the reach of a user', () => {
  it('contains every object for which a request is allowed', () => {
    let bySource = 0
    fc.assert(
      fc.property(fixtureAndQuestions, ({ fixture, questions }) => {
        const allowed = allowedIn(fixture, questions, openGroupIdsOf(fixture))

        bySource += allowed.filter(({ reach }) => reach !== 'everything').length
        expect(allowed.filter(({ isFound }) => !isFound)).toEqual([])
      }),
      { seed, numRuns: runs(600, 5_000) },
    )
    expect(bySource).toBeGreaterThan(100)
  })

  it('needs the groups with roles for everybody', () => {
    const missed = fc
      .sample(fixtureAndQuestions, { seed, numRuns: 600 })
      .flatMap(({ fixture, questions }) => allowedIn(fixture, questions, []))
      .filter(({ isFound }) => !isFound)

    expect(missed.length).toBeGreaterThan(0)
    expect(missed.every(({ security }) => security.ownerGroupId !== null)).toBe(true)
  })

  it('does not contain an object of others', () => {
    const facts = factsOf({
      roles: [],
      groups: [],
      users: [{ id: 'anna', permissions: ['EVENT:READ:Kiel'], groups: [], assignments: [] }],
      everybody: { permissions: [], groups: [], assignments: [] },
      objects: [],
    })('anna', noSecurity, 0)
    const ownedByBen = { ...noSecurity, ownerUserId: 'ben' }
    const question = { type: 'EVENT', action: 'READ' }

    const reach = reachOf(facts, question, [])

    expect(contains(reach, { ...question, id: 'Kiel' }, ownedByBen)).toBe(true)
    expect(contains(reach, { ...question, id: 'Sydney' }, ownedByBen)).toBe(false)
  })
})

describe('the sources of an object', () => {
  const entry = (groupId: string | null, ...actions: readonly string[]) => ({ groupId, actions })

  it('are its owners, and the groups to which its ACL grants an action', () => {
    const acl = [entry('crew', 'READ', '!UPDATE'), entry('club', 'READ')]

    expect(reachSourcesOf({ ownerUserId: 'anna', ownerGroupId: 'club', acl })).toEqual([
      ['user', 'anna'],
      ['group', 'club'],
      ['group', 'crew'],
    ])
  })

  it('are everybody alone, if its ACL grants everybody an action', () => {
    const acl = [entry('crew', 'READ'), entry(null, 'READ', '!UPDATE')]

    expect(reachSourcesOf({ ownerUserId: 'anna', ownerGroupId: 'club', acl })).toEqual([
      ['everybody'],
    ])
  })

  it('are not the groups to which its ACL only denies actions', () => {
    const acl = [entry('crew', '!READ'), entry(null, '!*')]

    expect(reachSourcesOf({ ...noSecurity, acl })).toEqual([])
  })
})
