/** `decide` against the reference model: the decision, and the rule that made it. */
import { Tally } from '../../harness/tally.ts'
import { decide } from '#access/rules/decide.ts'
import { decisiveRules, referenceDecision } from '../../tests/platform/access/referenceModel.ts'
import { factsOf, requestOf, securityAsked } from '../../tests/platform/access/fixtureFacts.ts'
import type { Finding, ProofOptions } from '../proof.ts'
import { pairs, type Pairs } from './pairs.ts'
import { count, disagreements, disagreementsMax, share, together } from '../findings.ts'

const comparePairs = (tally: Tally, { fixture, questions }: Pairs): void => {
  const facts = factsOf(fixture)
  for (const question of questions) {
    const security = securityAsked(fixture, question)
    const { allowed, rule } = decide(
      facts(question.who, security, question.atMillis, question.token),
      requestOf(question),
    )
    const expected = referenceDecision(fixture, question)
    tally.count('pairs')
    if (allowed) tally.count('allowed')
    if (expected.allowed !== allowed || expected.rule !== rule) {
      tally.fail(() => JSON.stringify({ fixture, question, allowed, rule, expected }))
    }
    for (const decisive of [rule, 'lock-out-repair']) {
      if (decisive === 'no-grant') continue
      const without = referenceDecision(fixture, question, decisive)
      if (without.allowed !== allowed) tally.count(decisive)
    }
  }
}

const pairsBetweenLines = 100_000

export const decideAgainstModel = ({ seed, amount, progress }: ProofOptions): Finding => {
  const tally = new Tally(disagreementsMax)
  for (const each of pairs(seed, amount)) {
    comparePairs(tally, each)
    const pairsSoFar = tally.of('pairs')
    if (pairsSoFar % pairsBetweenLines === 0) progress(`${pairsSoFar} pairs`)
  }
  return together([
    count('Pairs of a scenario and a question', tally.of('pairs')),
    disagreements('Decisions that differ from the reference model', tally),
    share('Allowed by the reference model', tally.of('allowed'), tally.of('pairs'), [20, 80]),
    ...decisiveRules.map((rule) =>
      share(`\`${rule}\` alone decides`, tally.of(rule), tally.of('pairs'), [1]),
    ),
  ])
}
