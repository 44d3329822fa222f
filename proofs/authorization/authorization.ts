/** Whoever may, may, and nobody else: by an oracle, by Cedar, through HTTP, and against a plot. */
import type { Proof } from '../proof.ts'
import { engineAgainstCedar } from './cedar.ts'
import { engineAgainstOracle } from './engine.ts'
import { conspiracies } from './escalation.ts'
import { type Served, serviceAgainstOracle } from './http.ts'
import { together } from './part.ts'
import { startedService } from './startedService.ts'

const method = `Random worlds of users, groups, roles, assignments, owners and ACLs, with hostile
names, in which things are deleted that are still named. A pair is a world and a question.

1. \`decide\` against a **naive oracle**, which reads the raw texts with the dumbest loops there are
   and imports nothing from \`lib/\`. The answer and the rule that gave it have to be the same. A rule
   alone decides when the oracle without that rule says the opposite; that has to happen for each.
2. \`decide\` against **Cedar**, for every twentieth of the pairs. All of a decision can be said in
   Cedar: denials are \`forbid\`, and the repair that locks nobody out is a condition of it;
   qualifications are conditions on the owners; \`*\` is a parent of all types, or actions. Cedar knows
   no order of rules, so only yes and no are compared. What it has no word for is granting:
   whether somebody may pass on a permission is no question about a request.
3. **A service** that was started, for every fiftieth: the worlds are made through the API, and each
   question is asked in one of the ways that fit it, with the token of who asks.
4. **Conspiracies**: random sequences of calls of plain users who pool what they have. What was out
   of the reach of all of them at the beginning stays out of it. In half of them the users get rights
   for a while, through groups, everybody, access control lists and roles that are not transitive.
   An administrator takes these away one by one. After each revocation the users have no more than
   before that right was given.`

const cedarPairs = (amount: number): number => Math.ceil(amount / 20)
const questions = (amount: number): number => Math.ceil(amount / 50)
/** None in a short form: the test is one of the suite. */
const plots = (amount: number): number => (amount < 100_000 ? 0 : Math.floor(amount / 5_000))

/** @param start what is asked through HTTP */
export const authorizationOf = (start: () => Promise<Served>): Proof => ({
  name: 'authorization',
  title: 'Authorization',
  method,
  amount: 1_000_000,
  unit: 'pairs',
  run: async (options) => {
    const { amount } = options
    const findings = [
      engineAgainstOracle(options),
      engineAgainstCedar({ ...options, amount: cedarPairs(amount) }),
      await serviceAgainstOracle(start, { ...options, amount: questions(amount) }),
    ]
    if (plots(amount) > 0) {
      findings.push(await conspiracies({ ...options, amount: plots(amount) }))
    }
    return together(findings)
  },
})

export const authorization = authorizationOf(startedService)
