import { describe, expect, it } from 'vitest'
import { decide } from '#access/rules/decide.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { type Ask, cases } from './decide.cases.ts'
import { referenceDecision } from './referenceModel.ts'
import { emptyFixture, holds, object, type Question, user, type Fixture } from './fixture.ts'
import { factsOf, requestOf, securityAsked } from './fixtureFacts.ts'

const questionOf = ({ who, text }: Ask): Question => {
  const [type = '', action = '', ...id] = text.split(':')
  return id.length === 0 ? { who, type, action } : { who, type, action, id: [id.join(':')] }
}

const ask = (fixture: Fixture, question: Question) =>
  decide(
    factsOf(fixture)(question.who, securityAsked(fixture, question), question.atMillis),
    requestOf(question),
  )

describe.each(cases)('decide: $name', ({ fixture, asks }) => {
  it.each(asks)('says $allowed to $who for $text by $rule', (asked) => {
    const question = questionOf(asked)

    const { allowed, rule } = ask(fixture, question)

    expect({ allowed, rule }).toEqual({ allowed: asked.allowed, rule: asked.rule })
  })

  it.each(asks)('agrees with the reference model about $who for $text', (asked) => {
    const verdict = referenceDecision(fixture, questionOf(asked))

    expect(verdict).toEqual({ allowed: asked.allowed, rule: asked.rule })
  })

  it('has an allowed and a refused request', () => {
    expect(new Set(asks.map(({ allowed }) => allowed))).toEqual(new Set([true, false]))
  })
})

describe('the cases of decide', () => {
  it('have unique names', () => {
    const names = cases.map(({ name }) => name)

    expect(new Set(names).size).toBe(names.length)
  })
})

describe('a decision', () => {
  const fixture: Fixture = {
    ...emptyFixture,
    roles: [{ id: 'reader', permissions: ['EVENT:READ'] }],
    groups: [{ id: 'club', roles: [{ roleId: 'reader', forAll: true }] }],
    users: [user('anna', { assignments: [holds('reader')], permissions: ['BOAT:READ'] })],
    objects: [
      object('EVENT', 'Kiel', {
        ownerGroup: 'club',
        acl: [
          { groupId: 'club', actions: ['READ'] },
          { groupId: null, actions: ['UPDATE'] },
          { groupId: null, actions: ['!DELETE'] },
        ],
      }),
    ],
  }

  it.each([
    [
      'the entry that grants',
      'EVENT:UPDATE:Kiel',
      { entry: { groupId: null, actions: ['UPDATE'] } },
    ],
    [
      'the entry that denies',
      'EVENT:DELETE:Kiel',
      { entry: { groupId: null, actions: ['!DELETE'] } },
    ],
    [
      'the role of the group',
      'EVENT:READ:Kiel',
      { roleId: 'reader', rule: 'everybody-group-role' },
    ],
    ['the role of the user', 'EVENT:READ:Cowes', { roleId: 'reader', rule: 'own-role' }],
  ])('carries %s', (_, text, reason) => {
    const decision = ask(
      fixture,
      questionOf({ who: 'anna', text, allowed: true, rule: 'no-grant' }),
    )

    expect(decision).toMatchObject(reason)
  })

  it('contains only the rule when there are no other details', () => {
    const own = ask(fixture, { who: 'anna', type: 'BOAT', action: 'READ' })
    const none = ask(fixture, { who: null, type: 'BOAT', action: 'READ' })

    expect(own).toStrictEqual({ allowed: true, rule: 'own-permission' })
    expect(none).toStrictEqual({ allowed: false, rule: 'no-grant' })
  })
})

const reading =
  'EVENT,LEADERBOARD,LEADERBOARD_GROUP,MEDIA_TRACK,REGATTA,TRACKED_RACE:READ ' +
  'BOAT,COMPETITOR:READ_PUBLIC'

describe('the predefined roles', () => {
  it('have the ids and the permissions that the reference lists', () => {
    const listed = Object.values(predefinedRoles).map(({ id, name, permissions }) => [
      id,
      name,
      permissions.join(' '),
    ])

    expect(listed).toEqual([
      ['dc77e3d1-d405-435e-8699-ce7245f6fd7a', 'admin', '*'],
      [
        'ad1d5148-b13d-4464-90c4-7c396e4d4e2e',
        'user',
        '*:CHANGE_ACL,CHANGE_OWNERSHIP,CREATE,DELETE,READ,READ_PUBLIC,UPDATE',
      ],
      ['c42948df-517b-45cb-9fa9-d1e79f18e115', 'sailing_viewer', reading],
      ['244cb84c-2b8a-4557-b175-db963072cfbc', 'spectator', ''],
      [
        '91c88a11-c977-4c24-b0a6-15bac0525764',
        'moderator',
        'TRACKED_RACE:CAN_REPLAY_DURING_LIVE_RACES',
      ],
      ['2e22583b-c9c1-4ee4-8231-e8e320a8a411', 'mediaeditor', 'MEDIA_TRACK:*'],
      [
        '3d1fc58f-5afc-4823-b71d-049ab2e8a83d',
        'event_manager',
        'SERVER:CREATE_OBJECT EVENT:UPLOAD_MEDIA',
      ],
      [
        '8f1c5f0e-3a0b-4f5e-9d52-2c1b7a6e4d10',
        'race_officer',
        `${reading} REGATTA:LAY_COURSE,ADD_RACES LEADERBOARD:START,SCORE,PING,TALLY,TAG`,
      ],
      [
        '5b7d2a94-61c8-4c0f-8e3a-90d4f2b1c611',
        'scorer',
        `${reading} REGATTA:CHANGE_ENTRIES LEADERBOARD:SCORE`,
      ],
      ['c3e90b17-0d4e-4b86-a7f5-1f6a8d2e9512', 'mark_boat', `${reading} LEADERBOARD:PING`],
      ['e6a4d853-92b7-4d1c-b08f-7c5e3f1a2b13', 'safety', `${reading} LEADERBOARD:TALLY`],
      ['1d8b6c72-4e5f-4a93-96d1-b3f0a7c8e414', 'commentator', `${reading} LEADERBOARD:TAG`],
    ])
  })
})
