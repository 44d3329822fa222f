/** A scoped token limits its owner in decisions and in granting, and adds nothing. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayDoEverything } from '#access/rules/acl.ts'
import { decide } from '#access/rules/decide.ts'
import { steps } from '#access/rules/decisionSteps.ts'
import { isAllowedWithoutEnd, mayGrant, mayPassOn } from '#access/rules/granting.ts'
import { parsePermission, permissionFor } from '#access/rules/permission.ts'
import { listPermits, limitOf, tokenObstacle } from '#access/rules/tokenLimit.ts'
import { runs } from '../../support/longForm.ts'
import { questionsByTokens, randomFixture, seed } from './arbitraries.ts'
import { emptyFixture, type Fixture, type FixtureToken, object, user } from './fixture.ts'
import { grantFactsOf, requestOf, securityAsked } from './fixtureFacts.ts'

const fixture: Fixture = {
  ...emptyFixture,
  users: [user('anna', { permissions: ['*'] }), user('bob')],
  objects: [
    object('EVENT', 'Kiel', { ownerUser: 'anna' }),
    object('EVENT', 'Cowes', { acl: [{ groupId: null, actions: ['READ', '!CHANGE_ACL'] }] }),
  ],
}

const facts = (who: string, id: string, token?: FixtureToken, atMillis = 0) => {
  const question = { who, type: 'EVENT', action: 'READ', id: [id] }
  return grantFactsOf(fixture)(who, securityAsked(fixture, question), atMillis, token)
}

const request = (action: string, id = 'Kiel') => ({ type: 'EVENT', action, id })

describe('the obstacle of a token', () => {
  const token = { permissions: ['EVENT:READ:Kiel'], validFrom: 1, validUntil: 3 }

  it.each([
    ['READ', 0, 'not-yet'],
    ['READ', 1, null],
    ['READ', 2, null],
    ['READ', 3, 'expired'],
    ['UPDATE', 2, 'token'],
    ['UPDATE', 3, 'expired'],
  ])('to %s at %i is %s', (action, atMillis, obstacle) => {
    const about = facts('anna', 'Kiel', token, atMillis)

    expect(tokenObstacle(about, request(action))).toBe(obstacle)
    expect(decide(about, request(action)).allowed).toBe(obstacle === null)
    expect(limitOf(about)).toHaveLength(obstacle === 'not-yet' || obstacle === 'expired' ? 0 : 1)
  })

  it('does not exist without a token', () => {
    expect(tokenObstacle(facts('anna', 'Kiel'), request('UPDATE'))).toBeNull()
    expect(limitOf(facts('anna', 'Kiel'))).toBeUndefined()
  })
})

describe('a decision with a token', () => {
  it('names the token, and needs the right of the owner too', () => {
    const token = { permissions: ['EVENT:UPDATE'] }

    const [held, unlisted, unheld] = [
      decide(facts('anna', 'Kiel', token), request('UPDATE')),
      decide(facts('anna', 'Kiel', token), request('READ')),
      decide(facts('bob', 'Kiel', token), request('UPDATE')),
    ]

    expect([held.allowed, unlisted.allowed, unheld.allowed]).toEqual([true, false, false])
    expect(unlisted).toMatchObject({ rule: 'token', token: { id: 'token', name: 'token' } })
    expect(unheld.rule).toBe('no-grant')
  })

  it('limits what everybody may do', () => {
    const [without, other] = [undefined, { permissions: ['EVENT:READ:Kiel'] }].map((token) =>
      decide(facts('bob', 'Cowes', token), request('READ', 'Cowes')),
    )

    expect([without?.allowed, other?.rule]).toEqual([true, 'token'])
  })

  it('keeps what an administrator cannot be locked out of', () => {
    const token = { permissions: ['EVENT:CHANGE_ACL:Cowes'] }

    expect(decide(facts('anna', 'Cowes', token), request('CHANGE_ACL', 'Cowes')).allowed).toBe(true)
    expect(decide(facts('bob', 'Cowes', token), request('CHANGE_ACL', 'Cowes')).allowed).toBe(false)
  })

  it('begins its steps with the token, and no other one applies', () => {
    const token = { permissions: ['EVENT:READ'] }
    const refused = steps(facts('anna', 'Kiel', token), request('UPDATE'))
    const allowed = steps(facts('anna', 'Kiel', token), request('READ'))

    expect(refused[0]).toMatchObject({ rule: 'token', obstacle: 'token' })
    expect(refused.map(({ obstacle }) => obstacle)).not.toContain(null)
    expect(allowed.map(({ rule }) => rule)).not.toContain('token')
    expect(allowed.map(({ obstacle }) => obstacle)).toContain(null)
  })
})

describe('granting with a token', () => {
  const read = parsePermission('EVENT:READ')
  const until = { validUntil: 2 }

  it('needs the permission in its list, until its own end', () => {
    const listed = facts('anna', 'Kiel', { permissions: ['EVENT:READ'], validUntil: 3 })
    const unlisted = facts('anna', 'Kiel', { permissions: ['EVENT:UPDATE'], validUntil: 3 })

    expect([mayGrant(listed, read, until), mayGrant(listed, read)]).toEqual([true, false])
    expect(mayGrant(unlisted, read, until)).toBe(false)
    expect([mayPassOn(listed, request('READ'), until), mayPassOn(listed, request('READ'))]).toEqual(
      [true, false],
    )
    expect(mayPassOn(unlisted, request('READ'), until)).toBe(false)
    expect(isAllowedWithoutEnd(listed, request('READ'))).toBe(false)
    expect(isAllowedWithoutEnd(facts('anna', 'Kiel'), request('READ'))).toBe(true)
  })

  it('is that of an administrator with `*` alone', () => {
    expect(mayDoEverything(facts('anna', 'Kiel'))).toBe(true)
    expect(mayDoEverything(facts('anna', 'Kiel', { permissions: ['*'] }))).toBe(true)
    expect(mayDoEverything(facts('anna', 'Kiel', { permissions: ['*:READ,UPDATE'] }))).toBe(false)
    expect(mayDoEverything(facts('bob', 'Kiel', { permissions: ['*'] }))).toBe(false)
  })
})

it('nobody does or grants by a token what they may not do or grant themselves', () => {
  let refused = 0
  const cases = randomFixture.chain((made) =>
    fc.record({ made: fc.constant(made), questions: questionsByTokens(made, 12) }),
  )

  fc.assert(
    fc.property(cases, ({ made, questions }) => {
      const about = grantFactsOf(made)
      for (const { token, ...question } of questions) {
        if (token === undefined) continue
        const asked = requestOf(question)
        const security = securityAsked(made, question)
        const own = about(question.who, security, question.atMillis)
        const limited = about(question.who, security, question.atMillis, token)
        const permitted =
          limited.user?.token !== undefined && listPermits(limited.user.token, asked)
        const untimely = ['not-yet', 'expired'].includes(tokenObstacle(limited, asked) ?? '')

        const isAllowed = decide(limited, asked).allowed
        expect(isAllowed).toBe(decide(own, asked).allowed && permitted && !untimely)
        if (!isAllowed && decide(own, asked).allowed) refused += 1
        const granted = [mayGrant(limited, permissionFor(asked)), mayPassOn(limited, asked)]
        const without = [mayGrant(own, permissionFor(asked)), mayPassOn(own, asked)]
        granted.forEach((holds, position) => {
          expect(!holds || (without[position] === true && permitted && !untimely)).toBe(true)
        })
      }
    }),
    { seed, numRuns: runs(400, 4_000) },
  )
  expect(refused).toBeGreaterThan(50)
})
