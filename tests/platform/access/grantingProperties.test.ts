/** Properties of granting that hold in every fixture. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAdministrator } from '#access/rules/acl.ts'
import { decide } from '#access/rules/decide.ts'
import type { Qualifier } from '#access/rules/facts.ts'
import { isAllowedWithoutEnd, mayGrant, newlyAllowedUngrantable } from '#access/rules/granting.ts'
import { encodeObjectId } from '#values/objectId.ts'
import type { PermissionPart, Permission, AccessRequest } from '#access/rules/permission.ts'
import {
  groupNames,
  questionsAbout,
  randomAcl,
  randomPermission,
  randomFixture,
  seed,
  times,
  userNames,
} from './arbitraries.ts'
import { polluted } from './hostile.ts'
import { passesNaively } from './referenceModel.ts'
import { object, type Fixture } from './fixture.ts'
import { factsOf, grantFactsOf, requestOf, securityAsked, securityOf } from './fixtureFacts.ts'
import { runs } from '../../support/longForm.ts'

const words = (part: PermissionPart): readonly string[] => (part === '*' ? ['*', 'UNSEEN'] : part)

/** Every request that a permission covers, and for `*` also one with an unknown word. */
const requestsIn = ({ types, actions, ids }: Permission): readonly AccessRequest[] =>
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

const qualification: fc.Arbitrary<Qualifier> = fc.record({
  qualifyingUserId: fc.constantFrom(null, '__proto__', 'constructor', 'anna', 'gone'),
  qualifyingGroupId: fc.constantFrom(null, 'hasOwnProperty', '*', 'a:b', 'gone'),
})

const windowEnd = fc.constantFrom(undefined, ...times)

const grants = fc.array(fc.tuple(randomPermission, qualification, windowEnd), {
  minLength: 8,
  maxLength: 8,
})

const manager = { id: 'manager', permissions: ['USER_GROUP:UPDATE'] }

/** Fixtures in which users own groups, and may change them through own roles and ACLs. */
const fixtureWithManagers: fc.Arbitrary<Fixture> = fc
  .record({
    fixture: randomFixture,
    acl: randomAcl,
    owner: fc.constantFrom(...userNames),
    managed: fc.record({
      roleId: fc.constant(manager.id),
      byUser: fc.constantFrom(null, ...userNames),
      byGroup: fc.constantFrom(null, ...groupNames),
      transitive: fc.boolean(),
    }),
  })
  .map(({ fixture, acl, owner, managed }) => ({
    ...fixture,
    roles: [...fixture.roles, manager],
    users: fixture.users.map((user, at) =>
      at === 0 ? { ...user, assignments: [...user.assignments, managed] } : user,
    ),
    objects: [
      ...fixture.objects,
      ...groupNames.map((name, at) => ({
        type: 'USER_GROUP',
        id: [name],
        ownerUser: at === 0 ? null : owner,
        ownerGroup: at === 2 ? null : groupNames[0],
        acl: at === 1 ? acl : [],
      })),
    ],
  }))

/** The raw parts of a request, as the reference model takes them. */
const partsOf = ({ type, action, id }: AccessRequest): readonly string[] =>
  id === undefined ? [type, action] : [type, action, id]

describe('granting', () => {
  it('is allowed for permissions that the reference model allows to grant, and that are held', () => {
    const met = { yes: 0, no: 0, heldAlone: 0, byManagers: 0, forTooShort: 0 }

    fc.assert(
      fc.property(fixtureWithManagers, grants, (fixture, tried) => {
        for (const { id } of fixture.users) {
          for (const [permission, under, validUntil] of tried) {
            const owners = {
              ownerUser: under.qualifyingUserId,
              ownerGroup: under.qualifyingGroupId,
            }
            const facts = grantFactsOf(fixture)(id, securityOf(object('', '', owners)))
            const requests = requestsIn(permission)
            const passesAt = (time: number) =>
              requests.every((request) =>
                passesNaively(fixture, id, partsOf(request), owners, time),
              )
            const inWindow = times.filter((time) => time === 0 || time < (validUntil ?? Infinity))
            const isPassed = inWindow.every(passesAt)
            const isHeld = requests.every((request) => decide(facts, request).allowed)
            const withoutGroup = { ...facts, ownerGroupSecurity: undefined }

            expect(mayGrant(facts, permission, { validUntil })).toBe(isPassed)
            if (!isPassed && passesAt(0)) met.forTooShort += 1
            if (isPassed) expect(isHeld).toBe(true)
            met[isPassed ? 'yes' : 'no'] += 1
            if (isHeld && !isPassed) met.heldAlone += 1
            if (isPassed && !mayGrant(withoutGroup, permission, { validUntil })) met.byManagers += 1
          }
        }
      }),
      { seed, numRuns: runs(250, 500) },
    )

    expect(Math.min(met.yes, met.no)).toBeGreaterThan(runs(250, 500))
    expect(met.heldAlone).toBeGreaterThan(100)
    expect(met.byManagers).toBeGreaterThan(10)
    expect(met.forTooShort).toBeGreaterThan(0)
    expect(polluted()).toBe(false)
  })

  it('knows the permissions that no window ends', () => {
    const met = { lasting: 0, ending: 0, never: 0 }
    const fixtureAndQuestions = randomFixture.chain((fixture) =>
      questionsAbout(fixture, 12).map((questions) => ({ fixture, questions })),
    )

    fc.assert(
      fc.property(fixtureAndQuestions, ({ fixture, questions }) => {
        for (const question of questions) {
          const at = (time: number) =>
            factsOf(fixture)(question.who, securityAsked(fixture, question), time)
          const request = requestOf(question)
          const allowed = times.map((time) => decide(at(time), request).allowed)

          expect(isAllowedWithoutEnd(at(0), request)).toBe(allowed.every(Boolean))
          const [now, ...later] = allowed
          met[now !== true ? 'never' : later.every(Boolean) ? 'lasting' : 'ending'] += 1
        }
      }),
      { seed, numRuns: runs(400, 2_000) },
    )

    expect(Math.min(met.lasting, met.ending, met.never)).toBeGreaterThan(20)
  })

  it('through an ACL grants nobody an action that the caller does not hold', () => {
    const met = { opened: 0, refused: 0 }
    const actions = ['READ', 'UPDATE', 'CHANGE_ACL', 'CHANGE_OWNERSHIP', 'UNSEEN']

    fc.assert(
      fc.property(randomFixture, randomAcl, (fixture, acl) => {
        const about = grantFactsOf(fixture)
        for (const object of fixture.objects) {
          const before = securityOf(object)
          const after = { ...before, acl }
          const resource = { type: object.type, id: encodeObjectId(object.id) }
          for (const { id: changer } of fixture.users) {
            if (newlyAllowedUngrantable(about(changer, before), resource, acl).length > 0) {
              met.refused += 1
              continue
            }
            if (changer === object.ownerUser) continue
            for (const time of times) {
              const ofChanger = about(changer, before, time)
              for (const who of [null, ...fixture.users.map(({ id }) => id)]) {
                const [factsBefore, factsAfter] = [
                  about(who, before, time),
                  about(who, after, time),
                ]
                for (const action of actions) {
                  const request = { ...resource, action }
                  if (!decide(factsAfter, request).allowed) continue
                  if (decide(factsBefore, request).allowed) continue
                  met.opened += 1
                  if (isAdministrator(ofChanger)) continue
                  expect(decide(ofChanger, request).allowed).toBe(true)
                }
              }
            }
          }
        }
      }),
      { seed, numRuns: runs(500, 1_500) },
    )

    expect(Math.min(met.opened, met.refused)).toBeGreaterThan(500)
  })
})
