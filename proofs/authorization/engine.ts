/** `decide` against the reference model: the decision, and the rule that made it. */
import { decide } from '../../lib/domain/access/decide.ts'
import { decisiveRules, oracle } from '../../tests/domain/referenceModel.ts'
import type { Question, World } from '../../tests/domain/fixture.ts'
import { factsOf, requestOf, securityAsked } from '../../tests/domain/fixtureFacts.ts'
import type { Finding, ProofOptions } from '../proof.ts'
import { pairs, type Pairs } from './pairs.ts'
import { count, Disagreements, share, together } from './part.ts'

class Tally {
  pairs = 0
  allowed = 0
  readonly disagreements = new Disagreements()
  readonly decisive = new Map<string, number>()

  weigh({ world, questions }: Pairs): void {
    const facts = factsOf(world)
    for (const question of questions) {
      const security = securityAsked(world, question)
      const { allowed, rule } = decide(facts(question.who, security), requestOf(question))
      const verdict = oracle(world, question)
      this.pairs += 1
      if (allowed) this.allowed += 1
      if (verdict.allowed !== allowed || verdict.rule !== rule) {
        this.disagreements.add(() => JSON.stringify({ world, question, allowed, rule, verdict }))
      }
      this.#weighRules(world, question, allowed, rule)
    }
  }

  #weighRules(world: World, question: Question, allowed: boolean, decided: string): void {
    for (const rule of [decided, 'lock-out-repair']) {
      if (rule === 'no-grant' || oracle(world, question, rule).allowed === allowed) continue
      this.decisive.set(rule, (this.decisive.get(rule) ?? 0) + 1)
    }
  }
}

const pairsBetweenLines = 100_000

export const engineAgainstOracle = ({ seed, amount, progress }: ProofOptions): Finding => {
  const tally = new Tally()
  for (const each of pairs(seed, amount)) {
    tally.weigh(each)
    if (tally.pairs % pairsBetweenLines === 0) progress(`${tally.pairs} pairs`)
  }
  return together([
    count('Pairs of a scenario and a question', tally.pairs),
    tally.disagreements.finding('Decisions that differ from the reference model'),
    share('Allowed by the reference model', tally.allowed, tally.pairs, [20, 80]),
    ...decisiveRules.map((rule) =>
      share(`\`${rule}\` alone decides`, tally.decisive.get(rule) ?? 0, tally.pairs, [1]),
    ),
  ])
}
