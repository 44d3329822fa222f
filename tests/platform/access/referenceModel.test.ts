import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decide } from '#access/rules/decide.ts'
import { encodeObjectId } from '#values/objectId.ts'
import { questionsByTokens, randomFixture, seed } from './arbitraries.ts'
import { nastyPieces, polluted } from './hostile.ts'
import { decisiveRules, encodeNaively, referenceDecision } from './referenceModel.ts'
import { factsOf, requestOf, securityAsked } from './fixtureFacts.ts'
import { runs } from '../../support/longForm.ts'

const fixtures = runs(800, 2_500)
const questionsPerFixture = 40

const fixtureAndQuestions = randomFixture.chain((fixture) =>
  questionsByTokens(fixture, questionsPerFixture).map((questions) => ({ fixture, questions })),
)

/** How often each rule decided, and how often leaving it out would have changed the decision. */
class Tally {
  pairs = 0
  allowed = 0
  readonly decided = new Map<string, number>()
  readonly decisive = new Map<string, number>()

  static count(counts: Map<string, number>, rule: string): void {
    counts.set(rule, (counts.get(rule) ?? 0) + 1)
  }
}

describe('the reference model', () => {
  it('agrees with decide in random checks, in which every rule is decisive', () => {
    const tally = new Tally()

    fc.assert(
      fc.property(fixtureAndQuestions, ({ fixture, questions }) => {
        const facts = factsOf(fixture)
        for (const question of questions) {
          const security = securityAsked(fixture, question)
          const { allowed, rule } = decide(
            facts(question.who, security, question.atMillis, question.token),
            requestOf(question),
          )
          const verdict = referenceDecision(fixture, question)
          if (verdict.allowed !== allowed || verdict.rule !== rule) {
            expect({ question, allowed, rule }).toEqual({ question, ...verdict })
          }

          tally.pairs += 1
          if (allowed) tally.allowed += 1
          Tally.count(tally.decided, rule)
          for (const left of [rule, 'lock-out-repair']) {
            if (referenceDecision(fixture, question, left).allowed !== allowed)
              Tally.count(tally.decisive, left)
          }
        }
      }),
      { seed, numRuns: fixtures },
    )

    expect(tally.pairs).toBe(fixtures * questionsPerFixture)
    expect(tally.allowed / tally.pairs).toBeGreaterThan(0.2)
    expect(tally.allowed / tally.pairs).toBeLessThan(0.8)
    const share = (counts: Map<string, number>, rule: string): number =>
      (100 * (counts.get(rule) ?? 0)) / tally.pairs
    expect(share(tally.decided, 'no-grant')).toBeGreaterThan(1)
    for (const rule of decisiveRules) {
      expect(share(tally.decisive, rule), `percent decided by ${rule} alone`).toBeGreaterThan(1)
    }
    expect(polluted()).toBe(false)
  })

  it('encodes ids like `encodeObjectId`', () => {
    const parts = fc.array(
      fc.array(fc.constantFrom(...nastyPieces), { maxLength: 3 }).map((pieces) => pieces.join('')),
      { minLength: 1, maxLength: 3 },
    )

    fc.assert(
      fc.property(parts, (id) => {
        expect(encodeObjectId(id)).toBe(encodeNaively(id))
      }),
      { seed, numRuns: runs(3_000, 10_000) },
    )
  })
})
